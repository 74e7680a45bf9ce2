#pragma once

#include "engine/planar/faces.h"
#include "engine/planar/noding.h"

#include <set>

// Steps of `rework`: what happens to a map after the cuts were put in. `before` is the map without them.
namespace marches::planar {

/// A face beside new arcs, with the cycles that are known of it.
struct OpenFace {
    std::vector<Cycle> cycles; ///< the outer border first
    Label before = undecided;
    Label after = undecided;
    bool whole = false;   ///< all contours within are among the cycles
    bool crossed = false; ///< a cut runs along it or into it
    bool parted = false;  ///< a cut parts it from another face of its label
    std::int64_t area2() const;
};

/// Returns the faces beside new arcs, each with the label that it had: that of most of its border, or around
/// the ends of its cuts, or under them. Provinces are whole.
std::vector<OpenFace> openFaces(const PlanarMap& before, const PlanarMap& map,
                                const std::vector<ArcId>& fresh);
void makeWhole(const PlanarMap& map, OpenFace& face);

/// Writes the labels of faces onto the sides of their arcs, and returns the arcs that it changed or that were
/// undecided.
std::set<ArcId> setLabels(PlanarMap& map, std::vector<OpenFace>& faces);

/// Takes arcs between equal labels out and joins what then meets at a point of two.
void dissolve(PlanarMap& map, const std::set<ArcId>& arcs);

/// Leads segments straight again where nothing is left that bent them; but `kept` points stay.
void straighten(PlanarMap& map, const std::vector<Bent>& bent, const std::set<GridPoint>& kept);

/// Gives arcs that are as they were before their old ids again, so that a delta holds only what changed.
void keepIds(const PlanarMap& before, PlanarMap& map);

/// Gives faces that became too small to the neighbour with the longest border, and says so.
std::vector<Swallowed> swallowSmall(const PlanarMap& before, PlanarMap& map, std::int64_t least2);

/// How often a closed course goes around the area on the left of a half arc, counterclockwise on the screen.
int windingBeside(const PlanarMap& map, HalfArc half, const std::vector<GridPoint>& course);

} // namespace marches::planar
