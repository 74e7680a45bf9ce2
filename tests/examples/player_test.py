#!/usr/bin/env python3
"""The example of an outside player plays whole games by the rules: player_test.py MARCHES-CLI"""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PLAYER = ROOT / "examples" / "player.py"
CLI = pathlib.Path(sys.argv.pop(1)).resolve()


def simulate(out, games=4, seats=None):
    seats = seats or f"random,bot:exec:{PLAYER.name}"
    done = subprocess.run(
        [CLI, "simulate", "western-europe", "--variant", "2p-england-scotland", "--games", str(games), "--seats", seats,
         "--threads", "2", "--out", out],
        cwd=PLAYER.parent, env={"PATH": f"{PLAYER.parent}:/usr/local/bin:/usr/bin:/bin"}, capture_output=True, text=True)
    games = [json.loads(line) for line in (pathlib.Path(out) / "games-1-of-1.jsonl").read_text().splitlines()[1:]]
    return done, games


class ExamplePlayer(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_plays_to_the_end_and_is_never_refused(self):
        done, games = simulate(self.folder / "run")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(len(games), 4)
        for game in games:
            self.assertEqual(game["handovers"], [])
            self.assertEqual(game["refused"], [])
            self.assertNotEqual(game["reason"], "")

    def test_beats_chance(self):
        _, games = simulate(self.folder / "run", games=12)
        kinds = [[game["players"][seat] for seat in game["winners"]] for game in games]
        won = sum(1 for kind in kinds if kind == [f"bot:exec:{PLAYER.name}"])
        self.assertGreaterEqual(won, 9)

    def test_same_seed_same_game(self):
        _, first = simulate(self.folder / "one")
        _, again = simulate(self.folder / "two")
        self.assertEqual(first, again)

    def test_speaks_the_protocol_by_hand(self):
        units = {name: {"province": "london"} for name in ("F1", "I1", "I2")}
        state = {"players": {"england": {"provinces": ["london"], "units": units, "resources": {"food": 3},
                                         "tokens": {"production": 2, "trade": 1, "military": 1}}},
                 "barbarians": {"wessex": [{"unit": "B1"}, {"unit": "B2"}]}}
        lines = ["game " + json.dumps({"seat": "england", "seed": 7}), "state " + json.dumps(state),
                 "options " + json.dumps(["england done", "england move I1 wessex", "england move I1 wales"]),
                 "refused [man.ap] No.", "state " + json.dumps(state), "options " + json.dumps(["england pass"])]
        done = subprocess.run([sys.executable, PLAYER], input="\n".join(lines) + "\n", capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stdout.splitlines(), ["england move I1 wales", "england move I1 wales", "england pass"])


if __name__ == "__main__":
    unittest.main()
