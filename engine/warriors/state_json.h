#pragma once

#include "engine/warriors/state.h"

#include <string>

namespace marches::warriors {

/// The state as one JSON object on one line: what `--state` prints and outside programs read. Keys keep their
/// order, so that the same state gives the same text. Armies and Princesses out of the game, and seats' units
/// in the stash, are absent.
std::string stateJson(const Setting& setting, const State& state);

} // namespace marches::warriors
