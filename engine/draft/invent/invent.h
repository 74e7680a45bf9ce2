#pragma once

#include "engine/draft/new_map.h"

#include <cstdint>
#include <string>

namespace marches::draft {

inline constexpr int leastInvented = 12; ///< provinces
inline constexpr int mostInvented = 200;
inline constexpr int leastInventedCountries = 2;
inline constexpr int mostInventedCountries = 8;
inline constexpr int leastOfACountry = 3; ///< provinces

/// What is asked of an invented land.
struct LandWish {
    int provinces = 40;
    int countries = 5;
    std::uint64_t seed = 1; ///< the same number makes the same land again
    bool operator==(const LandWish&) const = default;
};
/// Returns the most countries that so many provinces give room for.
int mostCountriesOn(int provinces);
/// Returns the name of a land, by its seed.
std::string inventedName(std::uint64_t seed);

/// Invents a land that can be played at once, with the figures of the map `like`: coasts, borders, rivers,
/// hills and woods, countries of equal yields, links, lanes and names. The same wish gives the same bytes on
/// every machine. Refused: a title that can't be taken, numbers out of range.
Expected<NewMap, Sentence> inventedMap(const Draft& like, const MapTitle& title, const LandWish& wish);

} // namespace marches::draft
