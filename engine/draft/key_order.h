#pragma once

#include "engine/draft/tree_path.h"
#include "engine/scenario/keys.h"

#include <cstddef>

namespace marches::draft {

/// Returns the position at which a new key, the last part of the path, is put among those of its map: as
/// people write the file, heading first, links last; at the end for keys without an order, as ids.
std::size_t usualPlace(const TreePath& path, const Node& parent, const GameKeys* game);

} // namespace marches::draft
