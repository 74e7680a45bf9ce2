#pragma once

#include "engine/cli/bench_of.h"
#include "engine/cli/game_entry.h"
#include "engine/cli/game_player_of.h"
#include "engine/cli/running_game_of.h"

namespace marches::cli {

namespace detail {

template <CliGame D>
Expected<std::unique_ptr<RunningGame>, Findings> running(Expected<typename D::Opened, Findings> game) {
    if (!game) return unexpected(std::move(game.error()));
    return std::make_unique<RunningGameOf<D>>(*game);
}

template <Game G>
std::optional<std::string> whyNoPlayer(std::string_view kind) {
    if (isOutside(kind)) return whyNotOutside(kind);
    if (playerOfKind<G>(kind)) return std::nullopt;
    return fmt::format("\"{}\" is no computer player; these are: {}, bot:exec:PROGRAM; one that searches "
                       "may have a budget of its own: strong:1000",
                       kind, playerKinds<G>());
}

template <CliGame D>
Expected<MakeGamePlayer, Findings> simulationOf(const SimulationRun& run, const RecordHeader& header,
                                                const Scenario& scenario) {
    auto tables = D::everySeating(header, scenario, run.players.size());
    if (!tables) return unexpected(std::move(tables.error()));
    using Shared = typename GamePlayerOf<D>::Shared;
    using Games = typename RunPlayer<D>::Shared;
    auto games = std::make_shared<const Games>(Games{{run.players, run.nodes, run.seed}, std::move(*tables)});
    return [shared = std::make_shared<const Shared>(Shared{run, std::move(games)})] {
        return GamePlayer{GamePlayerOf<D>(shared)};
    };
}

} // namespace detail

/// Makes a game's line in the registry from its type D (cli_game.h). One file a game includes this, and all
/// that is written for any game is compiled in it.
template <CliGame D>
GameEntry entryOf() {
    GameEntry entry;
    entry.id = D::Game::id;
    entry.title = D::title;
    entry.rules = D::Game::rulesVersion;
    entry.colours = D::colours;
    if constexpr (requires { D::scenarioKeys(); }) entry.keys = D::scenarioKeys();
    entry.checkScenario = D::checkScenario;
    entry.checkChoice = D::checkChoice;
    if constexpr (requires { D::mapChecks(); }) entry.checks = D::mapChecks();
    entry.open = [](const RecordHeader& header, const std::filesystem::path& folder,
                    const ScenarioSources& sources) {
        return detail::running<D>(D::openGame(header, folder, sources));
    };
    entry.openOn = [](const RecordHeader& header, Scenario scenario) {
        return detail::running<D>(D::openGame(header, std::move(scenario)));
    };
    entry.whyNoPlayer = detail::whyNoPlayer<typename D::Game>;
    entry.simulation = detail::simulationOf<D>;
    entry.legend = D::legend;
    if constexpr (BenchedGame<D>) entry.bench = BenchOf<D>::measured;
    return entry;
}

} // namespace marches::cli
