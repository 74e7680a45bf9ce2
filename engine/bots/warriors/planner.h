#pragma once

#include "engine/bots/player.h"
#include "engine/bots/warriors/choices.h"

/// The planner weighs what its knowledge proposes, and takes the best. It looks at the State alone, so that
/// the same question gets the same answer.
namespace marches::warriors::bots {

/// Returns what the knowledge proposes for a seat that is waited for, best first: only steps that the rules
/// allow, and at least one.
std::vector<Choice> proposals(const Position& position);

/// Returns the best proposal; among those within `tie` VP of it, one drawn by `random`.
const Choice& taken(const std::vector<Choice>& proposals, double tie, RandomStream& random);

/// Returns the answer of the planner: the best of the proposals.
Answer<WarriorsAndTraders> plan(const Setting& setting, const State& state, SeatId seat,
                                const Weights& weights, RandomStream& random);

} // namespace marches::warriors::bots
