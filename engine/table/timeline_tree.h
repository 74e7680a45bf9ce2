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

/// A named line of play: where it stands, and how far it goes (what lies between was undone).
struct PlayLine {
    std::string name;
    NodeId at = rootNode;
    NodeId tip = rootNode;
    bool operator==(const PlayLine&) const = default;
};

/// One line of a way through the tree, as a record tells it: a command line that ends at `end`, or a meta
/// line.
struct Passage {
    LineKind kind = LineKind::command;
    std::uint32_t number = 0; ///< of `undo` and `branch`
    std::string name;         ///< of `branch` and `go`
    NodeId end = rootNode;    ///< after this line
    bool operator==(const Passage&) const = default;
};

/// The shape of a timeline: how steps hang together, make up record lines and belong to lines of play; it
/// knows nothing of the steps themselves. Steps are never taken away: undo moves back, what was undone stays
/// to be redone. Finding an ancestor takes logarithmic time.
class TimelineTree {
public:
    struct Node {
        NodeId parent = rootNode;
        NodeId jump = rootNode;  ///< a farther ancestor: a short cut
        std::uint32_t depth = 0; ///< steps from the root
        std::uint32_t lines = 0; ///< command lines begun from the root to here
        bool startsLine = true;
        bool open = false; ///< the line goes on after this step
        std::vector<NodeId> children;
    };

    static constexpr std::size_t maxPlayLines = 1000;

    TimelineTree();

    const Node& node(NodeId id) const { return nodes_[id]; }
    std::size_t size() const noexcept { return nodes_.size(); }

    // Where play stands.
    NodeId current() const noexcept { return playLines_[present_].at; }
    /// `main` first.
    std::span<const PlayLine> playLines() const noexcept { return playLines_; }
    std::size_t presentPlayLine() const noexcept { return present_; }

    /// Adds a step after the current one and goes there. The first step of all starts a line.
    NodeId add(bool startsLine, bool open);
    /// Takes a step again that was taken from the current node before; `child` is one of its children.
    void stepTo(NodeId child);
    /// Goes to any node. If it lies on another named line of play and not on the present one, that becomes
    /// the present one.
    void goTo(NodeId id);
    /// The step after `from` towards the tip of the present line of play; `from` itself at the tip.
    NodeId next(NodeId from) const;
    /// Starts a line of play at a node and goes there; false: the name is taken or there are too many.
    bool branch(std::string_view name, NodeId at);
    /// Returns to a line of play where it stands; false: there is none of that name.
    bool go(std::string_view name);

    // Ancestors. A node counts as its own ancestor here.
    bool isAncestor(NodeId ancestor, NodeId of) const;
    NodeId ancestorAtDepth(NodeId id, std::uint32_t depth) const;
    NodeId meeting(NodeId a, NodeId b) const;

    // Lines.
    /// The first step of the line that this node is on.
    NodeId lineStart(NodeId id) const;
    NodeId beforeLine(NodeId id) const { return nodes_[lineStart(id)].parent; }
    /// Where the n-th command line from the root ends, on the way to `id`; n is at most node(id).lines.
    NodeId endOfLine(NodeId id, std::uint32_t n) const;
    /// The end of the next line (or of the rest of this one) towards the tip; `from` itself at the tip.
    NodeId nextLineEnd(NodeId from) const;
    /// The last node on the way to `id` at which no line is open.
    NodeId wholeLineEnd(NodeId id) const;

    /// How a record leads from one node to another: `undo` if it must, then command lines. Lines still open
    /// at the ends are left out.
    std::vector<Passage> way(NodeId from, NodeId to) const;
    /// How a record starts a line of play at a node, told from another one.
    std::vector<Passage> wayToBranch(NodeId from, std::string_view name, NodeId at) const;
    /// How a record tells the whole tree, ending at the current node (undone steps and lines of play
    /// included, those that were undone in the middle of a line left out).
    std::vector<Passage> wholeStory() const;

private:
    void appendWay(NodeId from, NodeId to, std::vector<Passage>& passages) const;
    void appendBranch(NodeId from, std::string_view name, NodeId at, std::vector<Passage>& passages) const;
    NodeId fork(NodeId from, NodeId to) const;
    NodeId lastDescendant(NodeId id) const;
    std::vector<NodeId> leaves() const;
    PlayLine& present() { return playLines_[present_]; }

    IdVector<NodeId, Node> nodes_;
    std::vector<PlayLine> playLines_;
    std::size_t present_ = 0;
};

} // namespace marches
