#include "engine/planar/course.h"
#include "engine/planar/labelling.h"

#include <algorithm>

namespace marches::planar {
namespace {

Refusal noLand(Label label) {
    return refusal(Reason::noSuchPlace, {}, Sentence("This province has no land."), label);
}

// Gives faces labels without cuts; each face by a half arc of its border.
Expected<Rework, Refusal> given(const PlanarMap& map, std::vector<OpenFace> faces, GridPoint at) {
    Rework result{map, {}, {}, {}};
    std::set<Label> losing;
    for (const auto& face : faces)
        losing.insert(face.before);
    dissolve(result.map, setLabels(result.map, faces));
    keepIds(map, result.map);
    result.delta = difference(map, result.map);
    if (result.delta.empty())
        return unexpected(refusal(Reason::nothingChanges, at, Sentence("This changes nothing.")));
    for (const Label label : losing)
        if (label >= firstProvince && !result.map.has(label)) result.gone.push_back(label);
    return result;
}

OpenFace openFace(const PlanarMap& map, HalfArc half, Label after) {
    OpenFace face;
    face.before = leftOf(map, half);
    face.after = after;
    face.whole = true;
    face.cycles = faceFrom(map, half, face.before).cycles;
    return face;
}

} // namespace

Expected<Rework, Refusal> merge(const PlanarMap& map, Label from, Label into) {
    if (!map.has(from)) return unexpected(noLand(from));
    if (!map.has(into)) return unexpected(noLand(into));
    if (from == into || from < sea || into < sea)
        return unexpected(refusal(Reason::nothingChanges, {}, Sentence("This changes nothing."), from));
    return relabelled(map, {{from, into}});
}

Expected<Rework, Refusal> paint(const PlanarMap& map, const std::vector<GridPoint>& points, Label label) {
    std::vector<OpenFace> faces;
    std::set<HalfArc> seen;
    for (const GridPoint point : points) {
        const GridBox& sheet = map.sheet();
        const auto side =
            map.sideLeftOf(heldWithin({sheet.left, sheet.top, sheet.right - 1, sheet.bottom - 1}, point));
        if (!side || seen.contains(*side) || leftOf(map, *side) == label) continue;
        faces.push_back(openFace(map, *side, label));
        for (const auto& cycle : faces.back().cycles)
            seen.insert(cycle.halves.begin(), cycle.halves.end());
    }
    return given(map, std::move(faces), points.empty() ? GridPoint{} : points.front());
}

Expected<Rework, Refusal> giveFaceTo(const PlanarMap& map, GridPoint point, Label label) {
    return paint(map, {point}, label);
}

Expected<Rework, Refusal> remove(const PlanarMap& map, Label province, std::optional<Label> to) {
    if (province < firstProvince || !map.has(province)) return unexpected(noLand(province));
    if (to) return *to == province ? unexpected(noLand(province)) : relabelled(map, {{province, *to}});
    std::vector<OpenFace> faces;
    std::set<HalfArc> seen;
    for (const ArcId id : map.arcsOf(province))
        for (const HalfArc half : {HalfArc{id, false}, HalfArc{id, true}}) {
            if (leftOf(map, half) != province || seen.contains(half)) continue;
            OpenFace face = openFace(map, half, sea);
            std::map<Label, double> lengths;
            for (const auto& cycle : face.cycles)
                for (const HalfArc one : cycle.halves) {
                    seen.insert(one);
                    lengths[leftOf(map, reversed(one))] += map.arc(one.arc).length;
                }
            lengths.erase(offSheet);
            // Land goes to land, to the sea only where nothing else is beside.
            if (lengths.size() > 1) lengths.erase(sea);
            const auto longest =
                std::max_element(lengths.begin(), lengths.end(),
                                 [](const auto& a, const auto& b) { return a.second < b.second; });
            if (longest != lengths.end()) face.after = longest->first;
            faces.push_back(std::move(face));
        }
    return given(map, std::move(faces), {});
}

} // namespace marches::planar
