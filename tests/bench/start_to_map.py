#!/usr/bin/env python3
"""Times programs from their start to a drawn map, in turn, warm, and reads their memory ten seconds later.

    tests/bench/start_to_map.py [--runs N] [--colours N] NAME=COMMAND [NAME=COMMAND ...]
    tests/bench/start_to_map.py marches='build/release/app/marches GAME.marches' tiled='tiled MAP.tmx'

GAME.marches is one under way: a finished one opens on its result. Needs a display of its own (xvfb-run -s '-screen 0
1600x1000x24' tests/bench/start_to_map.py ...). The map counts as drawn when the middle of the screen, 400x300 pixels,
holds at least so many colours and a moment later holds the same picture. Prints seconds and MB (resident, and
proportional to shared pages) as minimum, median and maximum.
"""

import argparse
import ctypes
import os
import shlex
import signal
import statistics
import subprocess
import time

X11 = ctypes.CDLL("libX11.so.6")
Z_PIXMAP, ALL_PLANES = 2, ctypes.c_ulong(-1)
WIDTH, HEIGHT = 400, 300


class XImage(ctypes.Structure):
    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int),
                ("format", ctypes.c_int), ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int),
                ("bitmap_unit", ctypes.c_int), ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int),
                ("depth", ctypes.c_int), ("bytes_per_line", ctypes.c_int)]


X11.XOpenDisplay.restype = ctypes.c_void_p
X11.XOpenDisplay.argtypes = [ctypes.c_char_p]
X11.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
X11.XDefaultRootWindow.restype = ctypes.c_ulong
X11.XGetImage.restype = ctypes.POINTER(XImage)
X11.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_uint, ctypes.c_uint,
                          ctypes.c_ulong, ctypes.c_int]
X11.XDestroyImage.argtypes = [ctypes.POINTER(XImage)]
X11.XDisplayWidth.argtypes = X11.XDisplayHeight.argtypes = [ctypes.c_void_p, ctypes.c_int]


def middle(display):
    root = X11.XDefaultRootWindow(display)
    x = X11.XDisplayWidth(display, 0) // 2 - WIDTH // 2
    y = X11.XDisplayHeight(display, 0) // 2 - HEIGHT // 2
    image = X11.XGetImage(display, root, x, y, WIDTH, HEIGHT, ALL_PLANES, Z_PIXMAP)
    raw = ctypes.string_at(image.contents.data, image.contents.bytes_per_line * HEIGHT)
    X11.XDestroyImage(image)
    return raw


def colours(raw):
    return len(set(memoryview(raw).cast("I")))


def memory(pid):
    sums = {"Rss": 0, "Pss": 0}
    with open(f"/proc/{pid}/smaps_rollup") as lines:
        for line in lines:
            name = line.split(":")[0]
            if name in sums:
                sums[name] = int(line.split()[1]) / 1024
    return sums["Rss"], sums["Pss"]


def start(display, command, wanted, settle):
    begun = time.monotonic()
    process = subprocess.Popen(shlex.split(command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    drawn = None
    seen = b""
    try:
        while time.monotonic() - begun < 30:
            if process.poll() is not None:
                raise SystemExit(f"{command}: ended by itself")
            now, raw, before = time.monotonic(), middle(display), seen
            seen = raw
            if raw != before and colours(raw) >= wanted:  # counting takes as long as a paint, and a processor
                time.sleep(0.02)
                if middle(display) == raw:
                    drawn = now - begun
                    break
            time.sleep(0.002)
        if drawn is None:
            raise SystemExit(f"{command}: no map within 30 s")
        time.sleep(max(0.0, settle - (time.monotonic() - begun)))
        return drawn, *memory(process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        while colours(middle(display)) > 1:
            time.sleep(0.05)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs="+", metavar="NAME=COMMAND")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--colours", type=int, default=40)
    parser.add_argument("--settle", type=float, default=10, help="seconds after the start when memory is read")
    arguments = parser.parse_args()
    display = X11.XOpenDisplay(os.environ.get("DISPLAY", "").encode())
    if not display:
        raise SystemExit("no display: run it under xvfb-run")
    programs = dict(program.split("=", 1) for program in arguments.programs)
    measured = {name: [] for name in programs}
    for run in range(arguments.runs + 1):
        for name, command in programs.items():
            figures = start(display, command, arguments.colours, arguments.settle if run else 1)
            if run:  # the first of each warms the caches
                measured[name].append(figures)
    for name, runs in measured.items():
        for unit, column in zip(("s to a drawn map", "MB resident", "MB proportional"), zip(*runs)):
            print(f"{name:10} {min(column):8.3f} {statistics.median(column):8.3f} {max(column):8.3f}  {unit}")


if __name__ == "__main__":
    main()
