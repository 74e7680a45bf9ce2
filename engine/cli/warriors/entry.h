#pragma once

#include "engine/cli/game_entry.h"

namespace marches::cli {

/// Warriors & Traders on the command line.
GameEntry warriorsEntry();

} // namespace marches::cli
