#include "engine/draft/checks/remedy_parts.h"

#include <algorithm>

namespace marches::draft {
namespace {

/// Replaces an id in a tree, in keys and values; returns whether it was there.
bool replaceId(Node& node, const std::string& from, const std::string& to) {
    bool found = false;
    if (node.isScalar() && node.text == from) {
        node.text = to;
        found = true;
    }
    std::vector<Node> items(node.items.begin(), node.items.end());
    std::vector<Node::Key> keys(node.keys.begin(), node.keys.end());
    bool below = false;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (node.isMap() && keys[i].text == "names") continue; // texts, not ids
        if (node.isMap() && keys[i].text == from) {
            keys[i].text = to;
            below = true;
        }
        below = replaceId(items[i], from, to) || below;
    }
    if (below) {
        node.items = std::move(items);
        node.keys = std::move(keys);
    }
    return found || below;
}

} // namespace

Fix fixOf(Sentence label, bool safe, std::vector<TreeEdit> edits) {
    return {std::move(label), safe, std::move(edits), std::nullopt, FixRequest::none};
}

Fix requestOf(Sentence label, FixRequest request) {
    return {std::move(label), false, {}, std::nullopt, request};
}

std::string operandOf(const Finding& finding, std::size_t which) {
    const auto& operands = finding.sentence.operands();
    return which < operands.size() ? operands[which].text() : std::string();
}

const Node* valueAt(const Reading& reading, const TreePath& path) {
    return find(reading.merged, path);
}

std::optional<Fix> figureOfModel(const Reading& reading, const TreePath& path) {
    if (!reading.model.isMap()) return std::nullopt;
    const bool ownBase = reading.base.isMap();
    for (TreePath at = path; !at.empty(); at.pop_back()) {
        const Node* given = find(reading.model, at);
        if (given == nullptr) continue;
        // An element of a list comes back with the whole list: lists override each other whole.
        const TreePath above(at.begin(), at.end() - 1);
        const Node* around = find(reading.own, above);
        if (around != nullptr && around->isList()) continue;
        if (ownBase) return fixOf(Sentence("As in what it is based on"), true, {asInBase(at)});
        return fixOf(Sentence("As in the bundled map"), true, {setAt(at, *given)});
    }
    return std::nullopt;
}

TreeEdit linkEdit(const Reading& reading, const std::string& from, const std::string& to) {
    static_cast<void>(reading);
    return setAt({"provinces", from, "links", "-"}, to);
}

ScopedPath scoped(const TreePath& path) {
    if (path.size() >= 2 && path[0] == "variants") return {path[1], {path.begin() + 2, path.end()}};
    return {"", path};
}

std::vector<std::string> keysAt(const Reading& reading, const TreePath& path) {
    std::vector<std::string> keys;
    if (const Node* node = valueAt(reading, path))
        for (const Node::Key& key : node->keys)
            keys.push_back(key.text);
    return keys;
}

std::vector<TreeEdit> renamed(const Reading& reading, const std::string& from, const std::string& to) {
    std::vector<TreeEdit> edits;
    for (std::size_t i = 0; i < reading.own.size(); ++i) {
        Node value = reading.own.items[i];
        if (reading.own.keys[i].text != "names" && replaceId(value, from, to))
            edits.push_back(setAt({reading.own.keys[i].text}, std::move(value)));
    }
    return edits;
}

} // namespace marches::draft
