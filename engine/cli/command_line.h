#pragma once

#include "engine/cli/games.h"
#include "engine/cli/streams.h"

#include <string>
#include <vector>

namespace marches::cli {

/// Runs marches-cli with the words of its command line, without the name of the program. Bundled scenarios
/// lie where `games` says unless `--data` names another folder. Returns the exit code (streams.h).
int run(const std::vector<std::string>& words, const Games& games, Streams streams);

} // namespace marches::cli
