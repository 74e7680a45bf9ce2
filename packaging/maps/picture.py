"""Sea lanes and anchors: the places that the program takes for routes, names and tokens."""
import math

from shapely.geometry import LineString, Point, box
from shapely.ops import unary_union
from shapely.prepared import prep

from shapes import polygons

LETTER = 9.6          # width of a letter of a name at 1:1, sheet units
NAME_HEIGHT = 42      # a name with its mark above it
LOW_NAME_HEIGHT = 22  # a name with its mark beside it
TOKEN_RADIUS = 30.0   # two tokens side by side and their mat
MARGIN = 3.0


def spline(points, step=14.0):
    """A smooth line through all points (centripetal enough: Catmull-Rom with doubled ends)."""
    if len(points) < 3:
        return points
    padded = [points[0], *points, points[-1]]
    found = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:]):
        count = max(2, round(math.dist(p1, p2) / step))
        for at in range(count):
            t = at / count
            found.append(tuple(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2
                                     + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(p0, p1, p2, p3)))
    return found + [points[-1]]


def nearest_on(shape, at):
    """The point of the shape's outline nearest to a place."""
    outline = unary_union([part.exterior for part in polygons(shape)])
    point = outline.interpolate(outline.project(Point(at))) if outline.geom_type == 'LineString' else \
        min((part.interpolate(part.project(Point(at))) for part in outline.geoms), key=Point(at).distance)
    return point.x, point.y


def lane_path(lane, areas, projection):
    """A lane from coast to coast; it starts and ends on its provinces' outlines."""
    start, end, *way = lane
    points = [projection.point(*at) for at in way]
    points = [nearest_on(areas[start], points[0]), *points[1:-1], nearest_on(areas[end], points[-1])]
    path = LineString(spline(points)).difference(unary_union([areas[start], areas[end]]).buffer(-.2))
    longest = max(path.geoms, key=lambda part: part.length) if path.geom_type == 'MultiLineString' else path
    return [(round(x, 1), round(y, 1)) for x, y in longest.simplify(.3).coords]


def free_disc(shape, blocked, around, most, step=5.0):
    """The disc (x, y, radius) in a shape clear of what is blocked: large, then near to a place."""
    inside = prep(shape)
    left, top, right, bottom = shape.bounds
    best = None
    y = top + step / 2
    while y < bottom:
        x = left + step / 2
        while x < right:
            here = Point(x, y)
            if inside.contains(here):
                radius = min(most, shape.boundary.distance(here) - 1, *(thing.distance(here) for thing in blocked))
                rank = radius - .03 * math.dist((x, y), around)
                if best is None or rank > best[0]:
                    best = (rank, x, y, radius)
            x += step
        y += step
    return best[1:] if best and best[3] > 4 else None


def name_boxes(shape, width, height, count=14):
    """Places for a name inside a shape, the roomiest first."""
    left, top, right, bottom = shape.bounds
    inside = prep(shape)
    found = []
    for row in range(1, count):
        for column in range(1, count):
            x, y = left + (right - left) * column / count, top + (bottom - top) * row / count
            frame = box(x - width / 2 - MARGIN, y - height / 2 - MARGIN, x + width / 2 + MARGIN, y + height / 2 + MARGIN)
            if inside.contains(frame):
                found.append((shape.boundary.distance(frame), x, y, frame))
    return sorted(found, key=lambda place: (-place[0], place[1], place[2]))


def tokens_beside(shape, frame, around):
    found, blocked = [], [frame]
    for _ in range(3):
        disc = free_disc(shape, blocked, around, TOKEN_RADIUS)
        if disc is None:
            break
        found.append(disc)
        blocked.append(Point(disc[:2]).buffer(disc[2]))
    return found


def room(tokens):
    """How well three owners' tokens fit: the smallest disc counts, then all."""
    radii = sorted((disc[2] for disc in tokens), reverse=True) + [0, 0, 0]
    return round(radii[2] * 2 + radii[0] + radii[1], 2)


def anchor(name, shape):
    """Label and token places inside a province."""
    largest = max(polygons(shape), key=lambda part: part.area).simplify(.8).buffer(0)
    best = None
    words = max(name.split(), key=len) if largest.area < 12000 else name
    for text, height in ((name, NAME_HEIGHT), (words, NAME_HEIGHT), (words, LOW_NAME_HEIGHT)):
        for _, x, y, frame in name_boxes(largest, LETTER * len(text), height)[:24:3]:
            tokens = tokens_beside(largest, frame, (x, y))
            rank = room(tokens)
            if best is None or rank > best[0]:
                best = (rank, (x, y), tokens)
        if best and best[0] >= 60:
            break
    if best is None:
        middle = largest.representative_point()
        tokens = tokens_beside(largest, Point(-1e6, 0), (middle.x, middle.y))
        best = (0, (middle.x, middle.y), tokens)
    return {'label': best[1], 'tokens': best[2]}


def anchors(areas, design):
    found = {}
    for name, shape in areas.items():
        place = anchor(name, shape)
        outside = design.OUTSIDE.get(name)
        if outside:
            place = outside_anchor(place, shape, outside, design.PROJECTION)
        found[name] = place
    return found


def outside_anchor(place, shape, outside, projection):
    """Tokens in the sea or on land not in play; a leader line leads to the province."""
    x, y = projection.point(*outside['tokens'])
    reach = TOKEN_RADIUS * .8
    leader = nearest_on(shape, (x, y))
    away = math.dist(leader, (x, y)) or 1
    hook = (x + (leader[0] - x) / away * reach, y + (leader[1] - y) / away * reach)
    label = projection.point(*outside['label']) if 'label' in outside else place['label']
    places = [(x - reach * 2.1, y, reach), (x, y, reach), (x + reach * 2.1, y, reach)]
    if outside.get('upright'):
        places = [(x, y - reach * 2.1, reach), (x, y, reach), (x, y + reach * 2.1, reach)]
    return {'label': label, 'tokens': places, 'leader': [hook, leader]}
