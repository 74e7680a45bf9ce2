#include "engine/draft/checks/shore.h"

#include <queue>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace marches::draft {
namespace {

constexpr double mostSquares = 360; // along the longer side
constexpr double nearLand = 3;      // squares beside land cost so much more
constexpr double nearAvoided = 25;

Point nearestOnSegment(Point p, Point a, Point b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double square = dx * dx + dy * dy;
    const double along =
        square == 0 ? 0 : std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / square, 0.0, 1.0);
    return {a.x + along * dx, a.y + along * dy};
}

double distanceOf(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// Returns the point of an outline's border that is nearest to a point.
Point nearestOnBorder(const Outline& outline, Point point) {
    Point nearest = point;
    double least = std::numeric_limits<double>::infinity();
    for (const Ring& ring : outline.rings)
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point on = nearestOnSegment(point, ring[i], ring[(i + 1) % ring.size()]);
            if (const double distance = distanceOf(on, point); distance < least) {
                least = distance;
                nearest = on;
            }
        }
    return nearest;
}

double boxDistance(const Box& a, const Box& b) {
    const double dx = std::max({0.0, a.left - b.right, b.left - a.right});
    const double dy = std::max({0.0, a.top - b.bottom, b.top - a.bottom});
    return std::hypot(dx, dy);
}

/// Calls for each run of a row's squares whose middles lie in the outline.
template <class Mark>
void eachRun(const Outline& outline, double side, int rows, const Mark& mark) {
    for (int row = 0; row < rows; ++row) {
        const double y = (row + 0.5) * side;
        std::vector<double> crossings;
        for (const Ring& ring : outline.rings)
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const Point a = ring[i];
                const Point b = ring[(i + 1) % ring.size()];
                if ((a.y <= y) != (b.y <= y))
                    crossings.push_back(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
            }
        std::sort(crossings.begin(), crossings.end());
        for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
            mark(row, static_cast<int>(std::ceil(crossings[i] / side - 0.5)),
                 static_cast<int>(std::floor(crossings[i + 1] / side - 0.5)));
    }
}

} // namespace

std::string numberText(double number) {
    std::string text = fmt::format("{:.2f}", number);
    while (text.ends_with('0'))
        text.pop_back();
    if (text.ends_with('.')) text.pop_back();
    return text == "-0" ? "0" : text;
}

Node pointsAsNode(std::span<const Point> points) {
    std::vector<Node> list;
    for (const Point& point : points)
        list.push_back(Node::list({Node::scalar(numberText(point.x)), Node::scalar(numberText(point.y))}));
    return Node::list(std::move(list));
}

Approach nearestPoints(const Outline& a, const Outline& b) {
    Approach nearest;
    nearest.distance = std::numeric_limits<double>::infinity();
    const auto try_ = [&](const Outline& from, const Outline& to, bool swapped) {
        for (const Ring& ring : from.rings)
            for (const Point& point : ring) {
                const Point on = nearestOnBorder(to, point);
                const double distance = distanceOf(on, point);
                if (distance < nearest.distance)
                    nearest = swapped ? Approach{on, point, distance} : Approach{point, on, distance};
            }
    };
    try_(a, b, false);
    try_(b, a, true);
    return nearest;
}

std::optional<std::string> nearestOf(const Reading& reading, const std::string& id,
                                     std::span<const std::string> excepted) {
    if (!reading.picture) return std::nullopt;
    const auto& outlines = reading.picture->provinces;
    const auto own = outlines.find(id);
    if (own == outlines.end()) return std::nullopt;
    const Box box = boxOf(own->second);
    std::optional<std::string> nearest;
    double least = std::numeric_limits<double>::infinity();
    for (const auto& [other, outline] : outlines) {
        if (other == id || find(reading.merged, {"provinces", other}) == nullptr ||
            std::find(excepted.begin(), excepted.end(), other) != excepted.end() ||
            boxDistance(box, boxOf(outline)) >= least)
            continue;
        if (const double distance = nearestPoints(own->second, outline).distance; distance < least) {
            least = distance;
            nearest = other;
        }
    }
    return nearest;
}

WaterGrid::WaterGrid(const Picture& picture) {
    side_ = std::max(1.0, std::max(picture.width, picture.height) / mostSquares);
    columns_ = static_cast<int>(std::ceil(picture.width / side_)) + 1;
    rows_ = static_cast<int>(std::ceil(picture.height / side_)) + 1;
    land_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), 0);
    const auto mark = [&](int row, int first, int last) {
        for (int column = std::max(first, 0); column <= std::min(last, columns_ - 1); ++column)
            land_[static_cast<std::size_t>(row * columns_ + column)] = 1;
    };
    for (const Outline& outline : picture.land)
        eachRun(outline, side_, rows_, mark);
    for (const auto& [id, outline] : picture.provinces)
        eachRun(outline, side_, rows_, mark);
}

