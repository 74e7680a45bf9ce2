#pragma once

#include "engine/picture/outline.h"

#include <string>
#include <vector>

namespace marches {

/// Returns the `d` of an area in the one form that the program writes: each ring begins at its topmost point
/// (of several the leftmost) and goes on in relative steps of whole hundredths of a unit, the rings follow
/// each other by their first points. Rings keep their direction. Rings that have less than three points on
/// that grid are left out; empty if none stays. The same rings in another order or with another first point
/// give the same text.
std::string outlineText(const Outline& outline);

/// Returns the `d` of an open line in the same form, from its first point to its last; empty for less than
/// two points.
std::string lineText(const std::vector<Point>& line);

} // namespace marches
