#pragma once

#include "engine/draft/game_slots.h"
#include "engine/draft/tree_path.h"

#include <string_view>
#include <vector>

namespace marches::draft {

/// A place where an id stands in a tree.
struct FoundMention {
    const Mention* mention = nullptr;
    TreePath path; ///< ends in the id itself where it is a key
};

/// Compares paths part by part, positions in lists by their numbers: what lies in a value comes behind it.
struct PathOrder {
    bool operator()(const TreePath& a, const TreePath& b) const noexcept;
};

/// Returns the path of what goes from the tree with an id that is mentioned in it.
TreePath goesWith(const FoundMention& found);

/// Returns all places where the id of a province or country stands, in the order of PathOrder; the key of the
/// province or country itself is among them.
std::vector<FoundMention> mentionsOf(const Node& whole, const GameSlots& game, Mention::Of of,
                                     std::string_view id);

} // namespace marches::draft
