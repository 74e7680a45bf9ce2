#pragma once

#include "engine/planar/planar_map.h"

#include <map>

namespace marches::planar {

/// A closed way of half arcs with one face on its left hand all along.
struct Cycle {
    std::vector<HalfArc> halves;
    /// Twice the area in square steps: above 0 for the outer border of a face; 0 or below for the contour of
    /// what lies in a face without touching its border.
    std::int64_t area2 = 0;
    GridPoint leftmost; ///< of its points, then the topmost
    GridBox box;
};

Label leftOf(const PlanarMap& map, HalfArc half);
GridPoint startOf(const PlanarMap& map, HalfArc half);
GridPoint endOf(const PlanarMap& map, HalfArc half);

/// Returns the half arc that follows on the border of the face on the left hand.
HalfArc nextHalf(const PlanarMap& map, HalfArc half);
Cycle cycleFrom(const PlanarMap& map, HalfArc half);

/// Returns the half arc of the surrounding face that lies left of a contour; nothing where the contour is the
/// sheet's frame.
std::optional<HalfArc> surrounding(const PlanarMap& map, const Cycle& contour);

/// All cycles of one face: the outer border first, then the contours of what lies within.
struct FaceCycles {
    std::vector<Cycle> cycles;
    std::int64_t area2() const;
};
/// Returns the face on the left hand of a half arc. What lies within is looked for in the box of its outer
/// border, by the label that the face has; sides that are still undecided count too. No cycles for what lies
/// off the sheet.
FaceCycles faceFrom(const PlanarMap& map, HalfArc half, Label label);

/// Returns the points of a cycle as rings that pass through no point twice.
std::vector<GridRing> simpleRings(const PlanarMap& map, const Cycle& cycle);
/// Turns a ring so that it begins with its topmost, then leftmost point and runs clockwise on the screen.
GridRing canonical(GridRing ring);
/// Twice the area of a ring, in square steps: above 0 where it runs counterclockwise on the screen.
std::int64_t area2Of(const GridRing& ring);

} // namespace marches::planar
