"""The ground as on old maps: small hills strewn along drawn ridges, trees and reeds along woods and fens, each a closed
outline and a shaded side.

They keep clear of each other, of the coast, and of the places for names and tokens.
"""
import math
import random

from shapely.geometry import LineString, Point, box
from shapely.ops import unary_union
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


def tree(x, y, half, dice):
    """A crown on its stem, from the stem's left foot round to its right one, and its shaded side."""
    height = half * dice.uniform(1.9, 2.4)
    lean = dice.uniform(-.15, .15) * half
    wide = [dice.uniform(.88, 1.1) for _ in range(6)]
    crown = [(-.13, 0), (-.11, .26), (-.55 * wide[0], .22), (-.95 * wide[1], .42), (-.82, .62), (-.7 * wide[2], .8),
             (-.35, .86), (-.12, 1), (.3, .98), (.52, .84), (.8 * wide[3], .74), (.8, .56), (.95 * wide[4], .4),
             (.6 * wide[5], .22), (.12, .26), (.13, 0)]
    side = [(.3, .98), (.52, .84), (.8 * wide[3], .74), (.8, .56), (.95 * wide[4], .4), (.6 * wide[5], .22), (.12, .26),
            (.13, 0), (0, 0), (0, .3), (.34, .42), (.22, .58), (.4, .7)]

    def placed(outline):
        return [(x + across * half + lean * up, y - up * height) for across, up in outline]
    return placed(crown), placed(side)


def reeds(x, y, half, dice):
    """A tuft of three blades; no shade."""
    height = half * dice.uniform(1.5, 1.9)
    blades = [(-1, .55), (-.55, .05), (-.1, 1), (.35, .08), (1, .62), (.62, 0), (-.7, 0)]
    return [(x + across * half, y - up * height) for across, up in blades], None


# name in a design, what it is, half width in sheet units, tries per step, a box round it that is kept free
STREWN = [('WOODS', tree, 4.6, 11, (.72, .8, .4)), ('FENS', reeds, 3.6, 6, (1.5, 2.0, .8))]


def strewn(design, frees):
    """Trees and reeds: (y, x, outlines); frees(frame, taken) keeps a place if it is free."""
    found = []
    for kind, drawn, half, tries, (wide, above, below) in STREWN:
        for index, (breadth, way) in enumerate(getattr(design, kind)):
            dice = random.Random(f'{kind} {index}')
            line = LineString([design.PROJECTION.point(*at) for at in way])
            for step in range(math.ceil(line.length / STEP)):
                for _ in range(tries):
                    at = line.interpolate(min(line.length, (step + dice.random()) * STEP))
                    x = round(at.x + dice.gauss(0, .6) * breadth, 6)
                    y = round(at.y + dice.gauss(0, .6) * breadth, 6)
                    here = half * dice.uniform(.85, 1.15)
                    frame = box(x - here, y - here * 2.1, x + here, y + 1)
                    if frees(frame, box(x - here * wide, y - here * above, x + here * wide, y + here * below)):
                        found.append((y, x, drawn(x, y, here, dice)))
    return found


def paths(design, land, anchors, lines):
    """Two groups, hills and plants: paths of outlines, each followed by its shade if it has one, from north to south,
    so that nearer ones lie over farther ones. lines: borders and rivers, which plants keep clear of."""
    clear = kept_clear(anchors)
    ground = prep(land.buffer(-2, join_style=2))
    tree_of_clear = STRtree(clear)
    taken = []
    hills = []

    def frees(frame, own):
        if any(frame.intersects(other) for other in taken) or not ground.contains(frame):
            return False
        if any(frame.intersects(shape) for shape in tree_of_clear.query(frame)):
            return False
        taken.append(own)
        return True

    lines = prep(unary_union(lines))

    def frees_off_lines(frame, own):
        return not lines.intersects(frame) and frees(frame, own)

    def written(shapes):
        found = []
        for _, _, outlines in sorted(shapes, key=lambda one: one[:2]):
            found += [path(run(rounded([*points, points[0]]), True)) for points in outlines if points]
        return found

    for index, ridge in enumerate(design.RIDGES):
        dice = random.Random(index)
        for x, y, half in tried_places(ridge, design.PROJECTION, dice):
            frame = box(x - half, y - half * 1.4, x + half, y + 1)
            if frees(frame, box(x - half * .8, y - half, x + half * .8, y + half * .35)):
                hills.append((y, x, hill(x, y, half, dice)))
    return written(hills), written(strewn(design, frees_off_lines))
