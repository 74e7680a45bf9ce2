"""Shared arcs: every stretch of border is drawn once, and both neighbours take the very same points.

The provinces' outlines are noded into arcs between junctions; each arc is simplified, loosened where it is
too straight, and rounded to the grid of the file; the faces between the arcs are the provinces again.
"""
import math
import random
from collections import defaultdict, namedtuple

from shapely.geometry import LineString, Point, Polygon
from shapely.ops import polygonize, transform, unary_union
from shapely.prepared import prep
from shapely.strtree import STRtree

from shapes import area_only, merged_lines, polygons, rounded, smoothed, without_small_parts

GRID = .02            # noding grid
LEAST_ISLAND = 7.0    # square units; smaller islands and lakes of land are left out
LEAST_EXCLAVE = 200.0  # a smaller part enclosed by others goes to its longest neighbour
FINGER = 7.0          # thinner reaches into a neighbour are cut off
COAST_TOLERANCE = .3
BORDER_TOLERANCE = .5
LONG_STRAIGHT = 8.0   # border segments longer than this are broken
BREAK = .14           # ... by up to this share of their length to either side

# kind: 'coast' (water on one side), 'border' (between provinces), 'edge' (province and land not in play)
Arc = namedtuple('Arc', 'points kind')


def on_grid(shape):
    return transform(lambda xs, ys: (tuple(round(x / GRID) * GRID for x in xs),
                                     tuple(round(y / GRID) * GRID for y in ys)), shape)


class Owners:
    """Finds the area that a point lies in."""

    def __init__(self, areas):
        self.names = list(areas)
        self.shapes = list(areas.values())
        self.prepared = [prep(shape) for shape in self.shapes]
        self.index = {id(shape): at for at, shape in enumerate(self.shapes)}
        self.tree = STRtree(self.shapes)

    def at(self, point):
        for shape in self.tree.query(point):
            at = self.index[id(shape)]
            if self.prepared[at].contains(point):
                return self.names[at]
        return None


def noded_areas(areas):
    """The areas rebuilt from noded lines, so that neighbours share every vertex; hair-fine gaps are filled."""
    outlines = unary_union([on_grid(area).boundary for area in areas.values()])
    owners = Owners(areas)
    found = defaultdict(list)
    gaps = []
    for face in polygonize(outlines):
        owner = owners.at(face.representative_point())
        if owner:
            found[owner].append(face)
        elif face.area < 60:
            gaps.append(face)
    whole = {name: unary_union(found[name]) for name in areas}
    for gap in gaps:
        shared = [(gap.boundary.intersection(shape.boundary).length, name)
                  for name, shape in whole.items() if shape.distance(gap) == 0]
        if shared and sum(length for length, _ in shared) > .55 * gap.length:
            found[max(shared)[1]].append(gap)
    return {name: unary_union(found[name]) for name in areas}


def without_exclaves(areas, not_in_play):
    """Small parts of a province that lie inside others go to the neighbour with the longest common border."""
    areas = dict(areas)
    for name in [name for name in areas if name != not_in_play]:
        for part in sorted(polygons(areas[name]), key=lambda part: -part.area)[1:]:
            if part.area >= LEAST_EXCLAVE:
                continue
            shared = [(part.boundary.intersection(shape.boundary).length, other) for other, shape in areas.items()
                      if other != name and shape.envelope.intersects(part.envelope)]
            shared = [pair for pair in shared if pair[0] > .35 * part.length]
            if shared:
                taker = max(shared)[1]
                areas[name] = area_only(areas[name].difference(part))
                areas[taker] = area_only(unary_union([areas[taker], part]))
    return areas


