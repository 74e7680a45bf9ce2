#pragma once

#include "engine/base/id_vector.h"
#include "engine/table/record.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

/// A node of a timeline: the game after one step. The root is the game before the first.
enum class NodeId : std::uint32_t {};
inline constexpr NodeId rootNode{0};

/// A named variation: the node at which it stands, and the tip of what was played (beyond `at` it was
/// undone).
struct Variation {
    std::string name;
    NodeId at = rootNode;
    NodeId tip = rootNode;
    bool operator==(const Variation&) const = default;
};

/// One record line of a way through the tree: a command line that ends at `end`, or a meta line.
struct Passage {
    LineKind kind = LineKind::command;
    std::uint32_t number = 0; ///< of `undo` and `branch`, see LineKind
    std::string name;         ///< of `branch` and `go`
    NodeId end = rootNode;    ///< the node after this line
    bool operator==(const Passage&) const = default;
};

/// The shape of a timeline: how steps hang together, make up record lines and belong to variations; it does
/// not know the steps themselves. Steps are never removed: undo moves back, and redo can go forward again.
/// Finding an ancestor takes logarithmic time.
class TimelineTree {
public:
    struct Node {
        NodeId parent = rootNode;
        NodeId jump = rootNode;  ///< a farther ancestor, for finding ancestors fast (Myers 1983)
        std::uint32_t depth = 0; ///< steps from the root
        std::uint32_t lines = 0; ///< command lines begun from the root up to here
        bool startsLine = true;
        bool open = false; ///< the line goes on after this step
        std::vector<NodeId> children;
    };

    static constexpr std::size_t maxVariations = 1000;

    TimelineTree();

    const Node& node(NodeId id) const { return nodes_[id]; }
    std::size_t size() const noexcept { return nodes_.size(); }

    // Where play is.
    NodeId current() const noexcept { return variations_[present_].at; }
    /// All variations, `main` first.
    std::span<const Variation> variations() const noexcept { return variations_; }
    std::size_t presentVariation() const noexcept { return present_; }

    /// Adds a step after the current one and goes there; `open`: its line continues. The first step of all
    /// starts a line.
    NodeId add(bool startsLine, bool open);
    /// Takes a step again that was taken from the current node before; `child` is one of its children.
    void stepTo(NodeId child);
    /// Goes to any node. If it lies on another variation and not on the present one, that becomes the present
    /// one.
    void goTo(NodeId id);
    /// Returns the node after `from` towards the tip of the present variation; `from` itself at the tip.
    NodeId next(NodeId from) const;
    /// Starts a variation at a node and goes there; false: the name is taken or there are too many.
    bool branch(std::string_view name, NodeId at);
    /// Returns to a variation where it stands; false: there is none of that name.
    bool go(std::string_view name);

    // Ancestors. A node counts as its own ancestor here.
    bool isAncestor(NodeId ancestor, NodeId of) const;
    NodeId ancestorAtDepth(NodeId id, std::uint32_t depth) const;
    NodeId meeting(NodeId a, NodeId b) const;

    /// Returns the first node of the line of this node.
    NodeId lineStart(NodeId id) const;
    NodeId beforeLine(NodeId id) const { return nodes_[lineStart(id)].parent; }
    /// Returns where the n-th command line from the root ends, on the way to `id`; n is at most
    /// node(id).lines.
    NodeId endOfLine(NodeId id, std::uint32_t n) const;
    /// Returns the end of the next line (or of the rest of this one) towards the tip; `from` itself at the
    /// tip.
    NodeId nextLineEnd(NodeId from) const;
    /// Returns the last node on the way to `id` at which no line is open.
    NodeId wholeLineEnd(NodeId id) const;

    /// Returns how a record leads from one node to another: `undo` where needed, then command lines. Lines
    /// still open at the ends are left out.
    std::vector<Passage> way(NodeId from, NodeId to) const;
    /// Returns how a record that is at `from` starts a variation at another node.
    std::vector<Passage> wayToBranch(NodeId from, std::string_view name, NodeId at) const;
    /// Returns how a record tells the whole tree, ending at the current node, with undone steps and
    /// variations; lines that were undone in their middle are left out.
    std::vector<Passage> wholeStory() const;

private:
    void appendWay(NodeId from, NodeId to, std::vector<Passage>& passages) const;
    void appendBranch(NodeId from, std::string_view name, NodeId at, std::vector<Passage>& passages) const;
    NodeId fork(NodeId from, NodeId to) const;
    NodeId lastDescendant(NodeId id) const;
    std::vector<NodeId> leaves() const;
    Variation& present() { return variations_[present_]; }

    IdVector<NodeId, Node> nodes_;
    std::vector<Variation> variations_;
    std::size_t present_ = 0;
};

} // namespace marches
