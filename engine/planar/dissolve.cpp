#include "engine/planar/labelling.h"

#include <algorithm>
#include <map>

namespace marches::planar {
namespace {

// Arcs run from the smaller end to the greater one; a ring that nothing meets begins with its smallest point
// and goes on to the smaller of the two beside it.
std::shared_ptr<const Arc> turned(std::vector<GridPoint> points, Label left, Label right, bool freeRing) {
    bool against = points.back() < points.front();
    if (freeRing) {
        points.pop_back();
        std::rotate(points.begin(), std::min_element(points.begin(), points.end()), points.end());
        against = points.back() < points[1];
        points.push_back(points.front());
    }
    if (against) {
        std::reverse(points.begin(), points.end());
        std::swap(left, right);
    }
    return std::make_shared<const Arc>(std::move(points), left, right);
}

void turnRing(PlanarMap& map, ArcId id) {
    const ArcPointer ring = map.arcPointer(id);
    auto now = turned(ring->points, ring->left, ring->right, true);
    map.take(id);
    map.putAt(id, std::move(now));
}

// The half arc that goes on where only two arcs meet; nothing at junctions, ends and rings.
std::optional<HalfArc> goingOn(const PlanarMap& map, HalfArc half) {
    const auto around = map.halvesFrom(endOf(map, half));
    if (around.size() != 2 || around[0].arc == around[1].arc) return std::nullopt;
    const HalfArc next = around[0] == reversed(half) ? around[1] : around[0];
    if (leftOf(map, next) != leftOf(map, half) || leftOf(map, reversed(next)) != leftOf(map, reversed(half)))
        return std::nullopt;
    return next;
}

void joinAt(PlanarMap& map, GridPoint point) {
    const auto around = map.halvesFrom(point);
    if (around.size() != 2) return;
    if (around[0].arc == around[1].arc) return turnRing(map, around[0].arc);
    std::vector<HalfArc> chain{reversed(around[0])};
    if (goingOn(map, chain.front()) != around[1]) return;
    // Back to where the chain begins, then all along it.
    const HalfArc first = around[0];
    HalfArc start = first;
    while (const auto next = goingOn(map, start)) {
        if (*next == first) break;
        start = *next;
    }
    chain.assign(1, reversed(start));
    while (const auto next = goingOn(map, chain.back())) {
        if (*next == chain.front()) break;
        chain.push_back(*next);
    }
    const Label left = leftOf(map, chain.front());
    const Label right = leftOf(map, reversed(chain.front()));
    std::vector<GridPoint> points{startOf(map, chain.front())};
    for (const HalfArc half : chain) {
        const Arc& arc = map.arc(half.arc);
        for (std::size_t at = 1; at < arc.points.size(); ++at)
            points.push_back(pointOf(arc, half.backward, at));
    }
    for (const HalfArc half : chain)
        map.take(half.arc);
    const bool freeRing = points.front() == points.back() && map.halvesFrom(points.front()).empty();
    map.put(turned(std::move(points), left, right, freeRing));
}

// Whether a straight segment may lie where the points of a run lie now.
bool isFree(const PlanarMap& map, const std::vector<GridPoint>& run) {
    const Segment straight{run.front(), run.back()};
    const GridBox box = boxOf(straight);
    const auto ofRun = [&](GridPoint point) {
        return std::find(run.begin() + 1, run.end() - 1, point) != run.end() - 1;
    };
    bool clear = true;
    for (const ArcId id : map.arcsAlong(straight.a, straight.b)) {
        const Arc& arc = map.arc(id);
        const auto near = [&](const GridBox& stretch) { return clear && meets(stretch, box); };
        forEachSegment(arc, near, [&](std::size_t at) {
            const Segment other{arc.points[at], arc.points[at + 1]};
            if (ofRun(other.a) || ofRun(other.b)) return;
            if (cross(straight, other)) clear = false;
            const bool sameEnds = (other.a == straight.a && other.b == straight.b) ||
                                  (other.a == straight.b && other.b == straight.a);
            if (sameEnds) clear = false;
            for (const GridPoint point : {other.a, other.b})
                if (point != straight.a && point != straight.b && contains(box, point) &&
                    orientation(straight.a, straight.b, point) == 0)
                    clear = false;
        });
    }
    return clear;
}

// Where a row of points lies in an arc, forwards or backwards.
std::optional<std::size_t> placeIn(const Arc& arc, const std::vector<GridPoint>& run) {
    const auto place = std::search(arc.points.begin(), arc.points.end(), run.begin(), run.end());
    if (place == arc.points.end()) return std::nullopt;
    return static_cast<std::size_t>(place - arc.points.begin());
}

// Whether two arcs are one, in the same or the opposite direction.
bool sameLine(const Arc& one, const Arc& other) {
    return one == other ||
           (one.left == other.right && one.right == other.left && one.points.size() == other.points.size() &&
            std::equal(one.points.begin(), one.points.end(), other.points.rbegin()));
}

void straightenRun(PlanarMap& map, std::vector<GridPoint> run) {
    for (int turn = 0; turn < 2; ++turn, std::reverse(run.begin(), run.end()))
        for (const ArcId id : map.arcsIn(boxOf(run))) {
            const ArcPointer arc = map.arcPointer(id);
            const auto place = placeIn(*arc, run);
            if (!place) continue;
            if (!isFree(map, run)) return;
            std::vector<GridPoint> points = arc->points;
            const auto first = points.begin() + static_cast<std::ptrdiff_t>(*place);
            points.erase(first + 1, first + static_cast<std::ptrdiff_t>(run.size()) - 1);
            if (points.size() < (arc->ring() ? 4U : 2U)) return;
            map.take(id);
            map.putAt(id, std::make_shared<const Arc>(std::move(points), arc->left, arc->right));
            return;
        }
}

} // namespace

void dissolve(PlanarMap& map, const std::set<ArcId>& arcs) {
    std::set<GridPoint> ends;
    for (const ArcId id : arcs) {
        const ArcPointer arc = map.arcPointer(id);
        if (!arc) continue;
        ends.insert(arc->points.front());
        ends.insert(arc->points.back());
        if (arc->left == arc->right) map.take(id);
    }
    for (const GridPoint point : ends)
        joinAt(map, point);
}

void keepIds(const PlanarMap& before, PlanarMap& map) {
    using Ends = std::pair<GridPoint, GridPoint>;
    const auto endsOf = [](const Arc& arc) {
        return Ends(std::min(arc.points.front(), arc.points.back()),
                    std::max(arc.points.front(), arc.points.back()));
    };
    const MapDelta delta = difference(before, map);
    std::multimap<Ends, std::pair<ArcId, ArcPointer>> old;
    for (const auto& one : delta.out)
        old.emplace(endsOf(*one.second), one);
    std::vector<ArcPointer> others;
    std::vector<std::pair<ArcId, ArcPointer>> same;
    for (const auto& [id, arc] : delta.in) {
        map.take(id);
        auto [first, last] = old.equal_range(endsOf(*arc));
        while (first != last && !sameLine(*first->second.second, *arc))
            ++first;
        if (first == last) {
            others.push_back(arc);
            continue;
        }
        same.push_back(first->second);
        old.erase(first);
    }
    for (const auto& [id, arc] : same)
        map.putAt(id, arc);
    for (const auto& arc : others)
        map.put(arc);
}

void straighten(PlanarMap& map, const std::vector<Bent>& bent, const std::set<GridPoint>& kept) {
    for (const Bent& one : bent) {
        std::vector<GridPoint> run;
        for (const GridPoint point : one) {
            run.push_back(point);
            if (run.size() > 1 &&
                (point == one.back() || kept.contains(point) || !map.halvesFrom(point).empty())) {
                if (run.size() > 2) straightenRun(map, run);
                run.assign(1, point);
            }
        }
    }
}

} // namespace marches::planar
