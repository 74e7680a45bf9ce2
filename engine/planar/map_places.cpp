#include "engine/planar/planar_map.h"
#include "engine/planar/wide.h"

#include <algorithm>
#include <cmath>

namespace marches::planar {
namespace {

/// A segment that a level ray crosses, led downwards; the ray lies a hair below `level`.
struct RayHit {
    GridPoint top;
    GridPoint bottom;
    HalfArc side; // with the ray's right-hand area on its left
};

// Where the segment crosses the level, against `x`: negative where it lies left of it.
int sideOf(const RayHit& hit, std::int32_t x, std::int32_t level) noexcept {
    const auto side = orientation(hit.top, hit.bottom, {x, level});
    // The way leads down the screen, so a point on its left hand lies to the right of it.
    return side < 0 ? -1 : side > 0 ? 1 : 0;
}

// Whether `a` crosses the level further right than `b`; at the same place the one that leads further right
// below.
bool furtherRight(const RayHit& a, const RayHit& b, std::int32_t level) noexcept {
    const Wide aHeight = a.bottom.y - a.top.y;
    const Wide bHeight = b.bottom.y - b.top.y;
    const Wide aWidth = a.bottom.x - a.top.x;
    const Wide bWidth = b.bottom.x - b.top.x;
    const Wide aX = a.top.x * aHeight + aWidth * (level - a.top.y);
    const Wide bX = b.top.x * bHeight + bWidth * (level - b.top.y);
    if (aX * bHeight != bX * aHeight) return aX * bHeight > bX * aHeight;
    return aWidth * bHeight > bWidth * aHeight;
}

struct OnSegment {
    GridPoint at;
    double distance = 0;
};

OnSegment nearestOn(GridPoint a, GridPoint b, GridPoint point) noexcept {
    const double dx = static_cast<double>(b.x) - a.x;
    const double dy = static_cast<double>(b.y) - a.y;
    const double along =
        ((static_cast<double>(point.x) - a.x) * dx + (static_cast<double>(point.y) - a.y) * dy) /
        (dx * dx + dy * dy);
    const double t = std::clamp(along, 0.0, 1.0);
    const double x = a.x + t * dx;
    const double y = a.y + t * dy;
    return {{static_cast<std::int32_t>(std::lround(x)), static_cast<std::int32_t>(std::lround(y))},
            std::hypot(x - point.x, y - point.y)};
}

double apart(GridPoint a, GridPoint b) noexcept {
    return std::hypot(static_cast<double>(a.x) - b.x, static_cast<double>(a.y) - b.y);
}

GridBox around(GridPoint point, std::int32_t reach) noexcept {
    const std::int32_t held = std::clamp(reach, 0, maxCoordinate);
    return grown({point.x, point.y, point.x, point.y}, held);
}

} // namespace

std::optional<HalfArc> PlanarMap::sideToTheLeft(GridPoint point, bool strictly) const {
    if (!contains(sheet_, point)) return std::nullopt;
    std::optional<RayHit> best;
    const std::int32_t level = point.y;
    for (std::int32_t x = point.x;; x -= cellWidth_) {
        const std::int32_t column = std::max(x, sheet_.left);
        for (const ArcId id : cells_[cellAt({column, level})]) {
            const Arc& one = arc(id);
            const auto onTheWay = [&](const GridBox& box) {
                return box.left <= point.x && box.top <= level && level <= box.bottom;
            };
            forEachSegment(one, onTheWay, [&](std::size_t at) {
                const GridPoint a = one.points[at];
                const GridPoint b = one.points[at + 1];
                if ((a.y <= level) == (b.y <= level)) return;
                const bool down = a.y < b.y;
                const RayHit hit{down ? a : b, down ? b : a, {id, !down}};
                const int side = sideOf(hit, point.x, level);
                if (side > 0 || (strictly && side == 0)) return;
                if (!best || furtherRight(hit, *best, level)) best = hit;
            });
        }
        if (best) {
            // A hit in a cell further left may not lie further right than the next cell's edge.
            const std::int32_t cellLeft = sheet_.left + (column - sheet_.left) / cellWidth_ * cellWidth_;
            if (sideOf(*best, cellLeft, level) >= 0) return best->side;
        }
        if (column == sheet_.left) break;
    }
    return best ? std::optional(best->side) : std::nullopt;
}

std::optional<HalfArc> PlanarMap::sideLeftOf(GridPoint point) const {
    return sideToTheLeft(point, false);
}

std::optional<HalfArc> PlanarMap::sideStrictlyLeftOf(GridPoint point) const {
    return sideToTheLeft(point, true);
}

Label PlanarMap::labelAt(GridPoint point) const {
    if (!contains(sheet_, point)) return offSheet;
    // The right and the lower side of the frame count to the face within.
    const GridPoint within{std::min(point.x, sheet_.right - 1), std::min(point.y, sheet_.bottom - 1)};
    const auto side = sideLeftOf(within);
    if (!side) return offSheet;
    const Arc& found = arc(side->arc);
    return side->backward ? found.right : found.left;
}

std::optional<ArcHit> PlanarMap::nearestArc(GridPoint point, std::int32_t reach) const {
    const GridBox box = around(point, reach);
    std::optional<ArcHit> best;
    for (const ArcId id : arcsIn(box)) {
        const Arc& one = arc(id);
        const auto near = [&](const GridBox& stretch) { return meets(stretch, box); };
        forEachSegment(one, near, [&](std::size_t at) {
            const auto hit = nearestOn(one.points[at], one.points[at + 1], point);
            if (hit.distance <= reach && (!best || hit.distance < best->distance))
                best = ArcHit{id, at, hit.at, hit.distance};
        });
    }
    return best;
}

std::optional<PointHit> PlanarMap::nearestPoint(GridPoint point, std::int32_t reach) const {
    const GridBox box = around(point, reach);
    std::optional<PointHit> best;
    for (const ArcId id : arcsIn(box)) {
        const Arc& one = arc(id);
        const auto look = [&](std::size_t at) {
            const double distance = apart(one.points[at], point);
            if (distance > reach || (best && distance >= best->distance)) return;
            const bool end = (at == 0 || at + 1 == one.points.size()) &&
                             (!one.ring() || halvesFrom(one.points[at]).size() > 2);
            best = PointHit{one.points[at], end, distance};
        };
        forEachSegment(
            one, [&](const GridBox& stretch) { return meets(stretch, box); }, look);
        look(one.points.size() - 1);
    }
    return best;
}

std::optional<PointHit> PlanarMap::nearestJunction(GridPoint point, std::int32_t reach) const {
    std::optional<PointHit> best;
    for (const ArcId id : arcsIn(around(point, reach))) {
        const Arc& one = arc(id);
        for (const GridPoint end : {one.points.front(), one.points.back()}) {
            const double distance = apart(end, point);
            if (distance > reach || (best && distance >= best->distance)) continue;
            if (one.ring() && halvesFrom(end).size() <= 2) continue;
            best = PointHit{end, true, distance};
        }
    }
    return best;
}

std::vector<HalfArc> PlanarMap::halvesFrom(GridPoint point) const {
    struct Leaving {
        HalfArc half;
        GridPoint next;
    };
    std::vector<Leaving> leaving;
    for (const ArcId id : cells_[cellAt(point)]) {
        const auto& points = arc(id).points;
        if (points.front() == point) leaving.push_back({{id, false}, points[1]});
        if (points.back() == point) leaving.push_back({{id, true}, points[points.size() - 2]});
    }
    const auto lower = [point](GridPoint to) {
        return to.y < point.y || (to.y == point.y && to.x < point.x);
    };
    std::sort(leaving.begin(), leaving.end(), [&](const Leaving& a, const Leaving& b) {
        if (lower(a.next) != lower(b.next)) return lower(b.next);
        const auto turn = orientation(point, a.next, b.next);
        return turn != 0 ? turn > 0 : a.half < b.half;
    });
    std::vector<HalfArc> halves;
    halves.reserve(leaving.size());
    for (const auto& one : leaving)
        halves.push_back(one.half);
    return halves;
}

} // namespace marches::planar
