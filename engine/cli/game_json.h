#pragma once

#include "engine/base/expected.h"
#include "engine/simulation/measures.h"

#include <string>
#include <string_view>

namespace marches::cli {

/// Returns a simulated game as one line of JSON, without a line end.
std::string gameLine(const GameFacts& facts);

/// Reads such a line; the error says in English what is wrong with it.
Expected<GameFacts, std::string> readGameLine(std::string_view line);

} // namespace marches::cli
