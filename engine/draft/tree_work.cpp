#include "engine/draft/tree_work.h"

#include "engine/draft/key_order.h"
#include "engine/draft/node_edit.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace marches::draft {
namespace {

/// Returns the value at a path of `over` laid over `base`, either of which may be null; nothing where there
/// is none.
std::optional<Node> laidOver(const Node& base, const Node& over, const TreePath& path) {
    const Node* below = base.isNull() ? nullptr : &base;
    const Node* above = over.isNull() ? nullptr : &over;
    for (const std::string& part : path) {
        const Node* next = nullptr;
        if (above != nullptr && (above->isMap() || above->isList()))
            if (const auto position = positionIn(*above, part)) next = &above->items[*position];
        if (next != nullptr && next->isNull()) return std::nullopt;
        if (below != nullptr) {
            const auto position = positionIn(*below, part);
            below = position ? &below->items[*position] : nullptr;
        }
        // What is no map above hides all that lies below it.
        if (above != nullptr && !above->isMap()) below = nullptr;
        if (next != nullptr && !next->isMap()) below = nullptr;
        above = next;
        if (above == nullptr && below == nullptr) return std::nullopt;
    }
    if (above == nullptr) return below->isNull() ? std::nullopt : std::optional(*below);
    if (below == nullptr) return above->isNull() ? std::nullopt : std::optional(*above);
    return merged(*below, *above);
}

TreePath parentOf(const TreePath& path) {
    return {path.begin(), path.end() - 1};
}

/// The lists and maps that need not stay when they are empty.
constexpr std::array<std::string_view, 5> goneWhenEmpty{"links", "four-corners", "sea-lanes", "unlinked",
                                                        "anchors"};

} // namespace

Node wholeTree(const Draft& draft) {
    if (draft.opened->base.isNull()) return draft.tree;
    return merged(draft.opened->base, draft.tree);
}

std::optional<Node> valueAt(const Draft& draft, const TreePath& path) {
    return laidOver(draft.opened->base, draft.tree, path);
}

TreeWork::TreeWork(const Draft& draft) : draft_(draft), base_(draft.opened->base), own_(draft.tree) {}

std::optional<Node> TreeWork::at(const TreePath& path) const {
    return laidOver(base_, own_, path);
}

Node TreeWork::whole() const {
    return base_.isNull() ? own_ : merged(base_, own_);
}

void TreeWork::record(TreePath path, std::size_t position, std::optional<Node> before,
                      std::optional<Node> after) {
    steps_.emplace_back(TreeSlot{std::move(path), position, std::move(before), std::move(after)});
}

Node* TreeWork::ownParent(const TreePath& path) {
    Node* node = &own_;
    TreePath so;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        so.push_back(path[i]);
        const auto position = positionIn(*node, path[i]);
        if (position && !node->items[*position].isNull()) {
            node = &childAt(*node, *position);
            continue;
        }
        assert(node->isMap()); // lists are whole: what is named in them is there
        const auto inherited = laidOver(base_, own_, so);
        Node made = inherited && inherited->isList() ? *inherited : Node::map();
        // A null that took the inherited value away: what comes now stands alone, key by key.
        if (position) {
            record(so, *position, node->items[*position], made);
            childAt(*node, *position) = std::move(made);
            node = &childAt(*node, *position);
            continue;
        }
        const std::size_t at = usualPosition(so, *node, {});
        record(so, at, std::nullopt, made);
        insertEntry(*node, at, path[i], std::move(made));
        node = &childAt(*node, at);
    }
    return node;
}

std::size_t TreeWork::usualPosition(const TreePath& path, const Node& parent, std::string_view behind) const {
    if (!behind.empty())
        if (const auto position = keyPosition(parent, behind)) return *position + 1;
    return usualPlace(path, parent, draft_.opened->game.keys);
}

void TreeWork::set(const TreePath& path, Node value, std::string_view behind) {
    assert(!path.empty());
    if (const auto now = at(path); now && sameContent(*now, value)) return;
    Node* parent = ownParent(path);
    if (const auto position = positionIn(*parent, path.back())) {
        record(path, *position, parent->items[*position], value);
        childAt(*parent, *position) = std::move(value);
        return;
    }
    assert(parent->isMap());
    const std::size_t position = usualPosition(path, *parent, behind);
    record(path, position, std::nullopt, value);
    insertEntry(*parent, position, path.back(), std::move(value));
}

void TreeWork::insert(const TreePath& list, Node value, std::optional<std::size_t> position) {
    const auto now = at(list);
    if (!now || !now->isList()) {
        set(list, Node::list({std::move(value)}));
        return;
    }
    TreePath path = list;
    const std::size_t where = std::min(position.value_or(now->size()), now->size());
    path.push_back(std::to_string(where));
    Node* parent = ownParent(path);
    record(path, where, std::nullopt, value);
    insertItem(*parent, where, std::move(value));
}

void TreeWork::erase(const TreePath& path) {
    assert(!path.empty());
    if (!has(path)) return;
    Node* parent = ownParent(path);
    const auto position = positionIn(*parent, path.back());
    const bool inherited = parent->isMap() && laidOver(base_, Node{}, path).has_value();
    if (inherited && position) {
        record(path, *position, parent->items[*position], Node{});
        childAt(*parent, *position) = Node{};
    } else if (inherited) {
        const std::size_t at = usualPosition(path, *parent, {});
        record(path, at, std::nullopt, Node{});
        insertEntry(*parent, at, path.back(), Node{});
    } else {
        assert(position);
        record(path, *position, parent->items[*position], std::nullopt);
        eraseAt(*parent, *position);
        if (parent->size() == 0) eraseWhereEmpty(parentOf(path));
    }
}

void TreeWork::drop(const TreePath& path) {
    if (!rawHas(own_, path)) return;
    Node* parent = ownParent(path);
    const std::size_t position = *positionIn(*parent, path.back());
    record(path, position, parent->items[position], std::nullopt);
    eraseAt(*parent, position);
}

void TreeWork::eraseWhereEmpty(TreePath path) {
    if (path.empty() || path.front() == "variants" || laidOver(base_, Node{}, path)) return;
    if (std::find(goneWhenEmpty.begin(), goneWhenEmpty.end(), path.back()) != goneWhenEmpty.end())
        erase(path);
}

void TreeWork::renameKey(const TreePath& path, const std::string& key) {
    const auto value = at(path);
    if (!value) return;
    TreePath renamed = parentOf(path);
    renamed.push_back(key);
    const Node* parent = ownParent(path);
    const auto position = positionIn(*parent, path.back());
    const bool inherited = laidOver(base_, Node{}, path).has_value();
    if (!position || inherited) { // the old key stays, as the one that takes the inherited one away
        erase(path);
        set(renamed, *value, path.back());
        return;
    }
    Node* map = ownParent(path);
    record(path, *position, *value, std::nullopt);
    record(renamed, *position, std::nullopt, *value);
    eraseAt(*map, *position);
    insertEntry(*map, *position, key, *value);
}

void TreeWork::copyDown(const TreePath& path) {
    const auto value = at(path);
    Node* parent = ownParent(path);
    if (!value || !parent->isMap() || keyPosition(*parent, path.back())) return;
    const std::size_t position = usualPosition(path, *parent, {});
    record(path, position, std::nullopt, *value);
    insertEntry(*parent, position, path.back(), *value);
}

void TreeWork::setText(const TreePath& path, std::string_view text) {
    Node value = Node::scalar(std::string(text));
    if (const auto now = at(path); now && now->isScalar()) value.quoted = now->quoted;
    set(path, std::move(value));
}

} // namespace marches::draft
