#pragma once

#include "engine/cli/new_game.h"
#include "engine/cli/streams.h"

#include <cstdint>
#include <string>
#include <vector>

namespace marches::cli {

struct SimulateChoice {
    NewGameChoice game;
    std::uint64_t games = 0;
    std::vector<std::string> seats; ///< kinds of players: "bot:random" or "random"; each may hold several
    std::uint64_t nodes = 0;        ///< budget a decision; 0: each player's own
    unsigned threads = 0;           ///< 0: one a processor
    double patience = 10;           ///< seconds for an answer of an outside program
    std::string shard = "1/1";
    std::string out;
};

/// Plays games between computer players and writes a line of JSON for each into a file of the folder `out`;
/// continues where the same command stopped. Returns `exitRefused` if a command of a player was refused or a
/// game stalled, `exitInterrupted` if it was told to stop.
int simulate(const SimulateChoice& choice, const Games& games, Streams streams);

} // namespace marches::cli
