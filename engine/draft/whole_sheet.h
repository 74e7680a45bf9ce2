#pragma once

#include "engine/draft/tree_work.h"

#include <map>

// A planar map that comes as a whole: from joined borders or from a drawing.
namespace marches::draft {

/// Returns the map with other labels in place of some; those that are not named stay.
planar::PlanarMap withLabels(const planar::PlanarMap& map, const std::map<Label, Label>& labels);

/// Adds the slot that puts a map in place of the draft's; none where they are the same. Arcs that both have
/// stay as they are.
void putMap(TreeWork& work, const planar::PlanarMap& map);

} // namespace marches::draft
