#include "engine/draft/key_order.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace marches::draft {
namespace {

using Words = std::vector<std::string_view>;

void append(Words& words, std::span<const std::string_view> more) {
    words.insert(words.end(), more.begin(), more.end());
}

/// Returns the usual order of the keys of the map at a path; empty where there is none.
Words orderAt(const TreePath& map, const GameKeys* game) {
    const bool variant = map.size() >= 2 && map[0] == "variants";
    const TreePath path = variant ? TreePath(map.begin() + 2, map.end()) : map;
    Words words;
    if (path.empty()) {
        words = {"format",  "game",     "id",         "based-on",  "names",    "seats",
                 "players", "left-out", "membership", "countries", "provinces"};
        if (game != nullptr) append(words, game->sections);
        append(words, std::array<std::string_view, 2>{"variants", "picture"});
    } else if (path.size() == 2 && path[0] == "provinces") {
        words = {"names", "kind", "terrain", "country"};
        if (game != nullptr) append(words, game->province);
        words.emplace_back("links");
    } else if (path.size() == 2 && path[0] == "countries") {
        words = {"names"};
        if (game != nullptr) append(words, game->country);
    } else if (path.size() == 1 && path[0] == "picture") {
        words = {"file", "size", "four-corners", "unlinked", "sea-lanes", "sea-names", "anchors"};
    }
    return words;
}

} // namespace

std::size_t usualPlace(const TreePath& path, const Node& parent, const GameKeys* game) {
    const Words words = orderAt({path.begin(), path.end() - 1}, game);
    const auto rank = [&](std::string_view key) {
        return std::find(words.begin(), words.end(), key) - words.begin();
    };
    const auto own = rank(path.back());
    if (own == static_cast<std::ptrdiff_t>(words.size())) return parent.size();
    std::size_t place = 0;
    bool found = false;
    for (std::size_t i = 0; i < parent.size(); ++i)
        if (const auto other = rank(parent.keys[i].text);
            other < own && other != static_cast<std::ptrdiff_t>(words.size())) {
            place = i + 1;
            found = true;
        }
    if (found) return place;
    for (std::size_t i = 0; i < parent.size(); ++i) // before the first that comes later
        if (const auto other = rank(parent.keys[i].text);
            other > own && other != static_cast<std::ptrdiff_t>(words.size()))
            return i;
    return parent.size();
}

} // namespace marches::draft
