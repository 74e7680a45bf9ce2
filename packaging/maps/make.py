#!/usr/bin/python3
"""Makes the two maps. Without --out all goes to its place in the tree, and into the scenarios' `picture:` sections."""
import argparse
import sys
from pathlib import Path

import yaml
from shapely.geometry import box
from shapely.ops import unary_union

import borders
import calm
import check
import east
import picture
import provinces
import relief
import svgfile
import waters
import west
from fragment import fragment, with_picture
from shapes import rounded

HERE = Path(__file__).parent
SCENARIOS = HERE.parent.parent / 'resources' / 'scenarios'
DESCRIPTION = 'Made with Natural Earth, public domain.'


def drawn(design):
    """All areas of the sheet, land not in play under design.NOT_IN_PLAY; the four-corner points."""
    land = provinces.sheet_land(design)
    areas = provinces.provinces(design, land)
    in_play = unary_union([area.buffer(.02) for area in areas.values()])
    areas[design.NOT_IN_PLAY] = land.difference(in_play)
    corners = [rounded([design.PROJECTION.point(*at)])[0] for at, _ in design.FOUR_CORNERS]
    return borders.drawn_areas(areas, corners, design.NOT_IN_PLAY), corners


def on_paper(shape, sheet):
    return svgfile.area_data(shape.intersection(sheet))


def make(design, out_svg, out_fragment):
    areas, corners = drawn(design)
    sheet = box(0, 0, *design.SIZE)
    in_play = {name: area for name, area in areas.items() if name != design.NOT_IN_PLAY}
    land = unary_union(list(areas.values()))
    quiet = calm.calm_areas(areas)
    lakes = waters.lakes(design, land)
    rivers = waters.rivers(design, in_play.values(), land.intersection(sheet))
    anchors = picture.anchors(in_play, design)
    lanes = [(lane[:2], picture.lane_path(lane, in_play, design.PROJECTION)) for lane in design.LANES]
    hills, plants = relief.paths(design, land, anchors, [area.boundary for area in in_play.values()] + rivers)
    by_slug = sorted(in_play, key=svgfile.slug)
    svg = svgfile.document(design.SIZE, DESCRIPTION, [
        ('land', [svgfile.path(on_paper(land, sheet))]),
        ('water', [svgfile.path(on_paper(lakes, sheet))]),
        ('rivers', [svgfile.path(svgfile.line_data(river)) for river in rivers]),
        ('relief', hills),
        ('woods', plants),
        ('provinces', [svgfile.path(on_paper(in_play[name], sheet), 'prov-' + svgfile.slug(name)) for name in by_slug]),
        ('calm', [svgfile.path(on_paper(quiet[name], sheet), 'calm-' + svgfile.slug(name)) for name in by_slug]),
    ])
    out_svg.write_text(svg, encoding='utf-8')
    four = list(zip(corners, [names for _, names in design.FOUR_CORNERS]))
    keys = fragment(out_svg.name, design.SIZE, four, lanes, design.SEA_NAMES, anchors)
    out_fragment.write_text(keys, encoding='utf-8')
    return len(svg)


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument('--out', type=Path, help='folder for all files instead of their places in the tree')
    options.add_argument('--only', choices=['west', 'east'])
    chosen = options.parse_args()
    bad = 0
    for design in [design for design in (west, east) if chosen.only in (None, design.__name__)]:
        svg = (chosen.out or SCENARIOS) / f'{design.NAME}.svg'
        keys = (chosen.out or HERE) / f'{design.NAME}.picture.yaml'
        size = make(design, svg, keys)
        print(design.NAME, size // 1000, 'kB')
        if not chosen.out:
            scenario = SCENARIOS / f'{design.NAME}.yaml'
            scenario.write_text(with_picture(scenario.read_text(encoding='utf-8'), keys.read_text(encoding='utf-8')),
                                encoding='utf-8')
        found = check.faults(svg, HERE / f'{design.NAME}.graph.json', yaml.safe_load(keys.read_text()))
        for fault in found:
            print(' ', fault)
        bad += len(found)
    sys.exit(1 if bad else 0)


if __name__ == '__main__':
    main()
