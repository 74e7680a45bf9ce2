#pragma once

#include "engine/table/game.h"
#include "engine/table/random.h"

#include <concepts>
#include <cstdint>
#include <optional>

namespace marches {

/// A game with chance: `roll` gives the one step by which chance goes on, one die or one card. It is asked
/// only where chance is waited for, and `check` lets its step pass.
template <class G>
concept ChanceGame = Game<G> && requires(const typename G::Setting& setting, const typename G::State& state,
                                         RandomStream& random) {
    { G::roll(setting, state, random) } -> std::same_as<typename G::Command>;
};

/// Returns the step of chance; nothing where chance is not waited for. `draws` counts the steps of chance
/// since the start of the game. The die is a function of the game's seed and that count alone, so undo and
/// another try give the same one.
template <Game G>
std::optional<typename G::Command> draw(const typename G::Setting& setting, const typename G::State& state,
                                        std::uint64_t seed, std::uint64_t draws) {
    if constexpr (ChanceGame<G>)
        if (G::decision(setting, state).waits.empty() && !G::outcome(setting, state)) {
            RandomStream random = RandomStream{seed}.forPurpose(index(chanceActor)).forPurpose(draws);
            return G::roll(setting, state, random);
        }
    return std::nullopt;
}

} // namespace marches
