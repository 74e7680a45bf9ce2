#pragma once

#include "engine/cli/games.h"
#include "engine/cli/streams.h"

#include <string>
#include <vector>

namespace marches::cli {

struct ValidateChoice {
    std::vector<std::string> files;
    bool json = false; ///< a list of objects instead of lines
};

/// Prints all that is wrong with scenarios, packages and records, one line a problem, or all as JSON; plays
/// records too. Returns the exit code.
int validate(const ValidateChoice& choice, const Games& games, Streams streams);

} // namespace marches::cli
