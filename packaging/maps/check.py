"""Reads a finished map and says where it differs from its graph: contact, four-corner points, sea lanes.

Contact is measured from the written outlines alone: the summed length of the segments that two outlines share.
"""
import json
import math
import re
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from itertools import combinations
from pathlib import Path

from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box

LEAST_BORDER = 8.0        # SVG units
LEAST_TOKEN_PLACE = 16.0  # radius: one token of 27
NUMBER = re.compile(r'-?\d*\.?\d+')
COMMAND = re.compile(r'([MLHVZmlhvz])([^MLHVZmlhvz]*)')


def rings(path_data):
    """The closed rings of a path of M, L, H, V, Z commands, absolute or relative."""
    found, x, y = [], 0.0, 0.0
    for letter, arguments in COMMAND.findall(path_data):
        numbers = [float(number) for number in NUMBER.findall(arguments)]
        kind, relative = letter.upper(), letter.islower()
        if kind == 'Z':
            x, y = found[-1][0]
            continue
        step = 1 if kind in 'HV' else 2
        for at in range(0, len(numbers), step):
            if kind == 'H':
                x = numbers[at] + (x if relative else 0)
            elif kind == 'V':
                y = numbers[at] + (y if relative else 0)
            else:
                x, y = numbers[at] + (x if relative else 0), numbers[at + 1] + (y if relative else 0)
            x, y = round(x, 1), round(y, 1)
            if kind == 'M' and at == 0:
                found.append([])
            found[-1].append((x, y))
    return found


def outlines(svg, prefix='prov-'):
    """Path id without its prefix -> rings."""
    return {path.get('id')[len(prefix):]: rings(path.get('d'))
            for path in ElementTree.parse(svg).iter('{http://www.w3.org/2000/svg}path')
            if path.get('id', '').startswith(prefix)}


def segments(province):
    for ring in province:
        closed = ring if ring[0] == ring[-1] else ring + ring[:1]
        for a, b in zip(closed, closed[1:]):
            yield (a, b) if a <= b else (b, a)


def shared_lengths(provinces):
    """Pair of ids -> length of the segments that both have."""
    owners = defaultdict(set)
    for name, province in provinces.items():
        for segment in segments(province):
            owners[segment].add(name)
    lengths = defaultdict(float)
    for (a, b), names in owners.items():
        for pair in combinations(sorted(names), 2):
            lengths[pair] += math.dist(a, b)
    return lengths


def area(province):
    """Rings by the even-odd rule."""
    whole = Polygon()
    for ring in province:
        whole = whole.symmetric_difference(Polygon(ring).buffer(0))
    return whole if whole.geom_type == 'MultiPolygon' else MultiPolygon([whole])


def graph_links(graph, kind):
    return {tuple(sorted((name, other))) for name, row in graph.items() for other in row.get(kind, [])}


def corner_pairs(corners):
    """The two pairs that meet across each four-corner point."""
    return {tuple(sorted((corner['provinces'][first], corner['provinces'][first + 2])))
            for corner in corners for first in (0, 1)}


def contact_faults(provinces, graph, corners):
    """Sentences on links without contact and contact without a link."""
    wanted = graph_links(graph, 'land')
    lengths = shared_lengths(provinces)
    areas = {name: area(province) for name, province in provinces.items()}
    frames = {name: box(*shape.bounds) for name, shape in areas.items()}
    vertices = {name: {point for ring in province for point in ring} for name, province in provinces.items()}
    faults = [f'not drawn: {name}' for name in graph if name not in provinces]
    faults += [f'not in the graph: {name}' for name in provinces if name not in graph]
    by_point = corner_pairs(corners)
    for corner in corners:
        for name in corner['provinces']:
            if tuple(corner['at']) not in vertices[name]:
                faults.append(f'{name} does not reach the four-corner point {corner["at"]}')
    for pair in combinations(sorted(set(graph) & set(provinces)), 2):
        length = lengths.get(pair, 0.0)
        if pair in by_point:
            if length > 0:
                faults.append(f'{pair[0]} and {pair[1]} share {length:.1f} besides their four-corner point')
        elif pair in wanted:
            if length < LEAST_BORDER:
                faults.append(f'{pair[0]} and {pair[1]} share only {length:.1f}, '
                              f'distance {areas[pair[0]].distance(areas[pair[1]]):.1f}')
        elif length > 0 or (frames[pair[0]].distance(frames[pair[1]]) < .5
                            and areas[pair[0]].distance(areas[pair[1]]) < .5):
            faults.append(f'{pair[0]} and {pair[1]} touch without a link, {length:.1f}')
    for first, second in combinations(sorted(areas), 2):
        overlap = areas[first].intersection(areas[second]).area if frames[first].intersects(frames[second]) else 0
        if overlap > .01:
            faults.append(f'{first} and {second} overlap by {overlap:.2f}')
    return faults


