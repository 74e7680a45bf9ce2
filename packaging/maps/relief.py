"""Mountains as on old maps: small hills strewn along drawn ridges, each a closed outline and a shaded flank.

Hills keep clear of each other, of the coast, and of the places for names and tokens.
"""
import math
import random

from shapely.geometry import LineString, Point, box
from shapely.prepared import prep
from shapely.strtree import STRtree

from picture import LETTER
from shapes import rounded
from svgfile import path, run

TRIES = 9             # hills tried per step along a ridge
STEP = 12.0           # sheet units


def ridge_side(start, end, bumps, dice):
    """A flank from the foot to the peak: concave below, steep above, with small knees."""
    points = [start]
    for at in range(1, bumps):
        t = at / bumps
        rise = t ** 1.45
        points.append((start[0] + (end[0] - start[0]) * (t + dice.uniform(-.05, .05)),
                       start[1] + (end[1] - start[1]) * (rise + dice.uniform(-.04, .06))))
    return points + [end]


def hill(x, y, half, dice):
    """Outline and shaded flank of a hill whose foot line is centred on (x, y)."""
    height = half * dice.uniform(1.15, 1.45)
    peak = (x + dice.uniform(-.22, .08) * half, y - height)
    left = ridge_side((x - half, y + dice.uniform(-.5, .5)), peak, 5, dice)
    right = ridge_side((x + half, y + dice.uniform(-.5, .5)), peak, 6, dice)
    valley = [(peak[0] + half * .05, y - height * .72), (peak[0] + half * .24, y - height * .52),
              (peak[0] + half * .14, y - height * .34), (peak[0] + half * .36, y - height * .08)]
    body = left + right[-2::-1]
    shade = [peak, *right[-2::-1], *reversed(valley)]
    return body, shade


def tried_places(ridge, projection, dice):
    """Random places (x, y, half width) round a ridge, the highest along its line first."""
    size, breadth, way = ridge
    line = LineString([projection.point(*at) for at in way])
    places = []
    for step in range(math.ceil(line.length / STEP)):
        along = (step + .5) * STEP
        here, ahead = line.interpolate(along), line.interpolate(along + 1)
        length = here.distance(ahead) or 1.0
        nx, ny = -(ahead.y - here.y) / length, (ahead.x - here.x) / length
        for _ in range(TRIES):
            off = round(dice.gauss(0, .45) * breadth, 6)
            half = size * (11.5 - 4.5 * min(1, abs(off) / breadth)) * dice.uniform(.8, 1.15)
            places.append((abs(off) / breadth + dice.random(), here.x + nx * off, here.y + ny * off, half))
    return [place[1:] for place in sorted(places)]


def kept_clear(anchors):
    """What the program draws over the land: names and tokens."""
    shapes = []
    for name, place in anchors.items():
        x, y = place['label']
        half = LETTER * len(name) / 2
        shapes.append(box(x - half, y - 22, x + half, y + 14))
        shapes += [Point(disc[:2]).buffer(min(disc[2], 20)) for disc in place['tokens']]
    return shapes


def paths(design, land, anchors):
    """Pairs of paths (outline, shade), from north to south, so that nearer hills lie over farther ones."""
    clear = kept_clear(anchors)
    ground = prep(land.buffer(-2, join_style=2))
    tree = STRtree(clear)
    taken = []
    hills = []
    for index, ridge in enumerate(design.RIDGES):
        dice = random.Random(index)
        for x, y, half in tried_places(ridge, design.PROJECTION, dice):
            frame = box(x - half, y - half * 1.4, x + half, y + 1)
            if any(frame.intersects(other) for other in taken) or not ground.contains(frame):
                continue
            if any(frame.intersects(shape) for shape in tree.query(frame)):
                continue
            taken.append(box(x - half * .8, y - half, x + half * .8, y + half * .35))
            hills.append((y, x, hill(x, y, half, dice)))
    found = []
    for _, _, outlines in sorted(hills):
        found += [path(run(rounded([*points, points[0]]), True)) for points in outlines]
    return found
