#pragma once

#include "engine/planar/segment_grid.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace marches::planar {

/// Segments in a row between two junctions, or a ring that repeats its first point at the end.
struct Chain {
    std::vector<std::uint32_t> points;
    std::vector<std::uint32_t> segments; ///< their numbers, along the points
    Label left = sea;
    Label right = sea;
};

/// Returns the segments as chains: they end where not exactly two segments meet or where the label beside
/// changes. `pointCount` is that of the points that the segments number.
std::vector<Chain> chainsOf(std::size_t pointCount, const std::vector<BorderPiece>& segments);

/// Returns a point around which the sides of the segments contradict each other, or of a component of
/// segments that does not fit what lies around it; nothing where all agree.
std::optional<GridPoint> firstContradiction(const std::vector<GridPoint>& points,
                                            const std::vector<BorderPiece>& segments,
                                            const SegmentGrid& grid);

} // namespace marches::planar
