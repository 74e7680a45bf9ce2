#include "app/map/shapes_parts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::appmap {

QPainterPath closedPath(const std::vector<QPolygonF>& rings, double scale) {
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (const QPolygonF& ring : rings) {
        QPolygonF scaled;
        scaled.reserve(ring.size());
        for (const QPointF& p : ring)
            scaled.push_back(p * scale);
        path.addPolygon(scaled);
        path.closeSubpath();
    }
    return path;
}

std::vector<std::vector<QPolygonF>> landPatches(const std::vector<QPolygonF>& rings) {
    std::vector<QPolygonF> byArea = rings;
    std::stable_sort(byArea.begin(), byArea.end(),
                     [](const QPolygonF& a, const QPolygonF& b) { return areaOf(a) > areaOf(b); });
    std::vector<std::vector<QPolygonF>> result;
    for (const QPolygonF& ring : byArea) {
        const auto home =
            std::find_if(result.begin(), result.end(), [&](const std::vector<QPolygonF>& patch) {
                return patch.front().boundingRect().contains(ring.first()) &&
                       patch.front().containsPoint(ring.first(), Qt::OddEvenFill);
            });
        home == result.end() ? result.push_back({ring}) : home->push_back(ring);
    }
    return result;
}

std::vector<QPolygonF> uncovered(QPolygonF ring, std::span<const Arc* const> arcs) {
    using Point = std::pair<int, int>;
    const auto rounded = [](const QPointF& p) {
        return Point(static_cast<int>(std::lround(p.x() * 64)), static_cast<int>(std::lround(p.y() * 64)));
    };
    const auto between = [&](const QPointF& a, const QPointF& b) {
        return std::minmax({rounded(a), rounded(b)});
    };
    std::vector<std::pair<Point, Point>> covered;
    for (const Arc* arc : arcs)
        for (qsizetype i = 0; i + 1 < arc->points.size(); ++i)
            covered.push_back(between(arc->points[i], arc->points[i + 1]));
    std::sort(covered.begin(), covered.end());
    std::vector<QPolygonF> lines;
    if (ring.size() < 2) return lines;
    if (ring.first() == ring.last()) ring.pop_back();
    const qsizetype count = ring.size();
    std::vector<char> bare;
    for (qsizetype i = 0; i < count; ++i)
        bare.push_back(
            !std::binary_search(covered.begin(), covered.end(), between(ring[i], ring[(i + 1) % count])));
    // from where a covered piece ends, once round
    const qsizetype start = std::find(bare.begin(), bare.end(), 0) - bare.begin();
    QPolygonF line;
    for (qsizetype step = 0; step < count; ++step) {
        const qsizetype i = (start + step) % count;
        if (bare[static_cast<std::size_t>(i)]) {
            if (line.isEmpty()) line.push_back(ring[i]);
            line.push_back(ring[(i + 1) % count]);
        } else if (!line.isEmpty()) {
            lines.push_back(std::exchange(line, {}));
        }
    }
    if (!line.isEmpty()) lines.push_back(line);
    return lines;
}

std::vector<char> lanesOn(const AreaGrid& grid, std::span<const SeaLane> lanes) {
    const auto across = static_cast<std::size_t>(grid.columns());
    std::vector<char> result(across * static_cast<std::size_t>(grid.rows()), 0);
    const auto mark = [&](const QPointF& p) {
        const int column = static_cast<int>(p.x() / grid.cell());
        const int row = static_cast<int>(p.y() / grid.cell());
        for (int y = std::max(0, row - 1); y <= std::min(grid.rows() - 1, row + 1); ++y)
            for (int x = std::max(0, column - 1); x <= std::min(grid.columns() - 1, column + 1); ++x)
                result[static_cast<std::size_t>(y) * across + static_cast<std::size_t>(x)] = 1;
    };
    for (const SeaLane& lane : lanes)
        for (qsizetype i = 0; i + 1 < lane.line.size(); ++i) {
            const QPointF step = lane.line[i + 1] - lane.line[i];
            const int parts = std::max(1, static_cast<int>(std::hypot(step.x(), step.y()) / grid.cell()));
            for (int part = 0; part <= parts; ++part)
                mark(lane.line[i] + step * part / parts);
        }
    return result;
}

QRectF boxOf(const Arc& arc) {
    return arc.points.boundingRect().adjusted(-0.1, -0.1, 0.1, 0.1);
}

} // namespace marches::appmap
