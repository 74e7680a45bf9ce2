#pragma once

#include "engine/base/expected.h"
#include "engine/bots/warriors/players.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace marches::cli {

/// A computer player by its kind as it stands in a record ("bot:random"); `nodes`: its budget a decision, 0:
/// its own. What is wrong in words. Starts no program.
Expected<Player<warriors::WarriorsAndTraders>, std::string> playerOf(std::string_view kind,
                                                                     std::uint64_t nodes);

} // namespace marches::cli
