#pragma once

#include "engine/warriors/random_games.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

/// The property battery: random games in which everything that must hold is looked at in every state.
namespace marches::warriors::battery {

/// What the games met: a command or rule that stands at none was not tested.
struct Coverage {
    std::map<std::string, std::uint64_t> commands; ///< carried out, by verb
    std::map<std::string, std::uint64_t> refused;  ///< near misses refused, by rule id
    std::map<std::string, std::uint64_t> events;   ///< by rule id
    std::uint64_t games = 0;
    std::uint64_t steps = 0;
    std::uint64_t nearMisses = 0;

    void add(const Coverage& other);
};

/// Plays one game to its end, looking at every state; returns the faults found, at most a few.
std::vector<std::string> playGame(const Setting& setting, std::uint64_t seed, Coverage& coverage);

/// The same table with figures at the ends of what a scenario may give, and a game of a few turns.
std::shared_ptr<const Setting> withRandomFigures(const Setting& setting, RandomStream& random);

/// The near misses of a state: options with one operand changed, and options of an earlier state.
std::vector<Command> nearMisses(const Setting& setting, const std::vector<Command>& options,
                                const std::vector<Command>& earlier, std::size_t count, RandomStream& random);

/// `before` with the fields that the events name: their own figures where they tell them, else those of
/// `after`.
State patched(State before, const State& after, const std::vector<Event>& events);

/// Whether what an event of `diff` names has changed, and from what to what it says.
bool tellsTruth(const Setting& setting, const State& before, const State& after, const Event& event);

} // namespace marches::warriors::battery
