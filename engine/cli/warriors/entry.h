#pragma once

#include "engine/cli/game_entry.h"

namespace marches::cli {

/// Returns the entry of Warriors & Traders in the registry.
GameEntry warriorsEntry();

} // namespace marches::cli
