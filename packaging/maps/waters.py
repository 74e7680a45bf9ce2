"""Lakes and rivers; a river beside a border runs exactly on it."""

from shapely.geometry import LineString
from shapely.ops import unary_union
from shapely.prepared import prep

import sources
from borders import loosened
from shapes import lines, merged_lines, smoothed

LEAST_LAKE = 12.0   # square units
REACH = 7.0         # a river this near to a border is moved onto it
LEAST_RUN = 16.0    # ... if it keeps near for this long; else it only crosses
PACE = 1.5


def lakes(design, land):
    found = [design.PROJECTION.shape(lake).buffer(0).simplify(.3) for lake in sources.lakes()]
    return unary_union([lake for lake in found if lake.area > LEAST_LAKE]).intersection(land)


def paced(line):
    count = max(1, round(line.length / PACE))
    return [line.interpolate(at / count, normalized=True) for at in range(count + 1)]


def on_borders(line, borders, nearby):
    """The line with its runs near to a border laid onto the border."""
    points = paced(line)
    close = [nearby.contains(point) for point in points]
    moved = [(point.x, point.y) for point in points]
    at = 0
    while at < len(points):
        end = at
        while end < len(points) and close[end] == close[at]:
            end += 1
        if close[at] and (end - at) * PACE > LEAST_RUN:
            for index in range(at, end):
                border = min(borders, key=points[index].distance)
                onto = border.interpolate(border.project(points[index]))
                ease = min(1.0, (index - at + 1) * PACE / 8, (end - index) * PACE / 8)
                moved[index] = (points[index].x + (onto.x - points[index].x) * ease,
                                points[index].y + (onto.y - points[index].y) * ease)
        at = end
    return LineString(moved)


def rivers(design, in_play, land, all_lakes):
    coast = land.boundary.buffer(.3)
    borders = [line for line in merged_lines([area.boundary for area in in_play]) if line.length > 2]
    borders = [part for line in borders for part in lines(line.difference(coast)) if part.length > 2]
    nearby = prep(unary_union(borders).buffer(REACH))
    found = []
    for river in sources.rivers():
        line = design.PROJECTION.shape(river)
        if line.length > 1:
            line = LineString(smoothed(loosened(list(line.coords)), 1))
            found.append(on_borders(line, borders, nearby))
    return unary_union(found).intersection(land.buffer(-.3)).difference(all_lakes).simplify(.3)
