#include "engine/planar/rework.h"

#include "engine/planar/labelling.h"

#include <algorithm>

namespace marches::planar {
namespace {

constexpr std::size_t mostArcs = 1'000'000;          // of a map; more would take 500 MB
constexpr std::size_t mostWindings = 4'000'000'000U; // faces by points of cuts; more would take many seconds

std::vector<Label> labelsGone(const PlanarMap& before, const PlanarMap& now, const MapDelta& delta) {
    std::set<Label> gone;
    for (const auto& [id, arc] : delta.out)
        for (const Label label : {arc->left, arc->right})
            if (label >= firstProvince && before.has(label) && !now.has(label)) gone.insert(label);
    return {gone.begin(), gone.end()};
}

Rework finished(const PlanarMap& before, PlanarMap now, std::vector<Swallowed> swallowed) {
    keepIds(before, now);
    MapDelta delta = difference(before, now);
    auto gone = labelsGone(before, now, delta);
    return {std::move(now), std::move(delta), std::move(swallowed), std::move(gone)};
}

std::vector<Cut> heldOnSheet(const PlanarMap& map, const std::vector<Cut>& cuts) {
    std::vector<Cut> held = cuts;
    for (auto& cut : held) {
        for (auto& point : cut.points)
            point = heldWithin(map.sheet(), point);
        cut.points.erase(std::unique(cut.points.begin(), cut.points.end()), cut.points.end());
    }
    return held;
}

// Small faces of the map before, so that an edit beside one does not swallow it.
struct SmallFace {
    Label label = sea;
    GridPoint leftmost;
    std::int64_t area2 = 0;
};
std::vector<SmallFace> smallFaces(const PlanarMap& map, const std::vector<std::pair<ArcId, ArcPointer>>& arcs,
                                  std::int64_t least2) {
    std::vector<SmallFace> small;
    std::set<HalfArc> seen;
    for (const auto& [id, arc] : arcs)
        for (const HalfArc half : {HalfArc{id, false}, HalfArc{id, true}}) {
            const GridBox& box = arc->box;
            if (seen.contains(half) || leftOf(map, half) == offSheet) continue;
            // A face this small is no longer than its area, or so thin that its border turns back on itself.
            if (box.right - box.left > least2 && box.bottom - box.top > least2) continue;
            const Cycle cycle = cycleFrom(map, half);
            seen.insert(cycle.halves.begin(), cycle.halves.end());
            if (cycle.area2 > 0 && cycle.area2 < least2)
                small.push_back({leftOf(map, half), cycle.leftmost, cycle.area2});
        }
    return small;
}

std::optional<Label> longestNeighbour(const PlanarMap& map, const FaceCycles& face) {
    std::map<Label, double> lengths;
    for (const auto& cycle : face.cycles)
        for (const HalfArc half : cycle.halves)
            if (const Label other = leftOf(map, reversed(half)); other != offSheet)
                lengths[other] += map.arc(half.arc).length;
    const auto longest = std::max_element(lengths.begin(), lengths.end(),
                                          [](const auto& a, const auto& b) { return a.second < b.second; });
    return longest == lengths.end() ? std::nullopt : std::optional(longest->first);
}

std::optional<Swallowed> swallowOne(const std::vector<SmallFace>& old, const PlanarMap& before,
                                    PlanarMap& map, std::int64_t least2) {
    const MapDelta delta = difference(before, map);
    std::set<HalfArc> seen;
    for (const auto& [id, arc] : delta.in)
        for (const HalfArc half : {HalfArc{id, false}, HalfArc{id, true}}) {
            const Label label = leftOf(map, half);
            if (seen.contains(half) || label == offSheet) continue;
            const Cycle cycle = cycleFrom(map, half);
            seen.insert(cycle.halves.begin(), cycle.halves.end());
            if (cycle.area2 <= 0 || cycle.area2 >= least2) continue;
            const bool stood = std::any_of(old.begin(), old.end(), [&](const SmallFace& one) {
                return one.label == label && one.leftmost == cycle.leftmost &&
                       cycle.area2 >= one.area2 - one.area2 / 8;
            });
            if (stood) continue;
            std::vector<OpenFace> face(1);
            const FaceCycles cycles = faceFrom(map, half, label);
            const auto to = longestNeighbour(map, cycles);
            if (!to) continue;
            face.front().cycles = cycles.cycles;
            face.front().whole = true;
            face.front().before = label;
            face.front().after = *to;
            dissolve(map, setLabels(map, face));
            return Swallowed{label, *to, cycle.leftmost, cycle.area2};
        }
    return std::nullopt;
}

} // namespace

std::vector<Swallowed> swallowSmall(const PlanarMap& before, PlanarMap& map, std::int64_t least2) {
    std::vector<Swallowed> swallowed;
    const auto old = smallFaces(before, difference(before, map).out, least2);
    while (auto one = swallowOne(old, before, map, least2))
        swallowed.push_back(*one);
    return swallowed;
}

Refusal tooDenseAt(GridPoint at) {
    return {Reason::tooDense, at,
            Sentence("Lines cross too often here. Take some of them out, or simplify them, and try again."),
            offSheet};
}

Expected<Rework, Refusal> rework(const PlanarMap& map, const std::vector<Cut>& wanted, const Relabel& relabel,
                                 std::int64_t least2) {
    std::size_t points = 0;
    for (const auto& cut : wanted)
        points += cut.points.size();
    if (points > mostCutPoints)
        return unexpected(Refusal{Reason::tooManyPoints, wanted.front().points.front(),
                                  Sentence("The line has more than {0} points.", mostCutPoints), offSheet});
    PlanarMap now = map;
    const std::vector<Cut> cuts = heldOnSheet(map, wanted);
    const Graft grafted = graft(now, cuts);
    if (grafted.tooDense) return unexpected(tooDenseAt(*grafted.tooDense));
    std::vector<OpenFace> open = openFaces(map, now, grafted.fresh);
    std::size_t onCourses = 0;
    for (const auto& course : grafted.courses)
        onCourses += course.size();
    if (now.arcCount() > mostArcs || open.size() > mostWindings / (onCourses + 1))
        return unexpected(tooDenseAt(cuts.empty() ? GridPoint{} : cuts.front().points.front()));
    std::vector<CutFace> shown;
    for (const auto& face : open) {
        CutFace one{face.before, face.before, face.area2(), 0, {}, {}, face.crossed, face.parted};
        for (const auto& cycle : face.cycles)
            for (const HalfArc side : cycle.halves)
                one.around += now.arc(side.arc).length;
        const HalfArc half = face.cycles.front().halves.front();
        one.beside = startOf(now, half);
        for (const auto& course : grafted.courses)
            one.winding.push_back(windingBeside(now, half, course));
        shown.push_back(std::move(one));
    }
    if (auto refusal = relabel(shown)) return unexpected(std::move(*refusal));
    for (std::size_t at = 0; at < open.size(); ++at)
        open[at].after = shown[at].after;
    std::set<ArcId> changed = setLabels(now, open);
    changed.insert(grafted.fresh.begin(), grafted.fresh.end());
    dissolve(now, changed);
    std::set<GridPoint> kept;
    for (const auto& cut : cuts)
        if (cut.keepsPoints) kept.insert(cut.points.begin(), cut.points.end());
    straighten(now, grafted.bent, kept);
    auto swallowed = swallowSmall(map, now, least2);
    if (!swallowed.empty()) straighten(now, grafted.bent, kept);
    return finished(map, std::move(now), std::move(swallowed));
}

Expected<Rework, Refusal> relabelled(const PlanarMap& map,
                                     const std::vector<std::pair<Label, Label>>& fromTo) {
    PlanarMap now = map;
    std::map<Label, Label> to(fromTo.begin(), fromTo.end());
    const auto changedTo = [&](Label label) {
        const auto found = to.find(label);
        return found == to.end() ? label : found->second;
    };
    std::set<ArcId> changed;
    for (const auto& [from, into] : to) {
        const std::vector<ArcId>& ids = map.arcsOf(from);
        for (const ArcId id : ids) {
            const ArcPointer arc = map.arcPointer(id);
            if (!changed.insert(id).second) continue;
            now.take(id);
            now.putAt(id,
                      std::make_shared<const Arc>(arc->points, changedTo(arc->left), changedTo(arc->right)));
        }
    }
    dissolve(now, changed);
    return finished(map, std::move(now), {});
}

} // namespace marches::planar
