"""From administrative units and drawn cuts to provinces that fill the land exactly, without gaps or overlaps."""
from collections import defaultdict

from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import polygonize, unary_union
from shapely.prepared import prep

import sources
from shapes import polygons

SLIT = 1.0          # sheet units: water narrower than twice this is closed
COAST_DETAIL = .15  # tolerance of the coast before the borders are made
STRIP = 3.0         # land this near to a province, and as thin, belongs to it: two data sets, two coasts
ISLAND_REACH = 14.0  # an unclaimed island this near to a province belongs to it
ISLAND_AREA = 400.0  # ... unless it is larger than this


def on_sheet(design, ring):
    return Polygon([design.PROJECTION.point(*at) for at in ring])


def filled_water(design):
    """(province, shape) of the water that is drawn as land."""
    return [(province, on_sheet(design, ring)) for province, ring in design.FILLED_WATER]


def sheet_land(design):
    """All land on the sheet and a little beyond its edge."""
    projection = design.PROJECTION
    edge = box(0, 0, *design.SIZE).buffer(60, join_style=2)
    found = []
    for polygon in sources.coast():
        shape = projection.shape(polygon).buffer(0)
        if shape.intersects(edge):
            found.append(shape.intersection(edge))
    land = unary_union(found + [shape for _, shape in filled_water(design)])
    land = land.buffer(SLIT, resolution=2).buffer(-SLIT, resolution=2)
    return land.simplify(COAST_DETAIL).buffer(0)


class Claims:
    """Which province a unit, or a piece of a cut unit, belongs to."""

    def __init__(self, design):
        self.projection = design.PROJECTION
        self.cuts = design.CUTS
        self.listed = {}
        self.rest = {}
        for country, by_province in design.UNITS.items():
            for province, names in by_province.items():
                if names == '*':
                    self.rest[country] = province
                for name in names.split(';') if names != '*' else []:
                    self.listed[country, name.strip()] = province
        self.unused = set(self.listed) | {key for cut in self.cuts for key in cut['units']}
        self.seeds = [(province, Point(self.projection.flat(*at)))
                      for province, points in design.SEEDS.items() for at in points]
        self.seeded = design.SEEDED
        self.apart = design.APART

    def nearest_seed(self, lon_lat):
        here = Point(self.projection.flat(*lon_lat))
        return min(self.seeds, key=lambda seed: seed[1].distance(here))[0]

    def pieces(self, unit):
        """Yields (province, polygon in degrees) for all of one unit; nothing where it is not in play."""
        key = (unit.country, unit.name)
        cuts = [cut for cut in self.cuts if key in cut['units']]
        self.unused.discard(key)
        if cuts:
            yield from self.cut_pieces(unit, cuts)
        elif key in self.listed:
            yield from ((self.listed[key], polygon) for polygon in unit.polygons)
        elif unit.country in self.seeded:
            largest = max(unit.polygons, key=lambda polygon: polygon.area)
            for polygon in unit.polygons:
                middle = (polygon if key in self.apart else largest).representative_point()
                yield self.nearest_seed((middle.x, middle.y)), polygon
        elif unit.country in self.rest:
            yield from ((self.rest[unit.country], polygon) for polygon in unit.polygons)

    @staticmethod
    def cut_pieces(unit, cuts):
        lines = [LineString(line) for cut in cuts for line in cut['lines']]
        goals = [(province, Point(at)) for cut in cuts for province, *at in cut['pieces']]
        for polygon in unit.polygons:
            for piece in polygonize(unary_union([polygon.boundary, *lines])):
                middle = piece.representative_point()
                if not polygon.contains(middle):
                    continue
                inside = [province for province, point in goals if piece.contains(point)]
                if len(set(inside)) > 1:
                    raise ValueError(f'{unit.name}: one piece holds points of {sorted(set(inside))}')
                yield inside[0] if inside else min(goals, key=lambda goal: goal[1].distance(middle))[0], piece


def claimed_areas(design):
    """Province name -> its area on the sheet by the units alone; the coast is still the units' own."""
    claims = Claims(design)
    areas = defaultdict(list)
    for unit in sources.admin_units():
        for province, polygon in claims.pieces(unit):
            areas[province].append(design.PROJECTION.shape(polygon).buffer(0))
    if claims.unused:
        raise ValueError(f'units not found: {sorted(claims.unused)}')
    areas.pop(design.NOT_IN_PLAY, None)
    whole = {province: unary_union(shapes) for province, shapes in sorted(areas.items())}
    for province, shape in filled_water(design):
        taken = unary_union([area for other, area in whole.items() if other != province and area.intersects(shape)])
        whole[province] = whole[province].union(shape.difference(taken))
    for province, ring in design.HANDED_OVER:
        shape = on_sheet(design, ring)
        whole = {name: area.difference(shape) for name, area in whole.items()}
        whole[province] = whole[province].union(shape)
    return whole


def shared_out(piece, near):
    """Divides a piece of land among the provinces next to it, to each what is nearest."""
    if len(near) == 1:
        return {next(iter(near)): piece}
    here = piece.envelope.buffer(70, join_style=2)
    near = {name: area.intersection(here) for name, area in near.items()}
    shares = defaultdict(list)
    for reach in (1.0, 2.0, 4.0, 8.0, 16.0, 64.0):
        for name, area in near.items():
            share = piece.intersection(area.buffer(reach))
            shares[name] += polygons(share)
            piece = piece.difference(share)
    return {name: unary_union(shares[name]) for name in near}


def on_land(areas, land):
    """The areas with the land's coast: they lose their water and gain the strips that no unit covers."""
    shapes = {name: [area.intersection(land)] for name, area in areas.items()}
    bare = land.difference(unary_union(list(areas.values())).buffer(.02))
    broad = bare.buffer(-STRIP / 2, join_style=2).buffer(STRIP / 2 + .2, join_style=2)
    strips = [piece for piece in polygons(bare.difference(broad)) if piece.area > .02]
    islands = [piece for piece in polygons(bare) if piece.area < ISLAND_AREA and piece.distance(broad) > 0]
    unclaimed = prep(bare)
    islands += [part for part in polygons(land) if part.area < ISLAND_AREA and unclaimed.contains(part.buffer(-.1))]
    prepared = {name: prep(area.buffer(STRIP, resolution=2)) for name, area in areas.items()}
    for piece, reach in [(piece, STRIP) for piece in strips] + [(piece, ISLAND_REACH) for piece in islands]:
        near = {name: areas[name] for name in areas if prepared[name].intersects(piece)}
        if not near and reach > STRIP:
            distance, name = min((area.distance(piece), name) for name, area in areas.items())
            near = {name: areas[name]} if distance < reach else {}
        for name, share in shared_out(piece, near).items() if near else []:
            shapes[name].append(share.buffer(.05))
    return {name: unary_union([shape.buffer(.03) for shape in found]).buffer(-.03).intersection(land)
            for name, found in shapes.items()}


def without_overlaps(areas):
    taken = Polygon()
    exact = {}
    for name, area in areas.items():
        exact[name] = area.difference(taken)
        taken = taken.union(area)
    return exact


def provinces(design, land):
    return without_overlaps(on_land(claimed_areas(design), land))
