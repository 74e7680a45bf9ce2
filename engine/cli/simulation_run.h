#pragma once

#include "engine/simulation/schedule.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace marches::cli {

/// The choices that all games of a run share.
struct SimulationRun {
    std::vector<std::string> players; ///< kinds
    std::uint64_t nodes = 0; ///< budget a decision of players without one of their own; 0: their default
    std::chrono::milliseconds patience{0};
    std::uint64_t seed = 0;
    std::uint64_t games = 0;
    Shard shard;
};

/// A game that was played.
struct SimulatedGame {
    std::string line; ///< game_json.h
    std::uint64_t number = 0;
    bool refused = false;
    bool stalled = false;
    std::string record; ///< the record of a game with a fault; else empty
};

/// Plays the n-th game of a shard, n from 0; nothing if it was told to stop.
using GamePlayer = std::function<std::optional<SimulatedGame>(std::uint64_t task, const std::stop_token&)>;
/// Makes the GamePlayer of one thread.
using MakeGamePlayer = std::function<GamePlayer()>;

} // namespace marches::cli
