#include "engine/bots/warriors/players.h"

#include <array>

namespace marches {

using warriors::WarriorsAndTraders;

template <>
std::span<const PlayerEntry<WarriorsAndTraders>> playersOf<WarriorsAndTraders>() {
    static constexpr std::array players{randomEntry<WarriorsAndTraders>};
    return players;
}

} // namespace marches
