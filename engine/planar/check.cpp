#include "engine/planar/check.h"

#include "engine/planar/faces.h"
#include "engine/planar/noding.h"

#include <algorithm>
#include <set>

namespace marches::planar {
namespace {

struct Stretch {
    Segment segment;
    ArcId arc{};
    std::size_t at = 0;
    GridBox box;
};

std::optional<Broken> brokenArc(const PlanarMap& map, const Arc& arc) {
    for (std::size_t at = 0; at < arc.points.size(); ++at) {
        if (!contains(map.sheet(), arc.points[at])) return Broken{Fault::offTheSheet, arc.points[at]};
        if (at > 0 && arc.points[at] == arc.points[at - 1]) return Broken{Fault::zeroStep, arc.points[at]};
    }
    if (arc.left == arc.right || arc.left == undecided || arc.right == undecided)
        return Broken{Fault::sameOnBothSides, arc.points.front()};
    return std::nullopt;
}

bool liesWithin(Segment segment, GridPoint point) {
    return point != segment.a && point != segment.b && contains(boxOf(segment), point) &&
           orientation(segment.a, segment.b, point) == 0;
}

// Whether a point of a segment is where its arc ends.
bool isEnd(const PlanarMap& map, const Stretch& one, GridPoint point) {
    const auto& points = map.arc(one.arc).points;
    return point == points.front() || point == points.back();
}

std::optional<Broken> brokenPair(const PlanarMap& map, const Stretch& one, const Stretch& other) {
    if (cross(one.segment, other.segment))
        return Broken{Fault::crossing, crossing(one.segment, other.segment)};
    for (const GridPoint point : {one.segment.a, one.segment.b})
        if (liesWithin(other.segment, point)) return Broken{Fault::crossing, point};
    for (const GridPoint point : {other.segment.a, other.segment.b})
        if (liesWithin(one.segment, point)) return Broken{Fault::crossing, point};
    const auto sameEnds = [](Segment a, Segment b) {
        return (a.a == b.a && a.b == b.b) || (a.a == b.b && a.b == b.a);
    };
    if (sameEnds(one.segment, other.segment)) return Broken{Fault::crossing, one.segment.a};
    const bool follows = one.arc == other.arc && (one.at + 1 == other.at || other.at + 1 == one.at);
    for (const GridPoint point : {one.segment.a, one.segment.b}) {
        if (point != other.segment.a && point != other.segment.b) continue;
        const GridPoint between = one.at < other.at ? one.segment.b : one.segment.a;
        if (follows && point == between) continue;
        if (!isEnd(map, one, point) || !isEnd(map, other, point)) return Broken{Fault::sharedPoint, point};
    }
    return std::nullopt;
}

std::optional<Broken> brokenIn(const PlanarMap& map, const GridBox& box, const std::vector<ArcId>& ids) {
    std::vector<Stretch> near;
    for (const ArcId id : ids) {
        const Arc& arc = map.arc(id);
        forEachSegment(
            arc, [&](const GridBox& stretch) { return meets(stretch, box); },
            [&](std::size_t at) {
                const Segment segment{arc.points[at], arc.points[at + 1]};
                const GridBox around = boxOf(segment);
                if (meets(around, box)) near.push_back({segment, id, at, around});
            });
    }
    std::sort(near.begin(), near.end(),
              [](const Stretch& a, const Stretch& b) { return a.box.left < b.box.left; });
    for (std::size_t i = 0; i < near.size(); ++i)
        for (std::size_t k = i + 1; k < near.size() && near[k].box.left <= near[i].box.right; ++k)
            if (meets(near[i].box, near[k].box))
                if (auto broken = brokenPair(map, near[i], near[k])) return broken;
    return std::nullopt;
}

std::optional<Broken> brokenJunction(const PlanarMap& map, GridPoint point) {
    const auto around = map.halvesFrom(point);
    if (around.size() < 2) return Broken{Fault::looseEnd, point};
    if (around.size() == 2 && around[0].arc != around[1].arc) return Broken{Fault::needlessJunction, point};
    for (std::size_t at = 0; at < around.size(); ++at) {
        const HalfArc next = around[(at + 1) % around.size()];
        if (leftOf(map, reversed(around[at])) != leftOf(map, next)) return Broken{Fault::labelsDiffer, point};
    }
    return std::nullopt;
}

std::optional<Broken> brokenCycles(const PlanarMap& map) {
    std::set<HalfArc> seen;
    std::int64_t contours = 0;
    std::int64_t cycles = 0;
    for (const ArcId id : map.arcs())
        for (const HalfArc half : {HalfArc{id, false}, HalfArc{id, true}}) {
            if (seen.contains(half)) continue;
            const Cycle cycle = cycleFrom(map, half);
            for (const HalfArc one : cycle.halves) {
                seen.insert(one);
                if (leftOf(map, one) != leftOf(map, half))
                    return Broken{Fault::labelsDiffer, startOf(map, one)};
            }
            ++cycles;
            if (cycle.area2 == 0) return Broken{Fault::areaNotPositive, cycle.leftmost};
            if (cycle.area2 > 0) continue;
            ++contours;
            const auto beyond = surrounding(map, cycle);
            const Label around = beyond ? leftOf(map, *beyond) : offSheet;
            if (around != leftOf(map, half)) return Broken{Fault::labelsDiffer, cycle.leftmost};
        }
    std::set<GridPoint> corners;
    for (const ArcId id : map.arcs()) {
        corners.insert(map.arc(id).points.front());
        corners.insert(map.arc(id).points.back());
    }
    const auto arcs = static_cast<std::int64_t>(map.arcCount());
    if (static_cast<std::int64_t>(corners.size()) - arcs + cycles != 2 * contours)
        return Broken{Fault::euler, {}};
    return std::nullopt;
}

std::optional<Broken> brokenAreas(const PlanarMap& map) {
    std::int64_t sum = 0;
    for (Label label = sea; label <= map.greatestLabel(); ++label) {
        if (!map.has(label)) continue;
        const std::int64_t area2 = map.area2(label);
        if (area2 <= 0)
            return Broken{Fault::areaNotPositive, map.arc(map.arcsOf(label).front()).points.front()};
        sum += area2;
    }
    const GridBox& sheet = map.sheet();
    const auto whole =
        std::int64_t{2} * (sheet.right - sheet.left) * (std::int64_t{sheet.bottom} - sheet.top);
    if (sum != whole) return Broken{Fault::areaSum, {}};
    if (map.area2(offSheet) != -whole || map.boxOf(offSheet) != sheet) return Broken{Fault::frame, {}};
    return std::nullopt;
}

std::optional<Broken> brokenArcsAndJunctions(const PlanarMap& map, const GridBox& box) {
    const auto ids = map.arcsIn(box);
    for (const ArcId id : ids) {
        const Arc& arc = map.arc(id);
        if (auto broken = brokenArc(map, arc)) return broken;
        for (const GridPoint end : {arc.points.front(), arc.points.back()})
            if (contains(box, end))
                if (auto broken = brokenJunction(map, end)) return broken;
    }
    return std::nullopt;
}

} // namespace

std::optional<Broken> firstBrokenIn(const PlanarMap& map, const GridBox& box) {
    if (auto broken = brokenArcsAndJunctions(map, box)) return broken;
    return brokenIn(map, box, map.arcsIn(box));
}

std::optional<Broken> firstBroken(const PlanarMap& map) {
    if (auto broken = brokenArcsAndJunctions(map, map.sheet())) return broken;
    // By pieces of the sheet, so that only near segments are compared.
    constexpr std::int32_t pieces = 64;
    constexpr std::int32_t least = 256; // steps
    const GridBox& sheet = map.sheet();
    const std::int32_t width = std::max(least, (sheet.right - sheet.left) / pieces + 1);
    const std::int32_t height = std::max(least, (sheet.bottom - sheet.top) / pieces + 1);
    for (std::int32_t y = sheet.top; y <= sheet.bottom; y += height)
        for (std::int32_t x = sheet.left; x <= sheet.right; x += width) {
            const GridBox box{x, y, x + width, y + height};
            if (auto broken = brokenIn(map, box, map.arcsIn(box))) return broken;
        }
    if (auto broken = brokenCycles(map)) return broken;
    return brokenAreas(map);
}

} // namespace marches::planar
