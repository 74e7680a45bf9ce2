#include "engine/draft/import/segments.h"

#include "engine/picture/outline.h"

#include <algorithm>
#include <cmath>

namespace marches::draft {
namespace {

/// Cells are at least so wide, so that long segments stand in few; map units.
constexpr double leastCell = 16;
/// A segment longer than so many cells is put into all cells of its box's diagonal stripes.
constexpr double stripe = 8;

std::uint64_t keyOf(std::int64_t x, std::int64_t y) {
    return static_cast<std::uint64_t>(x) << 32 ^ (static_cast<std::uint64_t>(y) & 0xFFFFFFFFU);
}

Point nearestOn(Point point, Point a, Point b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double length = dx * dx + dy * dy;
    const double along =
        length > 0 ? std::clamp(((point.x - a.x) * dx + (point.y - a.y) * dy) / length, 0.0, 1.0) : 0.0;
    return {a.x + along * dx, a.y + along * dy};
}

} // namespace

std::int64_t SegmentIndex::cellOf(double value) const {
    return static_cast<std::int64_t>(std::floor(value / std::max(leastCell, reach_)));
}

/// Cuts long segments in the index (not the segments themselves), so that their boxes stay small.
void SegmentIndex::add(Point a, Point b, std::size_t owner) {
    const std::size_t id = segments_.size();
    segments_.push_back({a, b, owner});
    const double size = std::max(leastCell, reach_);
    const int parts = 1 + static_cast<int>(std::hypot(b.x - a.x, b.y - a.y) / (size * stripe));
    for (int part = 0; part < parts; ++part) {
        const auto at = [&](int i) {
            const double t = static_cast<double>(i) / parts;
            return Point{a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
        };
        const Point from = at(part);
        const Point to = at(part + 1);
        for (std::int64_t x = cellOf(std::min(from.x, to.x)); x <= cellOf(std::max(from.x, to.x)); ++x)
            for (std::int64_t y = cellOf(std::min(from.y, to.y)); y <= cellOf(std::max(from.y, to.y)); ++y) {
                std::vector<std::size_t>& cell = cells_[keyOf(x, y)];
                if (cell.empty() || cell.back() != id) cell.push_back(id);
            }
    }
}

template <class Visit>
void SegmentIndex::inCells(double left, double top, double right, double bottom, Visit visit) const {
    for (std::int64_t x = cellOf(left - reach_); x <= cellOf(right + reach_); ++x)
        for (std::int64_t y = cellOf(top - reach_); y <= cellOf(bottom + reach_); ++y)
            if (const auto cell = cells_.find(keyOf(x, y)); cell != cells_.end())
                for (const std::size_t id : cell->second)
                    visit(segments_[id]);
}

std::optional<SegmentIndex::Hit> SegmentIndex::nearest(Point point, std::size_t notOf) const {
    std::optional<Hit> best;
    inCells(point.x, point.y, point.x, point.y, [&](const Segment& segment) {
        if (segment.owner == notOf) return;
        const Point at = nearestOn(point, segment.a, segment.b);
        const double distance = std::hypot(at.x - point.x, at.y - point.y);
        if (distance <= reach_ && (!best || distance < best->distance))
            best = Hit{at, distance, segment.a, segment.b, segment.owner};
    });
    return best;
}

std::vector<Point> SegmentIndex::pointsAlong(Point a, Point b, std::size_t notOf) const {
    std::vector<Point> points;
    const double size = std::max(leastCell, reach_) * stripe;
    const int parts = 1 + static_cast<int>(std::hypot(b.x - a.x, b.y - a.y) / size);
    for (int part = 0; part < parts; ++part) {
        const auto at = [&](int i) {
            const double t = static_cast<double>(i) / parts;
            return Point{a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
        };
        const Point from = at(part);
        const Point to = at(part + 1);
        inCells(std::min(from.x, to.x), std::min(from.y, to.y), std::max(from.x, to.x),
                std::max(from.y, to.y), [&](const Segment& segment) {
                    if (segment.owner == notOf || distanceToSegment(segment.a, a, b) > reach_) return;
                    points.push_back(segment.a);
                });
    }
    return points;
}

} // namespace marches::draft
