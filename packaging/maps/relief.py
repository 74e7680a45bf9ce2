"""Mountains as rows of small hills along drawn ridges: one closed outline and one shaded flank each."""
import math
import random

from shapely.geometry import LineString, box

from shapes import rounded
from svgfile import path, run

STEP = 17.0   # from hill to hill along a ridge, sheet units
HALF = 8.0    # half a hill's width


def hill(x, y, half, dice):
    """Outline and shaded flank of a hill with its foot line at y."""
    height = half * dice.uniform(1.15, 1.5)
    lean = dice.uniform(-.15, .15) * half
    body = [(x - half, y), (x - half * .55, y - height * .45), (x - half * .2 + lean, y - height * .85),
            (x + lean, y - height), (x + half * .25 + lean, y - height * .75), (x + half * .6, y - height * .35),
            (x + half, y)]
    flank = [(x + lean, y - height), (x + half * .25 + lean, y - height * .75), (x + half * .6, y - height * .35),
             (x + half, y), (x + half * .45, y - half * .05), (x + half * .22, y - height * .3),
             (x + half * .12 + lean, y - height * .6)]
    return body, flank


def paths(design, land):
    """Pairs of paths, hill by hill from north to south, so that nearer hills lie over farther ones."""
    hills = []
    for name, ridge in design.RIDGES.items():
        dice = random.Random(name)
        line = LineString([design.PROJECTION.point(*at) for at in ridge])
        for at in range(max(1, math.ceil(line.length / STEP))):
            point = line.interpolate((at + .5) * STEP)
            half = HALF * dice.uniform(.75, 1.15)
            x, y = point.x + dice.uniform(-2, 2), point.y + dice.uniform(-3, 3)
            if land.contains(box(x - half, y - half * 1.5, x + half, y + 1)):
                hills.append((y, x, hill(x, y, half, dice)))
    found = []
    for _, _, (body, flank) in sorted(hills):
        found += [path(run(rounded(body + body[:1]), True)), path(run(rounded(flank + flank[:1]), True))]
    return found
