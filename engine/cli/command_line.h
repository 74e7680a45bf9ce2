#pragma once

#include "engine/cli/games.h"
#include "engine/cli/streams.h"

#include <string>
#include <vector>

namespace marches::cli {

/// Runs marches-cli for the words of its command line, the program's own name left out; bundled scenarios lie
/// where `games` says unless `--data` names another folder. Returns what the program exits with.
int run(const std::vector<std::string>& words, const Games& games, Streams streams);

} // namespace marches::cli
