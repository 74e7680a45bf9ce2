#pragma once

#include "engine/planar/planar_map.h"

#include <cstdint>
#include <vector>

namespace marches::planar {

/// Returns the line with only those points that keep it within `tolerance` steps of its old course (Douglas
/// and Peucker). Its first and last point stay; a line that ends where it begins keeps that point.
std::vector<GridPoint> simplified(const std::vector<GridPoint>& line, double tolerance);

/// Returns the line with its corners cut off (Chaikin), `rounds` times, 1 or 2; whole multiples of `step`
/// steps. The ends of an open line stay; a line that ends where it begins is cut there too.
std::vector<GridPoint> smoothed(const std::vector<GridPoint>& line, int rounds, std::int32_t step = 1);

/// Returns the line with bends in its straight stretches: a segment longer than `least` steps gets a midpoint
/// moved aside by up to `size` steps and at most a seventh of its length, and so do its halves. Its points
/// stay. The same line and seed give the same bends on every machine, in whichever direction the line runs.
std::vector<GridPoint> roughened(const std::vector<GridPoint>& line, std::uint64_t seed, double size,
                                 double least = 4.0 * stepsPerUnit);

} // namespace marches::planar
