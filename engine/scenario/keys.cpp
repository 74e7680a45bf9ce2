#include "engine/scenario/keys.h"

#include "engine/scenario/yaml.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <numeric>
#include <vector>

namespace marches {
namespace {

using Keys = std::vector<std::string_view>;
using Part = std::span<const std::string_view>;

// The keys of every game in the order in which they are written: those before the map and the game's
// sections, those behind them, then those of the parts of the map.
constexpr std::array<std::string_view, 9> heading{"format", "game",    "id",       "based-on",  "names",
                                                  "seats",  "players", "left-out", "membership"};
constexpr std::array<std::string_view, 6> ending{"challenge", "goals",    "solution",
                                                 "texts",     "variants", "picture"};
constexpr std::array<std::string_view, 2> mapParts{"countries", "provinces"};
constexpr std::array<std::string_view, 1> ofCountry{"names"};
constexpr std::array<std::string_view, 3> ofProvince{"names", "country", "links"};
constexpr std::array<std::string_view, 4> provinceHeading{"names", "kind", "terrain", "country"};
constexpr std::array<std::string_view, 1> provinceEnding{"links"};
constexpr std::array<std::string_view, 1> ofLink{"to"};
constexpr std::array<std::string_view, 7> ofPicture{"file",      "size",      "four-corners", "unlinked",
                                                    "sea-lanes", "sea-names", "anchors"};

Keys joined(std::initializer_list<Part> parts) {
    Keys keys;
    for (const Part part : parts)
        keys.insert(keys.end(), part.begin(), part.end());
    return keys;
}

/// Returns the values of the map, or the elements of the list, under a key; none if there is no such key.
std::span<const Node> within(const Node& node, std::string_view key) {
    const Node* found = node.find(key);
    return found == nullptr ? std::span<const Node>() : std::span(found->items);
}

/// Sorts the keys of a map by `keys`; other keys follow in their own order.
void order(Node& node, const Keys& keys) {
    if (!node.isMap()) return;
    const auto rank = [&](std::size_t i) {
        return std::find(keys.begin(), keys.end(), node.keys[i].text) - keys.begin();
    };
    std::vector<std::size_t> positions(node.size());
    std::iota(positions.begin(), positions.end(), std::size_t{0});
    std::stable_sort(positions.begin(), positions.end(),
                     [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
    Node sorted = Node::map();
    sorted.file = node.file;
    sorted.line = node.line;
    sorted.column = node.column;
    for (const std::size_t i : positions) {
        sorted.keys.edit().push_back(node.keys[i]);
        sorted.items.edit().push_back(node.items[i]);
    }
    node = std::move(sorted);
}

/// Orders the keys of a tree's maps, those of variants too.
void orderAll(Node& node, const GameKeys& keys, std::vector<std::string>& path) {
    constexpr std::size_t deepest = 4; // variants/ID/provinces/ID
    if (!node.isMap() || node.size() == 0 || path.size() > deepest) return;
    if (const Keys wanted = keyOrder(keys, path); !wanted.empty()) order(node, wanted);
    std::vector<Node>& items = node.items.edit();
    for (std::size_t i = 0; i < items.size(); ++i) {
        path.push_back(node.keys[i].text);
        orderAll(items[i], keys, path);
        path.pop_back();
    }
}

} // namespace

void warnOfUnknownKeys(NodeReader& reader, const Node& tree, const GameKeys& keys) {
    reader.knownKeys(tree, joined({heading, ending, mapParts, keys.sections}));
    const Keys country = joined({ofCountry, keys.country});
    for (const Node& node : within(tree, "countries"))
        reader.knownKeys(node, country);
    const Keys province = joined({ofProvince, keys.province});
    const Keys link = joined({ofLink, keys.link});
    for (const Node& node : within(tree, "provinces")) {
        reader.knownKeys(node, province);
        for (const Node& end : within(node, "links"))
            reader.knownKeys(end, link);
    }
}

std::vector<std::string_view> keyOrder(const GameKeys& keys, std::span<const std::string> path) {
    if (path.size() >= 2 && path[0] == "variants") path = path.subspan(2);
    if (path.empty()) return joined({heading, mapParts, keys.sections, ending});
    if (path.size() == 1 && path[0] == "picture") return {ofPicture.begin(), ofPicture.end()};
    if (path.size() == 2 && path[0] == "countries") return joined({ofCountry, keys.country});
    if (path.size() == 2 && path[0] == "provinces")
        return joined({provinceHeading, keys.province, provinceEnding});
    return {};
}

std::string writeScenario(Node tree, const GameKeys& keys) {
    std::vector<std::string> path;
    orderAll(tree, keys, path);
    return writeYaml(tree);
}

} // namespace marches
