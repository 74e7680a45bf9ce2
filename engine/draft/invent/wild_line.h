#pragma once

#include "engine/draft/invent/cells.h"

#include <vector>

namespace marches::draft::invent {

/// How wild a line is.
struct Wildness {
    std::int64_t piece;   ///< pieces shorter than this are left straight; steps
    std::int64_t sideway; ///< how far the line may leave the straight one, in 1/1024 of its length
};
inline constexpr Wildness ofCoasts{std::int64_t{4} * planar::stepsPerUnit, 900};
inline constexpr Wildness ofBorders{std::int64_t{7} * planar::stepsPerUnit, 400};
inline constexpr Wildness ofRivers{std::int64_t{7} * planar::stepsPerUnit, 300};

/// Returns a line from `a` to `b`, both included, that lies within the triangles of the two with `left` and
/// with `right`: lines whose triangles don't lie over each other never meet. It is made by displacing middle
/// points, each within what the ones before leave to it.
std::vector<GridPoint> wildLine(GridPoint a, GridPoint b, GridPoint left, GridPoint right,
                                const Wildness& wildness, RandomStream random);

} // namespace marches::draft::invent
