#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <algorithm>
#include <cmath>
#include <span>

namespace marches::appmap {

/// Map units to px.
[[nodiscard]] inline QRectF multiplied(const QRectF& box, double by) {
    return {box.topLeft() * by, box.size() * by};
}

/// Px to map units.
[[nodiscard]] inline QRectF divided(const QRectF& box, double by) {
    return {box.topLeft() / by, box.size() / by};
}

/// `box` with so much more on each side.
[[nodiscard]] inline QRectF grown(const QRectF& box, double by) {
    return box.adjusted(-by, -by, by, by);
}

[[nodiscard]] inline QRectF centredAt(const QPointF& centre, const QSizeF& size) {
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

/// The square that reaches so far from a point each way.
[[nodiscard]] inline QRectF squareAt(const QPointF& centre, double reach) {
    return {centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)};
}

[[nodiscard]] inline double areaOf(const QRectF& box) {
    return box.width() * box.height();
}

[[nodiscard]] inline bool meetsAny(const QRectF& box, std::span<const QRectF> others) {
    return std::any_of(others.begin(), others.end(), [&](const QRectF& o) { return o.intersects(box); });
}

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

/// The part of a map that lies open before the player, map px. What is written keeps off its edges, inside or
/// outside, and off what covers some of it.
struct ViewFrame {
    QRectF seen;    ///< null: there is none
    QRectF covered; ///< by a panel; may be null

    /// Whether an edge would cut `box` or come close to it, or the panel would hide some of it.
    [[nodiscard]] bool cuts(const QRectF& box) const {
        constexpr double room = 4;
        const QRectF wide = grown(box, room);
        return !seen.isNull() && wide.intersects(seen) && (!seen.contains(wide) || wide.intersects(covered));
    }
    /// Whether one of them is seen and the other one isn't.
    [[nodiscard]] bool parts(const QRectF& a, const QRectF& b) const {
        return !seen.isNull() && seen.contains(a.center()) != seen.contains(b.center());
    }
    bool operator==(const ViewFrame&) const = default;
};

} // namespace marches::appmap
