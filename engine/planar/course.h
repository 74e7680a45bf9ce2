#pragma once

#include "engine/planar/edits.h"

// What the tools that move borders have in common.
namespace marches::planar {

/// A stretch of border that is led anew. Both ways begin and end in the same place, or the new one ends where
/// a junction goes.
struct Move {
    std::vector<GridPoint> oldCourse;
    std::vector<GridPoint> newCourse;
    Label left = sea;
    Label right = sea;
    bool keepsPoints = false;
};

/// Leads stretches of border anew, all at once. The land between old and new goes to the side that grows.
/// Refuses to run over a third label, over itself, or to take a province's last land, as `push` says.
Expected<Rework, Refusal> moved(const PlanarMap& map, const std::vector<Move>& moves, const Push& push);

/// Where a point lies in an arc.
struct PlaceInArc {
    ArcId arc{};
    std::size_t at = 0;
};
/// Returns the place of a point that is no junction.
std::optional<PlaceInArc> placeOf(const PlanarMap& map, GridPoint point);
bool isJunction(const PlanarMap& map, GridPoint point);

Refusal refusal(Reason reason, GridPoint at, Sentence why, Label label = offSheet);
Refusal nothingThere(GridPoint at);

} // namespace marches::planar
