#pragma once

#include "engine/base/expected.h"
#include "engine/base/point.h"
#include "engine/base/sentence.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace marches {

struct Subpath {
    std::vector<Point> points;
    bool closed = false;
    bool operator==(const Subpath&) const = default;
};

/// What a path may hold at most.
struct PathLimits {
    std::size_t points = 500'000;
    double coordinate = 100'000; ///< SVG units, each way from the origin
};

/// Why a path can't be read.
struct PathError {
    std::size_t at = 0; ///< position in the data
    Sentence sentence;
};

/// The points of an SVG path's `d`: M, L, H, V, Z, and C and Q as rows of short lines, absolute or relative.
/// A closed subpath does not repeat its first point. Points that follow each other at the same place are one.
Expected<std::vector<Subpath>, PathError> parsePathData(std::string_view data, const PathLimits& limits = {});

} // namespace marches
