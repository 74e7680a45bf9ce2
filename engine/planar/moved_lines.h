#pragma once

#include "engine/planar/planar_map.h"

#include <vector>

namespace marches::planar {

/// Consecutive segments of one border that another map has not.
struct Stretch {
    std::vector<GridPoint> points; ///< two at least
    Label left = sea;              ///< as Arc
    Label right = sea;
};

/// The lines in which two maps differ; what only changes its label is no line that moved.
struct MovedLines {
    std::vector<Stretch> gone; ///< of the first map alone, with its labels
    std::vector<Stretch> come; ///< of the second map alone, with its labels
    [[nodiscard]] bool empty() const noexcept { return gone.empty() && come.empty(); }
};

/// Compares the segments of two maps, however they are divided into arcs. The frames of the sheets count too.
MovedLines movedLines(const PlanarMap& before, const PlanarMap& after);

} // namespace marches::planar
