#pragma once

#include "engine/base/point.h"

#include <compare>
#include <cstdint>

namespace marches::planar {

/// Steps of the grid in one SVG unit.
inline constexpr int stepsPerUnit = 100;
/// Coordinates lie from 0 to this, in steps: orientations are exact in 64 bits, crossings in 128.
inline constexpr std::int32_t maxCoordinate = (1 << 24) - 1;

/// A point of the grid, in steps (1/100 SVG unit); y grows downwards.
struct GridPoint {
    std::int32_t x = 0;
    std::int32_t y = 0;
    auto operator<=>(const GridPoint&) const = default;
};

/// Returns the grid point nearest to a point of the picture, halves away from zero; held within the grid.
GridPoint toGrid(Point point) noexcept;
Point toPoint(GridPoint point) noexcept; ///< SVG units

/// Returns twice the signed area of the triangle a, b, c: positive where the way turns clockwise on the
/// screen (y grows downwards), 0 where the three lie on one line. Exact.
constexpr std::int64_t orientation(GridPoint a, GridPoint b, GridPoint c) noexcept {
    return (std::int64_t{b.x} - a.x) * (std::int64_t{c.y} - a.y) -
           (std::int64_t{b.y} - a.y) * (std::int64_t{c.x} - a.x);
}

} // namespace marches::planar
