#!/usr/bin/env python3
"""Switches off the refusals and effects of Warriors & Traders, and turns its predicates round, one by one, and runs the rule
tests each time.

    tests/mutate/mutate.py list
    tests/mutate/mutate.py run [--only TEXT] [--again FILE] [--jobs N] [--out FILE]
    tests/mutate/mutate.py table FILE...

Builds one copy of the rules, under build/mutate, in which all of them have a switch; the tree itself is never touched.
A mutant that no test notices is a hole in the suite: `run` exits 1 if there is one.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from mutants import instrumented, mutants  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
RULES = ROOT / "engine" / "warriors"
FILES = ["barbarians.cpp", "battle.cpp", "course.cpp", "development.cpp", "development_parts.h", "diplomacy.cpp",
         "downkeep.cpp", "leaving.cpp", "make_setting.cpp", "maneuvering.cpp", "maneuvering_parts.h", "notation.cpp",
         "operands.cpp", "options.h", "provinces.cpp", "query.cpp", "query.h", "rules.cpp", "scoring.cpp",
         "setup.cpp", "trade.cpp", "trade_parts.h", "upkeep.cpp"]
# The reading of scenarios has tests of its own, one file for each fault; here the choices before a game count.
ONLY_REFUSALS = ["make_setting.cpp"]
PROGRAMS = ["rules_test", "warriors_test"]
NOT_ASKED = ("Battery.", "Outlook.", "ReasonNote.")  # random games take too long; the others ask no rule
ONCE_MORE = ("RulesPage.", "Refusals.")  # play all texts again; asked last
SECONDS = 8  # of a processor's time for the tests of one mutant; what takes longer never ends, and that is noticed
MEMORY = 2 << 30


def all_mutants():
    return [mutant for name in FILES for mutant in mutants(name, (RULES / name).read_text())
            if name not in ONLY_REFUSALS or mutant["kind"] == "refusal"]


class Bench:
    """The instrumented copy, its build, and which tests reach what."""

    def __init__(self):
        self.mutants = all_mutants()
        self.tree = ROOT / "build" / "mutate"
        self.copy()
        self.build()
        self.programs = {name: next((self.tree / "build" / "tests").rglob(name)) for name in PROGRAMS}
        self.reach()

    def copy(self):
        source = self.tree / "src"
        tracked = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "CMakeLists.txt", "cmake", "engine", "tests", "resources/scenarios"],
                                 cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
        shutil.rmtree(source, ignore_errors=True)
        for file in tracked:
            (source / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, source / file)
        number = 0
        for name in FILES:
            of_file = [mutant for mutant in self.mutants if mutant["file"] == name]
            for offset, mutant in enumerate(of_file):
                mutant["number"] = number + offset
            text = instrumented((RULES / name).read_text(), of_file, number)
            (source / "engine" / "warriors" / name).write_text(text)
            number += len(of_file)

    def build(self):
        # As a program for use, but with its assertions.
        subprocess.run(["cmake", "-G", "Ninja", "-S", self.tree / "src", "-B", self.tree / "build", "-DMARCHES_APP=OFF",
                        "-DMARCHES_BENCH=OFF", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O1 -w"],
                       check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["cmake", "--build", self.tree / "build", "--target", *PROGRAMS], check=True, stdout=subprocess.DEVNULL)

    def tests(self):
        """(program, test) of each."""
        for program, path in self.programs.items():
            listed = subprocess.run([path, "--gtest_list_tests"], capture_output=True, text=True, check=True).stdout
            suite = ""
            for line in listed.splitlines()[1:]:
                name = line.split("#")[0].strip()
                if line.startswith(" "):
                    if not suite.startswith(NOT_ASKED):
                        yield program, suite + name
                else:
                    suite = name

    def reach(self):
        """For each mutant the tests that come by it, first those that come by few others."""
        self.tests_by = {}
        reached = {}
        file = self.tree / "reached"
        for test in self.tests():
            if self.run([test], {"MARCHES_REACHED": str(file)}) != 0:
                sys.exit(f"{test} does not pass before anything is switched off")
            reached[test] = [int(number) for number in file.read_text().split()]
        for test in sorted(reached, key=lambda test: (test[1].startswith(ONCE_MORE), len(reached[test]))):
            for number in reached[test]:
                self.tests_by.setdefault(number, []).append(test)

    def run(self, tests, environment):
        """0 if all of them pass."""
        def limited():
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        for program, path in self.programs.items():
            names = ":".join(name for of, name in tests if of == program)
            if not names:
                continue
            code = subprocess.run([path, f"--gtest_filter={names}", "--gtest_fail_fast"], stdout=subprocess.DEVNULL,
                                  stderr=subprocess.DEVNULL, check=False, env=os.environ | environment,
                                  preexec_fn=limited).returncode
            if code != 0:
                return code
        return 0

    def judge(self, mutant):
        """"noticed", "not noticed", or "not reached" by any test."""
        tests = self.tests_by.get(mutant["number"], [])
        if not tests:
            return "not reached"
        off = {"MARCHES_OFF": str(mutant["number"])}
        again = [test for test in tests if test[1].startswith(ONCE_MORE)]
        own = tests[:len(tests) - len(again)]
        if mutant["kind"] != "refusal":
            again = []  # these ask for the message of each refusal
        for some in (own[:4], own[4:20], own[20:], again):
            if some and self.run(some, off) != 0:
                return "noticed"
        return "not noticed"


def without_lines(names):
    """What is the same when other lines of the file have changed: the statement, and the how manieth of its like."""
    seen = collections.Counter()
    for name in names:
        text = re.sub(r":\d+ ", " ", name, count=1)
        seen[text] += 1
        yield text, seen[text]


def run(arguments):
    began = time.monotonic()
    bench = Bench()
    print(f"built, and {sum(1 for _ in bench.tests())} tests run, in {time.monotonic() - began:.0f} s", flush=True)
    chosen = [mutant for mutant in bench.mutants if arguments.only in mutant["name"]]
    if arguments.again:
        rows = sorted((json.loads(line) for line in open(arguments.again)), key=lambda row: row["number"])
        keys = without_lines(row["name"] for row in rows)
        noticed = {key for key, row in zip(keys, rows) if row["verdict"] == "noticed"}
        keys = dict(zip((mutant["number"] for mutant in bench.mutants),
                        without_lines(mutant["name"] for mutant in bench.mutants)))
        chosen = [mutant for mutant in chosen if keys[mutant["number"]] not in noticed]
    holes = 0
    with open(arguments.out, "w") as out, concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        judged = {pool.submit(bench.judge, mutant): mutant for mutant in chosen}
        for future in concurrent.futures.as_completed(judged):
            mutant, verdict = judged[future], future.result()
            out.write(json.dumps({"number": mutant["number"], "name": mutant["name"], "kind": mutant["kind"], "verdict": verdict}) + "\n")
            out.flush()
            if verdict != "noticed":
                holes += 1
                print(f"{verdict}: {mutant['name']}", flush=True)
    print(f"{len(chosen)} switched off, {holes} of them unnoticed, in {(time.monotonic() - began) / 60:.0f} minutes")
    return 1 if holes else 0


def table(files):
    rows = [json.loads(line) for file in files for line in open(file)]
    for kind in ("refusal", "effect", "answer"):
        of_kind = [row for row in rows if row["kind"] == kind]
        counts = {verdict: sum(row["verdict"] == verdict for row in of_kind)
                  for verdict in ("noticed", "not noticed", "not reached")}
        print(f"{kind}: {len(of_kind)} switched off, " + ", ".join(f"{count} {verdict}" for verdict, count in counts.items()))
    for row in rows:
        if row["verdict"] != "noticed":
            print(f"{row['verdict']}: {row['name']}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list")
    runs = commands.add_parser("run")
    runs.add_argument("--only", default="")
    runs.add_argument("--again", help="leave out what this earlier run has as noticed")
    runs.add_argument("--jobs", type=int, default=1)
    runs.add_argument("--out", default="mutants.jsonl")
    tables = commands.add_parser("table")
    tables.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    if arguments.command == "list":
        for mutant in all_mutants():
            print(mutant["kind"], mutant["name"])
        return 0
    if arguments.command == "table":
        table(arguments.files)
        return 0
    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
