#include "engine/planar/faces.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace marches::planar {
namespace {

std::uint64_t cross(GridPoint a, GridPoint b) noexcept {
    return static_cast<std::uint64_t>(std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x);
}

bool further(GridPoint a, GridPoint b) noexcept {
    return a.x != b.x ? a.x < b.x : a.y < b.y;
}

// The outer border of the face on the left of a half arc; nothing off the sheet.
std::optional<Cycle> outerFrom(const PlanarMap& map, HalfArc half) {
    Cycle cycle = cycleFrom(map, half);
    while (cycle.area2 <= 0) {
        const auto beyond = surrounding(map, cycle);
        if (!beyond) return std::nullopt;
        cycle = cycleFrom(map, *beyond);
    }
    return cycle;
}

} // namespace

Label leftOf(const PlanarMap& map, HalfArc half) {
    const Arc& arc = map.arc(half.arc);
    return half.backward ? arc.right : arc.left;
}

GridPoint startOf(const PlanarMap& map, HalfArc half) {
    const auto& points = map.arc(half.arc).points;
    return half.backward ? points.back() : points.front();
}

GridPoint endOf(const PlanarMap& map, HalfArc half) {
    return startOf(map, reversed(half));
}

HalfArc nextHalf(const PlanarMap& map, HalfArc half) {
    const auto around = map.halvesFrom(endOf(map, half));
    const auto back = std::find(around.begin(), around.end(), reversed(half));
    assert(back != around.end());
    return back + 1 == around.end() ? around.front() : *(back + 1);
}

Cycle cycleFrom(const PlanarMap& map, HalfArc half) {
    Cycle cycle;
    std::uint64_t sum = 0;
    HalfArc now = half;
    cycle.leftmost = startOf(map, half);
    cycle.box = map.arc(half.arc).box;
    do {
        cycle.halves.push_back(now);
        const Arc& arc = map.arc(now.arc);
        const std::uint64_t part = arc.bulge2 + cross(arc.points.front(), arc.points.back());
        sum += now.backward ? ~part + 1 : part;
        cycle.box = {std::min(cycle.box.left, arc.box.left), std::min(cycle.box.top, arc.box.top),
                     std::max(cycle.box.right, arc.box.right), std::max(cycle.box.bottom, arc.box.bottom)};
        if (arc.box.left <= cycle.leftmost.x)
            for (const GridPoint point : arc.points)
                if (further(point, cycle.leftmost)) cycle.leftmost = point;
        now = nextHalf(map, now);
    } while (now != half);
    cycle.area2 = static_cast<std::int64_t>(~sum + 1);
    return cycle;
}

std::optional<HalfArc> surrounding(const PlanarMap& map, const Cycle& contour) {
    return map.sideStrictlyLeftOf(contour.leftmost);
}

std::int64_t FaceCycles::area2() const {
    std::int64_t sum = 0;
    for (const auto& cycle : cycles)
        sum += cycle.area2;
    return sum;
}

FaceCycles faceFrom(const PlanarMap& map, HalfArc half, Label label) {
    FaceCycles face;
    const auto outer = outerFrom(map, half);
    if (!outer) return face;
    face.cycles.push_back(*outer);
    const std::set<HalfArc> border(outer->halves.begin(), outer->halves.end());
    std::map<HalfArc, bool> within; // half arcs of contours: whether they lie in this face
    for (const ArcId id : map.arcsIn(outer->box))
        for (const HalfArc side : {HalfArc{id, false}, HalfArc{id, true}}) {
            const Label there = leftOf(map, side);
            if ((there != label && there != undecided) || border.contains(side) || within.contains(side))
                continue;
            if (!meets(map.arc(id).box, outer->box)) continue;
            // Contours between this one and the border, from inside out.
            std::vector<Cycle> chain;
            bool inside = false;
            HalfArc now = side;
            while (true) {
                if (border.contains(now)) inside = true;
                if (const auto known = within.find(now); known != within.end()) inside = known->second;
                if (inside || within.contains(now)) break;
                chain.push_back(cycleFrom(map, now));
                if (chain.back().area2 > 0) break;
                const auto beyond = surrounding(map, chain.back());
                if (!beyond) break;
                now = *beyond;
            }
            for (auto& cycle : chain) {
                for (const HalfArc one : cycle.halves)
                    within.emplace(one, inside);
                if (inside) face.cycles.push_back(std::move(cycle));
            }
        }
    return face;
}

std::vector<GridRing> simpleRings(const PlanarMap& map, const Cycle& cycle) {
    GridRing all;
    for (const HalfArc half : cycle.halves) {
        const Arc& arc = map.arc(half.arc);
        for (std::size_t at = 0; at + 1 < arc.points.size(); ++at)
            all.push_back(pointOf(arc, half.backward, at));
    }
    std::vector<GridRing> rings;
    std::map<GridPoint, std::size_t> ends; // only ends of arcs are passed more than once
    std::set<GridPoint> junctions;
    for (const HalfArc half : cycle.halves)
        junctions.insert(startOf(map, half));
    GridRing open;
    for (const GridPoint point : all) {
        if (junctions.contains(point)) {
            if (const auto seen = ends.find(point); seen != ends.end()) {
                GridRing loop(open.begin() + static_cast<std::ptrdiff_t>(seen->second), open.end());
                open.resize(seen->second);
                for (const GridPoint gone : loop)
                    ends.erase(gone);
                if (loop.size() > 2) rings.push_back(std::move(loop));
            }
            ends[point] = open.size();
        }
        open.push_back(point);
    }
    if (open.size() > 2) rings.push_back(std::move(open));
    return rings;
}

std::int64_t area2Of(const GridRing& ring) {
    std::uint64_t sum = 0;
    for (std::size_t at = 0; at < ring.size(); ++at)
        sum += cross(ring[at], ring[(at + 1) % ring.size()]);
    return static_cast<std::int64_t>(~sum + 1);
}

GridRing canonical(GridRing ring) {
    if (area2Of(ring) > 0) std::reverse(ring.begin(), ring.end());
    const auto first = std::min_element(ring.begin(), ring.end(), [](GridPoint a, GridPoint b) {
        return a.y != b.y ? a.y < b.y : a.x < b.x;
    });
    std::rotate(ring.begin(), first, ring.end());
    return ring;
}

} // namespace marches::planar
