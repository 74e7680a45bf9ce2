#include "engine/warriors/rules.h"
#include "engine/warriors/scenario_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <random>
#include <sstream>

namespace marches::warriors {
namespace {

namespace fs = std::filesystem;
const fs::path folder = fs::path(MARCHES_SOURCE_DIR) / "tests/scenarios/bad";

/// Draws the same on every machine (distributions of the standard library don't).
class Dice {
public:
    explicit Dice(std::uint32_t seed) : engine_(seed) {}
    std::size_t below(std::size_t end) { return engine_() % end; }
    bool oneIn(std::size_t n) { return below(n) == 0; }
    const std::string& of(const std::vector<std::string>& words) { return words[below(words.size())]; }
    std::string number(std::size_t end) { return std::to_string(below(end)); }

private:
    std::mt19937 engine_;
};

const std::vector<std::string> words{"~",         "[]",    "{}",     "0",          "-1",
                                     "999999999", "true",  "[a, b]", "n-town",     "table",
                                     "north",     "F1",    "I1",     "{army: {}}", "{I1: {retreated: true}}",
                                     "1e9",       "\"x\"", "&a",     "*a",         "!t",
                                     "\t",        "\xC3"};

/// One small change: a byte, a piece less, a word more, a value for another, a line less or twice.
void mutate(std::string& text, Dice& dice) {
    if (text.size() < 2) return;
    const std::size_t at = dice.below(text.size());
    const std::size_t lineBegin = text.rfind('\n', at);
    const std::size_t lineEnd = text.find('\n', at);
    switch (dice.below(6)) {
    case 0:
        text[at] = static_cast<char>(dice.below(128));
        break;
    case 1:
        text.erase(at, 1 + dice.below(8));
        break;
    case 2:
        text.insert(at, dice.of(words));
        break;
    case 3:
        if (const std::size_t begin = text.find_first_of(" ,:[{", at); begin != std::string::npos)
            if (const std::size_t end = text.find_first_of(",]}\n", begin + 1); end != std::string::npos)
                text.replace(begin + 1, end - begin - 1, dice.of(words));
        break;
    case 4:
        if (lineBegin != std::string::npos && lineEnd != std::string::npos)
            text.erase(lineBegin, lineEnd - lineBegin);
        break;
    default:
        if (lineBegin != std::string::npos && lineEnd != std::string::npos)
            text.insert(lineEnd, text.substr(lineBegin, lineEnd - lineBegin));
    }
}

TEST(Fuzz, changedFilesAreReadOrRefused) {
    std::vector<std::string> files;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".yaml") {
            std::ifstream stream(entry.path(), std::ios::binary);
            std::stringstream text;
            text << stream.rdbuf();
            files.push_back(text.str());
        }
    std::sort(files.begin(), files.end()); // the folder's own order differs between machines
    Dice dice(20261120);
    int good = 0;
    for (int i = 0; i < 3000; ++i) {
        std::string text = dice.of(files);
        for (std::size_t changes = 1 + dice.below(3); changes-- > 0;)
            mutate(text, dice);
        const ScenarioResult read = loadScenarioText(text, "changed.yaml", folder, {});
        EXPECT_NE(read.scenario.has_value(), hasErrors(read.findings)) << text;
        if (!read.scenario || hasErrors(checkScenario(*read.scenario))) continue;
        ++good;
        const ScenarioResult again =
            loadScenarioText(writeScenario(read.scenario->tree), "again.yaml", {}, {});
        ASSERT_TRUE(again.scenario) << text;
        EXPECT_EQ(again.scenario->digest, read.scenario->digest) << text;
    }
    EXPECT_GT(good, 30);
}

/// A start position of the small scenario: often within the limits, at times beyond.
std::string randomStart(Dice& dice) {
    const std::vector<std::string> provinces{"n-town",  "n-market", "n-field", "s-town", "s-market",
                                             "s-field", "ford",     "pass",    "w-town", "w-market"};
    const std::vector<std::string> kinds{"I", "A", "C", "P", "F"};
    const std::vector<std::string> phases{"upkeep", "trade", "development", "maneuvering"};
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
        text += "    " + seats[seat] + ":\n      resources: {food: " + dice.number(30) +
                ", gold: " + dice.number(30) + "}\n";
        text += "      tokens: {production: " + dice.number(18) + ", trade: " + dice.number(18) +
                ", military: " + dice.number(18) + "}\n";
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
                    text += "{" + name + ": {damage: " + dice.number(3) + ", ap: " + dice.number(4) +
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
        const ScenarioResult read = loadScenarioText(text, "random.yaml", folder, {});
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
