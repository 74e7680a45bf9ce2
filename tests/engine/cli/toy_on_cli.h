#pragma once

#include "engine/cli/game_entry.h"

namespace marches::cli_test {

/// The toy game (tests/engine/table/toy) on the command line: chance, hidden cards, sealed bids, and nothing
/// of what a game may leave out.
cli::GameEntry toyEntry();

/// A scenario of it, for two to four: ann, ben, cid, dora.
extern const std::string_view toyScenario;

} // namespace marches::cli_test
