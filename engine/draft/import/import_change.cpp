#include "engine/draft/import/import_change.h"

#include "engine/draft/edits_names.h"
#include "engine/draft/ids.h"
#include "engine/draft/import/gaps.h"
#include "engine/draft/sheet_parts.h"
#include "engine/draft/whole_sheet.h"
#include "engine/picture/contact.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace marches::draft {
namespace {

/// Returns the names of an entry in all languages.
std::vector<std::string> namesIn(const Node& entry) {
    std::vector<std::string> texts;
    const Node* names = entry.find("names");
    if (names == nullptr) return texts;
    if (names->isScalar()) texts.push_back(names->text);
    for (const Node& name : names->items) {
        const Node* text = name.isMap() ? name.find("name") : &name;
        if (text != nullptr && text->isScalar()) texts.push_back(text->text);
    }
    return texts;
}

/// Whether two paths are the same on the grid, on which files are written. Where a closed path begins and
/// which way it goes does not matter.
bool sameOnGrid(Layer layer, const Outline& a, const Outline& b) {
    if (layer != Layer::rivers) return sameForm(gridRings(a)) == sameForm(gridRings(b));
    return std::equal(a.rings.begin(), a.rings.end(), b.rings.begin(), b.rings.end(),
                      [](const Ring& one, const Ring& other) {
                          return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                                            [](const Point& p, const Point& q) {
                                                return planar::toGrid(p) == planar::toGrid(q);
                                            });
                      });
}

/// Adds the slots that make a layer of the drawing's paths; what is the same at its start and end stays.
void putLayer(TreeWork& work, Layer layer, const std::vector<Outline>& wanted) {
    const std::vector<LayerItem>& old = work.draft().layer(layer);
    const std::size_t shorter = std::min(old.size(), wanted.size());
    std::size_t first = 0;
    while (first < shorter && sameOnGrid(layer, *old[first], wanted[first]))
        ++first;
    std::size_t last = 0;
    while (first + last < shorter &&
           sameOnGrid(layer, *old[old.size() - 1 - last], wanted[wanted.size() - 1 - last]))
        ++last;
    if (first + last == old.size() && first + last == wanted.size()) return;
    ownPicture(work);
    for (std::size_t i = old.size() - last; i-- > first;)
        work.steps().emplace_back(LayerSlot{layer, i, old[i], nullptr});
    for (std::size_t i = first; i + last < wanted.size(); ++i)
        work.steps().emplace_back(LayerSlot{layer, i, nullptr, std::make_shared<const Outline>(wanted[i])});
}

/// One import: steps are made one after the other on a copy of the draft and gathered in one change.
class Import {
public:
    Import(const Draft& draft, const ImportPlan& plan, const JoinedDrawing& joined)
        : now_(draft), plan_(plan), joined_(joined) {}

    Expected<Change, Sentence> make(const std::string& country) {
        for (const GonePlan& gone : plan_.gone)
            if (auto refused = rename(gone)) return unexpected(std::move(*refused));
        TreeWork gone(now_);
        for (const std::string& id : goneIds())
            dropProvince(gone, id);
        if (!take(std::move(gone))) return unexpected(Sentence("The drawing does not fit to the map."));
        TreeWork work(now_);
        const planar::PlanarMap map = putOutlines(work);
        putLayers(work);
        if (auto refused = addFresh(work, map, country)) return unexpected(std::move(*refused));
        if (!take(std::move(work))) return unexpected(Sentence("The drawing does not fit to the map."));
        if (auto refused = takeNames()) return unexpected(std::move(*refused));
        if (all_.empty()) return unexpected(Sentence("Nothing changes by this."));
        all_.name = Sentence("Drawing taken in");
        all_.mergeKey.clear();
        return std::move(all_);
    }

private:
    std::optional<Sentence> rename(const GonePlan& gone) {
        if (gone.answer != GonePlan::Answer::renamed || gone.heir.empty()) return std::nullopt;
        auto change = renameProvinceId(now_, gone.province, gone.heir);
        if (!change) return std::move(change.error());
        if (!take(std::move(*change))) return Sentence("The drawing does not fit to the map.");
        return std::nullopt;
    }

    std::set<std::string> goneIds() const {
        std::set<std::string> ids;
        for (const GonePlan& gone : plan_.gone)
            if (gone.answer == GonePlan::Answer::gone) ids.insert(gone.province);
        for (const std::string& lost : joined_.lost)
            if (now_.labels.labelOf(lost)) ids.insert(lost);
        return ids;
    }

    /// Adds the slot of the map, with the labels that the draft's provinces have. Returns that map.
    planar::PlanarMap putOutlines(TreeWork& work) {
        std::map<Label, Label> labels;
        Label next = now_.labels.next();
        for (const auto& [id, label] : joined_.labels) {
            const auto known = now_.labels.labelOf(id);
            labels.emplace(label, known.value_or(next));
            if (!known) fresh_.emplace_back(next++, id);
        }
        planar::PlanarMap map = withLabels(joined_.map, labels);
        putMap(work, map);
        return map;
    }