def without_fingers(areas, corners, not_in_play):
    """Fingers and necks thinner than FINGER go to the neighbour that they reach into."""
    areas = dict(areas)
    for name in [name for name in areas if name != not_in_play]:
        area = areas[name]
        core = area.buffer(-FINGER / 2).buffer(FINGER / 2 + .1)
        for part in polygons(area.difference(core)):
            if part.area < FINGER or any(part.distance(Point(corner)) < 2 * FINGER for corner in corners):
                continue
            shared = [(part.boundary.intersection(shape.buffer(.05)).length, other) for other, shape in areas.items()
                      if other not in (name, not_in_play) and shape.envelope.intersects(part.envelope)]
            if shared and max(shared)[0] > .55 * part.length:
                taker = max(shared)[1]
                areas[name] = area_only(areas[name].difference(part))
                areas[taker] = area_only(unary_union([areas[taker], part]))
    return areas


def broken(a, b, dice, depth=5):
    """The way from a to b by displaced midpoints, without a."""
    length = math.dist(a, b)
    if length < LONG_STRAIGHT / 2 or depth == 0:
        return [b]
    shift = dice.uniform(-BREAK, BREAK)
    middle = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * shift, (a[1] + b[1]) / 2 + (b[0] - a[0]) * shift)
    return broken(a, middle, dice, depth - 1) + broken(middle, b, dice, depth - 1)


def loosened(points):
    """The points with long straight stretches broken and corners rounded; the same points, the same result."""
    dice = random.Random(f'{points[0]} {points[-1]} {len(points)}')
    loose = [points[0]]
    for a, b in zip(points, points[1:]):
        loose += broken(a, b, dice) if math.dist(a, b) > LONG_STRAIGHT else [b]
    loose = smoothed(loose)
    return list(LineString(loose).simplify(.12).coords) if len(loose) > 4 else loose


def pinned(line, corners):
    """The line with ends that lie by a four-corner point moved exactly onto it."""
    points = list(line.coords)
    for end in (0, -1):
        for corner in corners:
            if math.dist(points[end], corner) < 2.0:
                points[end] = corner
    return points


def arcs(areas, corners):
    """All arcs, rounded to the grid of the file."""
    nearby = [(name, prep(shape)) for name, shape in areas.items()]
    found = []
    for line in merged_lines([shape.boundary for shape in areas.values()]):
        here = line.interpolate(.5, normalized=True).buffer(.05)
        sides = sum(shape.intersects(here) for _, shape in nearby)
        kind = 'border' if sides > 1 else 'coast'
        if kind == 'coast' and line.is_ring and Polygon(line).area < LEAST_ISLAND:
            continue
        points = pinned(line.simplify(BORDER_TOLERANCE if kind == 'border' else COAST_TOLERANCE), corners)
        if len(points) == 2 and points[0] == points[1]:
            continue
        if kind == 'border':
            points = loosened(points)
        points = rounded(points)
        if len(points) > 1:
            found.append(Arc(points, kind))
    return found


def faces(all_arcs, areas):
    """The areas bounded by the arcs."""
    owners = Owners(areas)
    found = defaultdict(list)
    lost = []
    for face in polygonize(unary_union([LineString(arc.points) for arc in all_arcs])):
        owner = owners.at(face.representative_point())
        (found[owner] if owner else lost).append(face)
    whole = {name: unary_union(found[name]) for name in areas}
    for face in lost:
        shared = [(face.boundary.intersection(shape.boundary).length, name) for name, shape in whole.items()]
        if face.area < 3 and max(shared)[0] > .6 * face.length:
            found[max(shared)[1]].append(face)
    return {name: unary_union(found[name]) for name in areas}


def drawn_areas(areas, corners, not_in_play):
    """The final areas: coordinates on the grid, shared borders identical to the segment."""
    areas = {name: without_small_parts(area, LEAST_ISLAND) for name, area in areas.items()}
    areas = without_exclaves(noded_areas(without_fingers(areas, corners, not_in_play)), not_in_play)
    final = without_exclaves(faces(arcs(areas, corners), areas), not_in_play)
    return {name: without_small_parts(area, LEAST_ISLAND) for name, area in final.items()}
