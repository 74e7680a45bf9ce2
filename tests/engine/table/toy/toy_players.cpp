#include "engine/bots/player.h"
#include "tests/engine/table/toy/toy.h"

#include <array>

namespace marches {

template <>
std::span<const PlayerEntry<toy::Game>> playersOf<toy::Game>() {
    static constexpr std::array players{randomEntry<toy::Game>};
    return players;
}

} // namespace marches
