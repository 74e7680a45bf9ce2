#include "editor/map/sheet_picture.h"

#include "app/map/picture_of.h"
#include "engine/draft/node_edit.h"

#include <algorithm>

namespace marches::editor {

namespace {

using appmap::MapPicture;
using appmap::PicturePatch;

QPolygonF polygonOf(const planar::GridRing& ring) {
    QPolygonF result;
    result.reserve(static_cast<qsizetype>(ring.size()));
    for (const planar::GridPoint at : ring) {
        const Point p = planar::toPoint(at);
        result.push_back({p.x, p.y});
    }
    return result;
}

std::vector<QPolygonF> outlineOf(const planar::PlanarMap& map, planar::Label label) {
    std::vector<QPolygonF> rings;
    if (!map.has(label)) return rings;
    for (const planar::GridRing& ring : map.outline(label))
        rings.push_back(polygonOf(ring));
    return rings;
}

std::vector<Outline> itemsOf(const draft::Draft& draft, draft::Layer layer) {
    std::vector<Outline> items;
    for (const draft::LayerItem& item : draft.layer(layer))
        items.push_back(*item);
    return items;
}

std::vector<QPolygonF> riversOf(const draft::Draft& draft) {
    std::vector<QPolygonF> rivers;
    for (const draft::LayerItem& item : draft.layer(draft::Layer::rivers))
        if (!item->rings.empty()) rivers.push_back(appmap::polygonOf(item->rings.front()));
    return rivers;
}

std::vector<QPolygonF> lakesOf(const draft::Draft& draft) {
    std::vector<QPolygonF> lakes;
    for (const draft::LayerItem& item : draft.layer(draft::Layer::water))
        for (const Ring& ring : item->rings)
            lakes.push_back(appmap::polygonOf(ring));
    return lakes;
}

QPolygonF lineAt(const Node* list) {
    QPolygonF line;
    if (list == nullptr || !list->isList()) return line;
    for (const Node& item : list->items)
        if (const auto p = draft::pointOf(item)) line.push_back({p->x, p->y});
    return line;
}

/// What can be read of the tree's `picture`: what can't is left out, the checks speak of it.
std::vector<appmap::SeaLane> lanesOf(const Node& section, const PositionOf& positionOf) {
    std::vector<appmap::SeaLane> lanes;
    const Node* list = section.find("sea-lanes");
    if (list == nullptr || !list->isList()) return lanes;
    for (const Node& item : list->items) {
        const Node* between = item.find("between");
        if (between == nullptr || between->size() != 2) continue;
        const int from = positionOf(between->items[0].text);
        const int to = positionOf(between->items[1].text);
        if (from >= 0 && to >= 0) lanes.push_back({from, to, lineAt(item.find("path"))});
    }
    return lanes;
}

/// Calls `found(item, place)` for each name of a sea that can be drawn.
template <class Found>
void eachSeaName(const Node& section, const Found& found) {
    const Node* list = section.find("sea-names");
    if (list == nullptr || !list->isList()) return;
    for (const Node& item : list->items) {
        const Node* height = item.find("height");
        const QPolygonF line = lineAt(item.find("path"));
        const double units = height == nullptr ? 0 : QString::fromStdString(height->text).toDouble();
        if (units > 0 && line.size() >= 2) found(item, appmap::SeaNamePlace{line, units});
    }
}

std::vector<appmap::SeaNamePlace> seaNamesOf(const Node& section) {
    std::vector<appmap::SeaNamePlace> names;
    eachSeaName(section,
                [&names](const Node&, const appmap::SeaNamePlace& place) { names.push_back(place); });
    return names;
}

appmap::ProvinceAnchors anchorsOf(const Node& section, std::string_view id) {
    appmap::ProvinceAnchors anchors;
    const Node* all = section.find("anchors");
    const Node* anchor = all == nullptr ? nullptr : all->find(id);
    if (anchor == nullptr) return anchors;
    if (const Node* label = anchor->find("label"))
        if (const auto p = draft::pointOf(*label)) anchors.name = QPointF(p->x, p->y);
    if (const Node* tokens = anchor->find("tokens"); tokens != nullptr && tokens->size() > 0) {
        const Node& first = tokens->items[0]; // [x, y, radius]
        if (first.size() == 3)
            if (const auto p = draft::pointOf(Node::list({first.items[0], first.items[1]})))
                anchors.tokens = QPointF(p->x, p->y);
    }
    if (const QPolygonF leader = lineAt(anchor->find("leader")); !leader.isEmpty())
        anchors.leader = leader.last();
    return anchors;
}

bool sameAnchors(const appmap::ProvinceAnchors& a, const appmap::ProvinceAnchors& b) {
    return a.name == b.name && a.tokens == b.tokens && a.leader == b.leader;
}

QSizeF sizeOf(const planar::PlanarMap& map) {
    return {planar::unitsOf(map.sheet().right), planar::unitsOf(map.sheet().bottom)};
}

void patchSection(PicturePatch& patch, const draft::Draft& now, const MapPicture& shown,
                  const PositionOf& positionOf) {
    const Node section = draft::valueAt(now, {"picture"}).value_or(Node::map());
    patch.lanes = lanesOf(section, positionOf);
    patch.seaNames = seaNamesOf(section);
    for (const auto& [label, id] : now.labels.all()) {
        const int position = positionOf(id);
        if (position < 0) continue;
        const appmap::ProvinceAnchors anchors = anchorsOf(section, id);
        const bool known = static_cast<std::size_t>(position) < shown.provinces.size();
        if (sameAnchors(known ? shown.provinces[static_cast<std::size_t>(position)].anchors
                              : appmap::ProvinceAnchors{},
                        anchors))
            continue;
        patchedProvince(patch, shown, position).outline.anchors = anchors;
    }
}

} // namespace

appmap::PatchedProvince& patchedProvince(PicturePatch& patch, const MapPicture& shown, int position) {
    const auto at =
        std::lower_bound(patch.provinces.begin(), patch.provinces.end(), position,
                         [](const appmap::PatchedProvince& one, int wanted) { return one.number < wanted; });
    if (at != patch.provinces.end() && at->number == position) return *at;
    appmap::PatchedProvince fresh;
    fresh.number = position;
    if (static_cast<std::size_t>(position) < shown.provinces.size())
        fresh.outline = shown.provinces[static_cast<std::size_t>(position)];
    return *patch.provinces.insert(at, std::move(fresh));
}

void leaveOut(const ShownLayers& shown, MapPicture& picture) {
    if (!shown.rivers) picture.rivers.clear();
    if (!shown.lanes) picture.lanes.clear();
    if (!shown.seaNames) picture.seaNames.clear();
    std::erase_if(picture.hills,
                  [&shown](const appmap::Hill& hill) { return hill.wood ? !shown.woods : !shown.relief; });
}

void leaveOut(const ShownLayers& shown, PicturePatch& patch) {
    if (!shown.rivers && patch.rivers) patch.rivers->clear();
    if (!shown.lanes && patch.lanes) patch.lanes->clear();
    if (!shown.seaNames && patch.seaNames) patch.seaNames->clear();
    if (patch.hills)
        std::erase_if(*patch.hills, [&shown](const appmap::Hill& hill) {
            return hill.wood ? !shown.woods : !shown.relief;
        });
}

std::vector<Node> seaNameEntries(const Node& section) {
    std::vector<Node> entries;
    eachSeaName(section,
                [&entries](const Node& item, const appmap::SeaNamePlace&) { entries.push_back(item); });
    return entries;
}

std::shared_ptr<const MapPicture> sheetPicture(const draft::Draft& draft, const Map& map) {
    if (!draft.map) return nullptr;
    auto picture = std::make_shared<MapPicture>();
    picture->size = sizeOf(*draft.map);
    const Node section = draft::valueAt(draft, {"picture"}).value_or(Node::map());
    std::map<std::string, int, std::less<>> positions;
    for (std::size_t i = 0; i < map.provinces().size(); ++i) {
        const auto id = idAt<ProvinceId>(i);
        const std::string& name = map.provinces()[id].id;
        positions.emplace(name, static_cast<int>(i));
        appmap::ProvinceOutline outline;
        if (const auto label = draft.labels.labelOf(name)) outline.rings = outlineOf(*draft.map, *label);
        outline.anchors = anchorsOf(section, name);
        picture->provinces.push_back(std::move(outline));
        picture->neighbours.emplace_back();
        for (const ProvinceId neighbour : map.neighbours(id))
            picture->neighbours.back().push_back(static_cast<int>(index(neighbour)));
    }
    const PositionOf positionOf = [&positions](std::string_view id) {
        const auto known = positions.find(id);
        return known == positions.end() ? -1 : known->second;
    };
    picture->lanes = lanesOf(section, positionOf);
    picture->seaNames = seaNamesOf(section);
    picture->land = outlineOf(*draft.map, planar::quietLand);
    picture->lakes = lakesOf(draft);
    picture->rivers = riversOf(draft);
    picture->hills =
        appmap::hillsOf(itemsOf(draft, draft::Layer::relief), itemsOf(draft, draft::Layer::woods));
    return picture;
}

PicturePatch labelsPatch(const planar::PlanarMap& now, const draft::LabelTable& ids,
                         const std::set<planar::Label>& labels, const MapPicture& shown,
                         const PositionOf& positionOf) {
    PicturePatch patch;
    for (const planar::Label label : labels) {
        if (label == planar::quietLand) patch.land = outlineOf(now, label);
        if (label < planar::firstProvince) continue;
        const int position = positionOf(ids.idOf(label));
        if (position < 0) continue;
        appmap::PatchedProvince& province = patchedProvince(patch, shown, position);
        province.outline.rings = outlineOf(now, label);
        province.outline.calm.clear();
    }
    return patch;
}

std::optional<PicturePatch> changePatch(const draft::Draft& now, const draft::Change& change,
                                        const MapPicture& shown, const PositionOf& positionOf) {
    const draft::Touched touched = draft::touched(change);
    for (const draft::Slot& slot : change.steps)
        if (std::holds_alternative<draft::WholeMapSlot>(slot)) return std::nullopt;
    PicturePatch patch;
    if (touched.geometry || !touched.labels.empty()) {
        if (!now.map || sizeOf(*now.map) != shown.size) return std::nullopt;
        patch = labelsPatch(*now.map, now.labels, touched.labels, shown, positionOf);
    }
    for (const draft::Slot& slot : change.steps) {
        const auto* label = std::get_if<draft::LabelSlot>(&slot);
        if (label == nullptr) continue;
        if (!label->after.empty() && positionOf(label->after) < 0) return std::nullopt;
        if (label->before.empty() || now.labels.labelOf(label->before)) continue;
        const int gone = positionOf(label->before);
        if (gone < 0 || static_cast<std::size_t>(gone) >= shown.provinces.size()) continue;
        patchedProvince(patch, shown, gone).outline = {};
    }
    if (touched.sections.contains("picture")) patchSection(patch, now, shown, positionOf);
    if (touched.layers.contains(draft::Layer::rivers)) patch.rivers = riversOf(now);
    if (touched.layers.contains(draft::Layer::water)) patch.lakes = lakesOf(now);
    if (touched.layers.contains(draft::Layer::relief) || touched.layers.contains(draft::Layer::woods))
        patch.hills = appmap::hillsOf(itemsOf(now, draft::Layer::relief), itemsOf(now, draft::Layer::woods));
    return patch;
}

} // namespace marches::editor
