"""The `picture:` keys of a scenario as YAML, in the order and layout that the scenario writer keeps."""
from svgfile import slug


def number(value):
    value = round(value, 1)
    return str(int(value)) if value == int(value) else str(value)


def numbers(values):
    return '[' + ', '.join(number(value) for value in values) + ']'


def points(values):
    return '[' + ', '.join(numbers(value) for value in values) + ']'


def names(values):
    return '[' + ', '.join(slug(value) for value in values) + ']'


def languages(values):
    return '{' + ', '.join(f'{language}: {name}' for language, name in values.items()) + '}'


def fragment(file, size, corners, lanes, seas, anchors):
    """corners: (at, provinces); lanes: ((a, b), path); seas: (names, height, path); anchors: province -> label, tokens,
    leader."""
    rows = [f'file: {file}', f'size: {numbers(size)}']
    rows.append('four-corners:' + ('' if corners else ' []'))
    rows += [f'  - {{at: {numbers(at)}, provinces: {names(provinces)}}}' for at, provinces in corners]
    rows.append('sea-lanes:' + ('' if lanes else ' []'))
    rows += [f'  - {{between: {names(ends)}, path: {points(path)}}}' for ends, path in lanes]
    rows.append('sea-names:' + ('' if seas else ' []'))
    rows += [f'  - {{names: {languages(by_language)}, height: {number(height)}, path: {points(path)}}}'
             for by_language, height, path in seas]
    rows.append('anchors:')
    for name, place in anchors.items():
        leader = f', leader: {points(place["leader"])}' if 'leader' in place else ''
        rows.append(f'  {slug(name)}: {{label: {numbers(place["label"])}, tokens: {points(place["tokens"])}{leader}}}')
    return '\n'.join(rows) + '\n'


def with_picture(scenario, keys):
    """The text of a scenario file with its `picture:` section made of these keys."""
    before, found, rest = scenario.partition('\npicture:')
    if not found:
        raise ValueError('the scenario has no picture: section')
    first, *lines = rest.split('\n')
    after = next((at for at, line in enumerate(lines) if line and not line.startswith((' ', '#'))), len(lines))
    section = [first, *('  ' + key for key in keys.rstrip('\n').split('\n'))]
    return before + found + '\n'.join(section + (lines[after:] or ['']))
