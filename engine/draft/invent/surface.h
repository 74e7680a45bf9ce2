#pragma once

#include "engine/draft/change.h"
#include "engine/draft/invent/lanes.h"

#include <array>

namespace marches::draft::invent {

/// Returns what is drawn over the provinces, indexed by Layer: rivers that run downhill over the middles of
/// borders into the sea or into another, hills along borders inland, woods within provinces.
std::array<std::vector<LayerItem>, 4> surfaceOf(const Cells& cells, const Land& land, const Lines& lines,
                                                RandomStream random);

} // namespace marches::draft::invent
