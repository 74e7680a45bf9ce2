#pragma once

#include "engine/draft/checks/problem.h"

#include <string>

/// The problems of borders, whether they were found in a picture or in a planar map.
namespace marches::draft {

/// Provinces that touch along less than this, in SVG units, meet in a corner: no border.
inline constexpr double leastNear = 2;

/// Makes "near-contact" of the two provinces of a place; `length` is that of their border in SVG units.
Problem nearContact(ProblemPlace place, double length);

/// Makes "piece-cut-off": `at` lies in the piece of `province` that lies in `around`.
Problem pieceCutOff(const std::string& province, const std::string& around, Point at);

/// Returns the fix that leaves two provinces without a link though they touch: an exception under
/// `picture: unlinked` with a reason, which a person can change. The same as setUnlinked.
Fix leaveApart(const std::string& a, const std::string& b);

} // namespace marches::draft
