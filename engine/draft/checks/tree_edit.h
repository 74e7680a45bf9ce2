#pragma once

#include "engine/draft/tree_path.h"

#include <span>
#include <utility>

namespace marches::draft {

/// One step of a fix in the scenario's own tree. The last part of a path may be "-": behind a list's end.
struct TreeEdit {
    enum class Kind {
        set,      ///< the path gets the value; maps and lists on the way are made, or copied from the base
        takeAway, ///< the value is gone, one that the base gives too
        asInBase  ///< the own value is gone; what the base gives shows again
    };
    Kind kind = Kind::set;
    TreePath path;
    Node value; ///< of `set`
};

TreeEdit setAt(TreePath path, Node value);
TreeEdit setAt(TreePath path, std::string scalar);
TreeEdit takenAway(TreePath path);
TreeEdit asInBase(TreePath path);

/// Returns the own tree with the edits done, one after the other; what leads nowhere changes nothing. `base`
/// is the tree below it, null where there is none: a list that only the base has is copied before it is
/// changed, for lists override each other whole.
Node withEdits(Node own, const Node& base, std::span<const TreeEdit> edits);

/// Returns the path with parts added.
TreePath operator/(TreePath path, std::string_view part);

} // namespace marches::draft
