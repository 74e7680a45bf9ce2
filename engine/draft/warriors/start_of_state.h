#pragma once

#include "engine/base/expected.h"
#include "engine/base/sentence.h"
#include "engine/scenario/node.h"
#include "engine/warriors/state.h"

namespace marches::draft::warriors {

/// Writes a moment of a game as a start position: the game begun from it stands where that game stood.
/// Refused where no start position can say it: in the setup, in a battle or before one, in the middle of what
/// a seat does in a phase.
Expected<Node, Sentence> startOf(const marches::warriors::Setting& setting,
                                 const marches::warriors::State& state);

/// Whether a state can be written as a start position; not at the cost of writing it.
bool canBeStart(const marches::warriors::Setting& setting, const marches::warriors::State& state);

} // namespace marches::draft::warriors
