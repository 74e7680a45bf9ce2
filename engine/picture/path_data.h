#pragma once

#include "engine/base/expected.h"
#include "engine/base/point.h"
#include "engine/base/sentence.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace marches {

/// A row of points without a break; a closed one does not repeat its first point.
struct Subpath {
    std::vector<Point> points;
    bool closed = false;
    bool operator==(const Subpath&) const = default;
};

/// The most that a path may hold.
struct PathLimits {
    std::size_t points = 500'000;
    double coordinate = 100'000; ///< SVG units, each way from the origin
};

/// Why a path cannot be read.
struct PathError {
    std::size_t at = 0; ///< byte of the data, from 0
    Sentence sentence;
};

/// Reads the `d` of an SVG path: M, L, H, V, Z, and C and Q as rows of short lines, absolute or relative. A
/// closed subpath does not repeat its first point. Points that follow each other at the same place become
/// one.
Expected<std::vector<Subpath>, PathError> parsePathData(std::string_view data, const PathLimits& limits = {});

} // namespace marches
