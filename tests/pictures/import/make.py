#!/usr/bin/env python3
"""Writes the drawings of this folder: one land of fourteen provinces in the ways of ten programs, and one of
forty. Beside each stands what it shows, from the lattice that it is made of, not from what the program reads.

python3 tests/pictures/import/make.py
"""
import math
import os
import random

HERE = os.path.dirname(os.path.abspath(__file__))
NAMES = ["Aldermoor", "Brede", "Côte-Rousse", "Düne", "Esk", "Fjordland", "Grünwald", "Haut-Pré", "Île-Verte",
         "Joyce Hold", "Kestrel", "Lunehame"]
SLUGS = {"Côte-Rousse": "cote-rousse", "Düne": "dune", "Grünwald": "grunwald", "Haut-Pré": "haut-pre",
         "Île-Verte": "ile-verte", "Joyce Hold": "joyce-hold"}


def slug(name):
    return SLUGS.get(name, name.lower().replace(" ", "-"))


class Land:
    """Cells side by side with bent borders that neighbours share; units of a page of 400 x 300."""

    def __init__(self, columns, rows, names, box=(30, 30, 350, 270), seed=7, bend=3.0):
        dice = random.Random(seed)
        left, top, right, bottom = box
        wide, high = (right - left) / columns, (bottom - top) / rows
        node = {(i, j): (left + i * wide + dice.uniform(-.14, .14) * wide,
                         top + j * high + dice.uniform(-.14, .14) * high)
                for i in range(columns + 1) for j in range(rows + 1)}
        edge = {}
        for a, at in node.items():
            for b in ((a[0] + 1, a[1]), (a[0], a[1] + 1)):
                if b not in node:
                    continue
                bt = node[b]
                edge[a, b] = [(at[0] + (bt[0] - at[0]) * t + dice.uniform(-bend, bend),
                               at[1] + (bt[1] - at[1]) * t + dice.uniform(-bend, bend)) for t in (.25, .5, .75)]
        self.rings, self.neighbours = {}, {}
        for n, name in enumerate(names):
            i, j = n % columns, n // columns
            corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            ring = []
            for a, b in zip(corners, corners[1:] + corners[:1]):
                ring.append(node[a])
                ring += edge[a, b] if (a, b) in edge else edge[b, a][::-1]
            self.rings[name] = [[(round(x, 1), round(y, 1)) for x, y in ring]]
            self.neighbours[name] = {names[m] for m in range(len(names))
                                     if abs(m % columns - i) + abs(m // columns - j) == 1}

    def middle(self, name):
        ring = self.rings[name][0]
        return sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)

    def add_enclave(self, inside, name, radius=13):
        x, y = self.middle(inside)
        ring = [(round(x + radius * math.cos(math.pi * k / 4), 1), round(y + radius * math.sin(math.pi * k / 4), 1))
                for k in range(8)]
        self.rings[inside].append(ring[::-1])
        self.rings[name] = [ring]
        self.neighbours[name] = {inside}
        self.neighbours[inside].add(name)

    def add_islands(self, name, *squares):
        self.rings[name] = [[(x, y), (x + s, y + 2), (x + s - 1, y + s), (x + 1, y + s - 2)] for x, y, s in squares]
        self.neighbours[name] = set()


def land():
    made = Land(4, 3, NAMES)
    made.add_enclave("Fjordland", "Holm")
    made.add_islands("Skerries", (366, 80, 18), (372, 120, 14))
    return made


def num(value, decimals=3):
    text = f"{value:.{decimals}f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


# The ways of writing a ring as the commands of a path; `at` places a point.

def absolute(rings, at=lambda p: p, sep=","):
    return " ".join("M " + " L ".join(num(x) + sep + num(y) for x, y in map(at, ring)) + " Z" for ring in rings)


def relative(rings, at=lambda p: p):
    """Inkscape's optimised form: each ring begins from where the one before did."""
    out, start = [], (0, 0)
    for ring in rings:
        points = [tuple(round(v, 3) for v in at(p)) for p in ring]
        out.append("m " + num(points[0][0] - start[0]) + "," + num(points[0][1] - start[1]))
        for a, b in zip(points, points[1:]):
            out.append(num(b[0] - a[0]) + "," + num(b[1] - a[1]))
        out.append("z")
        start = points[0]
    return " ".join(out)


def curved(rings, at=lambda p: p):
    """Straight lines as curves, relative and packed as Illustrator does: no blank where a minus stands."""
    out = ""
    for ring in rings:
        points = [tuple(round(v, 3) for v in at(p)) for p in ring]
        out += "M" + num(points[0][0]) + "," + num(points[0][1])
        for a, b in zip(points, points[1:]):
            dx, dy = b[0] - a[0], b[1] - a[1]
            row = [dx / 3, dy / 3, dx * 2 / 3, dy * 2 / 3, dx, dy]
            text = "c"
            for k, value in enumerate(row):
                word = num(value).replace("0.", ".", 1) if abs(value) < 1 and "." in num(value) else num(value)
                text += ("" if k == 0 or word.startswith("-") else ",") + word
            out += text
        out += "z"
    return out


def loose(rings, seed, by):
    """Drawn twice by hand: points lie near the neighbour's, not on them."""
    dice = random.Random(seed)
    return [[(x + dice.uniform(-by, by), y + dice.uniform(-by, by)) for x, y in ring] for ring in rings]


def esc(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


INK = ('xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
       'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
       'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" ')
STYLE = "fill:#c8cdb4;fill-opacity:1;fill-rule:evenodd;stroke:#3a2f1c;stroke-width:0.8"


def inkscape_092(m):
    """Millimetres; the layer is moved by what the page is taller than its box; relative paths; names in a layer."""
    s = 210 / 400
    at = lambda p: (p[0] * s, p[1] * s + 139.5)
    out = ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
           '<!-- Created with Inkscape (http://www.inkscape.org/) -->',
           f'<svg {INK}width="210mm" height="157.5mm" viewBox="0 0 210 157.5" version="1.1" id="svg8" '
           'inkscape:version="0.92.4 (5da689c313, 2019-01-14)" sodipodi:docname="land.svg">',
           '<defs id="defs2"/><sodipodi:namedview id="base" pagecolor="#ffffff" inkscape:zoom="1.4" showgrid="false"/>',
           '<metadata id="metadata5"/>',
           '<g inkscape:label="Provinzen" inkscape:groupmode="layer" id="layer1" transform="translate(0,-139.5)">']
    for k, (name, rings) in enumerate(m.rings.items()):
        out.append(f'<path style="{STYLE}" d="{relative(rings, at)}" id="path{815 + 2 * k}" '
                   'inkscape:connector-curvature="0"/>')
    out += ['</g>', '<g inkscape:groupmode="layer" id="layer2" inkscape:label="Beschriftung" '
            'transform="translate(0,-139.5)">']
    for k, name in enumerate(m.rings):
        x, y = at(label_point(m, name))
        out.append('<text xml:space="preserve" style="font-size:5px;text-anchor:middle" '
                   f'x="{num(x)}" y="{num(y + 1.7)}" id="text{900 + k}"><tspan sodipodi:role="line" '
                   f'id="tspan{900 + k}" x="{num(x)}" y="{num(y + 1.7)}">{esc(name)}</tspan></text>')
    return out + ['</g>', '</svg>']


def label_point(m, name):
    x, y = m.middle(name)
    return (x, y + 24) if name == "Fjordland" else (x, y)


def inkscape_10(m):
    """Pixels; labels; the islands' second piece is a clone's neighbour in a group; hills are clones."""
    out = ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
           f'<svg {INK}width="400" height="300" viewBox="0 0 400 300" version="1.1" id="svg1" '
           'inkscape:version="1.0.2 (e86c870879, 2021-01-15)">',
           '<g inkscape:groupmode="layer" id="layer1" inkscape:label="Regions">']
    for k, (name, rings) in enumerate(m.rings.items()):
        if name == "Skerries":
            out.append(f'<g id="g77" inkscape:label="{name}">' + "".join(
                f'<path style="{STYLE}" d="{absolute([ring])}" id="path{60 + n}"/>'
                for n, ring in enumerate(rings)) + '</g>')
        else:
            out.append(f'<path style="{STYLE}" d="{absolute(rings)}" id="path{k + 1}" inkscape:label="{esc(name)}"/>')
    out += ['</g>', '<g inkscape:groupmode="layer" id="layer2" inkscape:label="Mountains">',
            '<path style="fill:#b49b73" d="m 60,60 4,-7 4,7 z" id="hill"/>',
            '<use xlink:href="#hill" x="0" y="0" id="use1" transform="translate(12,3)" width="100%" height="100%"/>',
            '<use xlink:href="#hill" x="0" y="0" id="use2" transform="translate(24,-2)" width="100%" height="100%"/>']
    return out + ['</g>', '</svg>']


