#include "app/map/map_view.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

/// Where on the view a card lies that speaks of the map.
namespace marches::appmap {

QRect MapView::freeRect(const QSize& size, std::span<const ProvinceId> about) const {
    QRect best(QPoint(12, 12), size);
    if (!shapes_) return best;
    constexpr int step = 16;
    constexpr int edge = 12;
    constexpr double costOnReachable = 400;
    constexpr double costOnMeant = 40000; // what the card speaks of is seen before all else
    std::vector<bool> meant(faces_.size());
    QPointF middle;
    for (const ProvinceId each : about) {
        assert(index(each) < meant.size());
        meant[index(each)] = true;
        middle += toView(shapes_->grid().pole(static_cast<int>(index(each))).point);
    }
    const auto reachable = [](const ProvinceFace& face) {
        return face.highlight == Highlight::Legal || face.highlight == Highlight::LegalBattle ||
               face.highlight == Highlight::Selected || face.highlight == Highlight::Planned;
    };
    // cost of points in sight, summed up so that a box is asked in constant time
    constexpr int pitch = 8; // px
    const int columns = width() / pitch + 2;
    const int rows = height() / pitch + 2;
    std::vector<double> sums(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), 0.0);
    const auto sum = [&](int x, int y) -> double& {
        return sums[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns) +
                    static_cast<std::size_t>(x)];
    };
    const AreaGrid& grid = shapes_->grid();
    for (int y = 1; y < rows; ++y)
        for (int x = 1; x < columns; ++x) {
            const int here = grid.roughly(toMap(QPointF(x - 0.5, y - 0.5) * pitch));
            double cost = here == AreaGrid::sea ? 0.0 : here == AreaGrid::land ? 0.15 : 1.0;
            if (here >= 0) {
                const ProvinceFace& face = faces_[static_cast<std::size_t>(here)];
                if (!face.inPlay) cost = 0.2;
                if (reachable(face)) cost = costOnReachable;
                if (meant[static_cast<std::size_t>(here)]) cost = costOnMeant;
            }
            sum(x, y) = cost;
        }
    // names, tokens and strips, which may stand off their province
    constexpr double costOnWritten = 8; // to be cut in a corner is to be lost
    const auto keepOff = [&](const QRectF& map, int province) {
        const auto i = static_cast<std::size_t>(province);
        const double cost = meant[i] ? costOnMeant : reachable(faces_[i]) ? costOnReachable : costOnWritten;
        const QRectF box = map.translated(-origin_);
        const int right = std::min(static_cast<int>(box.right() / pitch) + 1, columns - 1);
        const int bottom = std::min(static_cast<int>(box.bottom() / pitch) + 1, rows - 1);
        for (int y = std::max(1, static_cast<int>(box.top() / pitch) + 1); y <= bottom; ++y)
            for (int x = std::max(1, static_cast<int>(box.left() / pitch) + 1); x <= right; ++x)
                sum(x, y) = std::max(sum(x, y), cost);
    };
    if (laidOutHere()) {
        places_->labels().taken().each(mapPx(rect()), [&](const BoxIndex::Entry& entry) {
            if (entry.written()) keepOff(drawnBox(entry), entry.province);
        });
        places_->standing().each(mapPx(rect()), [&](const BoxIndex::Entry& entry) {
            using Kind = BoxIndex::Kind;
            if (entry.kind == Kind::Stack || entry.kind == Kind::Strip) keepOff(entry.box, entry.province);
        });
    }
    for (int y = 1; y < rows; ++y)
        for (int x = 1; x < columns; ++x)
            sum(x, y) += sum(x - 1, y) + sum(x, y - 1) - sum(x - 1, y - 1);
    std::vector<QRect> taken;
    for (const QWidget* panel : {static_cast<const QWidget*>(strip_), static_cast<const QWidget*>(overview_)})
        if (panel->isVisible()) taken.push_back(panel->geometry().adjusted(-8, -8, 8, 8));
    const QPointF goal =
        about.empty() ? QPointF(0, height() / 2.0) : middle / static_cast<double>(about.size());
    const double samples = std::max(1.0, size.width() * size.height() / double{pitch * pitch});
    double least = 1e18;
    for (int y = edge; y + size.height() <= std::max(height() - edge, size.height() + edge); y += step)
        for (int x = edge; x + size.width() <= std::max(width() - edge, size.width() + edge); x += step) {
            const QRect box(QPoint(x, y), size);
            const int x0 = std::min((x - pitch / 2) / pitch, columns - 1);
            const int y0 = std::min((y - pitch / 2) / pitch, rows - 1);
            const int x1 = std::min((x + size.width() + pitch / 2) / pitch + 1, columns - 1);
            const int y1 = std::min((y + size.height() + pitch / 2) / pitch + 1, rows - 1);
            double cost = (sum(x1, y1) - sum(x0, y1) - sum(x1, y0) + sum(x0, y0)) / samples;
            for (const QRect& other : taken)
                if (other.intersects(box)) cost += 30;
            const QPointF away = QPointF(box.center()) - goal;
            cost += std::hypot(away.x(), away.y()) / 12000;
            if (cost < least) least = cost, best = box;
        }
    return best;
}

} // namespace marches::appmap
