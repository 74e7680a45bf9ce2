#pragma once

#include "engine/scenario/node_reader.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

/// The keys that one game's scenario files have besides those of every game; each list is in the order in
/// which its keys are written.
struct GameKeys {
    std::span<const std::string_view> sections; ///< sections of a scenario and of its variants
    std::span<const std::string_view> country;
    /// Of a place; with `kind` and `terrain`, if the game reads them.
    std::span<const std::string_view> province;
    std::span<const std::string_view> link; ///< of a link written as a map; with `kind`, if the game reads it
};

/// Warns of each key that is neither one of every game's nor one of this game's: "unknown-key". `tree` is the
/// tree of a variant (Scenario::treeOf).
void warnOfUnknownKeys(NodeReader& reader, const Node& tree, const GameKeys& keys);

/// Returns the order in which the keys of the map at a path ("provinces", "kent") are written; empty where
/// there is none. Keys that it does not name follow.
std::vector<std::string_view> keyOrder(const GameKeys& keys, std::span<const std::string> path);

/// Writes a scenario's tree as YAML, with the keys of every game and the game's own in their fixed order.
/// Reading it gives the same scenario; comments are not kept.
std::string writeScenario(Node tree, const GameKeys& keys);

} // namespace marches
