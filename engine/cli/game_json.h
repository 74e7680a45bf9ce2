#pragma once

#include "engine/base/expected.h"
#include "engine/simulation/measures.h"

#include <string>
#include <string_view>

namespace marches::cli {

/// A simulated game as one line of JSON, without its end.
std::string gameLine(const GameFacts& facts);

/// Reads such a line; what is wrong with it in words.
Expected<GameFacts, std::string> readGameLine(std::string_view line);

} // namespace marches::cli
