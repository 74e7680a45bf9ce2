#include "engine/cli/players.h"

#include "engine/cli/outside_player.h"

#include <fmt/format.h>

namespace marches::cli {
using Game = warriors::WarriorsAndTraders;

Expected<Player<Game>, std::string> playerOf(std::string_view kind, std::uint64_t nodes) {
    if (auto player = playerOfKind<Game>(kind, nodes)) return player;
    return unexpected(
        fmt::format("\"{}\" is no computer player; these are: {}, bot:exec:PROGRAM; one that searches "
                    "may have a budget of its own: strong:1000",
                    kind, playerKinds<Game>()));
}

std::optional<std::string> whyNoPlayer(std::string_view kind) {
    if (isOutside(kind)) return whyNotOutside(kind);
    const auto player = playerOf(kind, 0);
    return player ? std::nullopt : std::optional(player.error());
}

} // namespace marches::cli
