"""Reads the Natural Earth extracts in data/ as shapely shapes in degrees (lon, lat)."""
import json
from collections import namedtuple
from pathlib import Path

from shapely.geometry import LineString, Polygon

DATA = Path(__file__).parent / 'data'
STEPS_PER_DEGREE = 10000

Unit = namedtuple('Unit', 'country name polygons')


def decode(flat):
    x = y = 0
    points = []
    for dx, dy in zip(flat[::2], flat[1::2]):
        x, y = x + dx, y + dy
        points.append((x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE))
    return points


def polygon(rings):
    rings = [decode(ring) for ring in rings]
    return Polygon(rings[0], [ring for ring in rings[1:] if len(ring) > 3])


def polygons(rows):
    return [polygon(rings) for rings in rows if len(rings[0]) > 7]


def rows(name):
    return json.loads((DATA / name).read_text(encoding='utf-8'))


def admin_units():
    return [Unit(row['country'], row['name'], polygons(row['polygons'])) for row in rows('admin1.json')]


def coast():
    return polygons(rows('coast.json'))


def lakes():
    return polygons(rows('lakes.json'))


def rivers():
    return [LineString(decode(row)) for row in rows('rivers.json') if len(row) > 3]
