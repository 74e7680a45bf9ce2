#include "engine/base/sha256.h"
#include "engine/scenario/parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace marches::scenario_parts {
namespace {

/// What a game does not feel, wherever it stands.
constexpr std::array<std::string_view, 2> anywhere{"names", "picture"};
constexpr std::array<std::string_view, 3> atTop{"format", "id", "based-on"};

/// Unambiguous whatever the texts hold: every text with its length, every list and map with its end.
void dump(const Node& node, int depth, std::string& out) {
    const auto text = [&](const std::string& value) { out += fmt::format("{}:{}", value.size(), value); };
    if (node.isScalar()) {
        text(node.text);
    } else if (node.isList()) {
        out += '[';
        for (const Node& item : node.items)
            dump(item, depth + 1, out);
        out += ']';
    } else if (node.isMap()) {
        std::vector<std::size_t> order(node.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::sort(order.begin(), order.end(),
                  [&](std::size_t a, std::size_t b) { return node.keys[a].text < node.keys[b].text; });
        out += '{';
        for (const std::size_t i : order) {
            const std::string& key = node.keys[i].text;
            const auto among = [&](const auto& keys) {
                return std::find(keys.begin(), keys.end(), key) != keys.end();
            };
            if (node.items[i].isNull() || among(anywhere) || (depth == 0 && among(atTop))) continue;
            text(key);
            dump(node.items[i], depth + 1, out);
        }
        out += '}';
    } else {
        out += '~';
    }
}

} // namespace

std::string digestOf(const Node& tree) {
    std::string text;
    dump(tree, 0, text);
    return sha256(text);
}

} // namespace marches::scenario_parts