def lane_faults(provinces, graph, lanes):
    """Sentences on missing lanes and on lanes that cross a third province."""
    areas = {name: area(province) for name, province in provinces.items()}
    drawn = {tuple(sorted(lane['between'])) for lane in lanes}
    wanted = graph_links(graph, 'sea')
    faults = [f'no lane {" - ".join(pair)}' for pair in sorted(wanted - drawn)]
    faults += [f'lane without a link {" - ".join(pair)}' for pair in sorted(drawn - wanted)]
    for lane in lanes:
        path = LineString(lane['path'])
        for name, shape in areas.items():
            if name not in lane['between'] and path.intersects(shape):
                faults.append(f'lane {" - ".join(lane["between"])} crosses {name}')
        for end, name in zip((lane['path'][0], lane['path'][-1]), lane['between']):
            if areas[name].distance(LineString([end, end])) > 1:
                faults.append(f'lane {" - ".join(lane["between"])} does not start at {name}')
    return faults


def anchor_faults(provinces, picture):
    """Sentences on missing anchors, and on places that lie on foreign land, lanes, each other or off the sheet."""
    anchors, size = picture['anchors'], picture['size']
    lanes = [(lane['between'], LineString(lane['path'])) for lane in picture['sea-lanes']]
    areas = {name: area(province) for name, province in provinces.items()}
    faults = [f'no anchors for {name}' for name in areas if name not in anchors]
    discs = [(name, Point(x, y).buffer(radius)) for name, place in anchors.items() for x, y, radius in place['tokens']]
    for index, (name, disc) in enumerate(discs):
        left, top, right, bottom = disc.bounds
        if left < 0 or top < 0 or right > size[0] or bottom > size[1]:
            faults.append(f'a token place of {name} is off the sheet')
        for other, shape in areas.items():
            if other != name and disc.intersects(shape) and disc.intersection(shape).area > 1:
                faults.append(f'a token place of {name} lies on {other}')
        for between, path in lanes:
            if path.intersects(disc):
                faults.append(f'a token place of {name} lies on the lane {" - ".join(between)}')
        for other, second in discs[index + 1:]:
            if disc.intersects(second) and disc.intersection(second).area > 1:
                faults.append(f'token places of {name} and {other} overlap')
    for name, place in anchors.items():
        if 'leader' in place:
            if areas[name].distance(Point(place['leader'][1])) > 1:
                faults.append(f'the leader line of {name} does not end at it')
        elif not areas[name].contains(Point(place['label'])):
            faults.append(f'the name of {name} stands outside it')
        if len(place['tokens']) != 3 or min(radius for _, _, radius in place['tokens']) < LEAST_TOKEN_PLACE:
            faults.append(f'{name} has no room for three owners\' tokens')
    return faults


def sea_name_faults(svg, picture):
    """Sentences on names of seas that lie on land, on lanes, on places for tokens, or off the sheet."""
    groups = {group.get('id'): group for group in ElementTree.parse(svg).iter('{http://www.w3.org/2000/svg}g')}
    land = area([ring for path in groups['land'] for ring in rings(path.get('d'))])
    lanes = [LineString(lane['path']) for lane in picture['sea-lanes']]
    discs = [Point(x, y).buffer(radius) for place in picture['anchors'].values() for x, y, radius in place['tokens']]
    faults = []
    for sea in picture['sea-names']:
        name, height = sea['names']['en'], sea['height']
        path = LineString(sea['path'])
        band = path.buffer(height * .8)  # letters stand on the line; some hang below it
        left, top, right, bottom = band.bounds
        if left < 0 or top < 0 or right > picture['size'][0] or bottom > picture['size'][1]:
            faults.append(f'{name} runs off the sheet')
        for what, shapes in (('land', [land]), ('a lane', lanes), ('a token place', discs)):
            if any(band.intersects(shape) for shape in shapes):
                faults.append(f'{name} lies on {what}')
    return faults


def shortest_borders(provinces, graph, corners):
    """(length, a, b) of the land links, the shortest first; four-corner points left out."""
    lengths = shared_lengths(provinces)
    pairs = graph_links(graph, 'land') - corner_pairs(corners)
    return sorted((round(lengths.get(pair, 0.0), 1), *pair) for pair in pairs)


def faults(svg, graph_file, picture):
    """All of them; picture: the `picture:` keys as plain lists and dictionaries."""
    graph = json.loads(Path(graph_file).read_text(encoding='utf-8'))
    provinces = outlines(svg)
    return contact_faults(provinces, graph, picture['four-corners']) + \
        lane_faults(provinces, graph, picture['sea-lanes']) + \
        anchor_faults(provinces, picture) + sea_name_faults(svg, picture)
