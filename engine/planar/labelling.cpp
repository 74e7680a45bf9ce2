#include "engine/planar/labelling.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace marches::planar {
namespace {

/// The cycles on both sides of new arcs and around them, and which of them are one face.
class CyclesBeside {
public:
    CyclesBeside(const PlanarMap& map, const std::vector<ArcId>& fresh) : map_(map) {
        for (const ArcId id : fresh)
            for (const HalfArc half : {HalfArc{id, false}, HalfArc{id, true}})
                cycleOf(half);
        for (std::size_t at = 0; at < cycles.size(); ++at) { // grows while it runs
            if (cycles[at].area2 > 0) continue;
            if (const auto beyond = surrounding(map, cycles[at])) {
                const std::size_t around = cycleOf(*beyond);
                group[root(at)] = root(around);
            }
        }
    }
    std::size_t root(std::size_t at) const {
        while (group[at] != at)
            at = group[at];
        return at;
    }
    std::size_t cycleOf(HalfArc half) {
        if (const auto known = at_.find(half); known != at_.end()) return known->second;
        const std::size_t place = cycles.size();
        cycles.push_back(cycleFrom(map_, half));
        group.push_back(place);
        for (const HalfArc one : cycles.back().halves)
            at_.emplace(one, place);
        return place;
    }

    std::vector<Cycle> cycles;
    std::vector<std::size_t> group;

private:
    const PlanarMap& map_;
    std::map<HalfArc, std::size_t> at_;
};

// The old label right beside an undecided half arc, told by old arcs around its start.
Label labelAround(const PlanarMap& map, HalfArc half) {
    const auto around = map.halvesFrom(startOf(map, half));
    const auto self =
        static_cast<std::size_t>(std::find(around.begin(), around.end(), half) - around.begin());
    for (std::size_t back = 1; back < around.size(); ++back) {
        const HalfArc other = around[(self + around.size() - back) % around.size()];
        const Label there = leftOf(map, reversed(other));
        if (there != undecided) return there;
        const Label behind = leftOf(map, other);
        if (behind != undecided) return behind;
    }
    return undecided;
}

Label labelBefore(const PlanarMap& before, const PlanarMap& map, const OpenFace& face) {
    std::map<Label, double> votes;
    for (const auto& cycle : face.cycles)
        for (const HalfArc half : cycle.halves)
            if (const Label label = leftOf(map, half); label != undecided)
                votes[label] += map.arc(half.arc).length;
    if (votes.empty())
        for (const auto& cycle : face.cycles)
            for (const HalfArc half : cycle.halves)
                if (const Label label = labelAround(map, half); label != undecided)
                    votes[label] += map.arc(half.arc).length;
    if (votes.empty()) return before.labelAt(startOf(map, face.cycles.front().halves.front()));
    return std::max_element(votes.begin(), votes.end(),
                            [](const auto& a, const auto& b) { return a.second < b.second; })
        ->first;
}

bool isCut(const Arc& arc) noexcept {
    return arc.left == undecided && arc.right == undecided;
}

} // namespace

std::int64_t OpenFace::area2() const {
    return std::accumulate(cycles.begin(), cycles.end(), std::int64_t{0},
                           [](std::int64_t sum, const Cycle& cycle) { return sum + cycle.area2; });
}

void makeWhole(const PlanarMap& map, OpenFace& face) {
    if (face.whole) return;
    auto found = faceFrom(map, face.cycles.front().halves.front(), face.before);
    face.cycles = std::move(found.cycles);
    face.whole = true;
}

std::vector<OpenFace> openFaces(const PlanarMap& before, const PlanarMap& map,
                                const std::vector<ArcId>& fresh) {
    CyclesBeside beside(map, fresh);
    std::map<std::size_t, std::size_t> faceOf; // by the root of its cycles
    std::map<HalfArc, std::size_t> sides;
    std::vector<OpenFace> faces;
    for (const bool outer : {true, false})
        for (std::size_t at = 0; at < beside.cycles.size(); ++at) {
            if ((beside.cycles[at].area2 > 0) != outer) continue;
            const std::size_t root = beside.root(at);
            if (outer) {
                faceOf.emplace(root, faces.size());
                faces.emplace_back();
            }
            const auto face = faceOf.find(root);
            if (face == faceOf.end()) continue; // off the sheet
            for (const HalfArc half : beside.cycles[at].halves)
                if (isCut(map.arc(half.arc))) sides.emplace(half, face->second);
            faces[face->second].cycles.push_back(std::move(beside.cycles[at]));
        }
    for (auto& face : faces)
        face.before = face.after = labelBefore(before, map, face);
    for (const auto& [half, which] : sides) {
        const auto other = sides.find(reversed(half));
        faces[which].crossed = true;
        if (other != sides.end() && other->second != which &&
            faces[other->second].before == faces[which].before)
            faces[which].parted = true;
    }
    for (auto& face : faces)
        if (face.before >= firstProvince) makeWhole(map, face);
    return faces;
}

std::set<ArcId> setLabels(PlanarMap& map, std::vector<OpenFace>& faces) {
    std::map<ArcId, std::pair<Label, Label>> wanted;
    for (auto& face : faces) {
        if (face.after != face.before) makeWhole(map, face);
        for (const auto& cycle : face.cycles)
            for (const HalfArc half : cycle.halves) {
                const Arc& arc = map.arc(half.arc);
                auto& labels = wanted.try_emplace(half.arc, arc.left, arc.right).first->second;
                (half.backward ? labels.second : labels.first) = face.after;
            }
    }
    std::set<ArcId> changed;
    for (const auto& [id, labels] : wanted) {
        const Arc& arc = map.arc(id);
        if (arc.left == labels.first && arc.right == labels.second) continue;
        auto now = std::make_shared<const Arc>(arc.points, labels.first, labels.second);
        map.take(id);
        map.putAt(id, std::move(now));
        changed.insert(id);
    }
    return changed;
}

int windingBeside(const PlanarMap& map, HalfArc half, const std::vector<GridPoint>& course) {
    if (course.size() < 2 || course.front() != course.back()) return 0;
    const Arc& arc = map.arc(half.arc);
    const GridPoint a = pointOf(arc, half.backward, 0);
    const GridPoint b = pointOf(arc, half.backward, 1);
    const GridPoint middle{a.x + b.x, a.y + b.y}; // in half steps
    // The left of a half arc that runs east lies a hair above it, of all others the ray may lie a hair below.
    const bool above = a.y == b.y && a.x < b.x;
    const auto reached = [&](GridPoint point) {
        return above ? 2 * point.y < middle.y : 2 * point.y <= middle.y;
    };
    int winding = 0;
    for (std::size_t at = 0; at + 1 < course.size(); ++at) {
        const GridPoint p = course[at];
        const GridPoint q = course[at + 1];
        const bool down = reached(p) && !reached(q);
        const bool up = !reached(p) && reached(q);
        if (!down && !up) continue;
        // Above 0 where the place lies on the right hand. A hair to the left of the half arc counts.
        std::int64_t side = orientation({2 * p.x, 2 * p.y}, {2 * q.x, 2 * q.y}, middle);
        if (p == a && q == b) side = -1;
        if (p == b && q == a) side = 1;
        if (down && side > 0) --winding;
        if (up && side < 0) ++winding;
    }
    return winding;
}

} // namespace marches::planar
