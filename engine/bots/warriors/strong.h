#pragma once

#include "engine/bots/player.h"
#include "engine/bots/warriors/weights.h"
#include "engine/warriors/rules.h"

namespace marches::warriors::bots {

/// Searches among what the planner proposes: plays each out, and takes what turns out best; where that can't
/// be done once for each, by its nodes or by `stop`, what the planner takes.
Answer<WarriorsAndTraders> searchedPlan(const Setting& setting, const State& state, SeatId seat,
                                        const Weights& weights, std::uint64_t nodes, RandomStream& random,
                                        const std::stop_token& stop);

} // namespace marches::warriors::bots
