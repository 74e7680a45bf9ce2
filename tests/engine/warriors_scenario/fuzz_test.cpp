#include "engine/warriors/rules.h"
#include "engine/warriors/scenario_reader.h"
#include "tests/fuzz/dice.h"

#include <gtest/gtest.h>

namespace marches::warriors {
namespace {

namespace fs = std::filesystem;
const fs::path badFolder = fs::path(MARCHES_SOURCE_DIR) / "tests/scenarios/bad";

/// A start position of the small scenario: often within the limits, at times beyond.
std::string randomStart(Dice& dice) {
    const std::vector<std::string> provinces{"n-town",  "n-market", "n-field", "s-town", "s-market",
                                             "s-field", "ford",     "pass",    "w-town", "w-market"};
    const std::vector<std::string> kinds{"I", "A", "C", "P", "F"};
    const std::vector<std::string> phases{"upkeep", "trade", "development", "maneuvering"};
    const auto number = [&](std::size_t end) { return std::to_string(dice.below(end)); };
    const auto flag = [&] { return dice.oneIn(2) ? "true" : "false"; };
    std::string text =
        "format: marches-scenario 1\ngame: warriors-and-traders\nid: random\nbased-on: small.yaml\nstart:\n";
    text +=
        "  turn: " + std::to_string(1 + dice.below(10)) + "\n  phase: " + dice.of(phases) + "\n  players:\n";
    std::vector<std::vector<std::string>> taken(3);
    for (const std::string& province : provinces)
        if (const std::size_t owner = dice.below(5); owner < 3) taken[owner].push_back(province);
    const std::vector<std::string> seats{"north", "south", "west"};
    for (std::size_t seat = 0; seat < 3; ++seat) {
        text += "    " + seats[seat] + ":\n      resources: {food: " + number(30) + ", gold: " + number(30) +
                "}\n";
        text += "      tokens: {production: " + number(18) + ", trade: " + number(18) +
                ", military: " + number(18) + "}\n";
        if (seat == 0 && dice.oneIn(2)) text += "      routes: [south, west]\n";
        text += "      unified: " + std::string(flag()) + "\n      units:\n";
        std::vector<std::size_t> next(kinds.size(), 1);
        for (const std::string& province : taken[seat]) {
            text += "        " + province + ": [";
            for (std::size_t unit = 0, count = 1 + dice.below(3); unit < count; ++unit) {
                const std::size_t kind = dice.below(kinds.size());
                const std::string name = kinds[kind] + std::to_string(next[kind]++);
                if (unit > 0) text += ", ";
                if (dice.oneIn(6))
                    text += "{" + name + ": {damage: " + number(3) + ", ap: " + number(4) +
                            ", retreated: " + (dice.oneIn(4) ? "true" : "false") + "}}";
                else
                    text += name;
            }
            text += "]\n";
        }
        if (taken[seat].empty()) text += "        {}\n";
    }
    text += "  free: []\n";
    if (dice.oneIn(2))
        text += "  wars: [{between: [north, south], since: " + std::to_string(1 + dice.below(10)) +
                ", damage-this-turn: " + flag() + "}]\n";
    return text;
}

TEST(Fuzz, whatTheCheckerLetsPassIsAPositionOfTheGame) {
    Dice dice(7);
    int good = 0;
    for (int i = 0; i < 3000; ++i) {
        const std::string text = randomStart(dice);
        const ScenarioResult read = loadScenarioText(text, "random.yaml", badFolder, {});
        ASSERT_TRUE(read.scenario) << formatted(read.findings.at(0)) << '\n' << text;
        const auto made = makeSetting(*read.scenario, {});
        ASSERT_EQ(made.has_value(), !hasErrors(checkScenario(*read.scenario))) << text;
        if (!made) continue;
        ++good;
        const State state = initial(**made);
        for (const std::string& fault : checkInvariants(**made, state))
            ADD_FAILURE() << fault << '\n' << text;
        for (const SeatId seat : decision(**made, state).waits) {
            std::vector<Command> steps;
            options(**made, state, seat, steps);
            EXPECT_FALSE(steps.empty()) << text;
        }
    }
    EXPECT_GT(good, 200);
}

} // namespace
} // namespace marches::warriors
