"""The calm outline of each province, for lines drawn thick: shared arcs again, coarser and rounder."""

from shapely.geometry import LineString
from shapely.ops import polygonize, unary_union

from borders import Owners
from shapes import merged_lines, rounded, smoothed, without_small_parts

TOLERANCE = 2.4
LEAST_PART = 60.0  # square units; smaller islands have no calm outline


def calm_areas(areas):
    """Name -> area with quiet outlines; neighbours still share theirs to the segment."""
    large = {name: without_small_parts(area, LEAST_PART) for name, area in areas.items()}
    drawn = []
    for line in merged_lines([shape.boundary for shape in large.values()]):
        points = list(line.simplify(TOLERANCE).coords)
        if line.is_ring and len(points) < 5:
            points = list(line.simplify(TOLERANCE / 4).coords)
        points = rounded(smoothed(points, 2) if len(points) > 2 else points)
        if len(points) > 1:
            drawn.append(LineString(points))
    found = {name: [] for name in areas}
    owners = Owners(large)
    for face in polygonize(unary_union(drawn)):
        name = owners.at(face.representative_point())
        if name:
            found[name].append(face)
    return {name: without_small_parts(unary_union(faces), LEAST_PART) for name, faces in found.items()}
