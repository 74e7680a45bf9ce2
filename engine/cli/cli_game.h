#pragma once

#include "engine/bots/player.h"
#include "engine/scenario/scenario.h"
#include "engine/simulation/measures.h"
#include "engine/table/random.h"
#include "engine/table/record.h"

#include <concepts>
#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace marches::cli {

/// What the command line asks of a game beyond the Game concept. A game is described to it by a type D with
/// these types and static members:
///
/// - Game; Opened: a game that was opened, with `setting` and `scenario` (shared, const) and `header` (every
///   seat filled in, in the game's order).
/// - title: the name of the game; colours: of seats in their order, as many as can play.
/// - checkScenario, checkChoice, openGame: as in GameEntry.
/// - everySeating: every way to seat so many players; findings have no place.
/// - stateJson: a state as JSON on one line. summary: "turn 3, upkeep". decisionName: what is asked.
///   refusalText: why a line that was written for a state was refused.
/// - Statistics: watches one game from its initial state; legend and sidesOf belong to it
///   (engine/simulation/measures.h).
template <class D>
concept CliGame =
    Game<typename D::Game> &&
    requires(const typename D::Game::Setting& setting, const typename D::Game::State& state,
             const typename D::Game::Command& command, const typename D::Game::Refusal& refusal,
             const std::vector<typename D::Game::Event>& events, const typename D::Opened& opened,
             typename D::Statistics& statistics, const Scenario& scenario, const RecordHeader& header,
             const std::filesystem::path& folder, const ScenarioSources& sources, std::string_view line) {
        { *opened.setting } -> std::convertible_to<const typename D::Game::Setting&>;
        { *opened.scenario } -> std::convertible_to<const Scenario&>;
        { opened.header } -> std::convertible_to<const RecordHeader&>;
        { D::title } -> std::convertible_to<std::string_view>;
        { D::colours } -> std::convertible_to<std::span<const std::string_view>>;
        { D::checkScenario(scenario) } -> std::same_as<Findings>;
        { D::checkChoice(header) } -> std::same_as<Findings>;
        { D::openGame(header, folder, sources) } -> std::same_as<Expected<typename D::Opened, Findings>>;
        { D::openGame(header, scenario) } -> std::same_as<Expected<typename D::Opened, Findings>>;
        {
            D::everySeating(header, scenario, std::size_t{})
        } -> std::same_as<Expected<std::vector<typename D::Opened>, Findings>>;
        { D::stateJson(setting, state) } -> std::same_as<std::string>;
        { D::summary(setting, state) } -> std::same_as<std::string>;
        { D::decisionName(D::Game::decision(setting, state).kind) } -> std::convertible_to<std::string_view>;
        { D::refusalText(setting, state, line, refusal) } -> std::same_as<std::string>;
        { D::legend() } -> std::same_as<Legend>;
        { D::sidesOf(setting) } -> std::same_as<std::vector<std::int32_t>>;
        typename D::Statistics;
        requires std::constructible_from<typename D::Statistics, decltype(setting), decltype(state)>;
        statistics.applied(state, command, ReasonOf<typename D::Game>{}, events);
        { statistics.finished(state) } -> std::same_as<Measures>;
    };

/// What `bench` asks of D besides; a game without it has no bench.
///
/// - benchTables: tables to play at, each with `name` and `setting`; benchMain: the `name` of the main one;
///   benchTitle: its title.
/// - withRandomStart: a setting with a start position from all over a game.
/// - phases: the names of the phases; phaseOf: which one a state is in.
/// - anySeat, anyStep: a random seat of a set and a random step of it.
template <class D>
concept BenchedGame =
    CliGame<D> && requires(const typename D::Game::Setting& setting, const typename D::Game::State& state,
                           RandomStream& random, const std::vector<typename D::Game::Command>& options,
                           const std::filesystem::path& bundled) {
        D::benchTables(bundled)->front().setting;
        { D::benchMain } -> std::convertible_to<std::string_view>;
        { D::benchTitle } -> std::convertible_to<std::string_view>;
        D::withRandomStart(setting, random);
        { D::phases() } -> std::same_as<std::vector<std::string>>;
        { D::phaseOf(state) } -> std::same_as<std::size_t>;
        { D::anySeat(SeatSet{}, random) } -> std::same_as<SeatId>;
        {
            D::anyStep(setting, state, SeatId{}, options, std::uint32_t{}, random)
        } -> std::same_as<typename D::Game::Command>;
    };

} // namespace marches::cli
