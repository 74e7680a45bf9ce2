#include "editor/warriors/trial_games.h"

#include "engine/bots/warriors/players.h"
#include "engine/simulation/play_game.h"
#include "engine/simulation/schedule.h"
#include "engine/warriors/scenario_reader.h"

#include <algorithm>

namespace marches::editor {

namespace {

using TrialGame = warriors::WarriorsAndTraders;

constexpr std::uint64_t trialSeed = 1;
constexpr std::string_view trialPlayer = "steady";

/// Who plays in a game: as many as its number says, beginning with the next country.
warriors::SetupChoice seating(const warriors::SeatPlan& plan, const std::string& variant,
                              std::size_t number) {
    warriors::SetupChoice choice;
    choice.variant = variant;
    const std::size_t count = plan.countries.size();
    const auto least = static_cast<std::size_t>(std::max(plan.minPlayers, 1));
    const auto most = static_cast<std::size_t>(std::max(plan.maxPlayers, plan.minPlayers));
    const std::size_t players = std::min(count, least + number % (most - least + 1));
    for (std::size_t i = 0; i < players; ++i)
        choice.seats.push_back({plan.countries[(number + i) % count], static_cast<warriors::Colour>(i)});
    return choice;
}

} // namespace

TrialGames trialGames(const Scenario& scenario, const std::string& variant, int games,
                      const std::stop_token& stop) {
    TrialGames result;
    const Variant* played = scenario.find(variant);
    const Player<TrialGame> player = playerOfKind<TrialGame>(trialPlayer);
    if (played == nullptr || !player) return result;
    const warriors::SeatPlan plan = warriors::seatPlan(scenario, *played);
    if (plan.countries.empty()) return result;
    for (int number = 0; number < games && !stop.stop_requested(); ++number) {
        warriors::SetupChoice choice = seating(plan, variant, static_cast<std::size_t>(number));
        choice.alliances = plan.alliances;
        const auto setting = warriors::makeSetting(scenario, choice);
        if (!setting) return result;
        std::vector<Player<TrialGame>> players((*setting)->players(), player);
        const auto seed = seedOfGame(trialSeed, static_cast<std::uint64_t>(number) + 1);
        const auto over = playGame<TrialGame>(**setting, players, seed, defaultMostSteps, stop,
                                              [](const auto&, const auto&, const auto&) {});
        if (over.stopped) break;
        ++result.played;
        if (!over.outcome) continue;
        const int turns = over.last.turn;
        result.fewestTurns = result.ended == 0 ? turns : std::min(result.fewestTurns, turns);
        result.mostTurns = std::max(result.mostTurns, turns);
        ++result.ended;
    }
    return result;
}

} // namespace marches::editor