def inkscape_12(m):
    """Layers in layers; the enclave is a circle that became a path of arcs; texts flow in shapes."""
    out = ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
           f'<svg {INK}width="400px" height="300px" viewBox="0 0 400 300" version="1.1" id="svg5" '
           'inkscape:version="1.2.2 (b0a8486541, 2022-12-01)">',
           '<defs id="defs1"><rect id="rect1" x="0" y="0" width="60" height="20"/></defs>',
           '<g inkscape:groupmode="layer" id="layer1" inkscape:label="Karte">',
           '<g inkscape:groupmode="layer" id="layer2" inkscape:label="Gebiete">']
    for k, (name, rings) in enumerate(m.rings.items()):
        if name == "Holm":
            x, y = m.middle(name)
            out.append(f'<path style="{STYLE}" id="path99" sodipodi:type="arc" sodipodi:cx="{num(x)}" '
                       f'sodipodi:cy="{num(y)}" d="M {num(x + 14)},{num(y)} A 14,14 0 0 1 {num(x - 14)},{num(y)} '
                       f'14,14 0 0 1 {num(x + 14)},{num(y)} Z" inkscape:transform-center-x="0.4"/>')
        else:
            out.append(f'<path style="{STYLE}" d="{relative(rings)}" id="path{k + 20}"/>')
    out += ['</g>', '<g inkscape:groupmode="layer" id="layer3" inkscape:label="Namen">']
    for k, name in enumerate(m.rings):
        x, y = label_point(m, name)
        out.append(f'<text xml:space="preserve" id="text{k}" style="font-size:9px;shape-inside:url(#rect1);'
                   f'text-anchor:middle;white-space:pre"><tspan x="{num(x)}" y="{num(y + 3)}" id="tspan{k}">'
                   f'{esc(name)}</tspan></text>')
    return out + ['</g>', '</g>', '</svg>']


