#pragma once

#include "engine/base/point.h"

#include <vector>

namespace marches {

/// A closed row of points; the last is joined to the first and does not repeat it.
using Ring = std::vector<Point>;

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

bool contains(const Outline& outline, Point point);
/// Zero everywhere for an outline without points.
Box boxOf(const Outline& outline);
/// From a point to the nearest border; infinite for an outline without points.
double distanceToBorder(const Outline& outline, Point point);
double distanceToSegment(Point point, Point a, Point b);

/// The place inside an area that is farthest from its border, and how far: where a label has most room.
struct Pole {
    Point at;
    double distance = 0; ///< 0: the area has no inside
};
/// To within `precision` SVG units. The same result on every machine for the same outline.
Pole poleOfInaccessibility(const Outline& outline, double precision = 1.0);

} // namespace marches
