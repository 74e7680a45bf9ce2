#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace marches::cli {

/// The games that were played, counted without a look at the clock in between.
struct BenchGames {
    std::uint64_t games = 0;
    std::uint64_t steps = 0;
    std::uint64_t checksum = 0; ///< of results, so that the compiler drops no work
    std::vector<std::uint64_t> optionCounts =
        std::vector<std::uint64_t>(4096); ///< number of states by number of their options

    std::size_t median() const {
        std::uint64_t before = 0;
        for (std::size_t i = 0; i < optionCounts.size(); ++i) {
            before += optionCounts[i];
            if (before * 2 >= steps) return i;
        }
        return 0;
    }
    std::size_t most() const {
        const auto last =
            std::find_if(optionCounts.rbegin(), optionCounts.rend(), [](auto n) { return n > 0; });
        return static_cast<std::size_t>(optionCounts.rend() - last) - 1;
    }
};

/// Games played in a time; seconds of processor time.
struct BenchSpeed {
    BenchGames played;
    double seconds = 0;
    double stepsPerSecond() const { return static_cast<double>(played.steps) / seconds; }
    double gamesPerSecond() const { return static_cast<double>(played.games) / seconds; }
};

/// The steps of one phase of the game.
struct BenchPhase {
    std::string name;
    double seconds = 0; ///< on the wall clock: only its share of the sum has a meaning
    std::uint64_t steps = 0;
};

/// The measurements of one game.
struct BenchFigures {
    std::string title; ///< of the main table: "Western Europe, 4 players"
    BenchSpeed speed;
    std::vector<BenchPhase> phases;
    std::size_t stateBytes = 0;
    double copyNs = 0;
    double hashNs = 0;
    std::vector<std::pair<std::string, BenchSpeed>> tables;
};

} // namespace marches::cli