def inkscape_14(m):
    """Pages, a style sheet, a matrix on each path, ids of ours: what an export of ours looks like after a day."""
    out = ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
           f'<svg {INK}width="105.83333mm" height="79.375mm" viewBox="0 0 400 300" version="1.1" id="svg1" '
           'inkscape:version="1.4 (86a8ad7, 2024-10-11)">',
           '<sodipodi:namedview id="namedview1"><inkscape:page x="0" y="0" width="400" height="300" id="page1"/>'
           '<sodipodi:guide position="20,30" orientation="1,0" id="guide1"/></sodipodi:namedview>',
           '<style id="style1">.land { fill: #c8cdb4; stroke: #3a2f1c; fill-rule: evenodd }</style>',
           '<g inkscape:groupmode="layer" id="layer1" inkscape:label="Provinces" transform="scale(0.5)">']
    at = lambda p: ((p[0] - 10) * 2, (p[1] - 5) * 2)
    for name, rings in m.rings.items():
        out.append(f'<path class="land" id="prov-{slug(name)}" inkscape:label="{esc(name)}" '
                   f'transform="matrix(1,0,0,1,20,10)" d="{absolute(rings, at)}"/>')
    return out + ['</g>', '</svg>']


def inkscape_loose(m):
    """Neighbours drawn one after the other by hand: their borders lie up to 0.8 units apart or over each other."""
    out = ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
           f'<svg {INK}width="400" height="300" viewBox="0 0 400 300" version="1.1" id="svg1" '
           'inkscape:version="1.3.2 (091e20e, 2023-11-25)">',
           '<g inkscape:groupmode="layer" id="layer1" inkscape:label="Provincies">']
    for k, (name, rings) in enumerate(m.rings.items()):
        out.append(f'<path style="{STYLE}" d="{absolute(loose(rings, k, .28))}" id="path{k + 1}" '
                   f'inkscape:label="{esc(name)}"/>')
    return out + ['</g>', '</svg>']


