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

/// All that the games of a run share.
struct SimulationRun {
    std::vector<std::string> players; ///< kinds
    std::uint64_t nodes = 0;          ///< budget a decision of those who have none of their own; 0: the usual
    std::chrono::milliseconds patience{0};
    std::uint64_t seed = 0;
    std::uint64_t games = 0;
    Shard shard;
};

/// One game that was played.
struct SimulatedGame {
    std::string line; ///< game_json.h
    std::uint64_t number = 0;
    bool refused = false;
    bool stalled = false;
    std::string record; ///< of a game in which something was wrong
};

/// Plays the n-th game of a shard, n from 0; nothing if it was told to stop.
using GamePlayer = std::function<std::optional<SimulatedGame>(std::uint64_t task, const std::stop_token&)>;
/// Makes one for each thread.
using MakeGamePlayer = std::function<GamePlayer()>;

} // namespace marches::cli
