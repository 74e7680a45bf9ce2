#pragma once

#include "engine/draft/invent/cells.h"

#include <vector>

namespace marches::draft::invent {

/// Which cells of a sheet are land.
struct Land {
    std::vector<std::size_t> cells;   ///< the land, in the order of the provinces
    std::vector<int> provinceOf;      ///< by cell: its position among `cells`, -1: sea; the sites around too
    std::vector<std::int64_t> height; ///< by cell: 0 for sea; every land cell has a lower one beside it
    bool isLand(std::size_t cell) const { return provinceOf[cell] >= 0; }
};

/// Raises so many cells out of the sea: one great island, and smaller ones. Those along the sheet's edge stay
/// sea; there must be enough others.
Land raisedLand(const Cells& cells, std::size_t provinces, RandomStream random);

} // namespace marches::draft::invent
