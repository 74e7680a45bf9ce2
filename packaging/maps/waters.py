"""Lakes and rivers; a river beside a border runs exactly on it, and each is one line from its source to its mouth."""
import heapq
from collections import defaultdict

from shapely.geometry import LineString, Point
from shapely.ops import unary_union
from shapely.prepared import prep

import sources
from borders import loosened
from shapes import lines, merged_lines, smoothed

LEAST_LAKE = 12.0   # square units
REACH = 7.0         # a river this near to a border is moved onto it
LEAST_RUN = 16.0    # ... if it keeps near for this long; else it only crosses
PACE = 1.5
AT_THE_SEA = .06   # degrees
LEAST_RIVER = 6.0


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


def node(point):
    return round(point[0], 2), round(point[1], 2)


def ways_to_the_sea(stretches):
    """Node -> the length of the shortest way down to a coast, in degrees; stretches: LineStrings."""
    coast = unary_union([shape.boundary for shape in sources.coast()])
    ends = defaultdict(list)
    for stretch in stretches:
        first, last = node(stretch.coords[0]), node(stretch.coords[-1])
        ends[first].append((last, stretch.length))
        ends[last].append((first, stretch.length))
    away = {}
    waiting = [(0.0, at) for at in sorted(ends) if coast.distance(Point(at)) < AT_THE_SEA]
    heapq.heapify(waiting)
    while waiting:
        length, at = heapq.heappop(waiting)
        if at in away:
            continue
        away[at] = length
        for other, more in ends[at]:
            heapq.heappush(waiting, (length + more, other))
    return away


def courses():
    """Rivers in degrees, each from its source down to the sea or to the greater river it joins."""
    stretches = sources.rivers()
    away = ways_to_the_sea(stretches)
    into = defaultdict(list)  # node -> stretches that run down to it
    for stretch in stretches:
        points = list(stretch.coords)
        if away.get(node(points[0]), 0) < away.get(node(points[-1]), 0):
            points.reverse()
        into[node(points[-1])].append(points)

    def longest(at, seen=()):
        """The longest way down to a node: its length, and the stretches from the source on."""
        found = (0.0, [])
        for points in into[at]:
            start = node(points[0])
            if start in seen:
                continue
            length, way = longest(start, (*seen, at))
            found = max(found, (length + LineString(points).length, [*way, points]), key=lambda one: one[0])
        return found

    taken = set()
    found = []
    ways = [longest(at) for at in sorted(into)]
    for _, way in sorted(ways, key=lambda one: (-one[0], one[1][0][0] if one[1] else ())):
        fresh = []
        for points in way:
            if id(points) in taken:
                break
            taken.add(id(points))
            fresh += points if not fresh else points[1:]
        if len(fresh) > 1:
            found.append(LineString(fresh))
    return found


def rivers(design, in_play, land):
    coast = land.boundary.buffer(.3)
    borders = [line for line in merged_lines([area.boundary for area in in_play]) if line.length > 2]
    borders = [part for line in borders for part in lines(line.difference(coast)) if part.length > 2]
    nearby = prep(unary_union(borders).buffer(REACH))
    shore = land.buffer(-.3)
    found = []
    for river in courses():
        line = design.PROJECTION.shape(river)
        line = on_borders(LineString(smoothed(loosened(list(line.coords)), 1)), borders, nearby)
        found += [part.simplify(.3) for part in lines(line.intersection(shore)) if part.length > LEAST_RIVER]
    return found
