#pragma once

#include "engine/planar/planar_map.h"

#include <vector>

namespace marches::planar {

/// Returns the quiet outline of a label, for lines drawn thick: each border coarser and rounder, in whole
/// tenths of a unit, junctions and the sheet's frame where they are; rings by the even-odd rule. Neighbours
/// share their quiet borders point by point. Pieces and holes that are under 60 square units, as they are or
/// in their quiet form, are left out, but not the largest piece. Where the quiet form of a ring would lose
/// its area, the ring stands as it is.
std::vector<GridRing> calmOutline(const PlanarMap& map, Label label);

} // namespace marches::planar
