#pragma once

#include "engine/table/timeline_tree.h"

#include <optional>
#include <vector>

namespace marches::play {

/// What undo and redo take together though it is several lines of the record, or a single step of a line.
/// No record keeps it.
class UndoMacros {
public:
    /// All that is played from `start` on is one macro, until `close`. False: it is part of an open one.
    bool open(NodeId start);
    void close() { openFrom_.reset(); }
    /// Steps led from `before` to the tree's current node. `byAnother`: they are not of who played before.
    void add(const TimelineTree& tree, NodeId before, bool byAnother);

    /// Where the macro that ends at a node begins; the node `otherwise` when none ends there.
    NodeId startOf(NodeId end, NodeId otherwise) const;
    /// Where the macro leads that begins at a node and lies on the present variation; else `otherwise`.
    NodeId endFrom(const TimelineTree& tree, NodeId start, NodeId otherwise) const;

private:
    struct Macro {
        NodeId from{};
        NodeId to{};
    };

    std::vector<Macro> macros_; ///< oldest first
    std::optional<NodeId> openFrom_;
};

} // namespace marches::play
