#include "engine/scenario/scenario.h"
#include "engine/scenario/yaml.h"

#include <algorithm>
#include <numeric>

namespace marches {
namespace {

/// The order of known keys in the maps of a scenario; others follow in their own order.
constexpr std::string_view houseOrder[] = {
    "format",  "game",     "id",         "based-on",     "names",     "number",   "seats",
    "players", "left-out", "membership", "country",      "countries", "capital",  "trade-center",
    "symbols", "links",    "provinces",  "setup",        "play-mat",  "units",    "barbarians",
    "prices",  "rules",    "victory",    "route-income", "start",     "variants", "picture"};

std::size_t rank(std::string_view key) {
    return static_cast<std::size_t>(std::find(std::begin(houseOrder), std::end(houseOrder), key) -
                                    std::begin(houseOrder));
}

void order(Node& node) {
    if (!node.isMap()) return;
    std::vector<std::size_t> positions(node.size());
    std::iota(positions.begin(), positions.end(), std::size_t{0});
    std::stable_sort(positions.begin(), positions.end(), [&](std::size_t a, std::size_t b) {
        return rank(node.keys[a].text) < rank(node.keys[b].text);
    });
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

std::string writeScenario(Node tree) {
    order(tree);
    for (std::size_t i = 0; i < tree.size(); ++i) {
        const std::string& key = tree.keys[i].text;
        if (key == "countries" || key == "provinces" || key == "variants")
            for (Node& item : tree.items[i].items)
                order(item);
    }
    return writeYaml(tree);
}

} // namespace marches
