#pragma once

#include "engine/base/expected.h"
#include "engine/bots/warriors/players.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace marches::cli {

/// A computer player of our own by its kind as it stands in a record ("bot:random"); `nodes`: its budget a
/// decision, 0: its own. What is wrong in words. Starts no program.
Expected<Player<warriors::WarriorsAndTraders>, std::string> playerOf(std::string_view kind,
                                                                     std::uint64_t nodes);

/// What is wrong with a kind, one of ours or an outside program; nothing is started.
std::optional<std::string> whyNoPlayer(std::string_view kind);

} // namespace marches::cli
