#pragma once

#include "engine/base/finding.h"
#include "engine/scenario/shared_list.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

/// A scenario file as a neutral tree, whatever its syntax: games read their sections from it. A value whose
/// copies share all below them: a copy costs the same for every tree, a change copies the maps and lists on
/// the way to it.
struct Node {
    enum class Kind : std::uint8_t { null, scalar, list, map };
    struct Key {
        std::string text;
        int line = 0;
        int column = 0;
    };

    Kind kind = Kind::null;
    bool quoted = false; ///< the scalar stands in quotes: it is a text, never a number
    int line = 0;
    int column = 0;
    std::shared_ptr<const std::string> file; ///< null for a node made by hand
    std::string text;                        ///< the text of a scalar
    SharedList<Key> keys;                    ///< of a map, in the file's order; keys[i] belongs to items[i]
    SharedList<Node> items;                  ///< the values of a map, the elements of a list

    bool isNull() const noexcept { return kind == Kind::null; }
    bool isScalar() const noexcept { return kind == Kind::scalar; }
    bool isList() const noexcept { return kind == Kind::list; }
    bool isMap() const noexcept { return kind == Kind::map; }
    std::size_t size() const noexcept { return items.size(); }

    Place place() const { return {file ? *file : std::string{}, line, column}; }
    /// The place of the i-th key, which stands in the same file as its value.
    Place keyPlace(std::size_t i) const {
        return {items[i].file ? *items[i].file : std::string{}, keys[i].line, keys[i].column};
    }
    /// Returns the value of a key; null if this is no map, the key is missing or its value is null. Takes
    /// time linear in the number of keys.
    const Node* find(std::string_view key) const noexcept;
    /// Sets the value of a key, which keeps its position or is added at the end. A null node becomes a map.
    void set(std::string_view key, Node value);
    /// Removes a key; does nothing where it is missing.
    void erase(std::string_view key);

    static Node scalar(std::string text, bool quoted = false);
    static Node list(std::vector<Node> items = {});
    static Node map();
};

/// Whether two trees have the same content in the same order; places in files do not count.
bool sameContent(const Node& a, const Node& b);

/// Counts the nodes of the tree, this one included.
std::size_t countNodes(const Node& node);

/// Returns `base` overridden by `over`: maps are merged key by key, everything else is replaced, and a null
/// removes the key. Nodes keep the places in the files that they come from.
Node merged(const Node& base, const Node& over);

} // namespace marches
