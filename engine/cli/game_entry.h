#pragma once

#include "engine/base/expected.h"
#include "engine/cli/bench_figures.h"
#include "engine/cli/running_game.h"
#include "engine/cli/simulation_run.h"
#include "engine/scenario/scenario.h"
#include "engine/simulation/measures.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace marches::cli {

/// One game of the program: what it is called, and what it does for the commands. `entryOf` (entry_of.h)
/// fills it from the game's desk.
struct GameEntry {
    std::string_view id;
    std::string_view title;
    int rules = 1;                             ///< the version
    std::span<const std::string_view> colours; ///< of seats by their order; more seats there can't be

    /// What is wrong with a scenario beyond its form.
    Findings (*checkScenario)(const Scenario&) = nullptr;
    /// What is wrong with what a record's header chooses, before its scenario is looked at.
    Findings (*checkChoice)(const RecordHeader&) = nullptr;
    /// Opens the game of a header: with the scenario that it names, a bundled one or a file of `folder`.
    Expected<std::unique_ptr<RunningGame>, Findings> (*open)(const RecordHeader&,
                                                             const std::filesystem::path& folder,
                                                             const ScenarioSources&) = nullptr;
    /// The same with a scenario that was found otherwise.
    Expected<std::unique_ptr<RunningGame>, Findings> (*openOn)(const RecordHeader&, Scenario) = nullptr;

    /// What is wrong with a kind of player, one of ours or an outside program; nothing is started.
    std::optional<std::string> (*whyNoPlayer)(std::string_view kind) = nullptr;
    /// Who plays the games of a run; what is wrong with the choice has no place. `header` has no seats.
    Expected<MakeGamePlayer, Findings> (*simulation)(const SimulationRun&, const RecordHeader& header,
                                                     const Scenario&) = nullptr;
    Legend (*legend)() = nullptr; ///< what simulations measure
    /// Null: the game has no bench.
    Expected<BenchFigures, Findings> (*bench)(double seconds, const ScenarioSources&) = nullptr;
};

} // namespace marches::cli
