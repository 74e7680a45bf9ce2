#pragma once

#include "engine/picture/picture.h"

#include <optional>
#include <string>
#include <vector>

namespace marches {

/// A shared border of at least this length, in SVG units, is a contact; a shorter one is taken for chance.
inline constexpr double contactLength = 8.0;

/// The length of border that two provinces share; `a` comes before `b` in the alphabet.
struct SharedBorder {
    std::string a;
    std::string b;
    double length = 0; ///< SVG units
    bool operator==(const SharedBorder&) const = default;
};

/// Returns all pairs of provinces whose borders run along each other within `tolerance` SVG units, ordered by
/// their ids. The borders need not have the same points. Nothing if they lie too densely to be compared in a
/// second or two.
std::optional<std::vector<SharedBorder>> sharedBorders(const Picture& picture, double tolerance = 0.25);

} // namespace marches
