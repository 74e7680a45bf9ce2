#pragma once

namespace marches {

/// A point of a picture, in SVG units; y grows downwards.
struct Point {
    double x = 0;
    double y = 0;
    bool operator==(const Point&) const = default;
};

} // namespace marches
