#include "engine/cli/players.h"

#include <fmt/format.h>

namespace marches::cli {
using Game = warriors::WarriorsAndTraders;

Expected<Player<Game>, std::string> playerOf(std::string_view kind, std::uint64_t nodes) {
    if (auto player = playerOfKind<Game>(kind, nodes)) return player;
    return unexpected(fmt::format("\"{}\" is no computer player; these are: {}", kind, playerKinds<Game>()));
}

} // namespace marches::cli
