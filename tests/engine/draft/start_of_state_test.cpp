#include "engine/bots/warriors/players.h"
#include "engine/draft/warriors/start_of_state.h"
#include "engine/simulation/play_game.h"
#include "engine/warriors/query.h"
#include "engine/warriors/scenario_reader.h"

#include <gtest/gtest.h>

#include <filesystem>

/// A moment of a game, written as a start position, is that moment.
namespace marches::draft::warriors {
namespace {

using namespace marches::warriors;
using Wt = WarriorsAndTraders;

const Scenario& europe() {
    static const Scenario scenario =
        *loadScenario(std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios/western-europe.yaml",
                      {})
             .scenario;
    return scenario;
}

SetupChoice fourSeats() {
    SetupChoice choice;
    choice.seats = {{"england", Colour::red},
                    {"burgundy", Colour::green},
                    {"france", Colour::blue},
                    {"germany", Colour::yellow}};
    return choice;
}

/// What a start position is to keep, as text.
std::string told(const Setting& setting, const State& state) {
    std::string all = "turn " + std::to_string(state.turn) + " phase " +
                      std::to_string(static_cast<int>(state.phase)) + " stage " +
                      std::to_string(static_cast<int>(state.stage)) + " current " +
                      (state.phase == Phase::trade ? "all" : std::to_string(index(state.current))) + '\n';
    for (const SeatId seat : SeatSet::first(setting.players())) {
        const marches::warriors::Player& player = state.player(seat);
        for (std::size_t t = 0; t < tokenCount; ++t)
            if (const Unit& unit = player.units[t]; unit.onBoard())
                all += std::to_string(t) + " in " + std::to_string(index(unit.province)) + " damage " +
                       std::to_string(unit.damage) + " ap " +
                       std::to_string(isArmy(static_cast<Token>(t))
                                          ? actionPoints(setting, state, seat, static_cast<Token>(t))
                                          : 0) +
                       (unit.lying ? " lies\n" : "\n");
        for (const Resource resource : allResources)
            all += std::to_string(player.resources[resource]) + ' ';
        for (const int tokens : player.tokens)
            all += std::to_string(tokens) + ' ';
        all += std::to_string(player.killsVp) + ' ' + std::to_string(player.boughtVp) +
               (player.unified ? " unified" : "") + " points " +
               std::to_string(victoryPoints(setting, state, seat).total()) + '\n';
    }
    for (const Route& route : state.openRoutes())
        all += "route " + std::to_string(route.opener) + ' ' + std::to_string(route.partner) + '\n';
    for (const War& war : state.wars)
        all += "war " + std::to_string(war.since) + (war.damageThisTurn ? "!\n" : "\n");
    for (std::size_t i = 0; i < state.holders.size(); ++i)
        all += "held " + std::to_string(static_cast<int>(state.holders[i])) + '\n';
    for (const Barbarian& b : state.barbarians)
        all += "barbarian " + std::to_string(index(b.province)) + (b.fort ? " fort " : " army ") +
               std::to_string(b.damage) + (b.lying ? " lies\n" : "\n");
    return all;
}

/// The lines of routes are in the order in which each seat opened its own.
std::string sorted(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    std::sort(lines.begin(), lines.end());
    std::string all;
    for (const std::string& line : lines)
        all += line + '\n';
    return all;
}

TEST(StartOfState, aGameBegunFromItStandsWhereThatGameStood) {
    const auto setting = *makeSetting(europe(), fourSeats());
    std::vector<marches::Player<Wt>> seated(4, playerOfKind<Wt>("steady"));
    int taken = 0;
    int refused = 0;
    std::set<Phase> phases;
    for (const std::uint64_t seed : {1U, 2U})
        playGame<Wt>(*setting, seated, seed, defaultMostSteps, {},
                     [&](const State& state, const Answer<Wt>&, const std::vector<Event>&) {
                         const auto start = startOf(*setting, state);
                         if (!start) {
                             EXPECT_FALSE(englishText(start.error()).empty());
                             ++refused;
                             return;
                         }
                         if (++taken % 7 != 0) return; // each is read by the scenario's reader
                         phases.insert(state.phase);
                         Scenario with = europe();
                         with.tree.set("start", *start);
                         SetupChoice choice = fourSeats();
                         const auto again = makeSetting(with, choice);
                         ASSERT_TRUE(again) << formatted(again.error().front());
                         ASSERT_EQ(sorted(told(**again, initial(**again))), sorted(told(*setting, state)));
                     });
    EXPECT_GT(taken, 100);
    EXPECT_GT(refused, 10);
    EXPECT_GE(phases.size(), 3U);
}

TEST(StartOfState, theSetupIsNoStartPosition) {
    const auto setting = *makeSetting(europe(), fourSeats());
    const auto start = startOf(*setting, initial(*setting));
    ASSERT_FALSE(start);
    EXPECT_EQ(englishText(start.error()),
              "The tokens of the setup are being placed here: choose a later moment.");
}

} // namespace
} // namespace marches::draft::warriors
