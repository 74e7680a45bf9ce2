#include "engine/draft/whole_sheet.h"

#include "engine/draft/command_parts.h"

#include <algorithm>
#include <tuple>

namespace marches::draft {
namespace {

using planar::Arc;
using planar::ArcPointer;

/// The points at which the arcs of a map end, each as often as one does.
using Ends = std::map<planar::GridPoint, int>;
Ends endsOf(const planar::PlanarMap& map) {
    Ends ends;
    for (const planar::ArcId id : map.arcs()) {
        ++ends[map.arc(id).points.front()];
        ++ends[map.arc(id).points.back()];
    }
    return ends;
}

/// Returns an arc in the one of its two directions in which its points come first; a ring that no other arc
/// meets begins at its least point.
ArcPointer oneWay(const ArcPointer& arc, const Ends& ends) {
    std::vector<planar::GridPoint> there = arc->points;
    if (there.front() == there.back() && ends.at(there.front()) == 2) {
        there.pop_back();
        std::rotate(there.begin(), std::min_element(there.begin(), there.end()), there.end());
        there.push_back(there.front());
    }
    std::vector<planar::GridPoint> back(there.rbegin(), there.rend());
    if (back < there) return std::make_shared<const Arc>(std::move(back), arc->right, arc->left);
    return there == arc->points ? arc : std::make_shared<const Arc>(std::move(there), arc->left, arc->right);
}

bool before(const ArcPointer& a, const ArcPointer& b) {
    return std::tie(a->points, a->left, a->right) < std::tie(b->points, b->left, b->right);
}

} // namespace

planar::PlanarMap withLabels(const planar::PlanarMap& map, const std::map<Label, Label>& labels) {
    const auto labelFor = [&](Label label) {
        const auto found = labels.find(label);
        return found == labels.end() ? label : found->second;
    };
    std::vector<ArcPointer> arcs;
    arcs.reserve(map.arcCount());
    for (const planar::ArcId id : map.arcs()) {
        const Arc& arc = map.arc(id);
        arcs.push_back(std::make_shared<const Arc>(arc.points, labelFor(arc.left), labelFor(arc.right)));
    }
    return {map.sheet(), arcs};
}

void putMap(TreeWork& work, const planar::PlanarMap& map) {
    const auto& old = work.draft().map;
    if (old == nullptr || old->sheet() != map.sheet()) {
        ownPicture(work);
        work.steps().emplace_back(WholeMapSlot{old, std::make_shared<const planar::PlanarMap>(map)});
        return;
    }
    const Ends ends = endsOf(map);
    const Ends oldEnds = endsOf(*old);
    std::vector<ArcPointer> wanted;
    for (const planar::ArcId id : map.arcs())
        wanted.push_back(oneWay(map.arcPointer(id), ends));
    std::sort(wanted.begin(), wanted.end(), before);
    std::vector<bool> there(wanted.size());
    planar::PlanarMap now = *old;
    for (const planar::ArcId id : old->arcs()) {
        const ArcPointer arc = oneWay(old->arcPointer(id), oldEnds);
        const auto found = std::lower_bound(wanted.begin(), wanted.end(), arc, before);
        if (found != wanted.end() && **found == *arc)
            there[static_cast<std::size_t>(found - wanted.begin())] = true;
        else
            now.take(id);
    }
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (!there[i]) now.put(wanted[i]);
    auto delta = planar::difference(*old, now);
    if (delta.empty()) return;
    ownPicture(work);
    work.steps().emplace_back(MapSlot{std::make_shared<const planar::MapDelta>(std::move(delta))});
}

} // namespace marches::draft
