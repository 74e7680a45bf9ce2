"""Sea lanes and anchors: the places that the program takes for routes, names and tokens."""
import math

from shapely.geometry import LineString, Point, box
from shapely.ops import unary_union
from shapely.prepared import prep

from shapes import polygons

LETTER = 8.6           # width of a letter of a name at 1:1, sheet units
NAME_HEIGHT = 44       # a name with its mark above it
LOW_NAME_HEIGHT = 22   # a name with its mark beside it
TOKEN_RADIUS = 30.0    # two tokens of 27 side by side on their mat
ENOUGH_RADIUS = 20.0   # one token of 27, turned as it likes
MARGIN = 2.0
GRID = 4.0


def spline(points, step=12.0):
    """A smooth Catmull-Rom line through all points."""
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
    """The point of the shape's outer outline nearest to a place."""
    here = Point(at)
    outline = min((part.exterior for part in polygons(shape)), key=here.distance)
    point = outline.interpolate(outline.project(here))
    return point.x, point.y


def lane_path(lane, areas, projection):
    """A lane from coast to coast; it starts and ends on its provinces' outlines."""
    start, end, *way = lane
    points = [projection.point(*at) for at in way]
    points = [nearest_on(areas[start], points[0]), *points[1:-1], nearest_on(areas[end], points[-1])]
    path = LineString(spline(points)).difference(unary_union([areas[start], areas[end]]).buffer(-.2))
    longest = max(path.geoms, key=lambda part: part.length) if path.geom_type == 'MultiLineString' else path
    return [(round(x, 1), round(y, 1)) for x, y in longest.simplify(.3).coords]


class Room:
    """A province's largest part as grid points, each with its distance to the outline."""

    def __init__(self, shape):
        self.shape = max(polygons(shape), key=lambda part: part.area).simplify(.6).buffer(0)
        inside = prep(self.shape)
        left, top, right, bottom = self.shape.bounds
        self.points = []
        for row in range(1, int((bottom - top) / GRID)):
            for column in range(1, int((right - left) / GRID)):
                x, y = left + column * GRID, top + row * GRID
                if inside.contains(Point(x, y)):
                    self.points.append((x, y, self.shape.boundary.distance(Point(x, y)) - 1))
        self.inside = inside

    def frames(self, width, height):
        """Centres of the boxes of this size that lie inside, the roomiest first."""
        half_width, half_height = width / 2 + MARGIN, height / 2 + MARGIN
        found = []
        for x, y, clear in self.points:
            frame = box(x - half_width, y - half_height, x + half_width, y + half_height)
            if clear > half_height and self.inside.contains(frame):
                found.append((round(self.shape.boundary.distance(frame), 3), x, y))
        return [(x, y) for _, x, y in sorted(found, key=lambda place: (-place[0], place[1], place[2]))]

    def tokens(self, centre, width, height):
        """Up to three discs (x, y, radius) clear of the outline, of a name's box and of each other."""
        cx, cy = centre
        free = []
        for x, y, clear in self.points:
            aside = math.hypot(max(0, abs(x - cx) - width / 2), max(0, abs(y - cy) - height / 2))
            free.append((x, y, min(clear, aside - 1, TOKEN_RADIUS)))
        found = []
        while len(found) < 3 and free:
            x, y, radius = max(free, key=lambda disc: (disc[2] - .03 * math.dist(disc[:2], centre), disc[0], disc[1]))
            if radius < 5:
                break
            found.append((x, y, radius))
            free = [(px, py, min(clear, math.dist((px, py), (x, y)) - radius - 1)) for px, py, clear in free]
        return found


def quality(tokens):
    """How well three owners' tokens fit: the smallest disc counts most."""
    radii = sorted((disc[2] for disc in tokens), reverse=True) + [0, 0, 0]
    return round(radii[2] * 3 + radii[1] * 2 + radii[0], 2)


def anchor(name, shape, near=None):
    """Label and token places inside a province; the name as near to a place, or the middle, as room allows."""
    room = Room(shape)
    pull = .15 if near else .03
    goal = near or (room.shape.centroid.x, room.shape.centroid.y)
    best = None
    longest_word = max(name.split(), key=len)
    sizes = [(name, NAME_HEIGHT), (longest_word, NAME_HEIGHT + 16), (name, LOW_NAME_HEIGHT),
             (longest_word, NAME_HEIGHT)]
    for text, height in sizes if ' ' in name else sizes[::2]:
        width = LETTER * len(text)
        places = room.frames(width, height)
        for centre in places[::max(1, len(places) // 36)]:
            tokens = room.tokens(centre, width, height)
            rank = quality(tokens) - pull * math.dist(centre, goal)
            if best is None or rank > best[0] + .5:
                best = (rank, centre, tokens)
        if best and quality(best[2]) >= ENOUGH_RADIUS * 6:
            break
    if best is None:
        middle = max(room.points, key=lambda point: point[2])[:2]
        return {'label': middle, 'tokens': room.tokens((-1e6, 0), 0, 0)}
    return {'label': best[1], 'tokens': best[2]}


def outside_anchor(place, shape, outside, projection):
    """Tokens in the sea or on land not in play; a leader line runs to the province."""
    x, y = projection.point(*outside['tokens'])
    reach = 22.0
    dx, dy = (0, 2 * reach + 2) if outside.get('upright') else (2 * reach + 2, 0)
    tokens = [(x + step * dx, y + step * dy, reach) for step in (-1, 0, 1)]
    goal = nearest_on(shape, projection.point(*outside.get('leader', outside['tokens'])))
    near = min(tokens, key=lambda disc: math.dist(disc[:2], goal))
    away = math.dist(near[:2], goal)
    start = tuple(near[axis] + (goal[axis] - near[axis]) / away * reach for axis in (0, 1))
    label = projection.point(*outside['label']) if 'label' in outside else place['label']
    return {'label': label, 'tokens': tokens, 'leader': [start, goal]}


def anchors(areas, design):
    found = {}
    for name, shape in areas.items():
        near = design.NAMES_NEAR.get(name)
        place = anchor(name, shape, near and design.PROJECTION.point(*near))
        if name in design.OUTSIDE:
            place = outside_anchor(place, shape, design.OUTSIDE[name], design.PROJECTION)
        found[name] = place
    return found
