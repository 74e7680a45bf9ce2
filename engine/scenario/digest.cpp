#include "engine/base/sha256.h"
#include "engine/scenario/parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>

namespace marches::scenario_parts {
namespace {

/// Keys that no rule reads, wherever they stand.
constexpr std::array<std::string_view, 2> anywhere{"names", "picture"};
constexpr std::array<std::string_view, 3> atTop{"format", "id", "based-on"};
/// Keys that no rule reads, of scenarios of format 2 and of their variants. In format 1 they meant nothing
/// and counted.
constexpr std::array<std::string_view, 4> ofFormat2{"challenge", "goals", "solution", "texts"};

/// What a map is of a scenario.
enum class Level : std::uint8_t { scenario, variants, variant, other };

Level below(Level level, std::string_view key) {
    if (level == Level::scenario && key == "variants") return Level::variants;
    return level == Level::variants ? Level::variant : Level::other;
}

/// Appends the tree as text that no other tree gives: every text with its length, every list and map with its
/// end.
void dump(const Node& node, Level level, int format, std::string& out) {
    const auto text = [&](const std::string& value) { out += fmt::format("{}:{}", value.size(), value); };
    if (node.isScalar()) {
        text(node.text);
    } else if (node.isList()) {
        out += '[';
        for (const Node& item : node.items)
            dump(item, Level::other, format, out);
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
            const bool whole = level == Level::scenario;
            if (node.items[i].isNull() || among(anywhere) || (whole && among(atTop))) continue;
            if (format >= 2 && (whole || level == Level::variant) && among(ofFormat2)) continue;
            text(key);
            dump(node.items[i], below(level, key), format, out);
        }
        out += '}';
    } else {
        out += '~';
    }
}

} // namespace

std::string digestOf(const Node& tree) {
    std::string text;
    dump(tree, Level::scenario, formatOf(tree).value_or(1), text);
    return sha256(text);
}

} // namespace marches::scenario_parts
