#pragma once

#include "app/map/shapes.h"

namespace marches::appmap {

/// The map's ground at one scale as one province sees it: what is its own, foreign or nobody's. Map px.
struct ProvinceGround {
    const Shapes& shapes;
    double scale; ///< px to a map unit
    int province;

    [[nodiscard]] GroundCosts::Ground under(const QRectF& box) const {
        return shapes.costs().under(divided(box, scale), province);
    }
    /// Whether some of a box lies on sea or on land not in play.
    [[nodiscard]] bool hasNeutral(const QRectF& box) const {
        return shapes.costs().hasNeutral(divided(box, scale));
    }
    /// The share of a line that crosses other provinces.
    [[nodiscard]] double foreignShare(const QPointF& from, const QPointF& to) const {
        constexpr int samples = 12;
        int foreign = 0;
        for (int i = 0; i <= samples; ++i) {
            const int here = shapes.grid().roughly((from + (to - from) * i / samples) / scale);
            foreign += here >= 0 && here != province;
        }
        return static_cast<double>(foreign) / (samples + 1);
    }
    [[nodiscard]] bool owns(const QPointF& at) const {
        return shapes.grid().provinceAt(at / scale) == province;
    }
    /// The same to the accuracy of one cell of the grid.
    [[nodiscard]] bool roughlyOwns(const QPointF& at) const {
        return shapes.grid().roughly(at / scale) == province;
    }
    /// Which of the province's lands lies there; -1: none.
    [[nodiscard]] int landAt(const QPointF& at) const { return shapes.landAt(province, at / scale); }
    [[nodiscard]] QRectF bounds() const { return multiplied(shapes.bounds(province), scale); }
    [[nodiscard]] QPointF pole() const { return shapes.grid().pole(province).point * scale; }
    /// Returns the px within which a border can lie that the grid does not show: three quarters of a cell.
    [[nodiscard]] double edge() const { return shapes.grid().cell() * scale * 0.75; }
};

} // namespace marches::appmap
