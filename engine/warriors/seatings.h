#pragma once

#include "engine/warriors/record_setup.h"

#include <cstddef>
#include <vector>

namespace marches::warriors {

/// Returns a game for each set of countries that the variant allows, or just for those of the alliances, the
/// start position or the variant where these leave no choice. Findings about the choice have no place.
Expected<std::vector<RecordGame>, Findings> everySeating(const RecordHeader& header, const Scenario& scenario,
                                                         std::size_t players);

} // namespace marches::warriors