def illustrator(m):
    """No layers: groups with made-up ids, names in ids with signs as _x2D_, classes, packed curves, polygons."""
    def code(name):
        return "".join(c if c.isalnum() else "_" if c == " " else f"_x{ord(c):02X}_" for c in name)
    out = ['<?xml version="1.0" encoding="utf-8"?>',
           '<!-- Generator: Adobe Illustrator 27.5.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->',
           '<svg version="1.1" id="Ebene_1" xmlns="http://www.w3.org/2000/svg" '
           'xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 400 300" '
           'style="enable-background:new 0 0 400 300;" xml:space="preserve">',
           '<style type="text/css">', '\t.st0{fill:#C8CDB4;stroke:#3A2F1C;stroke-miterlimit:10;}',
           '\t.st1{fill:none;stroke:#4A86B0;stroke-width:1.5;}', '</style>', '<g id="_x31_">']
    for name, rings in m.rings.items():
        if len(rings) == 1 and name != "Holm":
            points = " ".join(num(x) + "," + num(y) for x, y in rings[0])
            out.append(f'\t<polygon id="{code(name)}" class="st0" points="{points} "/>')
        else:
            out.append(f'\t<path id="{code(name)}" class="st0" d="{curved(rings)}"/>')
    return out + ['</g>', '<g id="Rivers">', '\t<path class="st1" d="M120,60c3,30,20,50,22,92"/>', '</g>', '</svg>']


def affinity(m):
    """One group for the page, names as serif:id, a matrix each, styles by element; two decimals."""
    out = ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
           '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
           '<svg width="100%" height="100%" viewBox="0 0 1600 1200" version="1.1" xmlns="http://www.w3.org/2000/svg" '
           'xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve" xmlns:serif="http://www.serif.com/" '
           'style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;">',
           '    <g transform="matrix(4,0,0,4,0,0)">']
    for k, (name, rings) in enumerate(m.rings.items()):
        out.append(f'        <g id="{slug(name)}{k}" serif:id="{esc(name)}">')
        for ring in rings if name == "Skerries" else [None]:
            text = absolute([ring] if ring else rings)
            out.append(f'            <path d="{text.replace(" ", "").replace("L", "L")}" '
                       'style="fill:rgb(200,205,180);stroke:rgb(58,47,28);stroke-width:1px;"/>')
        out.append('        </g>')
    return out + ['    </g>', '</svg>']


def boxy(m):
    """Titles as names, the program's own elements, a rotation about the middle, polygons."""
    out = ['<?xml version="1.0" encoding="utf-8"?>',
           '<svg viewBox="0 0 400 300" xmlns="http://www.w3.org/2000/svg" xmlns:bx="https://boxy-svg.com">',
           '  <defs><bx:grid x="0" y="0" width="20" height="20"/></defs>']
    for name, rings in m.rings.items():
        if name == "Aldermoor":
            x, y = m.middle(name)
            turned = [[(2 * x - px, 2 * y - py) for px, py in ring] for ring in rings]
            out.append(f'  <path d="{absolute(turned, sep=" ")}" style="fill: rgb(216, 216, 216);" '
                       f'transform="rotate(180 {num(x)} {num(y)})"><title>{esc(name)}</title></path>')
        else:
            out.append(f'  <path d="{absolute(rings, sep=" ")}" '
                       f'style="fill: rgb(216, 216, 216); fill-rule: evenodd; stroke: rgb(0, 0, 0);">'
                       f'<title>{esc(name)}</title></path>')
    return out + ['</svg>']


