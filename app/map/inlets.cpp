#include "app/map/inlets.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace marches::appmap {

namespace {

/// The points of a ring by squares of a grid, in the ring's order: what lies within a square's side of a
/// point lies in the nine squares about it.
class Squares {
public:
    Squares(const QPolygonF& ring, qsizetype count, double side) : side_(side) {
        points_.reserve(static_cast<std::size_t>(count));
        for (qsizetype i = 0; i < count; ++i)
            points_.push_back({squareOf(ring[i]), i});
        std::sort(points_.begin(), points_.end());
    }
    /// The last point after `from` and before `end` that `wanted` takes; `from` where none is.
    template <class Wanted>
    [[nodiscard]] qsizetype last(const QPointF& at, qsizetype from, qsizetype end,
                                 const Wanted& wanted) const {
        const auto [column, row] = squareOf(at);
        qsizetype found = from;
        for (int x = column - 1; x <= column + 1; ++x)
            for (int y = row - 1; y <= row + 1; ++y) {
                const std::pair square(x, y);
                auto behind = std::lower_bound(points_.begin(), points_.end(), std::pair(square, end));
                while (behind != points_.begin()) {
                    --behind;
                    if (behind->first != square || behind->second <= found) break;
                    if (wanted(behind->second)) found = behind->second;
                }
            }
        return found;
    }

private:
    using Square = std::pair<int, int>;
    [[nodiscard]] Square squareOf(const QPointF& p) const {
        return {static_cast<int>(std::floor(p.x() / side_)), static_cast<int>(std::floor(p.y() / side_))};
    }

    double side_;
    std::vector<std::pair<Square, qsizetype>> points_;
};

} // namespace

QPolygonF withoutInlets(const QPolygonF& ring, double narrow, double mostInlet, double mostTongue) {
    const qsizetype count = ring.isClosed() ? ring.size() - 1 : ring.size();
    std::vector<double> way(static_cast<std::size_t>(count), 0.0); // along the ring from its start
    std::vector<double> swept(way);                                // twice the area, seen from its start
    const auto cross = [&](qsizetype a, qsizetype b) {
        const QPointF from = ring[a] - ring[0];
        const QPointF to = ring[b] - ring[0];
        return from.x() * to.y() - to.x() * from.y();
    };
    const auto at = [](qsizetype i) { return static_cast<std::size_t>(i); };
    for (qsizetype i = 1; i < count; ++i) {
        way[at(i)] = way[at(i - 1)] + QLineF(ring[i - 1], ring[i]).length();
        swept[at(i)] = swept[at(i - 1)] + cross(i - 1, i);
    }
    const bool clockwise = !swept.empty() && swept.back() > 0;
    const auto isSmall = [&](double piece) { // with its sign
        return std::abs(piece) < ((piece > 0) == clockwise ? mostTongue : mostInlet);
    };
    const Squares squares(ring, count, narrow);
    QPolygonF kept;
    for (qsizetype i = 0; i < count;) {
        kept.push_back(ring[i]);
        const auto isInlet = [&](qsizetype j) {
            const double across = QLineF(ring[i], ring[j]).length();
            return across < narrow && way[at(j)] - way[at(i)] > 2 * across &&
                   isSmall((swept[at(j)] - swept[at(i)] + cross(j, i)) / 2);
        };
        const qsizetype mouth = squares.last(ring[i], i, std::min(count, i + count / 2), isInlet);
        i = mouth > i ? mouth : i + 1;
    }
    return kept.size() < 3 ? ring : kept;
}

} // namespace marches::appmap
