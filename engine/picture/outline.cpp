#include "engine/picture/outline.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace marches {
namespace {

/// Calls `each(a, b)` for every segment of the border.
template <class Each>
void forSegments(const Outline& outline, Each each) {
    for (const Ring& ring : outline.rings)
        for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++)
            each(ring[before], ring[i]);
}

} // namespace

bool contains(const Outline& outline, Point point) {
    bool inside = false;
    forSegments(outline, [&](Point a, Point b) {
        if ((a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    });
    return inside;
}

Box boxOf(const Outline& outline) {
    constexpr double far = std::numeric_limits<double>::infinity();
    Box box{far, far, -far, -far};
    for (const Ring& ring : outline.rings)
        for (const Point point : ring)
            box = {std::min(box.left, point.x), std::min(box.top, point.y), std::max(box.right, point.x),
                   std::max(box.bottom, point.y)};
    return box.left <= box.right ? box : Box{};
}

double distanceToSegment(Point point, Point a, Point b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double length = dx * dx + dy * dy;
    const double along =
        length > 0 ? std::clamp(((point.x - a.x) * dx + (point.y - a.y) * dy) / length, 0.0, 1.0) : 0.0;
    return std::sqrt(std::pow(a.x + along * dx - point.x, 2) + std::pow(a.y + along * dy - point.y, 2));
}

double distanceToBorder(const Outline& outline, Point point) {
    double distance = std::numeric_limits<double>::infinity();
    forSegments(outline,
                [&](Point a, Point b) { distance = std::min(distance, distanceToSegment(point, a, b)); });
    return distance;
}

} // namespace marches
