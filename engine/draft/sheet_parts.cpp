#include "engine/draft/sheet_parts.h"

#include "engine/base/text.h"
#include "engine/draft/ids.h"
#include "engine/picture/contact.h"

#include <algorithm>
#include <limits>

namespace marches::draft {

bool touching(const planar::PlanarMap& map, Label a, Label b) {
    return map.contact(a, b) >= contactLength;
}

Outline outlineOf(const planar::PlanarMap& map, Label label) {
    Outline outline;
    for (const planar::GridRing& ring : map.outline(label)) {
        Ring points;
        points.reserve(ring.size());
        for (const planar::GridPoint point : ring)
            points.push_back(planar::toPoint(point));
        outline.rings.push_back(std::move(points));
    }
    return outline;
}

Outline landOutline(const planar::PlanarMap& map) {
    std::vector<std::pair<Label, Label>> all;
    for (const Label label : map.provinces())
        all.emplace_back(label, planar::quietLand);
    if (all.empty()) return outlineOf(map, planar::quietLand);
    const auto whole = planar::relabelled(map, all);
    return outlineOf(whole ? whole->map : map, planar::quietLand);
}

Label nearestOf(const planar::PlanarMap& map, const std::vector<Label>& labels, Point point) {
    const Label under = map.labelAt(planar::toGrid(point));
    if (std::find(labels.begin(), labels.end(), under) != labels.end()) return under;
    Label nearest = labels.front();
    double least = std::numeric_limits<double>::infinity();
    for (const Label label : labels)
        if (const double distance = distanceToBorder(outlineOf(map, label), point); distance < least) {
            least = distance;
            nearest = label;
        }
    return nearest;
}

std::optional<Sentence> noMap(const Draft& draft) {
    if (draft.map != nullptr) return std::nullopt;
    if (draft.opened->svg.bytes.empty()) return Sentence("This scenario has no picture.");
    return Sentence("Join the borders of the picture first.");
}

void dropProvince(TreeWork& work, const std::string& id) {
    eraseMentions(work, Mention::Of::province, id);
    if (const auto label = work.draft().labels.labelOf(id)) setLabel(work, *label, id, {});
}

void putRework(TreeWork& work, const planar::Rework& rework) {
    if (rework.delta.empty()) return;
    ownPicture(work);
    work.steps().emplace_back(MapSlot{std::make_shared<const planar::MapDelta>(rework.delta)});
    for (const Label label : rework.gone)
        if (const std::string id = work.draft().labels.idOf(label); !id.empty()) dropProvince(work, id);
}

std::optional<Sentence> newNameRefused(const TreeWork& work, const NewName& name) {
    if (name.name.empty() || !isUtf8(name.name) || characterCount(name.name) > 80 ||
        hasControlOrBidi(name.name))
        return Sentence("Give a name of 1 to {0} characters.", 80);
    return name.id.empty() ? std::nullopt : idRefused(work.whole(), "provinces", name.id);
}

std::string addProvince(TreeWork& work, Label label, const NewName& name, std::size_t number,
                        const std::string& like, const std::string& country) {
    const std::string called = number == 1 ? name.name : name.name + ' ' + std::to_string(number);
    const std::string id = name.id.empty() || number > 1
                               ? freeId(work.whole(), "provinces", name.id.empty() ? called : name.id)
                               : name.id;
    Node province = Node::map();
    Node names = Node::map();
    names.set(name.language, Node::scalar(called));
    province.set("names", std::move(names));
    if (!like.empty())
        for (const char* key : {"kind", "terrain", "country"})
            if (auto value = work.at({"provinces", like, key})) province.set(key, std::move(*value));
    if (!country.empty()) province.set("country", Node::scalar(country));
    if (work.draft().opened->game.fillProvince != nullptr) work.draft().opened->game.fillProvince(province);
    work.set({"provinces", id}, std::move(province), like);
    setLabel(work, label, {}, id);
    return id;
}

void linkTouching(TreeWork& work, const planar::PlanarMap& map, Label label, const std::string& id) {
    for (const planar::Neighbour& beside : map.neighbours(label)) {
        const std::string& other = work.draft().labels.idOf(beside.label);
        if (beside.length >= contactLength && !other.empty() && work.has({"provinces", other}))
            link(work, id, other);
    }
}

} // namespace marches::draft
