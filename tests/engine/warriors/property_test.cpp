#include "tests/engine/warriors/battery.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <stdexcept>

using namespace marches;
using namespace marches::warriors;

namespace {

/// How many games the suite plays; MARCHES_BATTERY_GAMES asks for more.
std::uint64_t gamesToPlay() {
    const char* wanted = std::getenv("MARCHES_BATTERY_GAMES"); // NOLINT(concurrency-mt-unsafe)
    return wanted == nullptr ? 2000 : std::strtoull(wanted, nullptr, 10);
}

std::vector<RandomTable> bundledTables() {
    const std::vector<std::string> scenarios{"western-europe", "eastern-europe"};
    auto all = everyTable(scenarios, std::filesystem::path(MARCHES_SOURCE_DIR) / "resources" / "scenarios");
    if (!all) throw std::runtime_error(formatted(all.error().front()));
    return std::move(*all);
}

/// The rules that a row of messages.def names.
const std::set<std::string>& refusingRules() {
    static const std::set<std::string> rules{
#define REFUSAL(code, rule, text, ...) rule,
#define EVENT(code, rule, text, ...)
#include "engine/warriors/messages.def"
#undef REFUSAL
#undef EVENT
    };
    return rules;
}
const std::set<std::string>& sayingRules() {
    static const std::set<std::string> rules{
#define REFUSAL(code, rule, text, ...)
#define EVENT(code, rule, text, ...) rule,
#include "engine/warriors/messages.def"
#undef REFUSAL
#undef EVENT
    };
    return rules;
}

/// The headings of RULES.md that are rules, not questions.
std::vector<std::string> rulesOfThePage() {
    std::ifstream page(std::filesystem::path(MARCHES_SOURCE_DIR) / "engine" / "warriors" / "RULES.md");
    std::vector<std::string> rules;
    for (std::string line; std::getline(page, line);)
        if (line.starts_with("### ") && !line.starts_with("### question.")) rules.push_back(line.substr(4));
    return rules;
}

/// A line for each count, those that are expected at zero too; whether none is at zero.
bool print(std::string_view what, std::map<std::string, std::uint64_t> counts,
           const std::set<std::string>& expected) {
    for (const std::string& rule : expected)
        counts.try_emplace(rule, 0);
    bool all = true;
    for (const auto& [name, count] : counts) {
        std::cout << what << " " << name << " " << count << "\n";
        all = all && count > 0;
    }
    return all;
}

} // namespace

TEST(Battery, EverythingHoldsInRandomGames) {
    const std::vector<RandomTable> tables = bundledTables();
    ASSERT_GE(tables.size(), 18U);
    battery::Coverage coverage;
    const std::uint64_t games = gamesToPlay();
    for (std::uint64_t game = 0; game < games; ++game) {
        const RandomTable& table = tables[game % tables.size()];
        RandomStream random = RandomStream{20261120}.forPurpose(game);
        const bool fromStart = (game / tables.size()) % 2 == 1;
        const auto setting = fromStart ? withRandomStart(*table.setting, random) : table.setting;
        const auto faults = battery::playGame(*setting, random.next(), coverage);
        ASSERT_TRUE(faults.empty()) << table.name << (fromStart ? " from a random start" : "") << ", game "
                                    << game << ": " << faults.front();
    }
    std::cout << coverage.games << " games, " << coverage.steps << " steps, " << coverage.nearMisses
              << " near misses\n";
    print("command", coverage.commands, {});
    const bool refusedAll = print("refused", coverage.refused, refusingRules());
    const bool saidAll = print("said", coverage.events, sayingRules());
    std::cout << "without a refusal or a word of their own, shown by the rule texts alone:";
    for (const std::string& rule : rulesOfThePage())
        if (!refusingRules().contains(rule) && !sayingRules().contains(rule)) std::cout << " " << rule;
    std::cout << "\n";
    if (games < 1000) return; // too few to meet everything
    EXPECT_EQ(coverage.commands.size(), std::variant_size_v<Step>) << "a kind of command was never played";
    EXPECT_TRUE(refusedAll && saidAll) << "a rule stands at zero";
}

TEST(Battery, EverythingHoldsWithFiguresAtTheirEnds) {
    const std::vector<RandomTable> tables = bundledTables();
    battery::Coverage coverage;
    const std::uint64_t games = gamesToPlay() / 10;
    for (std::uint64_t game = 0; game < games; ++game) {
        const RandomTable& table = tables[game % tables.size()];
        RandomStream random = RandomStream{20261121}.forPurpose(game);
        auto setting = battery::withRandomFigures(*table.setting, random);
        if ((game / tables.size()) % 2 == 1) setting = withRandomStart(*setting, random);
        const auto faults = battery::playGame(*setting, random.next(), coverage);
        ASSERT_TRUE(faults.empty()) << table.name << ", game " << game << ": " << faults.front();
    }
    std::cout << coverage.games << " games, " << coverage.steps << " steps\n";
}
