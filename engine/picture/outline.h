#pragma once

#include "engine/base/point.h"

#include <vector>

namespace marches {

/// A closed row of points; the last is joined to the first and does not repeat it.
using Ring = std::vector<Point>;

/// A rectangle with sides along the axes; SVG units.
struct Box {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
    bool operator==(const Box&) const = default;
};

/// An area: rings by the even-odd rule, so that holes and islands need no sign.
struct Outline {
    std::vector<Ring> rings;
    bool operator==(const Outline&) const = default;
};

/// Whether a point is inside, by the even-odd rule.
bool contains(const Outline& outline, Point point);
/// Returns the smallest box around the outline; zero everywhere for an outline without points.
Box boxOf(const Outline& outline);
/// Returns the distance in SVG units from a point to the nearest border; infinite for an outline without
/// points.
double distanceToBorder(const Outline& outline, Point point);
/// Returns the distance in SVG units from a point to the segment from `a` to `b`.
double distanceToSegment(Point point, Point a, Point b);

/// The point inside an area that is farthest from its border, where a label has most room (pole of
/// inaccessibility).
struct Pole {
    Point at;
    double distance = 0; ///< to the border, SVG units; 0: the area has no inside
};
/// Finds the pole to within `precision` SVG units, by quartering squares (the method of the polylabel
/// library). It gives the same result on every machine for the same outline.
Pole poleOfInaccessibility(const Outline& outline, double precision = 1.0);

} // namespace marches
