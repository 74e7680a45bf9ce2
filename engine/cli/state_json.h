#pragma once

#include "engine/warriors/state.h"

#include <nlohmann/json.hpp>

namespace marches::cli {

/// The state as one JSON object: what `--state` prints and outside programs read. Keys keep their order, so
/// that the same state gives the same text. Armies and Princesses out of the game, and seats' units in the
/// stash, are absent.
nlohmann::ordered_json stateJson(const warriors::Setting& setting, const warriors::State& state);

} // namespace marches::cli
