#pragma once

#include "engine/picture/path_data.h"
#include "engine/picture/svg_values.h"

namespace marches {

/// The farthest that a row of points lies from the curve that it stands for, in map units.
inline constexpr double curveTolerance = 0.1;

/// Why a path of a drawing cannot be read.
struct DrawnPathError {
    Sentence sentence;
    bool tooMany = false; ///< it has more points than the limits allow
};

/// Reads the `d` of any SVG path, arcs and smooth curves among it, and lays it onto the map by `placed`.
/// Limits count there. Points that follow each other at the same place become one.
Expected<std::vector<Subpath>, DrawnPathError> drawnPath(std::string_view data, const Affine& placed,
                                                         const PathLimits& limits);

/// Returns a basic shape as the `d` of a path. `rx` and `ry` round a rectangle's corners.
std::string rectanglePath(double x, double y, double width, double height, double rx, double ry);
std::string ellipsePath(double cx, double cy, double rx, double ry);
std::string polylinePath(const std::vector<double>& numbers, bool closed);

} // namespace marches
