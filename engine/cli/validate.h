#pragma once

#include "engine/cli/games.h"
#include "engine/cli/streams.h"

#include <string>
#include <vector>

namespace marches::cli {

/// Says all that is wrong with scenarios and records, a line a problem; a record is played as well.
int validate(const std::vector<std::string>& files, const Games& games, Streams streams);

} // namespace marches::cli
