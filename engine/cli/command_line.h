#pragma once

#include "engine/cli/streams.h"

#include <filesystem>
#include <string>
#include <vector>

namespace marches::cli {

/// Runs marches-cli for the words of its command line, the program's own name left out; `bundled` is the
/// folder of the bundled scenarios unless `--data` names another. Returns what the program exits with.
int run(const std::vector<std::string>& words, const std::filesystem::path& bundled, Streams streams);

} // namespace marches::cli
