#pragma once

#include "engine/bots/player.h"
#include "engine/bots/warriors/weights.h"
#include "engine/warriors/rules.h"

namespace marches::warriors::bots {

/// Searches among what the planner proposes: plays each proposal out and takes the one that turns out best.
/// Where `nodes` or `stop` do not allow each to be played out once, it takes what the planner takes.
Answer<WarriorsAndTraders> searchedPlan(const Setting& setting, const State& state, SeatId seat,
                                        const Weights& weights, std::uint64_t nodes, RandomStream& random,
                                        const std::stop_token& stop);

} // namespace marches::warriors::bots
