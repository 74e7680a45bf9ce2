#pragma once

#include "app/map/shapes.h"

#include <cstdint>
#include <functional>

namespace marches::appmap {

enum class Way : std::uint8_t { Left, Right, Up, Down };

/// One px that way.
[[nodiscard]] QPointF towards(Way way);

/// The neighbour that lies nearest in a direction: inside a sector of 100 degrees, else the one that is least
/// off it within 180 degrees. -1: none.
[[nodiscard]] int neighbourTowards(const Shapes& shapes, int from, Way way);

/// All neighbours clockwise, from the north.
[[nodiscard]] std::vector<int> neighboursRound(const Shapes& shapes, int from);

/// The province nearest in a direction among those that `wanted` accepts, neighbour or not. -1: none.
[[nodiscard]] int nearestTowards(const Shapes& shapes, int from, Way way,
                                 const std::function<bool(int)>& wanted);

} // namespace marches::appmap