std::size_t WaterGrid::cellOf(Point point) const {
    const int column = std::clamp(static_cast<int>(point.x / side_), 0, columns_ - 1);
    const int row = std::clamp(static_cast<int>(point.y / side_), 0, rows_ - 1);
    return static_cast<std::size_t>(row * columns_ + column);
}

Point WaterGrid::centreOf(std::size_t cell) const {
    const auto at = static_cast<int>(cell);
    return {(at % columns_ + 0.5) * side_, (at / columns_ + 0.5) * side_};
}

bool WaterGrid::onSheet(Point point) const {
    return point.x >= 0 && point.y >= 0 && point.x < (columns_ - 1) * side_ && point.y < (rows_ - 1) * side_;
}

bool WaterGrid::isLand(Point point) const {
    return onSheet(point) && land_[cellOf(point)] != 0;
}

bool WaterGrid::clear(Point a, Point b) const {
    const int steps = 1 + static_cast<int>(distanceOf(a, b) / (side_ / 2));
    for (int i = 0; i <= steps; ++i) {
        const double part = static_cast<double>(i) / steps;
        if (isLand({a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part})) return false;
    }
    return true;
}

std::vector<double> WaterGrid::costs(std::span<const std::vector<Point>> avoided) const {
    std::vector<double> cost(land_.size(), 1);
    for (std::size_t cell = 0; cell < land_.size(); ++cell) {
        const auto at = static_cast<int>(cell);
        for (const int step : {-1, 1, -columns_, columns_})
            if (at + step >= 0 && at + step < static_cast<int>(land_.size()) &&
                land_[static_cast<std::size_t>(at + step)] != 0)
                cost[cell] = 1 + nearLand;
    }
    for (const auto& line : avoided)
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const int steps = 1 + static_cast<int>(distanceOf(line[i], line[i + 1]) / (side_ / 2));
            for (int k = 0; k <= steps; ++k) {
                const double part = static_cast<double>(k) / steps;
                cost[cellOf({line[i].x + (line[i + 1].x - line[i].x) * part,
                             line[i].y + (line[i + 1].y - line[i].y) * part})] += nearAvoided;
            }
        }
    return cost;
}

std::vector<Point> WaterGrid::straightened(const std::vector<Point>& way) const {
    std::vector<Point> points{way.front()};
    for (std::size_t i = 0; i + 1 < way.size();) {
        std::size_t next = i + 1;
        // Far points first, in halves: enough for a line that is drawn.
        for (std::size_t far = way.size() - 1; far > next; far -= std::max<std::size_t>(1, (far - next) / 4))
            if (clear(way[i], way[far])) {
                next = far;
                break;
            }
        points.push_back(way[next]);
        i = next;
    }
    return points;
}

std::optional<std::vector<Point>> WaterGrid::way(const Outline& from, const Outline& to,
                                                 std::span<const std::vector<Point>> avoided) const {
    const double reach = side_ * 1.6; // a square so near to the shore touches it
    std::vector<std::uint8_t> goal(land_.size(), 0);
    const auto shoreOf = [&](const Outline& outline, const auto& found) {
        const Box box = boxOf(outline);
        for (std::size_t cell = 0; cell < land_.size(); ++cell) {
            const Point at = centreOf(cell);
            if (land_[cell] != 0 || at.x < box.left - reach || at.x > box.right + reach ||
                at.y < box.top - reach || at.y > box.bottom + reach)
                continue;
            if (distanceToBorder(outline, at) <= reach) found(cell);
        }
    };
    shoreOf(to, [&](std::size_t cell) { goal[cell] = 1; });
    const std::vector<double> cost = costs(avoided);
    std::vector<double> best(land_.size(), std::numeric_limits<double>::infinity());
    std::vector<std::size_t> before(land_.size(), land_.size());
    using Entry = std::pair<double, std::size_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    shoreOf(from, [&](std::size_t cell) {
        best[cell] = 0;
        open.emplace(0, cell);
    });
    while (!open.empty()) {
        const auto [spent, cell] = open.top();
        open.pop();
        if (spent > best[cell]) continue;
        if (goal[cell] != 0) {
            std::vector<Point> points;
            for (std::size_t at = cell; at != land_.size(); at = before[at])
                points.push_back(centreOf(at));
            std::reverse(points.begin(), points.end());
            points = straightened(points);
            points.insert(points.begin(), nearestOnBorder(from, points.front()));
            points.push_back(nearestOnBorder(to, points.back()));
            return points;
        }
        const int column = static_cast<int>(cell) % columns_;
        const int row = static_cast<int>(cell) / columns_;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                if ((dx == 0 && dy == 0) || column + dx < 0 || column + dx >= columns_ || row + dy < 0 ||
                    row + dy >= rows_)
                    continue;
                const auto next = static_cast<std::size_t>((row + dy) * columns_ + column + dx);
                if (land_[next] != 0) continue;
                const double total = spent + cost[next] * std::hypot(dx, dy);
                if (total >= best[next]) continue;
                best[next] = total;
                before[next] = cell;
                open.emplace(total, next);
            }
    }
    return std::nullopt;
}

} // namespace marches::draft
