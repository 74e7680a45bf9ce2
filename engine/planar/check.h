#pragma once

#include "engine/planar/planar_map.h"

#include <optional>

namespace marches::planar {

/// What is wrong with a map that an edit or a reader made.
enum class Fault {
    offTheSheet,      ///< a point beyond the frame
    zeroStep,         ///< two equal points in a row
    sameOnBothSides,  ///< an arc with one label on both sides, or one undecided
    crossing,         ///< two segments meet elsewhere than in a junction
    sharedPoint,      ///< a point of two arcs, or twice of one, that is no junction
    looseEnd,         ///< an arc ends where nothing goes on
    needlessJunction, ///< two arcs that are one
    labelsDiffer,     ///< one face has two labels
    euler,            ///< corners, arcs, faces and parts do not fit together
    areaNotPositive,  ///< a face or province without area
    areaSum,          ///< the areas are not the sheet's
    frame,            ///< the frame is not the sheet's
};
struct Broken {
    Fault fault{};
    GridPoint at;
};

/// Returns the first invariant of a planar map that does not hold, or nothing.
std::optional<Broken> firstBroken(const PlanarMap& map);
/// As above, for the arcs that pass through a box and the junctions within it: crossings, junctions, labels
/// around them.
std::optional<Broken> firstBrokenIn(const PlanarMap& map, const GridBox& box);

} // namespace marches::planar
