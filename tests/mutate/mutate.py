#!/usr/bin/env python3
"""Switches off the refusals and effects of Warriors & Traders one by one and runs the rule tests each time.

    tests/mutate/mutate.py list
    tests/mutate/mutate.py run [--only TEXT] [--shard I/K] [--out FILE]
    tests/mutate/mutate.py table FILE...

Works in a copy of the tree under build/mutate, so the tree itself is never touched. A mutant that no test notices
is a hole in the suite: `run` exits 1 if there is one. Takes some seconds a mutant, an hour or so in all.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
RULES = ROOT / "engine" / "warriors"
FILES = ["barbarians", "battle", "course", "development", "diplomacy", "downkeep", "leaving", "maneuvering",
         "provinces", "rules", "scoring", "setup", "trade", "upkeep", "query"]
TARGETS = ["rules_test"]

REFUSAL = re.compile(r"return (?:unexpected\()?refuse\(RefusalCode::(\w+)")
# Statements that change something: assignments, increments, calls for their effect.
EFFECT = re.compile(r"^(?:\+\+|--)[\w(*]|^[\w.\[\]>()*:&-]+(?:\[[^;]*\])?(?:\.[\w.]+)? (?:[-+|]?=) [^=]|"
                    r"^(?:setHolder|releaseIfEmpty|returnToStash|markWarDamage|nextSeat|award|dealDamage|arrive|"
                    r"finishAction|finishBattle|settleOwner|payAction|placeArmy|declareWar|abandonBattle|settleVote|"
                    r"removeOffer|removeSideOffers|dropRoutes|dropTalks|turnBarbarian|removeAttackers|heal|endWars|"
                    r"giveBackAboveCap|beginExtra|addBarbarian|removeBarbarian|gather|finishFeeding|"
                    r"assignByBarbarians|adjustBattle|resumeAfterUnify|enterPhase)\(|"
                    r"^[\w.>()\[\]-]+\.(?:insert|erase|clear|push_back)\(")
DECLARATION = re.compile(r"^(?:const|auto|int|bool|std::|State&|Player&|Unit&|Resources|static|constexpr|using|"
                         r"return|if|for|while|switch|case|else|struct|template|Unit |Barbarian )")


def statements(text):
    """(first line, last line, statement) of each statement that ends with a semicolon, lines from 0."""
    lines = text.split("\n")
    start = None
    for number, line in enumerate(lines):
        bare = line.strip()
        if start is None:
            if not bare or bare.startswith(("//", "#", "}", "{")) or bare.endswith(("{", "}", ":")):
                continue
            start = number
        if bare.endswith((";", "{", "}")) or bare.endswith(":"):
            if bare.endswith(";"):
                yield start, number, " ".join(part.strip() for part in lines[start:number + 1])
            start = None


def mutants():
    """Every mutant: name, file, what is replaced by what."""
    for name in FILES:
        path = RULES / f"{name}.cpp"
        text = path.read_text()
        lines = text.split("\n")
        for first, last, statement in statements(text):
            label = f"{name}.cpp:{first + 1}"
            refusal = REFUSAL.search(statement)
            if refusal:
                final = lines[last + 1].startswith("}") if last + 1 < len(lines) else True
                yield {"name": f"{label} {refusal.group(1)}", "kind": "refusal", "file": f"{name}.cpp",
                       "first": first, "last": last, "final": final}
                continue
            head = re.sub(r"^(?:if|else if|for) \(.*?\) (?=\S)", "", statement)
            if EFFECT.search(head) and not DECLARATION.search(head) and "assert" not in head:
                yield {"name": f"{label} {head[:70]}", "kind": "effect", "file": f"{name}.cpp",
                       "first": first, "last": last, "final": False}


def mutated(text, mutant):
    lines = text.split("\n")
    block = "\n".join(lines[mutant["first"]:mutant["last"] + 1])
    if mutant["kind"] == "refusal":
        at = block.index("return")
        if mutant["final"] and block[:at].strip() == "":
            block = block[:at] + "return allowed;"
        else:
            block = block[:at] + "if (false) " + block[at:]
    else:
        indent = len(block) - len(block.lstrip())
        guarded = re.match(r"^(\s*(?:if|else if|for) \(.*?\) )(?=\S)", block, re.S)
        at = guarded.end() if guarded else indent
        block = block[:at] + "if (false) " + block[at:]
    return "\n".join(lines[:mutant["first"]] + [block] + lines[mutant["last"] + 1:])


class Bench:
    """A copy of the tree with a build of its own."""

    def __init__(self, shard):
        self.tree = ROOT / "build" / f"mutate-{shard.replace('/', '-')}"
        shutil.rmtree(self.tree / "src", ignore_errors=True)
        (self.tree / "src").mkdir(parents=True)
        tracked = subprocess.run(["git", "ls-files", "CMakeLists.txt", "cmake", "engine", "tests", "resources/scenarios"],
                                 cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
        for file in tracked:
            target = self.tree / "src" / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, target)
        subprocess.run(["cmake", "-G", "Ninja", "-S", self.tree / "src", "-B", self.tree / "build", "-DMARCHES_APP=OFF",
                        "-DMARCHES_BENCH=OFF", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS=-O0 -w"],
                       check=True, stdout=subprocess.DEVNULL)
        self.targets = [target for target in TARGETS if self.built(target)]
        if not self.targets or self.tests() != 0:
            sys.exit("the tests do not pass before anything is switched off")

    def built(self, target):
        return subprocess.run(["cmake", "--build", self.tree / "build", "--target", target],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0

    def tests(self):
        environment = os.environ | {"GTEST_FAIL_FAST": "1"}
        return subprocess.run(["ctest", "--test-dir", self.tree / "build", "-R", "|".join(self.targets), "--timeout", "60"],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, check=False).returncode

    def judge(self, mutant):
        """"noticed", "not noticed", or "does not build" (no such program can be: nothing to notice)."""
        path = self.tree / "src" / "engine" / "warriors" / mutant["file"]
        original = path.read_text()
        path.write_text(mutated(original, mutant))
        try:
            if not all(self.built(target) for target in self.targets):
                return "does not build"
            return "noticed" if self.tests() != 0 else "not noticed"
        finally:
            path.write_text(original)


def run(arguments):
    shard, shards = (int(part) for part in arguments.shard.split("/"))
    chosen = [m for n, m in enumerate(mutants()) if n % shards == shard - 1 and arguments.only in m["name"]]
    bench = Bench(arguments.shard)
    results = []
    with open(arguments.out, "w") as out:
        for number, mutant in enumerate(chosen):
            verdict = bench.judge(mutant)
            results.append(verdict)
            out.write(json.dumps({"name": mutant["name"], "kind": mutant["kind"], "verdict": verdict}) + "\n")
            out.flush()
            print(f"{number + 1}/{len(chosen)} {verdict}: {mutant['name']}", flush=True)
    return 1 if "not noticed" in results else 0


def table(files):
    rows = [json.loads(line) for file in files for line in open(file)]
    for kind in ("refusal", "effect"):
        of_kind = [row for row in rows if row["kind"] == kind]
        counts = {verdict: sum(row["verdict"] == verdict for row in of_kind)
                  for verdict in ("noticed", "not noticed", "does not build")}
        print(f"{kind}: {len(of_kind)} switched off, " + ", ".join(f"{count} {verdict}" for verdict, count in counts.items()))
    for row in rows:
        if row["verdict"] == "not noticed":
            print("not noticed:", row["name"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list")
    runs = commands.add_parser("run")
    runs.add_argument("--only", default="")
    runs.add_argument("--shard", default="1/1")
    runs.add_argument("--out", default="mutants.jsonl")
    tables = commands.add_parser("table")
    tables.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    if arguments.command == "list":
        for mutant in mutants():
            print(mutant["kind"], mutant["name"])
        return 0
    if arguments.command == "table":
        table(arguments.files)
        return 0
    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
