#include "engine/scenario/node.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace marches {

const Node* Node::find(std::string_view key) const noexcept {
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (keys[i].text == key) return items[i].isNull() ? nullptr : &items[i];
    return nullptr;
}

void Node::set(std::string_view key, Node value) {
    assert(kind == Kind::map || kind == Kind::null);
    kind = Kind::map;
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (keys[i].text == key) {
            items.edit()[i] = std::move(value);
            return;
        }
    keys.edit().push_back({std::string(key), value.line, value.column});
    items.edit().push_back(std::move(value));
}

void Node::erase(std::string_view key) {
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (keys[i].text == key) {
            keys.edit().erase(keys.edit().begin() + static_cast<std::ptrdiff_t>(i));
            items.edit().erase(items.edit().begin() + static_cast<std::ptrdiff_t>(i));
            return;
        }
}

Node Node::scalar(std::string text, bool quoted) {
    Node node;
    node.kind = Kind::scalar;
    node.text = std::move(text);
    node.quoted = quoted;
    return node;
}

Node Node::list(std::vector<Node> items) {
    Node node;
    node.kind = Kind::list;
    node.items = std::move(items);
    return node;
}

Node Node::map() {
    Node node;
    node.kind = Kind::map;
    return node;
}

bool sameContent(const Node& a, const Node& b) {
    if (a.kind != b.kind || a.text != b.text || a.quoted != b.quoted || a.items.size() != b.items.size() ||
        a.keys.size() != b.keys.size())
        return false;
    if (!a.keys.shares(b.keys))
        for (std::size_t i = 0; i < a.keys.size(); ++i)
            if (a.keys[i].text != b.keys[i].text) return false;
    return a.items.shares(b.items) ||
           std::equal(a.items.begin(), a.items.end(), b.items.begin(), sameContent);
}

std::size_t countNodes(const Node& node) {
    std::size_t count = 1;
    for (const Node& item : node.items)
        count += countNodes(item);
    return count;
}

Node merged(const Node& base, const Node& over) {
    if (!base.isMap() || !over.isMap()) return over;
    Node result = base;
    result.file = over.file;
    result.line = over.line;
    result.column = over.column;
    std::map<std::string_view, std::size_t> positions;
    std::vector<Node::Key>& keys = result.keys.edit();
    std::vector<Node>& items = result.items.edit();
    for (std::size_t i = 0; i < base.keys.size(); ++i)
        positions.emplace(base.keys[i].text, i);
    for (std::size_t i = 0; i < over.keys.size(); ++i) {
        const auto found = positions.find(over.keys[i].text);
        if (found == positions.end()) {
            if (over.items[i].isNull()) continue;
            keys.push_back(over.keys[i]);
            items.push_back(over.items[i]);
        } else {
            keys[found->second] = over.keys[i];
            items[found->second] = merged(base.items[found->second], over.items[i]);
        }
    }
    std::size_t kept = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].isNull()) continue;
        if (kept != i) {
            items[kept] = std::move(items[i]);
            keys[kept] = std::move(keys[i]);
        }
        ++kept;
    }
    items.resize(kept);
    keys.resize(kept);
    return result;
}

} // namespace marches
