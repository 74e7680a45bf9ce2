#include "engine/cli/games.h"
#include "engine/cli/warriors/entry.h"

#include <array>

namespace marches::cli {

std::span<const GameEntry> allGames() {
    static const std::array games{warriorsEntry()};
    return games;
}

} // namespace marches::cli
