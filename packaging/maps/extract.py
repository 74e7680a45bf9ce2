#!/usr/bin/python3
"""Cuts the small extracts in data/ out of the public-domain Natural Earth packages (see README.md).

Run only when the sources change; making the maps reads data/ alone.
"""
import json
import sqlite3
import sys
from pathlib import Path

from shapely import wkb
from shapely.geometry import LineString, Polygon, box, mapping

import east
import west
from shapes import lines, polygons
from sources import DATA, STEPS_PER_DEGREE

WINDOW = box(-14, 38, 36, 62.5)  # degrees: both sheets and a margin

def encode(points):
    """Whole steps, each point as its difference from the one before; repeated points fall out."""
    steps = []
    for lon, lat in points:
        step = (round(lon * STEPS_PER_DEGREE), round(lat * STEPS_PER_DEGREE))
        if not steps or step != steps[-1]:
            steps.append(step)
    before = (0, 0)
    flat = []
    for step in steps:
        flat += [step[0] - before[0], step[1] - before[1]]
        before = step
    return flat


def encode_polygons(geometry):
    return [[encode(ring) for ring in mapping(part)['coordinates']] for part in polygons(geometry)]


def geopackage_shape(blob):
    envelope_bytes = [0, 32, 48, 48, 64][(blob[3] >> 1) & 7]
    return wkb.loads(bytes(blob[8 + envelope_bytes:]))


def in_play(country, name):
    """Whether a map's design speaks of the unit."""
    for design in (west, east):
        listed = design.UNITS.get(country, {}).values()
        if '*' in listed or country in design.SEEDED or any(name in names.split(';') for names in listed):
            return True
        if any((country, name) in cut['units'] for cut in design.CUTS):
            return True
    return False


def admin_units(geopackage):
    rows = sqlite3.connect(geopackage).execute('select admin, name, geom from states_provinces')
    units = []
    for country, name, blob in rows:
        if blob is None or not in_play(country, name):
            continue
        shape = geopackage_shape(blob)
        if shape.intersects(WINDOW):
            units.append({'country': country, 'name': name or '', 'polygons': encode_polygons(shape)})
    return sorted(units, key=lambda unit: (unit['country'], unit['name'], unit['polygons']))


class Topology:
    """The arcs of a TopoJSON file, put together to rings and lines."""

    def __init__(self, path):
        self.file = json.loads(Path(path).read_text())

    def arc(self, index):
        points = self.file['arcs'][index if index >= 0 else ~index]
        if 'transform' in self.file:
            scale, shift = self.file['transform']['scale'], self.file['transform']['translate']
            x = y = 0
            absolute = []
            for dx, dy in points:
                x, y = x + dx, y + dy
                absolute.append((x * scale[0] + shift[0], y * scale[1] + shift[1]))
            points = absolute
        return points if index >= 0 else points[::-1]

    def line(self, indices):
        points = []
        for index in indices:
            points += self.arc(index)[1 if points else 0:]
        return points

    def polygons(self, name):
        for shape in self.file['objects'][name]['geometries']:
            for rings in [shape['arcs']] if shape['type'] == 'Polygon' else shape['arcs']:
                yield Polygon(self.line(rings[0]), [self.line(ring) for ring in rings[1:]])

    def lines(self, name):
        for shape in self.file['objects'][name]['geometries']:
            for indices in [shape['arcs']] if shape['type'] == 'LineString' else shape.get('arcs', []):
                yield LineString(self.line(indices))


def clipped_polygons(all_polygons):
    found = []
    for polygon in all_polygons:
        if polygon.envelope.intersects(WINDOW):
            found += encode_polygons(polygon.buffer(0).intersection(WINDOW))
    return sorted(found)


def write(name, rows):
    text = '[\n' + ',\n'.join(json.dumps(row, ensure_ascii=False, separators=(',', ':')) for row in rows) + '\n]\n'
    (DATA / name).write_text(text, encoding='utf-8')
    print(name, len(rows), 'rows', len(text) // 1000, 'kB')


def main(geopackage, land_file, europe_file):
    DATA.mkdir(exist_ok=True)
    write('admin1.json', admin_units(geopackage))
    write('coast.json', clipped_polygons(Topology(land_file).polygons('land')))
    europe = Topology(europe_file)
    write('lakes.json', clipped_polygons(europe.polygons('lakes')))
    rivers = [line for whole in europe.lines('rivers') for line in lines(whole.intersection(WINDOW))]
    write('rivers.json', sorted(encode(line.coords) for line in rivers))


if __name__ == '__main__':
    if len(sys.argv) != 4:
        sys.exit('usage: extract.py world_map.gpkg land-10m.json europe_50m.json')
    main(*sys.argv[1:])
