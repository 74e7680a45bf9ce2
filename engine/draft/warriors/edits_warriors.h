#pragma once

#include "engine/base/expected.h"
#include "engine/draft/draft.h"

#include <string>
#include <string_view>
#include <vector>

// What may be done to a scenario of Warriors & Traders besides what every game's can.
namespace marches::draft::warriors {

/// Sets how many symbols of a resource ("food", "product", "weapon") a province has: 0 to 9.
Expected<Change, Sentence> setSymbol(const Draft& draft, const std::string& province,
                                     std::string_view resource, int count);

enum class TownKind { capital, tradeCenter };
/// Chooses a country's Capital or Trade Center: a province of this country alone, and no other town.
Expected<Change, Sentence> setTown(const Draft& draft, const std::string& country, TownKind kind,
                                   const std::string& province);

/// Gives a country a place in the order of play, from 1; all get the numbers 1, 2, 3 ... in their order.
Expected<Change, Sentence> setOrder(const Draft& draft, const std::string& country, std::size_t place);
/// Returns the countries by their numbers; those without one come last.
std::vector<std::string> countriesByNumber(const Node& whole);
std::vector<std::string> orderOfPlay(const Draft& draft);

/// Takes a start position out, of the scenario or of a variant.
Expected<Change, Sentence> removeStart(const Draft& draft, const std::string& variant);

} // namespace marches::draft::warriors
