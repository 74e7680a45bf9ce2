#pragma once

#include "engine/draft/invent/land.h"

#include <vector>

namespace marches::draft::invent {

/// The border between two cells as it is drawn.
using Lines = std::vector<std::vector<GridPoint>>; ///< by edge, from its first corner; empty: of two seas

/// A course over the sea.
struct Lane {
    std::size_t from; ///< provinces
    std::size_t to;
    std::vector<GridPoint> path; ///< from shore to shore
};

/// Joins all islands by lanes, each along the shortest way that is left, and near ones by more, the more the
/// larger they are. A lane leads from the middle of a coast over sites and middles of edges, where no wild
/// line comes.
std::vector<Lane> lanesOf(const Cells& cells, const Land& land, const Lines& lines);

} // namespace marches::draft::invent
