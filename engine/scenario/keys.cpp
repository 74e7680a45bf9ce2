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

// The keys of every game: at the top before and behind the map and the game's sections, then of the map's
// parts.
constexpr std::array<std::string_view, 9> heading{"format", "game",    "id",       "based-on",  "names",
                                                  "seats",  "players", "left-out", "membership"};
constexpr std::array<std::string_view, 2> ending{"variants", "picture"};
constexpr std::array<std::string_view, 2> mapParts{"countries", "provinces"};
constexpr std::array<std::string_view, 1> ofCountry{"names"};
constexpr std::array<std::string_view, 3> ofProvince{"names", "country", "links"};
constexpr std::array<std::string_view, 4> provinceHeading{"names", "kind", "terrain", "country"};
constexpr std::array<std::string_view, 1> provinceEnding{"links"};
constexpr std::array<std::string_view, 1> ofLink{"to"};

Keys joined(std::initializer_list<Part> parts) {
    Keys keys;
    for (const Part part : parts)
        keys.insert(keys.end(), part.begin(), part.end());
    return keys;
}

/// What stands in the map or list of that key; nothing if there is none.
std::span<const Node> within(const Node& node, std::string_view key) {
    const Node* found = node.find(key);
    return found == nullptr ? std::span<const Node>() : std::span(found->items);
}

/// Sorts a map's keys; those that the order does not name follow as they stand.
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
        sorted.keys.push_back(std::move(node.keys[i]));
        sorted.items.push_back(std::move(node.items[i]));
    }
    node = std::move(sorted);
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

std::string writeScenario(Node tree, const GameKeys& keys) {
    const Keys whole = joined({heading, mapParts, keys.sections, ending});
    const Keys country = joined({ofCountry, keys.country});
    const Keys province = joined({provinceHeading, keys.province, provinceEnding});
    order(tree, whole);
    for (std::size_t i = 0; i < tree.size(); ++i)
        for (Node& item : tree.items[i].items)
            if (const std::string& key = tree.keys[i].text; key == "countries")
                order(item, country);
            else if (key == "provinces")
                order(item, province);
            else if (key == "variants")
                order(item, whole);
    return writeYaml(tree);
}

} // namespace marches
