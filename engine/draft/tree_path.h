#pragma once

#include "engine/scenario/node.h"

#include <compare>
#include <string>
#include <string_view>
#include <vector>

namespace marches::draft {

/// The way from a scenario's root to a value: keys of maps and positions in lists (from 0, in digits), as
/// "provinces/kent/symbols/food" is written. Keys hold no slash: ids and the format's own words.
using TreePath = std::vector<std::string>;

TreePath treePath(std::string_view written);
std::string written(const TreePath& path);

/// Returns the value at a path; null where there is none.
const Node* find(const Node& root, const TreePath& path);

} // namespace marches::draft
