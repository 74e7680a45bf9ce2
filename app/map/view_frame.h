#pragma once

#include <QRectF>

namespace marches::appmap {

/// The part of a map that lies open before the player, map px. What is written keeps off its edges, inside or
/// outside, and off what covers some of it.
struct ViewFrame {
    QRectF seen;    ///< null: there is none
    QRectF covered; ///< by a panel; may be null

    /// Whether an edge would cut `box` or come close to it, or the panel would hide some of it.
    [[nodiscard]] bool cuts(const QRectF& box) const {
        constexpr double room = 4;
        const QRectF wide = box.adjusted(-room, -room, room, room);
        return !seen.isNull() && wide.intersects(seen) && (!seen.contains(wide) || wide.intersects(covered));
    }
    /// Whether one of them is seen and the other one isn't.
    [[nodiscard]] bool parts(const QRectF& a, const QRectF& b) const {
        return !seen.isNull() && seen.contains(a.center()) != seen.contains(b.center());
    }
    bool operator==(const ViewFrame&) const = default;
};

} // namespace marches::appmap
