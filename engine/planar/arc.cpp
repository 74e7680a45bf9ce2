#include "engine/planar/planar_map.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace marches::planar {
namespace {

GridBox boxOfStretch(const std::vector<GridPoint>& points, std::size_t first, std::size_t last) noexcept {
    GridBox box{points[first].x, points[first].y, points[first].x, points[first].y};
    for (std::size_t at = first + 1; at <= last; ++at) {
        box.left = std::min(box.left, points[at].x);
        box.top = std::min(box.top, points[at].y);
        box.right = std::max(box.right, points[at].x);
        box.bottom = std::max(box.bottom, points[at].y);
    }
    return box;
}

} // namespace

bool contains(const GridBox& box, GridPoint point) noexcept {
    return box.left <= point.x && point.x <= box.right && box.top <= point.y && point.y <= box.bottom;
}

bool meets(const GridBox& a, const GridBox& b) noexcept {
    return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

bool passes(GridPoint a, GridPoint b, const GridBox& box) noexcept {
    int above = 0;
    int below = 0;
    for (const GridPoint corner : {GridPoint{box.left, box.top}, GridPoint{box.right, box.top},
                                   GridPoint{box.left, box.bottom}, GridPoint{box.right, box.bottom}}) {
        const auto side = orientation(a, b, corner);
        above += side >= 0;
        below += side <= 0;
    }
    return above > 0 && below > 0;
}

GridBox grown(const GridBox& box, std::int32_t steps) noexcept {
    return {box.left - steps, box.top - steps, box.right + steps, box.bottom + steps};
}

GridBox boxOf(const std::vector<GridPoint>& points) noexcept {
    return boxOfStretch(points, 0, points.size() - 1);
}

GridPoint heldWithin(const GridBox& box, GridPoint point) noexcept {
    return {std::clamp(point.x, box.left, box.right), std::clamp(point.y, box.top, box.bottom)};
}

Arc::Arc(std::vector<GridPoint> row, Label leftLabel, Label rightLabel)
    : points(std::move(row)), left(leftLabel), right(rightLabel), length(0), bulge2(0) {
    assert(points.size() >= 2);
    const GridPoint start = points.front();
    for (std::size_t at = 0; at + 1 < points.size(); ++at) {
        const GridPoint a = points[at];
        const GridPoint b = points[at + 1];
        length += std::hypot(static_cast<double>(b.x) - a.x, static_cast<double>(b.y) - a.y);
        bulge2 += static_cast<std::uint64_t>(orientation(start, a, b));
    }
    for (std::size_t first = 0; first + 1 < points.size(); first += segmentsInStretch)
        stretches.push_back(
            boxOfStretch(points, first, std::min(first + segmentsInStretch, points.size() - 1)));
    box = boxOfStretch(points, 0, points.size() - 1);
}

bool Arc::operator==(const Arc& other) const noexcept {
    return left == other.left && right == other.right && points == other.points;
}

MapDelta reversed(const MapDelta& delta) {
    return {delta.in, delta.out, delta.sheetAfter, delta.sheetBefore};
}

} // namespace marches::planar
