#pragma once

#include "engine/cli/new_game.h"
#include "engine/warriors/record_setup.h"

#include <vector>

namespace marches::cli {

/// Every way in which so many players can be seated for a choice: each set of countries that the variant
/// allows, or just those of the alliances, the start position or the variant where these leave no choice.
/// `header` has no seats. Findings about the choice have no place.
Expected<std::vector<warriors::RecordGame>, Findings>
everySeating(const RecordHeader& header, const Scenario& scenario, std::size_t players);

} // namespace marches::cli
