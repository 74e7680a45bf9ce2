#include "engine/planar/faces.h"

#include <algorithm>
#include <map>
#include <set>

namespace marches::planar {
namespace {

Face faceWithRings(const PlanarMap& map, Label label, const FaceCycles& cycles) {
    Face face{label, cycles.area2(), {}};
    for (const auto& cycle : cycles.cycles)
        for (auto& ring : simpleRings(map, cycle))
            face.rings.push_back(canonical(std::move(ring)));
    // The outer border encloses the others.
    const auto outer =
        std::max_element(face.rings.begin(), face.rings.end(),
                         [](const GridRing& a, const GridRing& b) { return -area2Of(a) < -area2Of(b); });
    if (outer != face.rings.end()) std::rotate(face.rings.begin(), outer, outer + 1);
    return face;
}

bool higher(const GridRing& a, const GridRing& b) {
    if (a.front().y != b.front().y) return a.front().y < b.front().y;
    if (a.front().x != b.front().x) return a.front().x < b.front().x;
    return a < b;
}

} // namespace

std::vector<Label> PlanarMap::provinces() const {
    std::vector<Label> found;
    for (Label label = firstProvince; label <= greatestLabel(); ++label)
        if (has(label)) found.push_back(label);
    return found;
}

Label PlanarMap::greatestLabel() const {
    for (std::size_t at = labels_.size(); at > 0; --at)
        if (!labels_[at - 1].empty()) return static_cast<Label>(at - 1) + undecided;
    return offSheet;
}

std::vector<GridRing> PlanarMap::outline(Label label) const {
    std::vector<GridRing> rings;
    std::set<HalfArc> seen;
    for (const ArcId id : arcsOf(label))
        for (const HalfArc half : {HalfArc{id, false}, HalfArc{id, true}}) {
            if (leftOf(*this, half) != label || seen.contains(half)) continue;
            const Cycle cycle = cycleFrom(*this, half);
            seen.insert(cycle.halves.begin(), cycle.halves.end());
            for (auto& ring : simpleRings(*this, cycle))
                rings.push_back(canonical(std::move(ring)));
        }
    std::sort(rings.begin(), rings.end(), higher);
    return rings;
}

std::vector<Face> PlanarMap::faces(Label label) const {
    std::vector<Face> found;
    std::set<HalfArc> seen;
    for (const ArcId id : arcsOf(label))
        for (const HalfArc half : {HalfArc{id, false}, HalfArc{id, true}}) {
            if (leftOf(*this, half) != label || seen.contains(half)) continue;
            const FaceCycles face = faceFrom(*this, half, label);
            for (const auto& cycle : face.cycles)
                seen.insert(cycle.halves.begin(), cycle.halves.end());
            if (!face.cycles.empty()) found.push_back(faceWithRings(*this, label, face));
        }
    std::sort(found.begin(), found.end(), [](const Face& a, const Face& b) {
        return a.area2 != b.area2 ? a.area2 > b.area2 : higher(a.rings.front(), b.rings.front());
    });
    return found;
}

Face PlanarMap::faceAt(GridPoint point) const {
    if (!contains(sheet_, point)) return {offSheet, 0, {}};
    const GridPoint within{std::min(point.x, sheet_.right - 1), std::min(point.y, sheet_.bottom - 1)};
    const auto side = sideLeftOf(within);
    if (!side) return {offSheet, 0, {}};
    return faceWithRings(*this, leftOf(*this, *side), faceFrom(*this, *side, leftOf(*this, *side)));
}

std::int64_t PlanarMap::area2(Label label) const {
    std::uint64_t sum = 0;
    for (const ArcId id : arcsOf(label)) {
        const Arc& one = arc(id);
        const GridPoint a = one.points.front();
        const GridPoint b = one.points.back();
        const auto part =
            one.bulge2 + static_cast<std::uint64_t>(std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x);
        if (one.right == label) sum += part;
        if (one.left == label) sum -= part;
    }
    return static_cast<std::int64_t>(sum);
}

GridBox PlanarMap::boxOf(Label label) const {
    GridBox box;
    bool first = true;
    for (const ArcId id : arcsOf(label)) {
        const GridBox& one = arc(id).box;
        box = first ? one
                    : GridBox{std::min(box.left, one.left), std::min(box.top, one.top),
                              std::max(box.right, one.right), std::max(box.bottom, one.bottom)};
        first = false;
    }
    return box;
}

double PlanarMap::contact(Label a, Label b) const {
    const bool fewer = arcsOf(a).size() <= arcsOf(b).size();
    const Label other = fewer ? b : a;
    double steps = 0;
    for (const ArcId id : arcsOf(fewer ? a : b)) {
        const Arc& one = arc(id);
        if (one.left == other || one.right == other) steps += one.length;
    }
    return a == b ? 0 : unitsOf(steps);
}

std::vector<Neighbour> PlanarMap::neighbours(Label label) const {
    std::map<Label, double> steps;
    for (const ArcId id : arcsOf(label)) {
        const Arc& one = arc(id);
        const Label other = one.left == label ? one.right : one.left;
        if (other != offSheet) steps[other] += one.length;
    }
    std::vector<Neighbour> found;
    for (const auto& [other, length] : steps)
        found.push_back({other, unitsOf(length)});
    std::stable_sort(found.begin(), found.end(),
                     [](const Neighbour& a, const Neighbour& b) { return a.length > b.length; });
    return found;
}

} // namespace marches::planar
