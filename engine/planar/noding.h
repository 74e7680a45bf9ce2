#pragma once

#include "engine/planar/rework.h"

namespace marches::planar {

struct Segment {
    GridPoint a;
    GridPoint b;
};
GridBox boxOf(Segment segment) noexcept;
/// Whether two segments cross within both.
bool cross(Segment one, Segment other) noexcept;
/// Returns the grid point nearest to where two segments cross; they must.
GridPoint crossing(Segment one, Segment other) noexcept;
/// Whether a segment passes through the square of one step around a point; its left and top side belong to
/// it.
bool throughPixel(Segment segment, GridPoint point) noexcept;

/// A segment that a graft led through other points: both ends and the points between.
using Bent = std::vector<GridPoint>;

struct Graft {
    std::vector<std::vector<GridPoint>> courses; ///< where each cut runs now
    std::vector<ArcId> fresh;                    ///< arcs that were put in; the ones they replace are out
    std::vector<Bent> bent;
    /// Where lines cross too often to be put in; nothing was put in then.
    std::optional<GridPoint> tooDense;
};

/// Puts cuts into a map by snap rounding (Hobby 1999): the points of the cuts and their crossings with all
/// arcs become hot, and each segment that passes through a hot point's pixel is led through that point. Only
/// what a cut touches is led anew, and what that touches, until nothing more does; old lines that were
/// rounded once stay as they are. New arcs have `undecided` on the sides of which no old arc tells.
Graft graft(PlanarMap& map, const std::vector<Cut>& cuts);

} // namespace marches::planar
