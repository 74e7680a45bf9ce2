#include "engine/table/timeline_tree.h"

#include <algorithm>
#include <cassert>

namespace marches {

TimelineTree::TimelineTree() : nodes_(1), variations_{{std::string{mainLineName}, rootNode, rootNode}} {}

NodeId TimelineTree::add(bool startsLine, bool open) {
    const NodeId parentId = current();
    assert(startsLine || parentId != rootNode);
    const Node& parent = nodes_[parentId];
    const Node& jump = nodes_[parent.jump];
    // One jump link a node, as in a skew-binary list (Myers 1983), finds any ancestor in logarithmic time.
    const bool equalJumps = parent.depth - jump.depth == jump.depth - nodes_[jump.jump].depth;
    Node node{.parent = parentId,
              .jump = equalJumps && parentId != rootNode ? jump.jump : parentId,
              .depth = parent.depth + 1,
              .lines = parent.lines + (startsLine ? 1U : 0U),
              .startsLine = startsLine,
              .open = open,
              .children = {}};
    const NodeId id = nodes_.add(std::move(node));
    nodes_[parentId].children.push_back(id);
    present().at = present().tip = id;
    return id;
}

void TimelineTree::stepTo(NodeId child) {
    assert(nodes_[child].parent == current());
    present().at = child;
    if (!isAncestor(child, present().tip)) present().tip = lastDescendant(child);
}

void TimelineTree::goTo(NodeId id) {
    const auto isOn = [&](const Variation& line) { return isAncestor(id, line.tip); };
    if (!isOn(present())) {
        const auto other = std::find_if(variations_.begin(), variations_.end(), isOn);
        if (other != variations_.end())
            present_ = static_cast<std::size_t>(other - variations_.begin());
        else
            present().tip = lastDescendant(id);
    }
    present().at = id;
}

NodeId TimelineTree::next(NodeId from) const {
    const NodeId tip = variations_[present_].tip;
    return from == tip ? from : ancestorAtDepth(tip, nodes_[from].depth + 1);
}

bool TimelineTree::branch(std::string_view name, NodeId at) {
    const bool taken = std::any_of(variations_.begin(), variations_.end(),
                                   [&](const Variation& line) { return line.name == name; });
    if (taken || variations_.size() == maxVariations) return false;
    present_ = variations_.size();
    variations_.push_back({std::string{name}, at, at});
    return true;
}

bool TimelineTree::go(std::string_view name) {
    const auto line = std::find_if(variations_.begin(), variations_.end(),
                                   [&](const Variation& candidate) { return candidate.name == name; });
    if (line == variations_.end()) return false;
    present_ = static_cast<std::size_t>(line - variations_.begin());
    return true;
}

bool TimelineTree::isAncestor(NodeId ancestor, NodeId of) const {
    return ancestorAtDepth(of, nodes_[ancestor].depth) == ancestor;
}

NodeId TimelineTree::ancestorAtDepth(NodeId id, std::uint32_t depth) const {
    while (nodes_[id].depth > depth)
        id = nodes_[nodes_[id].jump].depth >= depth ? nodes_[id].jump : nodes_[id].parent;
    return id;
}

NodeId TimelineTree::meeting(NodeId a, NodeId b) const {
    const std::uint32_t depth = std::min(nodes_[a].depth, nodes_[b].depth);
    a = ancestorAtDepth(a, depth);
    b = ancestorAtDepth(b, depth);
    while (a != b) {
        const bool jump = nodes_[a].jump != nodes_[b].jump;
        a = jump ? nodes_[a].jump : nodes_[a].parent;
        b = jump ? nodes_[b].jump : nodes_[b].parent;
    }
    return a;
}

NodeId TimelineTree::lineStart(NodeId id) const {
    while (!nodes_[id].startsLine)
        id = nodes_[id].parent;
    return id;
}

NodeId TimelineTree::endOfLine(NodeId id, std::uint32_t n) const {
    assert(n <= nodes_[id].lines);
    while (nodes_[id].lines > n)
        id = nodes_[nodes_[id].jump].lines > n ? nodes_[id].jump : nodes_[id].parent;
    return id;
}

NodeId TimelineTree::nextLineEnd(NodeId from) const {
    NodeId end = next(from);
    for (NodeId after = next(end); after != end && !nodes_[after].startsLine; after = next(end))
        end = after;
    return end;
}

NodeId TimelineTree::wholeLineEnd(NodeId id) const {
    while (nodes_[id].open && id != rootNode)
        id = beforeLine(id);
    return id;
}

/// Returns the last node common to both ways at which a line ends on either of them.
NodeId TimelineTree::fork(NodeId from, NodeId to) const {
    const NodeId meet = meeting(from, to);
    const auto linesGoOn = [&](NodeId end) {
        return end != meet && !nodes_[ancestorAtDepth(end, nodes_[meet].depth + 1)].startsLine;
    };
    return linesGoOn(from) || linesGoOn(to) ? beforeLine(meet) : meet;
}

void TimelineTree::appendWay(NodeId from, NodeId to, std::vector<Passage>& passages) const {
    from = wholeLineEnd(from);
    to = wholeLineEnd(to);
    const NodeId start = fork(from, to);
    if (start != from) {
        if (passages.empty() || passages.back().kind != LineKind::undo)
            passages.push_back({LineKind::undo, 0, {}, start});
        passages.back().number += nodes_[from].lines - nodes_[start].lines;
        passages.back().end = start;
    }
    const std::size_t firstLine = passages.size();
    for (NodeId end = to; end != start; end = beforeLine(end))
        passages.push_back({LineKind::command, 0, {}, end});
    std::reverse(passages.begin() + static_cast<std::ptrdiff_t>(firstLine), passages.end());
}

void TimelineTree::appendBranch(NodeId from, std::string_view name, NodeId at,
                                std::vector<Passage>& passages) const {
    const NodeId start = fork(wholeLineEnd(from), wholeLineEnd(at));
    passages.push_back({LineKind::branch, nodes_[start].lines, std::string{name}, start});
    appendWay(start, at, passages);
}

std::vector<Passage> TimelineTree::wayToBranch(NodeId from, std::string_view name, NodeId at) const {
    std::vector<Passage> passages;
    appendBranch(from, name, at, passages);
    return passages;
}

std::vector<Passage> TimelineTree::way(NodeId from, NodeId to) const {
    std::vector<Passage> passages;
    appendWay(from, to, passages);
    return passages;
}

NodeId TimelineTree::lastDescendant(NodeId id) const {
    while (!nodes_[id].children.empty())
        id = nodes_[id].children.back();
    return id;
}

/// Returns the ends of all ways, in the order in which they were first reached.
std::vector<NodeId> TimelineTree::leaves() const {
    std::vector<NodeId> found;
    std::vector<NodeId> open{rootNode};
    while (!open.empty()) {
        const NodeId id = open.back();
        open.pop_back();
        const auto& children = nodes_[id].children;
        if (children.empty()) found.push_back(id);
        open.insert(open.end(), children.rbegin(), children.rend());
    }
    return found;
}

std::vector<Passage> TimelineTree::wholeStory() const {
    std::vector<Passage> story;
    NodeId at = rootNode;
    const auto tell = [&](NodeId to) {
        appendWay(at, to, story);
        at = to;
    };
    for (const NodeId leaf : leaves()) {
        const bool isTip = std::any_of(variations_.begin(), variations_.end(),
                                       [&](const Variation& line) { return line.tip == leaf; });
        if (!isTip) tell(leaf);
    }
    for (const Variation& line : variations_) {
        if (&line == &variations_.front())
            tell(line.tip);
        else
            appendBranch(at, line.name, line.tip, story);
        at = line.tip;
        tell(line.at);
    }
    if (present_ + 1 != variations_.size())
        story.push_back({LineKind::go, 0, variations_[present_].name, current()});
    return story;
}

} // namespace marches
