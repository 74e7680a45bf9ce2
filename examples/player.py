#!/usr/bin/env python3
"""A player of Warriors & Traders as an outside program: the smallest that plays sensibly.

    marches-cli protocol western-europe --seat 'england=bot:exec:examples/player.py' --seat france=human
    marches-cli simulate western-europe --games 100 --seats 'steady,bot:exec:examples/player.py' --out games

It is sent lines, each a word and JSON: `game` once, then for each decision `state` and `options`, and `refused` if what it
answered can't be done. It answers each `options` and each `refused` with one command line. At the end its input closes.
"""

import json
import random
import sys

# What is better than what, by the verb of the command; the first that there is, is taken.
PREFERENCE = ["unify", "feed", "battle", "assign", "retreat", "barbarians-to", "merchant yes", "build", "upgrade", "fort",
              "promote", "buy-vp", "move", "place-tokens", "route-income"]


class Player:
    def __init__(self):
        self.seat = None
        self.chance = random.Random(0)
        self.state = None
        self.options = []

    def game(self, terms):
        self.seat = terms["seat"]
        self.chance = random.Random(terms["seed"])  # the same seed plays the same game

    def worth(self, option):
        """The place of an option in the preferences; higher is better, below nothing: never."""
        command = option.split(" ", 1)[1]
        words = command.split()
        if words[0] == "move" and not self.gains(unit=words[1], province=words[2]):
            return -2
        if words[0] == "build" and len(self.armies()) >= min(3, self.mine()["resources"]["food"]):
            return -2  # it would starve
        if words[0] in ("upgrade", "place-tokens") and words[1] != self.least():
            return 0
        for place, verb in enumerate(PREFERENCE):
            if command.startswith(verb):
                return len(PREFERENCE) - place
        return -1 if words[0] in ("done", "pass") else -3

    def mine(self):
        return self.state["players"][self.seat]

    def armies(self):
        return [name for name in self.mine()["units"] if name[0] in "IAC"]

    def least(self):
        """The path with the fewest tokens: who leads on a path gets Victory Points."""
        tokens = self.mine()["tokens"]
        return min(tokens, key=tokens.get)

    def at(self, province):
        """Names of our units in a province."""
        return [name for name, unit in self.mine()["units"].items() if unit["province"] == province]

    def gains(self, unit, province):
        """Whether a move takes something: a free province, or one where we are two to each Barbarian; and leaves nothing."""
        here = self.mine()["units"][unit]["province"]
        if province in self.mine()["provinces"] or self.at(here) == [unit]:
            return False
        if any(province in player["provinces"] for player in self.state["players"].values()):
            return False
        marching = [name for name in self.at(here) + self.at(province) if name in self.armies()]
        return len(marching) >= 2 * len(self.state["barbarians"].get(province, []))

    def choice(self):
        best = max(self.worth(option) for option in self.options)
        return self.chance.choice([option for option in self.options if self.worth(option) == best])


def main():
    player = Player()
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "game":
            player.game(json.loads(rest))
        elif word == "state":
            player.state = json.loads(rest)
        elif word in ("options", "refused"):
            if word == "options":
                player.options = json.loads(rest)
            print(player.choice(), flush=True)


if __name__ == "__main__":
    main()
