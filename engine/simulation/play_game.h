#pragma once

#include "engine/bots/player.h"
#include "engine/simulation/measures.h"
#include "engine/table/chance.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace marches {

/// A simulated game ends as a stall after so many steps, unless told otherwise; a long game of people takes a
/// few thousand.
inline constexpr std::uint64_t defaultMostSteps = 50'000;

/// How a simulated game went.
template <Game G>
struct PlayedGame {
    typename G::State last;
    std::optional<Outcome> outcome; ///< nothing: stalled, or stopped from outside
    std::uint64_t steps = 0;
    std::uint64_t fingerprint = 0; ///< hash over the last state and some on the way
    bool stopped = false;          ///< by the stop token
    std::vector<RefusedCommand> refused;
    std::vector<typename G::Command> commands;
};

namespace simulation_detail {

constexpr std::uint64_t fingerprintEvery = 16; ///< steps between them; a hash takes as long as a step

/// Adds a word to a sum, as FNV-1a does.
constexpr std::uint64_t folded(std::uint64_t sum, std::uint64_t word) {
    return (sum ^ word) * 0x100000001B3U;
}

} // namespace simulation_detail

/// Plays a game from its initial state between computer players, one for each seat. The result is a function
/// of the arguments: the random numbers are those that the same seats would get in the window (playerStream).
/// Calls `observe(state, answer, events)` after each step. Takes any option in place of a command that is
/// refused.
template <Game G, class Observe>
PlayedGame<G> playGame(const typename G::Setting& setting, std::span<Player<G>> players, std::uint64_t seed,
                       std::uint64_t mostSteps, const std::stop_token& stop, Observe observe) {
    PlayedGame<G> played;
    RandomPlayer<G> anything;
    played.last = G::initial(setting);
    typename G::State& state = played.last;
    std::vector<typename G::Event> events;
    std::uint64_t draws = 0;
    while (!(played.outcome = G::outcome(setting, state)) && played.steps < mostSteps) {
        // Chance, or the first seat that is waited for, as in the window.
        const auto drawn = draw<G>(setting, state, seed, draws);
        draws += drawn ? 1 : 0;
        const SeatId actor = drawn ? chanceActor : *G::decision(setting, state).waits.begin();
        RandomStream random = playerStream(seed, actor, played.steps);
        Answer<G> answer =
            drawn ? Answer<G>{*drawn}
                  : players[index(actor)](setting, G::seen(setting, state, actor), actor, random, stop);
        typename G::Command& command = answer.command;
        if (stop.stop_requested()) {
            played.stopped = true;
            return played;
        }
        if (const auto refusal = G::check(setting, state, command)) {
            played.refused.push_back({index(actor), played.steps, G::print(setting, std::span(&command, 1)),
                                      std::string(refusal->rule()), G::text(setting, *refusal)});
            answer = anything(setting, state, actor, random, stop);
        }
        events.clear();
        G::apply(setting, state, command, events);
        ++played.steps;
        if (played.steps % simulation_detail::fingerprintEvery == 0)
            played.fingerprint = simulation_detail::folded(played.fingerprint, G::hash(setting, state));
        observe(state, std::as_const(answer), events);
        played.commands.push_back(std::move(command));
    }
    played.fingerprint = simulation_detail::folded(played.fingerprint, G::hash(setting, state));
    played.fingerprint = simulation_detail::folded(played.fingerprint, played.steps);
    return played;
}

} // namespace marches
