#pragma once

#include "engine/table/random.h"

#include <cstddef>
#include <vector>

namespace marches::draft::invent {

/// The provinces that are linked with each, by number.
using Links = std::vector<std::vector<std::size_t>>;

/// A province of two countries.
struct Contested {
    std::size_t province;
    std::size_t of;    ///< the country that it would be part of
    std::size_t other; ///< that claims it too
};
/// How land is divided.
struct Division {
    std::vector<std::vector<std::size_t>>
        own; ///< of each country its provinces, from its heart to its borders
    std::vector<Contested> contested;
};

/// Divides linked provinces among countries: each hangs together by itself, and each has the same number of
/// provinces of its own, as far as the land allows; about one in seven is contested with a neighbour. `dry`
/// holds the links that need no ship: countries cross water only where they must. Needs three provinces for
/// each country, all linked with each other over others.
Division dividedLand(const Links& links, const Links& dry, std::size_t countries, RandomStream random);

} // namespace marches::draft::invent
