#pragma once

#include "engine/base/expected.h"
#include "engine/cli/bench_figures.h"
#include "engine/cli/running_game.h"
#include "engine/cli/simulation_run.h"
#include "engine/scenario/keys.h"
#include "engine/scenario/scenario.h"
#include "engine/simulation/measures.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace marches::draft {
struct GameChecks;
} // namespace marches::draft

namespace marches::cli {

/// One game of the program: its name, and the functions that the commands call. `entryOf` (entry_of.h) makes
/// it.
struct GameEntry {
    std::string_view id;
    std::string_view title;
    int rules = 1;                             ///< version of its rules
    std::span<const std::string_view> colours; ///< of seats in their order; a game has as many seats at most
    GameKeys keys;                             ///< of its scenario files; none where it names none

    /// Returns what is wrong with a scenario beyond its form.
    Findings (*checkScenario)(const Scenario&) = nullptr;
    /// What the game adds to the checks of a map that is right by its form; null: nothing.
    const draft::GameChecks* checks = nullptr;
    /// Returns what is wrong with the choices of a header, before its scenario is read.
    Findings (*checkChoice)(const RecordHeader&) = nullptr;
    /// Opens the game of a header with the scenario that it names, a bundled one or a file of `folder`.
    Expected<std::unique_ptr<RunningGame>, Findings> (*open)(const RecordHeader&,
                                                             const std::filesystem::path& folder,
                                                             const ScenarioSources&) = nullptr;
    /// Opens it with a scenario that the caller found.
    Expected<std::unique_ptr<RunningGame>, Findings> (*openOn)(const RecordHeader&, Scenario) = nullptr;

    /// Returns what is wrong with a kind of player, one of ours or an outside program; nothing if all is
    /// well. Starts no program.
    std::optional<std::string> (*whyNoPlayer)(std::string_view kind) = nullptr;
    /// Makes the players of the games of a run; findings about the choice have no place. `header` has no
    /// seats.
    Expected<MakeGamePlayer, Findings> (*simulation)(const SimulationRun&, const RecordHeader& header,
                                                     const Scenario&) = nullptr;
    Legend (*legend)() = nullptr; ///< what simulations measure
    /// Measures the speed of the rules; null where the game has no bench.
    Expected<BenchFigures, Findings> (*bench)(double seconds, const ScenarioSources&) = nullptr;
};

} // namespace marches::cli
