"""Small helpers over shapely that every step of the generator uses."""
import math

from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.ops import linemerge, unary_union


def parts(geometry, kind):
    """All parts of one kind ('Polygon', 'LineString') in a geometry of any nesting."""
    if geometry.is_empty:
        return []
    if geometry.geom_type == kind:
        return [geometry]
    return [part for child in getattr(geometry, 'geoms', []) for part in parts(child, kind)]


def polygons(geometry):
    return parts(geometry, 'Polygon')


def area_only(geometry):
    """A geometry without the stray lines and points that cutting may leave."""
    return MultiPolygon(polygons(geometry))


def lines(geometry):
    return parts(geometry, 'LineString')


def merged_lines(geometries):
    """The geometries' lines, noded where they meet and merged to the longest runs between nodes."""
    noded = unary_union(geometries)
    return lines(linemerge(noded)) if lines(noded) else []


def without_small_parts(geometry, least_area):
    """Drops parts and holes under least_area, but keeps the largest part whatever its size."""
    found = sorted(polygons(geometry), key=lambda part: -part.area)
    kept = [part for index, part in enumerate(found) if index == 0 or part.area >= least_area]
    return MultiPolygon([Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area >= least_area])
                         for part in kept])


def smoothed(points, rounds=1):
    """Chaikin's corner cutting; the end points stay. A closed line is cut at its seam too."""
    closed = len(points) > 3 and points[0] == points[-1]
    for _ in range(rounds):
        cut = [] if closed else [points[0]]
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            cut += [(.75 * ax + .25 * bx, .75 * ay + .25 * by), (.25 * ax + .75 * bx, .25 * ay + .75 * by)]
        cut.append(cut[0] if closed else points[-1])
        points = cut
    return points


def rounded(points, digits=1):
    """Points on the grid of the written file, repeated ones left out."""
    kept = []
    for x, y in points:
        point = (round(x, digits) + 0.0, round(y, digits) + 0.0)
        if not kept or point != kept[-1]:
            kept.append(point)
    return kept


def curve(start, end, bend, steps=24):
    """A quadratic arc from start to end; bend is the sagitta to the right of the way, in units of the points."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay) or 1.0
    cx = (ax + bx) / 2 - (by - ay) / length * bend * 2
    cy = (ay + by) / 2 + (bx - ax) / length * bend * 2
    points = []
    for step in range(steps + 1):
        t = step / steps
        points.append(((1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx,
                       (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by))
    return LineString(points)
