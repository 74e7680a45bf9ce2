#pragma once

#include "engine/base/finding.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

/// A scenario file's content as a neutral tree: what games' readers see of a file, whatever its syntax.
struct Node {
    enum class Kind : std::uint8_t { null, scalar, list, map };
    struct Key {
        std::string text;
        int line = 0;
        int column = 0;
    };

    Kind kind = Kind::null;
    bool quoted = false; ///< a scalar in quotes: a text, never a number
    int line = 0;
    int column = 0;
    std::shared_ptr<const std::string> file; ///< null for a node made by hand
    std::string text;                        ///< a scalar's
    std::vector<Key> keys;                   ///< a map's, in the file's order; keys[i] belongs to items[i]
    std::vector<Node> items;                 ///< a map's values, a list's elements

    bool isNull() const noexcept { return kind == Kind::null; }
    bool isScalar() const noexcept { return kind == Kind::scalar; }
    bool isList() const noexcept { return kind == Kind::list; }
    bool isMap() const noexcept { return kind == Kind::map; }
    std::size_t size() const noexcept { return items.size(); }

    Place place() const { return {file ? *file : std::string{}, line, column}; }
    /// A key stands in the file of its value.
    Place keyPlace(std::size_t i) const {
        return {items[i].file ? *items[i].file : std::string{}, keys[i].line, keys[i].column};
    }
    /// The value of a key; null if this is no map, the key is missing or its value is null. Linear.
    const Node* find(std::string_view key) const noexcept;
    /// Sets a key's value: in its place if it is there, else at the end. Makes a map of a null.
    void set(std::string_view key, Node value);
    /// Removes a key; nothing happens without it.
    void erase(std::string_view key);

    static Node scalar(std::string text, bool quoted = false);
    static Node list(std::vector<Node> items = {});
    static Node map();
};

/// Same content in the same order; places in files don't count.
bool sameContent(const Node& a, const Node& b);

/// Number of nodes in the tree, this one included.
std::size_t countNodes(const Node& node);

/// `base` with what `over` gives instead: maps are merged key by key, everything else is replaced, and a null
/// takes the key away. Nodes keep the places where they come from.
Node merged(const Node& base, const Node& over);

} // namespace marches
