#include "app/map/id_fill.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace marches::appmap {

/// Where the line crosses the middles of rows. A vertex belongs to the row below it, so that lines that meet
/// in it are counted once.
void IdFill::addLine(const QPolygonF& points, double factor, const QRect& part, int first, int second) {
    const auto across = [&](const QPointF& p) { return p.x() * factor - part.left() - 0.5; };
    const auto down = [&](const QPointF& p) { return p.y() * factor - part.top() - 0.5; };
    double fromX = across(points[0]);
    double fromY = down(points[0]);
    for (qsizetype i = 1; i < points.size(); ++i) {
        const double toX = across(points[i]);
        const double toY = down(points[i]);
        const int top = std::max(0, static_cast<int>(std::ceil(std::min(fromY, toY))));
        const int bottom = std::min(part.height(), static_cast<int>(std::ceil(std::max(fromY, toY))));
        if (top < bottom) {
            const double slope = (toX - fromX) / (toY - fromY);
            for (int row = top; row < bottom; ++row)
                found_.push_back({row, {static_cast<float>(fromX + (row - fromY) * slope), first, second}});
        }
        fromX = toX;
        fromY = toY;
    }
}

void IdFill::prepare(const Shapes& shapes, const ScaledShapes& scaled, const QRect& part, double pixelRatio,
                     std::span<const int> near) {
    isNear_.assign(static_cast<std::size_t>(shapes.count()), 0);
    for (const int province : near)
        isNear_[static_cast<std::size_t>(province)] = 1;
    const auto nearOrNone = [this](int province) {
        return province >= 0 && isNear_[static_cast<std::size_t>(province)] ? province : -1;
    };

    found_.clear();
    const double factor = scaled.scale() * pixelRatio;
    const double top = part.top() / factor;
    const double bottom = (part.top() + part.height()) / factor;
    const double right = (part.left() + part.width()) / factor;
    const std::vector<Arc>& arcs = shapes.mesh().arcs;
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        const int first = nearOrNone(arcs[i].first);
        const int second = nearOrNone(arcs[i].second);
        if (first < 0 && second < 0) continue;
        const QRectF box = shapes.arcBounds(static_cast<int>(i));
        if (box.bottom() < top || box.top() > bottom || box.left() > right) continue;
        addLine(scaled.borderPoints(static_cast<int>(i)), factor, part, first, second);
    }

    land_ = shapes.count();
    for (const auto& patch : shapes.sceneryAt(scaled.scale()).land) {
        if (patch.bounds.bottom() < top || patch.bounds.top() > bottom || patch.bounds.left() > right)
            continue;
        for (const QPolygonF& ring : patch.rings) {
            addLine(ring, factor, part, land_, -1);
            if (ring.first() != ring.last())
                addLine(QPolygonF({ring.last(), ring.first()}), factor, part, land_, -1);
        }
    }

    starts_.assign(static_cast<std::size_t>(part.height()) + 1, 0);
    for (const RowCrossing& found : found_)
        ++starts_[static_cast<std::size_t>(found.row) + 1];
    for (std::size_t row = 1; row < starts_.size(); ++row)
        starts_[row] += starts_[row - 1];
    sorted_.resize(found_.size());
    std::vector<int> next(starts_.begin(), starts_.end() - 1);
    for (const RowCrossing& found : found_)
        sorted_[static_cast<std::size_t>(next[static_cast<std::size_t>(found.row)]++)] = found.crossing;
    for (std::size_t row = 0; row + 1 < starts_.size(); ++row)
        std::sort(sorted_.begin() + starts_[row], sorted_.begin() + starts_[row + 1],
                  [](const Crossing& a, const Crossing& b) { return a.x < b.x; });
}

void IdFill::fillRow(int row, std::span<Id> ids, std::vector<int>& inside) const {
    assert(row >= 0 && static_cast<std::size_t>(row) + 1 < starts_.size());
    const int width = static_cast<int>(ids.size());
    inside.clear();
    // crossing a border of a province means stepping into it or out of it
    const auto step = [&inside](int province) {
        if (province < 0) return;
        const auto known = std::find(inside.begin(), inside.end(), province);
        if (known == inside.end())
            inside.push_back(province);
        else
            inside.erase(known);
    };
    const auto idHere = [&]() -> Id {
        if (inside.empty()) return 0;
        // a province goes over the land around it
        const int here =
            inside.back() != land_ || inside.size() == 1 ? inside.back() : inside[inside.size() - 2];
        return here == land_ ? landId : static_cast<Id>(here + 1);
    };
    const auto from = sorted_.begin() + starts_[static_cast<std::size_t>(row)];
    const auto to = sorted_.begin() + starts_[static_cast<std::size_t>(row) + 1];
    int at = 0;
    for (auto it = from; it != to; ++it) {
        const int column = std::clamp(static_cast<int>(std::ceil(std::min(it->x, 1e6F))), 0, width);
        if (column > at) {
            std::fill(ids.begin() + at, ids.begin() + column, idHere());
            at = column;
        }
        step(it->first);
        step(it->second);
    }
    std::fill(ids.begin() + at, ids.end(), idHere());
}

} // namespace marches::appmap
