#!/usr/bin/python3
"""The two maps: made again they are the committed files, byte for byte; and the committed pictures show their graphs.

usage: maps_test.py remake|contact SOURCE_FOLDER WORK_FOLDER. Ends with 77 (skipped) where the maps' tools are absent.
"""
import json
import platform
import subprocess
import sys
from pathlib import Path

SKIPPED = 77
NAMES = ('western-europe', 'eastern-europe')


def skip(why):
    print('skipped:', why)
    sys.exit(SKIPPED)


def debian_release():
    try:
        return platform.freedesktop_os_release()
    except OSError:
        return {}


def need_packages():
    try:
        import shapely  # noqa: F401
        import yaml  # noqa: F401
    except ImportError as missing:
        skip(f'{missing}; install python3-shapely and python3-yaml')


def remake(source, work):
    release = debian_release()
    if release.get('ID') != 'debian' or release.get('VERSION_ID') != '12':
        skip('the bytes are promised on Debian 12 only, this is ' + release.get('PRETTY_NAME', 'another system'))
    need_packages()
    work.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, '-B', source / 'packaging/maps/make.py', '--out', work], check=True)
    bad = 0
    for name in NAMES:
        for made, committed in ((work / f'{name}.svg', source / f'resources/scenarios/{name}.svg'),
                                (work / f'{name}.picture.yaml', source / f'packaging/maps/{name}.picture.yaml')):
            same = made.read_bytes() == committed.read_bytes()
            print(name, made.suffix, 'the same' if same else f'differs from {committed}')
            bad += not same
    return bad


def without_link(graph, kind):
    """A copy of the graph that lacks its first link of a kind, and that link."""
    copy = json.loads(json.dumps(graph))
    name = next(name for name, row in copy.items() if row.get(kind))
    return copy, (name, copy[name][kind].pop(0))


def contact(source, _):
    need_packages()
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(source / 'packaging/maps'))
    import yaml
    import check

    bad = 0
    for name in NAMES:
        graph = json.loads((source / f'packaging/maps/{name}.graph.json').read_text(encoding='utf-8'))
        section = yaml.safe_load((source / f'resources/scenarios/{name}.yaml').read_text(encoding='utf-8'))['picture']
        provinces = check.outlines(source / f'resources/scenarios/{name}.svg')
        found = check.contact_faults(provinces, graph, section['four-corners'])
        found += check.lane_faults(provinces, graph, section['sea-lanes'])
        found += check.anchor_faults(provinces, section)
        print(name, len(check.graph_links(graph, 'land')), 'land links,', len(check.graph_links(graph, 'sea')),
              'sea links; shortest borders', check.shortest_borders(provinces, graph, section['four-corners'])[:3])
        for fault in found:
            print('  ', fault)
        fewer, missing = without_link(graph, 'land')
        noticed = any(set(missing) <= set(fault.split()) for fault in
                      check.contact_faults(provinces, fewer, section['four-corners']))
        if not noticed:
            print('  the check does not notice that', *missing, 'touch')
        bad += len(found) + (not noticed)
    return bad


if __name__ == '__main__':
    if len(sys.argv) != 4 or sys.argv[1] not in ('remake', 'contact'):
        sys.exit(__doc__)
    checks = {'remake': remake, 'contact': contact}
    sys.exit(1 if checks[sys.argv[1]](Path(sys.argv[2]), Path(sys.argv[3])) else 0)
