#pragma once

#include "engine/cli/games.h"
#include "engine/cli/streams.h"

#include <string>

namespace marches::cli {

struct DiffChoice {
    std::string before;
    std::string after;
    bool json = false; ///< a list of objects instead of lines
};

/// Prints in what two scenarios differ, with what they are based on. Returns 0 if they are the same, 1 if
/// they differ, 2 if one can't be read.
int diff(const DiffChoice& choice, const Games& games, Streams streams);

} // namespace marches::cli
