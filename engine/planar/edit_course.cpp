#include "engine/planar/course.h"
#include "engine/planar/faces.h"
#include "engine/planar/simplify.h"

#include <algorithm>
#include <cmath>

namespace marches::planar {
namespace {

struct PlaceOnArc {
    std::size_t segment = 0;
    GridPoint at;
};

PlaceOnArc nearestPlace(const Arc& arc, GridPoint point) {
    PlaceOnArc best;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t at = 0; at + 1 < arc.points.size(); ++at) {
        const GridPoint a = arc.points[at];
        const double dx = static_cast<double>(arc.points[at + 1].x) - a.x;
        const double dy = static_cast<double>(arc.points[at + 1].y) - a.y;
        const double along =
            ((static_cast<double>(point.x) - a.x) * dx + (static_cast<double>(point.y) - a.y) * dy) /
            (dx * dx + dy * dy);
        const double part = std::clamp(along, 0.0, 1.0);
        const double x = a.x + part * dx;
        const double y = a.y + part * dy;
        const double away = std::hypot(x - point.x, y - point.y);
        if (away >= least) continue;
        least = away;
        best = {at, {static_cast<std::int32_t>(std::lround(x)), static_cast<std::int32_t>(std::lround(y))}};
    }
    return best;
}

// The points of an arc from one place on it forwards to another; around a ring where the other lies before
// it.
std::vector<GridPoint> stretchBetween(const Arc& arc, const PlaceOnArc& from, const PlaceOnArc& to,
                                      bool around) {
    std::vector<GridPoint> points{from.at};
    const std::size_t segments = arc.points.size() - 1;
    std::size_t at = from.segment;
    while (at != to.segment || around) {
        points.push_back(arc.points[at + 1]);
        at = (at + 1) % segments;
        around = around && at != 0;
    }
    points.push_back(to.at);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

std::int64_t sweptArea(const std::vector<GridPoint>& oldCourse, const std::vector<GridPoint>& newCourse) {
    GridRing ring = newCourse;
    ring.insert(ring.end(), oldCourse.rbegin(), oldCourse.rend());
    return std::abs(area2Of(ring));
}

bool before(const Arc& arc, const PlaceOnArc& a, const PlaceOnArc& b) {
    if (a.segment != b.segment) return a.segment < b.segment;
    const GridPoint start = arc.points[a.segment];
    const auto away = [start](GridPoint point) {
        return std::abs(std::int64_t{point.x} - start.x) + std::abs(std::int64_t{point.y} - start.y);
    };
    return away(a.at) <= away(b.at);
}

Expected<Rework, Refusal> ledAlong(const PlanarMap& map, const Arc& arc,
                                   const std::vector<GridPoint>& course) {
    if (course == arc.points)
        return unexpected(
            refusal(Reason::nothingChanges, arc.points.front(), Sentence("This changes nothing.")));
    return moved(map, {{arc.points, course, arc.left, arc.right, true}}, {});
}

double lengthBetween(const std::vector<GridPoint>& points, std::size_t from, std::size_t to) {
    double length = 0;
    for (std::size_t at = from; at < to; ++at)
        length += std::hypot(static_cast<double>(points[at + 1].x) - points[at].x,
                             static_cast<double>(points[at + 1].y) - points[at].y);
    return length;
}

GridPoint movedBy(GridPoint point, double weight, GridPoint from, GridPoint to) {
    return {static_cast<std::int32_t>(std::lround(point.x + weight * (to.x - from.x))),
            static_cast<std::int32_t>(std::lround(point.y + weight * (to.y - from.y)))};
}

/// Returns an arc's points with a place of a segment among them, and the position of that place. A ring
/// begins and ends half way round from it.
std::pair<std::vector<GridPoint>, std::size_t> withPlace(const Arc& arc, std::size_t segment, GridPoint at) {
    std::vector<GridPoint> points = arc.points;
    const auto found = std::find(points.begin() + static_cast<std::ptrdiff_t>(segment),
                                 points.begin() + static_cast<std::ptrdiff_t>(segment) + 2, at);
    std::size_t held = static_cast<std::size_t>(found - points.begin());
    if (found == points.begin() + static_cast<std::ptrdiff_t>(segment) + 2) {
        held = segment + 1;
        points.insert(points.begin() + static_cast<std::ptrdiff_t>(held), at);
    }
    if (!arc.ring()) return {std::move(points), held};
    points.pop_back();
    const std::size_t count = points.size();
    held %= count;
    const std::size_t start = (held + count / 2) % count;
    std::rotate(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(start), points.end());
    points.push_back(points.front());
    return {std::move(points), (held + count - start) % count};
}

std::optional<Refusal> notABorder(const PlanarMap& map, ArcId id) {
    const ArcPointer arc = map.arcPointer(id);
    if (!arc) return nothingThere({});
    if (arc->left == offSheet || arc->right == offSheet)
        return refusal(Reason::notThere, arc->points.front(),
                       Sentence("The sheet's edge stays where it is."));
    return std::nullopt;
}

} // namespace

Expected<Rework, Refusal> redrawBorder(const PlanarMap& map, ArcId id, const std::vector<GridPoint>& course,
                                       const Push& push) {
    if (auto no = notABorder(map, id)) return unexpected(std::move(*no));
    if (course.size() < 2) return unexpected(nothingThere(course.empty() ? GridPoint{} : course.front()));
    const ArcPointer arc = map.arcPointer(id);
    std::vector<GridPoint> way = course;
    PlaceOnArc from = nearestPlace(*arc, way.front());
    PlaceOnArc to = nearestPlace(*arc, way.back());
    if (!before(*arc, from, to)) {
        std::swap(from, to);
        std::reverse(way.begin(), way.end());
    }
    way.front() = from.at;
    way.back() = to.at;
    std::vector<GridPoint> old = stretchBetween(*arc, from, to, false);
    if (arc->ring()) {
        // Of the two ways around a ring the one that the new course lies closer to is replaced.
        const std::vector<GridPoint> other = stretchBetween(*arc, to, from, true);
        const std::vector<GridPoint> back(way.rbegin(), way.rend());
        if (sweptArea(other, back) < sweptArea(old, way)) {
            old = other;
            way = back;
        }
    }
    if (from.at == to.at && old.size() < 2)
        return unexpected(
            refusal(Reason::nothingChanges, way.front(), Sentence("The new course begins where it ends.")));
    return moved(map, {{old, way, arc->left, arc->right, true}}, push);
}

Expected<Rework, Refusal> bendBorder(const PlanarMap& map, ArcId id, std::size_t segment, GridPoint from,
                                     GridPoint to, double reach, const Push& push) {
    if (auto no = notABorder(map, id)) return unexpected(std::move(*no));
    const ArcPointer arc = map.arcPointer(id);
    if (segment + 1 >= arc->points.size()) return unexpected(nothingThere(from));
    const GridPoint end = heldWithin(map.sheet(), to);
    if (end == from)
        return unexpected(refusal(Reason::nothingChanges, from, Sentence("This changes nothing.")));
    const auto place = withPlace(*arc, segment, from);
    const std::vector<GridPoint>& points = place.first;
    const std::size_t held = place.second;
    const double most = reach * stepsPerUnit;
    std::size_t first = held;
    std::size_t last = held;
    const auto follow = [&](int step, std::size_t stop) {
        const double room = std::min(most, lengthBetween(points, std::min(held, stop), std::max(held, stop)));
        std::vector<GridPoint> side;
        double away = 0;
        std::size_t at = held;
        while (at != stop) {
            const std::size_t next = at + static_cast<std::size_t>(step);
            away += lengthBetween(points, std::min(at, next), std::max(at, next));
            at = next;
            if (at == stop || away >= room) break;
            const double part = 1 - away / room;
            const double weight = part * part * (3 - 2 * part); // flat at both ends
            side.push_back(heldWithin(map.sheet(), movedBy(points[at], weight, from, end)));
        }
        side.push_back(points[at]);
        (step < 0 ? first : last) = at;
        return side;
    };
    if (held == 0 || held + 1 == points.size()) return dragJunction(map, from, end, push);
    std::vector<GridPoint> before = follow(-1, 0);
    const std::vector<GridPoint> behind = follow(1, points.size() - 1);
    std::reverse(before.begin(), before.end());
    before.push_back(end);
    before.insert(before.end(), behind.begin(), behind.end());
    before.erase(std::unique(before.begin(), before.end()), before.end());
    const std::vector<GridPoint> old(points.begin() + static_cast<std::ptrdiff_t>(first),
                                     points.begin() + static_cast<std::ptrdiff_t>(last) + 1);
    return moved(map, {{old, before, arc->left, arc->right, true}}, push);
}

Expected<Rework, Refusal> calmBorder(const PlanarMap& map, ArcId id, double tolerance) {
    if (auto no = notABorder(map, id)) return unexpected(std::move(*no));
    const ArcPointer arc = map.arcPointer(id);
    const std::size_t least = arc->ring() ? 4 : 2; // a ring keeps an area
    // Where the calmer course would run over another border, a less calm one may not.
    constexpr int tries = 5;
    Expected<Rework, Refusal> result = ledAlong(map, *arc, arc->points);
    for (int attempt = 0; attempt < tries; ++attempt, tolerance /= 2) {
        const std::vector<GridPoint> course = simplified(arc->points, tolerance * stepsPerUnit);
        if (course.size() < least) continue;
        result = ledAlong(map, *arc, course);
        if (result || result.error().reason == Reason::nothingChanges) break;
    }
    return result;
}

Expected<Rework, Refusal> roughenBorder(const PlanarMap& map, ArcId id, std::uint64_t seed, double size) {
    if (auto no = notABorder(map, id)) return unexpected(std::move(*no));
    const ArcPointer arc = map.arcPointer(id);
    constexpr int tries = 5;
    Expected<Rework, Refusal> result = ledAlong(map, *arc, arc->points);
    for (int attempt = 0; attempt < tries; ++attempt, size /= 2) {
        std::vector<GridPoint> course = roughened(arc->points, seed, size * stepsPerUnit);
        for (GridPoint& point : course)
            point = heldWithin(map.sheet(), point);
        result = ledAlong(map, *arc, course);
        if (result || result.error().reason == Reason::nothingChanges) break;
    }
    return result;
}

} // namespace marches::planar
