#pragma once

#include "engine/cli/games.h"
#include "engine/cli/streams.h"

#include <string>
#include <vector>

namespace marches::cli {

struct FormatChoice {
    std::vector<std::string> files;
    bool check = false; ///< write nothing
};

/// Puts the keys of scenarios in the order of every game and of the file's own; comments stay with their
/// keys. Prints the names of the files that change. Returns the exit code.
int format(const FormatChoice& choice, const Games& games, Streams streams);

} // namespace marches::cli
