#pragma once

#include <QPointF>
#include <QRectF>

#include <algorithm>
#include <cmath>

namespace marches::appmap {

/// px between two boxes; 0 where they meet.
[[nodiscard]] inline double between(const QRectF& a, const QRectF& b) {
    const double dx = std::max({a.left() - b.right(), b.left() - a.right(), 0.0});
    const double dy = std::max({a.top() - b.bottom(), b.top() - a.bottom(), 0.0});
    return dx == 0 || dy == 0 ? dx + dy : std::hypot(dx, dy);
}

/// Where a line from a box to `end` leaves its edge, as such lines are painted.
[[nodiscard]] inline QPointF lineStart(const QRectF& box, const QPointF& end) {
    return {std::clamp(end.x(), box.left(), box.right()), std::clamp(end.y(), box.top(), box.bottom())};
}

/// Whether any point of that line `is` so; `step`: px between those looked at.
template <class Is>
[[nodiscard]] bool anyOnLine(const QRectF& box, const QPointF& end, double step, Is is) {
    const QPointF start = lineStart(box, end);
    const QPointF way = end - start;
    const double part = step / std::max(std::hypot(way.x(), way.y()), step);
    for (double share = part; share < 1; share += part)
        if (is(start + way * share)) return true;
    return false;
}

} // namespace marches::appmap