def by_hand(m):
    """Typed: single quotes, short colours, no namespace but SVG's, a name in each shape, y upwards."""
    out = ["<svg xmlns='http://www.w3.org/2000/svg' width='800' height='600' viewBox='0 0 400 300'>",
           "<!-- the land, drawn upside down -->", "<g id='provinces' transform='translate(0 300) scale(1 -1)'"
           " fill='#cdb' stroke='#333' fill-rule='evenodd'>"]
    for name, rings in m.rings.items():
        out.append(f"  <path d='{absolute(rings, lambda p: (p[0], 300 - p[1]), ' ')}'/>")
    out += ["</g>", "<g id='names' font-size='8' text-anchor='middle'>"]
    for name in m.rings:
        x, y = label_point(m, name)
        out.append(f"  <text x='{num(x)}' y='{num(y + 3)}'>{esc(name)}</text>")
    return out + ["</g>", "</svg>"]


def exported(m):
    """The form in which the program itself writes a map for drawing."""
    out = ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
           '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
           'width="400" height="300" viewBox="0 0 400 300" version="1.1">',
           '<g inkscape:groupmode="layer" id="provinces" inkscape:label="Provinces">']
    for name, rings in m.rings.items():
        d = "".join("M" + " ".join(num(x, 2) + "," + num(y, 2) for x, y in ring) + "Z" for ring in rings)
        out.append(f'<path id="prov-{slug(name)}" inkscape:label="{esc(name)}" '
                   f'style="fill:#c8cdb4;fill-rule:evenodd;stroke:#3a2f1c;stroke-width:1" d="{d}"/>')
    return out + ['</g>', '</svg>']


def forty():
    """Forty provinces with loose borders, rivers and names: the third task."""
    names = [f"{a}{b}" for a in ("North", "East", "South", "West", "Mid") for b in
             ("ford", "ham", "ley", "mere", "stead", "ton", "wick", "worth")]
    m = Land(8, 5, names, (30, 30, 770, 570), 11, 5)
    s = 0.2645833
    out = ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
           f'<svg {INK}width="211.66667mm" height="158.75mm" viewBox="0 0 211.66667 158.75" version="1.1" id="svg5" '
           'inkscape:version="1.2.2 (b0a8486541, 2022-12-01)">',
           '<g inkscape:groupmode="layer" id="layer1" inkscape:label="Layer 1">']
    at = lambda p: (p[0] * s, p[1] * s)
    for k, (name, rings) in enumerate(m.rings.items()):
        out.append(f'<path style="{STYLE}" d="{relative(loose(rings, k, .3), at)}" id="path{k + 100}"/>')
    out += ['</g>', '<g inkscape:groupmode="layer" id="layer2" inkscape:label="Rivières">',
            f'<path style="fill:none;stroke:#4a86b0" d="m {num(120 * s)},{num(60 * s)} c 10,14 22,20 20,44" id="path9"/>',
            '</g>', '<g inkscape:groupmode="layer" id="layer3" inkscape:label="Noms">']
    for k, name in enumerate(names):
        x, y = at(m.middle(name))
        out.append(f'<text xml:space="preserve" style="font-size:3.2px;text-anchor:middle" x="{num(x)}" '
                   f'y="{num(y + 1)}" id="text{k}"><tspan sodipodi:role="line" x="{num(x)}" y="{num(y + 1)}">'
                   f'{name}</tspan></text>')
    return m, out + ['</g>', '</svg>']


def golden(m):
    lines = [f"provinces {len(m.rings)}"]
    for name in sorted(m.rings, key=slug):
        lines.append(f"{slug(name)} \"{name}\": " + " ".join(sorted(slug(n) for n in m.neighbours[name])))
    return [line.rstrip() for line in lines]


def write(name, lines):
    with open(os.path.join(HERE, name), "w", encoding="utf-8", newline="\n") as file:
        file.write("\n".join(lines) + "\n")


def main():
    ways = {"inkscape-0.92": inkscape_092, "inkscape-1.0": inkscape_10, "inkscape-1.2": inkscape_12,
            "inkscape-1.3-loose": inkscape_loose, "inkscape-1.4": inkscape_14, "illustrator": illustrator,
            "affinity": affinity, "boxy": boxy, "by-hand": by_hand, "exported": exported}
    for name, way in ways.items():
        m = land()
        write(name + ".svg", way(m))
        write(name + ".txt", golden(m))
    m, lines = forty()
    write("forty.svg", lines)
    write("forty.txt", golden(m))


main()
