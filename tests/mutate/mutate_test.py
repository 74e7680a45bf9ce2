#!/usr/bin/env python3
"""Whether everything that can be switched off is still found: in a sample, one of each kind, and in the rules.

A form that the reader no longer knows would leave mutants out without a word.
"""

import pathlib
import re
import unittest

from mutants import instrumented, mutants
from mutate import FILES, RULES, all_mutants

SAMPLE = """
namespace sample {
bool isAny(int a) { return a > 0; }
constexpr bool isNone(int a) { return a == 0; }
bool goesOn(const View& view) {
    if (std::any_of(view.begin(), view.end(), [](int a) { return a > 1; })) return false;
    return true;
}
Verdict verdict(const View& view, SeatId actor, const step::Pass& pass) {
    if (view.over) return refuse(RefusalCode::gameOver);
    const auto isBad = [&](int value) -> Verdict {
        if (value > 3) return refuse(RefusalCode::tooMany, value);
        return allowed;
    };
    return isBad(2);
}
void carryOut(Play& play, SeatId actor) {
    int left = 3;
    for (int i = 0; i < left; ++i) play.state.tokens[i] = 0; // not "x = 1;"
    play.say(EventCode::passed, actor);
    if (left == 0) return;
    return settle(play);
}
Read bank(const Line& line) {
    if (line.words.empty()) return fault(RefusalCode::wrongArguments);
    problems.push_back({Kind::alliances});
    return line.one(step::Pass{});
}
}
"""
FOUND = [("answer", "return a > 0 -> true"),
         ("answer", "return a > 0 -> false"),
         ("answer", "return false -> true"),
         ("answer", "return true -> false"),
         ("refusal", "return refuse(RefusalCode::gameOver)"),
         ("refusal", "return refuse(RefusalCode::tooMany, value)"),
         ("refusal", "return isBad(2)"),
         ("effect", "play.state.tokens[i] = 0"),
         ("effect", "return settle(play)"),
         ("refusal", "return fault(RefusalCode::wrongArguments)"),
         ("refusal", "problems.push_back({Kind::alliances})")]


class Found(unittest.TestCase):
    def test_each_form_in_the_sample(self):
        found = [(mutant["kind"], mutant["name"].split(" ", 1)[1]) for mutant in mutants("sample.cpp", SAMPLE)]
        self.assertEqual(found, FOUND)

    def test_each_has_its_switch(self):
        text = instrumented(SAMPLE, mutants("sample.cpp", SAMPLE), 10)
        self.assertEqual([int(number) for number in re.findall(r"marchesSwitchedOff\((\d+)\)", text)],
                         list(range(10, 10 + len(FOUND))))

    def test_no_file_of_the_rules_is_without(self):
        self.assertEqual({mutant["file"] for mutant in all_mutants()}, set(FILES))
        for name in FILES:
            self.assertTrue((RULES / name).is_file(), name)

    def test_as_many_as_the_readme_says(self):
        """One in twenty may have come or gone since the count."""
        readme = (pathlib.Path(__file__).parent / "README.md").read_text()
        said = re.search(r"(\d+) refusals, (\d+) effects and (\d+)\s+answers", readme).groups()
        kinds = [mutant["kind"] for mutant in all_mutants()]
        for kind, count in zip(("refusal", "effect", "answer"), map(int, said)):
            self.assertAlmostEqual(kinds.count(kind), count, delta=count // 20, msg=f"{kind}: count again, and tell README.md")


if __name__ == "__main__":
    unittest.main()
