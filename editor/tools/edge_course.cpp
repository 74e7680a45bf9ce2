#include "editor/tools/edge_course.h"

#include <QLineF>
#include <QRect>
#include <queue>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace marches::editor {

namespace {

constexpr int lineReach = 5;        // px: a line is darker than what lies so near
constexpr double darkEnough = 45;   // of 255: darker by so much is all of a line
constexpr double steepEnough = 320; // sum of both slopes that is all of an edge
constexpr double edgeShare = 0.7;   // edges count less than lines
constexpr double onLine = 0.04;     // cost of a px on a line; off all lines 1 more

/// The grey values of a part of a picture, and what each of its pixels costs.
class EdgeCosts {
public:
    EdgeCosts(const QImage& image, const QRect& part) : part_(part) {
        grey_.reserve(static_cast<std::size_t>(part.width()) * static_cast<std::size_t>(part.height()));
        for (int y = part.top(); y <= part.bottom(); ++y) {
            const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            for (int x = part.left(); x <= part.right(); ++x) {
                const QRgb pixel = row[x]; // premultiplied: what is clear counts as white
                grey_.push_back(qGray(pixel) + 255 - qAlpha(pixel));
            }
        }
        sum();
        costs_.reserve(grey_.size());
        for (int y = 0; y < part.height(); ++y)
            for (int x = 0; x < part.width(); ++x)
                costs_.push_back(costAt(x, y));
    }

    [[nodiscard]] double cost(int index) const { return costs_[static_cast<std::size_t>(index)]; }

private:
    [[nodiscard]] int at(int x, int y) const {
        x = std::clamp(x, 0, part_.width() - 1);
        y = std::clamp(y, 0, part_.height() - 1);
        return grey_[static_cast<std::size_t>(y * part_.width() + x)];
    }
    /// Sums of all that lies above and left of a pixel's corner.
    void sum() {
        const auto wide = static_cast<std::size_t>(part_.width()) + 1;
        sums_.assign(wide * (static_cast<std::size_t>(part_.height()) + 1), 0);
        for (std::size_t y = 1; y <= static_cast<std::size_t>(part_.height()); ++y)
            for (std::size_t x = 1; x < wide; ++x)
                sums_[y * wide + x] = grey_[(y - 1) * (wide - 1) + x - 1] + sums_[(y - 1) * wide + x] +
                                      sums_[y * wide + x - 1] - sums_[(y - 1) * wide + x - 1];
    }
    [[nodiscard]] double meanAround(int x, int y) const {
        const auto wide = static_cast<std::size_t>(part_.width()) + 1;
        const auto left = static_cast<std::size_t>(std::max(0, x - lineReach));
        const auto top = static_cast<std::size_t>(std::max(0, y - lineReach));
        const auto right = static_cast<std::size_t>(std::min(part_.width(), x + lineReach + 1));
        const auto bottom = static_cast<std::size_t>(std::min(part_.height(), y + lineReach + 1));
        const auto all = sums_[bottom * wide + right] - sums_[top * wide + right] -
                         sums_[bottom * wide + left] + sums_[top * wide + left];
        return static_cast<double>(all) / static_cast<double>((right - left) * (bottom - top));
    }
    [[nodiscard]] double costAt(int x, int y) const {
        const double dark = (meanAround(x, y) - at(x, y)) / darkEnough;
        const int across = at(x + 1, y - 1) + 2 * at(x + 1, y) + at(x + 1, y + 1) - at(x - 1, y - 1) -
                           2 * at(x - 1, y) - at(x - 1, y + 1);
        const int down = at(x - 1, y + 1) + 2 * at(x, y + 1) + at(x + 1, y + 1) - at(x - 1, y - 1) -
                         2 * at(x, y - 1) - at(x + 1, y - 1);
        const double steep = edgeShare * (std::abs(across) + std::abs(down)) / steepEnough;
        const double strength = std::clamp(std::max(dark, std::min(steep, edgeShare)), 0.0, 1.0);
        return onLine + (1 - strength) * (1 - strength);
    }

    QRect part_;
    std::vector<int> grey_;
    std::vector<std::int64_t> sums_;
    std::vector<double> costs_;
};

/// The cheapest way from one cell to another of a grid so wide, cell by cell.
std::vector<int> cheapestWay(const EdgeCosts& costs, const QSize& size, int from, int to) {
    const auto count = static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height());
    std::vector<double> least(count, std::numeric_limits<double>::infinity());
    std::vector<int> before(count, -1);
    using Open = std::pair<double, int>;
    std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
    least[static_cast<std::size_t>(from)] = 0;
    open.emplace(0, from);
    while (!open.empty()) {
        const double cost = open.top().first;
        const int here = open.top().second;
        open.pop();
        if (here == to) break;
        if (cost > least[static_cast<std::size_t>(here)]) continue;
        const int x = here % size.width();
        const int y = here / size.width();
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                if ((dx == 0 && dy == 0) || x + dx < 0 || y + dy < 0 || x + dx >= size.width() ||
                    y + dy >= size.height())
                    continue;
                const int next = here + dy * size.width() + dx;
                const double sum = cost + costs.cost(next) * (dx != 0 && dy != 0 ? std::sqrt(2.0) : 1.0);
                if (sum >= least[static_cast<std::size_t>(next)]) continue;
                least[static_cast<std::size_t>(next)] = sum;
                before[static_cast<std::size_t>(next)] = here;
                open.emplace(sum, next);
            }
    }
    std::vector<int> way;
    for (int here = to; here >= 0; here = before[static_cast<std::size_t>(here)])
        way.push_back(here);
    std::reverse(way.begin(), way.end());
    return way;
}

} // namespace

std::vector<QPointF> edgeCourse(const QImage& image, const QPointF& from, const QPointF& to) {
    const double length = QLineF(from, to).length();
    const QPoint first(static_cast<int>(std::floor(from.x())), static_cast<int>(std::floor(from.y())));
    const QPoint last(static_cast<int>(std::floor(to.x())), static_cast<int>(std::floor(to.y())));
    if (!image.rect().contains(first) || !image.rect().contains(last) || !(length <= longestEdgeCourse))
        return {};
    const int margin = 12 + static_cast<int>(length / 3);
    const QRect part = QRect(std::min(first.x(), last.x()), std::min(first.y(), last.y()),
                             std::abs(first.x() - last.x()) + 1, std::abs(first.y() - last.y()) + 1)
                           .adjusted(-margin, -margin, margin, margin)
                           .intersected(image.rect());
    const auto cellOf = [&part](const QPoint& pixel) {
        return (pixel.y() - part.top()) * part.width() + pixel.x() - part.left();
    };
    std::vector<QPointF> course;
    for (const int cell : cheapestWay(EdgeCosts(image, part), part.size(), cellOf(first), cellOf(last)))
        course.emplace_back(part.left() + cell % part.width() + 0.5, part.top() + cell / part.width() + 0.5);
    return course;
}

} // namespace marches::editor
