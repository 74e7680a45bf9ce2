#include "tests/engine/warriors/battery.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
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
    for (const auto& [verb, count] : coverage.commands)
        std::cout << "command " << verb << " " << count << "\n";
    for (const auto& [rule, count] : coverage.refused)
        std::cout << "refused " << rule << " " << count << "\n";
    for (const auto& [rule, count] : coverage.events)
        std::cout << "event " << rule << " " << count << "\n";
    EXPECT_EQ(coverage.commands.size(), std::variant_size_v<Step>) << "a kind of command was never played";
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