    void putLayers(TreeWork& work) const {
        std::vector<Outline> rivers;
        for (const std::vector<Point>& line : joined_.rivers)
            rivers.push_back({{line}});
        const auto put = [&](Becomes becomes, Layer layer, const std::vector<Outline>& wanted) {
            if (std::any_of(plan_.layers.begin(), plan_.layers.end(),
                            [&](const LayerPlan& one) { return one.becomes == becomes; }))
                putLayer(work, layer, wanted);
        };
        put(Becomes::rivers, Layer::rivers, rivers);
        put(Becomes::relief, Layer::relief, joined_.relief);
        put(Becomes::woods, Layer::woods, joined_.woods);
        put(Becomes::water, Layer::water, joined_.water);
    }

    std::optional<Sentence> addFresh(TreeWork& work, const planar::PlanarMap& map,
                                     const std::string& country) const {
        std::map<std::string, const ShapePlan*> shapes;
        for (const ShapePlan& shape : plan_.shapes)
            shapes.emplace(shape.province, &shape);
        const std::set<std::string> known = provincesIn(work);
        for (const auto& entry : fresh_) {
            const Label label = entry.first;
            const std::string& id = entry.second;
            if (known.contains(id)) { // it stood there without an outline
                setLabel(work, label, {}, id);
                continue;
            }
            const auto shape = shapes.find(id);
            NewName name{plan_.language, shape != shapes.end() ? shape->second->name : id, id};
            if (newNameRefused(work, name)) name.name = id; // the drawing's name is none, or can't be said
            if (auto refused = newNameRefused(work, name)) return refused;
            addProvince(work, label, name, 1, {}, country);
        }
        addLinks(work, map, known);
        return std::nullopt;
    }

    static std::set<std::string> provincesIn(const TreeWork& work) {
        std::set<std::string> ids;
        if (const auto provinces = work.at({"provinces"}); provinces && provinces->isMap())
            for (const Node::Key& key : provinces->keys)
                ids.insert(key.text);
        return ids;
    }

    /// Links new provinces with all that they touch; `known` ones were there before.
    void addLinks(TreeWork& work, const planar::PlanarMap& map, const std::set<std::string>& known) const {
        std::map<Label, std::string> fresh(fresh_.begin(), fresh_.end());
        std::set<std::pair<std::string, std::string>> done; // the new one first
        for (const auto& [label, id] : fresh_) {
            std::vector<Node> links;
            for (const planar::Neighbour& beside : map.neighbours(label)) {
                const auto other = fresh.find(beside.label);
                const std::string to = other != fresh.end() ? other->second : now_.labels.idOf(beside.label);
                if (beside.length < contactLength || to.empty()) continue;
                if (other == fresh.end() && !known.contains(to)) continue;
                if (done.contains({to, id}) || !done.emplace(id, to).second) continue;
                if (known.contains(id))
                    link(work, id, to);
                else
                    links.push_back(Node::scalar(to));
            }
            if (!links.empty()) work.set({"provinces", id, "links"}, Node::list(std::move(links)));
        }
    }

    /// Gives names of the drawing to provinces that had another one: renamed ones, and those that were asked
    /// for.
    std::optional<Sentence> takeNames() {
        std::set<std::string> heirs;
        for (const GonePlan& gone : plan_.gone)
            if (gone.answer == GonePlan::Answer::renamed) heirs.insert(gone.heir);
        for (const ShapePlan& shape : plan_.shapes) {
            if (shape.name.empty() || !(shape.takeName || heirs.contains(shape.province))) continue;
            if (!valueAt(now_, {"provinces", shape.province})) continue;
            auto change = setName(now_, {"provinces", shape.province}, plan_.language, shape.name);
            if (!change) continue; // it is called so already, or the name can't be said
            if (!take(std::move(*change))) return Sentence("The drawing does not fit to the map.");
        }
        return std::nullopt;
    }

    bool take(TreeWork&& work) { return take(Change{{}, work.takeSteps(), {}}); }
    bool take(Change change) {
        if (!apply(now_, change)) return false;
        all_.steps.insert(all_.steps.end(), std::make_move_iterator(change.steps.begin()),
                          std::make_move_iterator(change.steps.end()));
        return true;
    }

    Draft now_;
    const ImportPlan& plan_;
    const JoinedDrawing& joined_;
    std::vector<std::pair<Label, std::string>> fresh_; ///< of provinces that get a label
    Change all_;
};

} // namespace

MapBefore mapBefore(const Draft& draft) {
    MapBefore before;
    const auto& picture = draft.opened->svg.picture;
    before.width = draft.map == nullptr ? picture.width : planar::unitsOf(draft.map->sheet().right);
    before.height = draft.map == nullptr ? picture.height : planar::unitsOf(draft.map->sheet().bottom);
    if (draft.map != nullptr) before.quietLand = outlineOf(*draft.map, planar::quietLand);
    for (const auto& [label, id] : draft.labels.all()) {
        MapProvince province;
        if (draft.map != nullptr)
            province.outline = outlineOf(*draft.map, label);
        else if (const auto found = picture.provinces.find(id); found != picture.provinces.end())
            province.outline = found->second;
        if (province.outline.rings.empty()) continue;
        if (const auto entry = valueAt(draft, {"provinces", id})) province.names = namesIn(*entry);
        before.provinces.emplace(id, std::move(province));
    }
    return before;
}

Expected<Change, Sentence> importChange(const Draft& draft, const ImportPlan& plan,
                                        const JoinedDrawing& joined, const std::string& country) {
    if (!country.empty())
        if (auto missing = noSuchCountry(TreeWork(draft), country)) return unexpected(std::move(*missing));
    return Import(draft, plan, joined).make(country);
}

} // namespace marches::draft
