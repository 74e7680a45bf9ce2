#include "engine/draft/checks/window_checks.h"

#include "engine/draft/checks/border_problems.h"
#include "engine/draft/command_parts.h"
#include "engine/draft/node_edit.h"
#include "engine/picture/contact.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace marches::draft {
namespace {

using planar::GridPoint;

Outline inUnits(const std::vector<planar::GridRing>& rings) {
    Outline outline;
    for (const planar::GridRing& ring : rings) {
        Ring points;
        points.reserve(ring.size());
        for (const GridPoint point : ring)
            points.push_back(planar::toPoint(point));
        outline.rings.push_back(std::move(points));
    }
    return outline;
}

/// Whether an entry of a list of the picture names both provinces under a key.
bool namedTogether(const TreeWork& work, std::string_view list, std::string_view key, const std::string& a,
                   const std::string& b) {
    const auto entries = work.at({"picture", std::string(list)});
    if (!entries || !entries->isList()) return false;
    return std::any_of(entries->items.begin(), entries->items.end(), [&](const Node& entry) {
        const Node* ids = entry.find(key);
        const auto names = [&](const std::string& id) {
            return std::any_of(ids->items.begin(), ids->items.end(),
                               [&](const Node& item) { return item.text == id; });
        };
        return ids != nullptr && ids->isList() && names(a) && names(b);
    });
}

/// Returns the middle of the longest arc between two labels.
std::optional<Point> middleOf(const planar::PlanarMap& map, Label a, Label b) {
    const planar::Arc* longest = nullptr;
    for (const planar::ArcId id : map.arcsOf(a)) {
        const planar::Arc& arc = map.arc(id);
        if ((arc.left == b || arc.right == b) && (longest == nullptr || arc.length > longest->length))
            longest = &arc;
    }
    if (longest == nullptr) return std::nullopt;
    return planar::toPoint(longest->points[longest->points.size() / 2]);
}

class Window {
public:
    explicit Window(const Draft& draft) : draft_(draft), map_(*draft.map), work_(draft) {}

    void nearContacts(Label label, const std::set<Label>& labels, Problems& problems) const {
        for (const planar::Neighbour& beside : map_.neighbours(label)) {
            const bool twice = beside.label < label && labels.contains(beside.label);
            if (twice || beside.label < planar::firstProvince || beside.length < leastNear ||
                beside.length >= contactLength)
                continue;
            const auto [a, b] = std::minmax(draft_.labels.idOf(label), draft_.labels.idOf(beside.label));
            if (a.empty() || linked(work_, a, b) || namedTogether(work_, "unlinked", "between", a, b) ||
                namedTogether(work_, "four-corners", "provinces", a, b))
                continue;
            ProblemPlace place;
            place.view = ProblemView::border;
            place.provinces = {a, b};
            place.path = {"provinces", a, "links"};
            place.at = middleOf(map_, label, beside.label);
            problems.push_back(nearContact(std::move(place), beside.length));
        }
    }

    void pieces(Label label, Problems& problems) const {
        const std::vector<planar::Face> faces = map_.faces(label);
        for (std::size_t i = 1; i < faces.size(); ++i)
            if (const auto around = aroundFace(label, faces[i]))
                problems.push_back(pieceCutOff(draft_.labels.idOf(label), *around,
                                               poleOfInaccessibility(inUnits(faces[i].rings)).at));
    }

private:
    /// Returns the province on which nine tenths of a face's outer border lie.
    std::optional<std::string> aroundFace(Label label, const planar::Face& face) const {
        const planar::GridRing& ring = face.rings.front();
        std::set<std::pair<GridPoint, GridPoint>> segments;
        for (std::size_t i = 0, last = ring.size() - 1; i < ring.size(); last = i++)
            segments.insert(std::minmax(ring[last], ring[i]));
        double all = 0;
        std::map<Label, double> beside;
        for (const planar::ArcId id : map_.arcsOf(label)) {
            const planar::Arc& arc = map_.arc(id);
            if (!segments.contains(std::minmax(arc.points[0], arc.points[1]))) continue;
            all += arc.length;
            beside[arc.left == label ? arc.right : arc.left] += arc.length;
        }
        for (const auto& [other, length] : beside)
            if (other >= planar::firstProvince && length >= 0.9 * all && !draft_.labels.idOf(other).empty())
                return draft_.labels.idOf(other);
        return std::nullopt;
    }

    const Draft& draft_;
    const planar::PlanarMap& map_;
    TreeWork work_;
};

} // namespace

Problems windowProblems(const Draft& draft, const std::set<Label>& labels) {
    Problems problems;
    if (draft.map == nullptr) return problems;
    const Window window(draft);
    for (const Label label : labels) {
        if (label < planar::firstProvince || !draft.map->has(label) || draft.labels.idOf(label).empty())
            continue;
        window.nearContacts(label, labels, problems);
        window.pieces(label, problems);
    }
    sortProblems(problems);
    return problems;
}

} // namespace marches::draft
