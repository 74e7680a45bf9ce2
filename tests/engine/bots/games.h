#pragma once

#include "engine/bots/warriors/players.h"
#include "engine/warriors/random_games.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

/// Games among computer players, for tests.
namespace marches::warriors {

/// Every scenario, variant, number of seats and shape of alliances; read once.
const std::vector<RandomTable>& tables();
/// The table of this name: "western-europe 4".
const RandomTable& table(std::string_view name);

struct PlayedGame {
    State state;
    std::uint64_t hash = 0;
    int commands = 0;
    int offers = 0; ///< of exchanges
    int peaceOffers = 0;
    int mostInPhase = 0; ///< commands in one phase of one turn
};

struct GameChoice {
    std::vector<std::string> kinds; ///< by seat; the last serves all above
    std::uint64_t seed = 1;
    std::uint64_t nodes = 0;
    std::uint32_t interruptEvery =
        0; ///< somebody leaves, the time is up, peace is offered: once in so many; 0: never
};

/// Plays to the end; every answer is put to `check` first (expected to pass), and has a whole sentence.
PlayedGame playGame(const Setting& setting, const GameChoice& choice);

} // namespace marches::warriors
