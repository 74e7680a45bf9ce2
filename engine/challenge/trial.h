#pragma once

#include "engine/challenge/goal_table.h"
#include "engine/simulation/play_game.h"

#include <atomic>

/// Plays a challenge between computer players. This file alone stands on engine/simulation.
namespace marches::challenge {

/// How one try of a challenge went.
template <Game G>
struct Trial {
    Medal medal = Medal::none;
    std::vector<std::string> lines; ///< those of its seat, one step each, in the order in which they came
    std::vector<TurnEnd<G>> ends;
    bool stopped = false; ///< from outside: nothing else counts
    bool refused = false; ///< a line of its seat could not be played
};

/// A player that takes the steps of these lines in turn, and any step once they are used up. `failed` is set
/// where a line can't be read; it outlives the player.
template <Game G>
Player<G> playerOfLines(const std::vector<std::string>& lines, std::atomic_bool& failed) {
    struct Rest {
        std::vector<std::string> lines;
        std::size_t next = 0;
        std::vector<typename G::Command> steps; ///< of the line that is being played, the next one last
        RandomPlayer<G> anything;
    };
    auto rest = std::make_shared<Rest>();
    rest->lines = lines;
    return [rest, &failed](const typename G::Setting& setting, const typename G::State& state, SeatId seat,
                           RandomStream& random, const std::stop_token& stop) -> Answer<G> {
        if (rest->steps.empty() && rest->next < rest->lines.size()) {
            auto steps = G::parse(setting, state, rest->lines[rest->next++]);
            if (steps) rest->steps.assign(steps->rbegin(), steps->rend());
            failed = failed || !steps || steps->empty();
        }
        if (rest->steps.empty()) return rest->anything(setting, state, seat, random, stop);
        Answer<G> answer{std::move(rest->steps.back())};
        rest->steps.pop_back();
        return answer;
    };
}

/// Plays a challenge from its start position to the end of its last turn or of the game. `players`: one for
/// each seat. The result is a function of the arguments.
template <Game G>
Trial<G> tryOnce(const GoalTable<G>& table, const typename G::Setting& setting, const Challenge& challenge,
                 std::span<Player<G>> players, std::uint64_t seed, const std::stop_token& stop = {}) {
    Trial<G> trial;
    const typename G::State before = G::initial(setting);
    int turn = table.turn(before);
    const int last = turn + challenge.turns - 1;
    std::stop_source over; // asked for outside, or the last turn has ended
    const std::stop_callback bridge(stop, [&over] { over.request_stop(); });
    auto played = playGame<G>(
        setting, players, seed, defaultMostSteps, over.get_token(),
        [&](const typename G::State& state, const Answer<G>& answer, const std::vector<typename G::Event>&) {
            if (turn > last) return;
            if (answer.command.actor == challenge.seat)
                trial.lines.push_back(G::print(setting, std::span(&answer.command, 1)));
            const bool ends = G::outcome(setting, state).has_value();
            if (!ends && table.turn(state) == turn) return;
            trial.ends.push_back({turn, state});
            turn = ends ? last + 1 : table.turn(state);
            if (turn > last) over.request_stop();
        });
    trial.stopped = turn <= last && stop.stop_requested();
    for (const RefusedCommand& refusal : played.refused)
        trial.refused = trial.refused || refusal.seat == index(challenge.seat);
    if (!trial.stopped) trial.medal = medalOf<G>(table, setting, trial.ends, challenge);
    return trial;
}

/// Plays the solution of a challenge against its rivals, of which there is one for each seat. `refused` where
/// a line of it can't be played.
template <Game G>
Trial<G> replaySolution(const GoalTable<G>& table, const typename G::Setting& setting,
                        const Challenge& challenge, std::vector<Player<G>> players) {
    std::atomic_bool failed = false;
    players[index(challenge.seat)] = playerOfLines<G>(challenge.solution, failed);
    Trial<G> trial = tryOnce<G>(table, setting, challenge, players, challenge.seed);
    trial.refused = trial.refused || failed;
    return trial;
}

} // namespace marches::challenge
