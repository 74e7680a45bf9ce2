"""Writes the map's SVG: groups of plain paths, no style, no text; whole tenths of a unit, relative commands."""
import unicodedata
import re

from shapes import lines, polygons


def slug(name):
    """The id of a province: its name in lower-case ASCII."""
    plain = name.replace('æ', 'ae').replace('ø', 'o')
    plain = unicodedata.normalize('NFKD', plain).encode('ascii', 'ignore').decode().lower()
    return re.sub(r'[^a-z0-9]+', '-', plain).strip('-')


def number(tenths):
    sign, tenths = ('-', -tenths) if tenths < 0 else ('', tenths)
    whole, rest = divmod(tenths, 10)
    return f'{sign}{whole}' + (f'.{rest}' if rest else '')


def pair(x, y):
    second = number(y)
    return number(x) + ('' if second.startswith('-') else ',') + second


def run(points, closed):
    """One subpath; points are on the grid of tenths, so relative steps lose nothing."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    if closed and tenths[0] == tenths[-1]:
        tenths.pop()
    steps = [pair(bx - ax, by - ay) for (ax, ay), (bx, by) in zip(tenths, tenths[1:])]
    body = ''.join(step if at == 0 or step.startswith('-') else ' ' + step for at, step in enumerate(steps))
    return 'M' + pair(*tenths[0]) + ('l' + body if body else '') + ('Z' if closed else '')


def ring_from(ring):
    """A ring's points, clockwise or not as it comes, started at its smallest point: the same file every time."""
    points = list(ring.coords)[:-1]
    least = points.index(min(points))
    return points[least:] + points[:least + 1]


def area_data(shape):
    found = sorted(polygons(shape), key=lambda part: -part.area)
    return ''.join(run(ring_from(ring), True) for part in found for ring in (part.exterior, *part.interiors))


def line_data(shape):
    return ''.join(run(list(part.coords), False) for part in lines(shape))


def path(data, identity=None):
    name = f'id="{identity}" ' if identity else ''
    return f'<path {name}d="{data}"/>'


def group(identity, paths):
    return '\n'.join([f'<g id="{identity}">', *paths, '</g>'])


def document(size, description, groups):
    """groups: (id, paths) in painting order."""
    width, height = size
    return '\n'.join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f'<desc>{description}</desc>',
        *[group(identity, paths) for identity, paths in groups],
        '</svg>', ''])
