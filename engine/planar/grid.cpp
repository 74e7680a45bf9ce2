#include "engine/planar/grid.h"

#include <algorithm>
#include <cmath>

namespace marches::planar {
namespace {

std::int32_t nearestStep(double units) noexcept {
    const double steps = std::round(units * stepsPerUnit);
    return steps >= 0 ? static_cast<std::int32_t>(std::min<double>(steps, maxCoordinate)) : 0;
}

} // namespace

GridPoint toGrid(Point point) noexcept {
    return {nearestStep(point.x), nearestStep(point.y)};
}

Point toPoint(GridPoint point) noexcept {
    return {static_cast<double>(point.x) / stepsPerUnit, static_cast<double>(point.y) / stepsPerUnit};
}

} // namespace marches::planar
