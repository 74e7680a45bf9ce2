#pragma once

#include "engine/scenario/node_reader.h"

#include <span>
#include <string>
#include <string_view>

namespace marches {

/// The keys that one game's scenario files have besides those of every game; each list is in the order in
/// which its keys are written.
struct GameKeys {
    std::span<const std::string_view> sections; ///< of the whole and of variants
    std::span<const std::string_view> country;
    std::span<const std::string_view> province; ///< with `kind` and `terrain`, if the game reads them
    std::span<const std::string_view> link; ///< of a link that is a map; with `kind`, if the game reads it
};

/// Warns of each key that neither every game nor this one has: "unknown-key". The tree is a variant's.
void warnOfUnknownKeys(NodeReader& reader, const Node& tree, const GameKeys& keys);

/// The scenario's own text with its keys in the house's and the game's order, ready to be read again.
/// Comments are not kept.
std::string writeScenario(Node tree, const GameKeys& keys);

} // namespace marches
