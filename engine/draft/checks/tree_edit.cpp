#include "engine/draft/checks/tree_edit.h"

#include "engine/base/text.h"

#include <optional>

namespace marches::draft {
namespace {

constexpr std::string_view behindEnd = "-";

std::optional<std::size_t> elementOf(const Node& list, const std::string& part) {
    if (part == behindEnd) return list.size();
    const auto at = wholeNumber(part, list.size());
    return at ? std::optional(static_cast<std::size_t>(*at)) : std::nullopt;
}

void editWithin(Node& node, const Node* base, std::span<const std::string> path, const TreeEdit& edit);

void editElement(Node& list, std::span<const std::string> path, const TreeEdit& edit) {
    const auto at = elementOf(list, path.front());
    if (!at) return;
    const bool set = edit.kind == TreeEdit::Kind::set;
    std::vector<Node> items(list.items.begin(), list.items.end());
    if (*at == items.size()) {
        if (set && path.size() == 1) items.push_back(edit.value);
    } else if (path.size() > 1) {
        editWithin(items[*at], nullptr, path.subspan(1), edit);
    } else if (set) {
        items[*at] = edit.value;
    } else {
        items.erase(items.begin() + static_cast<std::ptrdiff_t>(*at));
    }
    list.items = std::move(items);
}

/// Returns what stands under a key before an edit within it: the own value, a list that only the base has,
/// or an empty map or list.
std::optional<Node> standingAt(const Node& node, const Node* below, const std::string& key,
                               const std::string& next, bool made) {
    const Node* own = node.find(key);
    if (own != nullptr && !own->isScalar()) return *own;
    if (below != nullptr && own == nullptr) return below->isList() ? *below : Node::map();
    if (!made) return std::nullopt;
    return next == behindEnd ? Node::list() : Node::map();
}

void editWithin(Node& node, const Node* base, std::span<const std::string> path, const TreeEdit& edit) {
    if (node.isList()) return editElement(node, path, edit);
    if (node.isScalar()) return;
    const std::string& key = path.front();
    const Node* below = base == nullptr ? nullptr : base->find(key);
    const bool set = edit.kind == TreeEdit::Kind::set;
    if (path.size() > 1) {
        auto child = standingAt(node, below, key, path[1], set);
        if (!child) return;
        editWithin(*child, below, path.subspan(1), edit);
        node.set(key, std::move(*child));
    } else if (set) {
        node.set(key, edit.value);
    } else {
        node.erase(key);
        if (edit.kind == TreeEdit::Kind::takeAway && below != nullptr) node.set(key, Node());
    }
}

} // namespace

TreeEdit setAt(TreePath path, Node value) {
    return {TreeEdit::Kind::set, std::move(path), std::move(value)};
}

TreeEdit setAt(TreePath path, std::string scalar) {
    return setAt(std::move(path), Node::scalar(std::move(scalar)));
}

TreeEdit takenAway(TreePath path) {
    return {TreeEdit::Kind::takeAway, std::move(path), {}};
}

TreeEdit asInBase(TreePath path) {
    return {TreeEdit::Kind::asInBase, std::move(path), {}};
}

Node withEdits(Node own, const Node& base, std::span<const TreeEdit> edits) {
    for (const TreeEdit& edit : edits)
        if (!edit.path.empty()) editWithin(own, base.isMap() ? &base : nullptr, edit.path, edit);
    return own;
}

TreePath operator/(TreePath path, std::string_view part) {
    path.emplace_back(part);
    return path;
}

} // namespace marches::draft
