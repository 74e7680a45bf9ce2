#pragma once

#include "engine/draft/draft.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The figures of Warriors & Traders as a designer sees them: what each may be, and what it is now.
namespace marches::draft::warriors {

/// What is known of one figure, by its path: "play-mat/trade/routes/3", "units/archer/cost/gold",
/// "barbarians/strength/4". What an unused Trade Route may yield is a figure too, 0 or 1, at
/// "route-income/POSITION/RESOURCE".
struct FigureFact {
    Sentence name; ///< "Products a symbol, level V"
    int least = 0;
    int most = 0;
};
/// Returns nothing for a path that is no figure of this game. `tree`: what the limits of some depend on.
std::optional<FigureFact> figureFact(const TreePath& path, const Node& tree);

/// Returns the figure at a path, 0 where a resource is left out; nothing where there is none, or no number.
std::optional<int> figureIn(const Node& tree, const TreePath& path);

/// Where an ability stands: the key of its path, and its level from 1.
struct AbilityPlace {
    std::string path;
    int level = 1;
    bool operator==(const AbilityPlace&) const = default;
};
/// Returns nothing where the ability stands on no path.
std::optional<AbilityPlace> abilityIn(const Node& tree, std::string_view ability);
/// The ids of all abilities, in the order of their names in the rules.
const std::vector<std::string>& abilityIds();
Sentence abilityTitle(std::string_view ability);
Sentence pathTitle(std::string_view path); ///< of "production", "trade", "military"

/// The turns from which Barbarians have another strength, ascending.
std::vector<int> barbarianTurns(const Node& tree);

/// Returns the tree of a variant: its keys over those of the scenario; the scenario's own for an empty id.
Node treeOf(const Node& whole, const std::string& variant);

/// Returns what the figures of a map are compared with: the scenario that it is based on, else the bundled
/// map of this game. Null where neither can be read.
Node figureModel(const Draft& draft);

/// Returns "I" to "VII"; the plain figure for others.
std::string levelNumeral(int level);

} // namespace marches::draft::warriors
