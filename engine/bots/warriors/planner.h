#pragma once

#include "engine/bots/player.h"
#include "engine/bots/warriors/choices.h"

/// A planner: weighs what its knowledge proposes, and takes the best. It looks at the State alone, so that
/// the same question gets the same answer.
namespace marches::warriors::bots {

/// What the knowledge proposes for a seat that is waited for, best first; only what the rules allow. Never
/// empty.
std::vector<Choice> proposals(const Position& position);

/// The best; of those as good as the best, the seed's.
const Choice& taken(const std::vector<Choice>& proposals, double tie, RandomStream& random);

Answer<WarriorsAndTraders> plan(const Setting& setting, const State& state, SeatId seat,
                                const Weights& weights, RandomStream& random);

} // namespace marches::warriors::bots
