#include "engine/base/text.h"
#include "engine/draft/ids.h"
#include "engine/draft/import/area.h"
#include "engine/draft/import/plan.h"

#include <algorithm>
#include <set>
#include <utility>

namespace marches::draft {
namespace {

/// From this part of its area on, a shape is taken for the province that lay there.
constexpr double samePlace = 0.6;
/// From so many layers on, most with a single shape, each may be a province.
constexpr std::size_t leastLayersOfProvinces = 3;

/// The part of an id behind `prov-`, without the originals of clones.
std::string provinceOfId(std::string_view id) {
    id = id.substr(0, id.find('/'));
    if (!id.starts_with("prov-") || !isSlug(id.substr(5))) return {};
    return std::string(id.substr(5));
}

/// Whether a program made the id by itself: "path1432", "g207", "rect-3", "Path_12", "SVGID_1_".
bool isMadeUp(std::string_view id) {
    constexpr std::string_view kinds[] = {"path",     "g",     "rect",   "circle", "ellipse", "polygon",
                                          "polyline", "line",  "use",    "text",   "group",   "layer",
                                          "shape",    "svgid", "image",  "star",   "spiral",  "flowroot",
                                          "compound", "curve", "object", "clone",  "calm"};
    const std::string plain = plainWords(id.substr(0, id.find('/')));
    const std::size_t end = plain.find_first_of("0123456789 ");
    const std::string_view word = std::string_view(plain).substr(0, end);
    const bool more = plain.find_first_of("abcdefghijklmnopqrstuvwxyz", word.size()) != std::string::npos;
    return !more && (word.empty() || std::find(std::begin(kinds), std::end(kinds), word) != std::end(kinds));
}

/// Ids have no blanks: a name that comes from one has them where the id has "_".
std::string withBlanks(const std::string& name, const std::string& id) {
    if (name.find(' ') != std::string::npos || id.find('_') == std::string::npos) return name;
    std::string with = name;
    std::replace(with.begin(), with.end(), '_', ' ');
    while (with.ends_with(' '))
        with.pop_back();
    return with;
}

/// What a person called a shape or group; empty if nothing.
std::string nameGiven(const std::string& label, const std::string& id) {
    if (!label.empty() && !isMadeUp(label)) return withBlanks(label, id);
    if (!provinceOfId(id).empty() || isMadeUp(id)) return {};
    const std::string given = id.substr(0, id.find('/'));
    return withBlanks(given, given);
}

class ShapeGuess {
public:
    ShapeGuess(const Drawing& drawing, const MapBefore& before, ImportPlan& plan)
        : drawing_(drawing), before_(before), plan_(plan) {
        for (const auto& [id, province] : before.provinces) {
            byName_.emplace(plainWords(id), id);
            for (const std::string& name : province.names)
                byName_.emplace(plainWords(name), id);
        }
    }

    void guess() {
        plan_.shapes.clear();
        collect();
        for (const ShapePlan& shape : plan_.shapes) {
            areas_.emplace_back();
            for (const std::size_t one : shape.shapes)
                areas_.back().add(drawing_.shapes[one]);
        }
        placeTexts();
        namedByLayers_ = areNamedByLayers();
        for (std::size_t i = 0; i < plan_.shapes.size(); ++i)
            know(i);
        knowByPlace();
        joinPieces();
        nameTheRest();
    }

private:
    bool isProvince(const DrawnShape& shape) const {
        return shape.area && plan_.layers[shape.layer].becomes == Becomes::provinces;
    }

    /// Whether the shapes of a group are pieces of one province: it says which, or none of them has a name.
    bool isOfPieces(std::size_t group, const std::vector<std::size_t>& shapes) const {
        const DrawnGroup& of = drawing_.groups[group];
        for (const std::size_t one : shapes) {
            const DrawnShape& shape = drawing_.shapes[one];
            if (shape.group != group || !provinceOfId(shape.id).empty() ||
                !nameGiven(shape.label, shape.id).empty())
                return false;
        }
        if (!provinceOfId(of.id).empty() || !nameGiven(of.label, of.id).empty()) return true;
        return shapes.size() > 1 && shapes.size() <= 8 && !holdsSeveralTexts(shapes);
    }

    /// Whether texts stand in more than one of the shapes: then each is a province.
    bool holdsSeveralTexts(const std::vector<std::size_t>& shapes) const {
        std::size_t with = 0;
        for (const std::size_t one : shapes)
            with += std::any_of(drawing_.texts.begin(), drawing_.texts.end(), [&](const DrawnText& text) {
                return marches::covers(drawing_.shapes[one], text.middle);
            });
        return with > 1;
    }

    void collect() {
        std::map<std::size_t, std::vector<std::size_t>> inGroups;
        for (std::size_t i = 0; i < drawing_.shapes.size(); ++i)
            if (isProvince(drawing_.shapes[i]) && drawing_.shapes[i].group)
                inGroups[*drawing_.shapes[i].group].push_back(i);
        std::map<std::size_t, bool> ofPieces;
        std::set<std::size_t> done;
        for (std::size_t i = 0; i < drawing_.shapes.size(); ++i) {
            const DrawnShape& shape = drawing_.shapes[i];
            if (!isProvince(shape) || shape.id.starts_with("calm-")) continue;
            ShapePlan plan;
            plan.shapes = {i};
            plan.shown = shape.id;
            const auto pieces = [&](std::size_t group) {
                const auto known = ofPieces.find(group);
                if (known != ofPieces.end()) return known->second;
                return ofPieces[group] = isOfPieces(group, inGroups[group]);
            };
            if (shape.group && pieces(*shape.group)) {
                if (!done.insert(*shape.group).second) continue;
                plan.shapes = inGroups[*shape.group];
                plan.shown = drawing_.groups[*shape.group].id;
                plan.look = plan.shapes.size() > 1 &&
                            nameGiven(drawing_.groups[*shape.group].label, plan.shown).empty() &&
                            provinceOfId(plan.shown).empty();
            }
            plan_.shapes.push_back(std::move(plan));
        }
        texts_.resize(plan_.shapes.size());
    }

    /// Gives each text to the uppermost shape under it.
    void placeTexts() {
        for (const DrawnText& text : drawing_.texts) {
            const Becomes becomes = plan_.layers[text.layer].becomes;
            if (becomes != Becomes::names && becomes != Becomes::provinces) continue;
            for (std::size_t i = areas_.size(); i-- > 0;)
                if (areas_[i].covers(text.middle)) {
                    texts_[i].push_back(text.text);
                    break;
                }
        }
    }

    std::string knownName(std::string_view name) const {
        const auto found = byName_.find(plainWords(name));
        return found == byName_.end() ? std::string() : found->second;
    }

    void set(ShapePlan& plan, std::string province, ShapeReason how) {
        plan.isNew = !before_.provinces.contains(province);
        plan.province = std::move(province);
        plan.how = how;
    }

    /// Whether each province has a layer of its own, as Affinity writes what stands in groups.
    bool areNamedByLayers() const {
        std::size_t named = 0;
        std::size_t alone = 0;
        for (std::size_t i = 0; i < plan_.layers.size(); ++i) {
            const LayerPlan& plan = plan_.layers[i];
            const DrawnLayer& layer = drawing_.layers[i];
            if (plan.becomes != Becomes::provinces || plan.how == LayerReason::byName) continue;
            if (nameGiven(layer.label, layer.id).empty() && provinceOfId(layer.id).empty()) continue;
            ++named;
            alone += plan.areas == 1;
        }
        return named >= leastLayersOfProvinces && 2 * alone > named;
    }

    /// Finds a shape's province by its id, its label or a text in it.
    void know(std::size_t i) {
        ShapePlan& plan = plan_.shapes[i];
        const DrawnShape& first = drawing_.shapes[plan.shapes.front()];
        std::string given = nameGiven(first.label, first.id);
        std::string id = provinceOfId(first.id);
        if (first.group && plan.shown == drawing_.groups[*first.group].id) {
            const DrawnGroup& group = drawing_.groups[*first.group];
            if (const std::string name = nameGiven(group.label, group.id); !name.empty()) given = name;
            if (const std::string of = provinceOfId(group.id); !of.empty()) id = of;
        }
        if (!first.group && given.empty() && id.empty() && namedByLayers_) {
            const DrawnLayer& layer = drawing_.layers[first.layer];
            given = nameGiven(layer.label, layer.id);
            id = provinceOfId(layer.id);
        }
        plan.name = given;
        if (given.empty() && !texts_[i].empty()) plan.name = texts_[i].front();
        plan.look = plan.look || (given.empty() && id.empty() && texts_[i].size() > 1);
        if (!id.empty()) return set(plan, id, ShapeReason::byId);
        if (!given.empty()) {
            const std::string known = knownName(given);
            return set(plan, known.empty() ? slugOf(given) : known, ShapeReason::byLabel);
        }
        for (const std::string& text : texts_[i])
            if (const std::string known = knownName(text); !known.empty()) {
                plan.name = text;
                return set(plan, known, ShapeReason::byText);
            }
        if (!texts_[i].empty() && before_.provinces.empty())
            set(plan, slugOf(texts_[i].front()), ShapeReason::byText);
    }

    /// Gives provinces that no shape has named to those that lie where they lay, the largest share first.
    void knowByPlace() {
        std::set<std::string> taken;
        for (const ShapePlan& plan : plan_.shapes)
            if (!plan.province.empty()) taken.insert(plan.province);
        std::map<std::string, Area> free;
        for (const auto& [id, province] : before_.provinces)
            if (!taken.contains(id)) free[id].add(province.outline);
        struct Fit {
            double share;
            double size;
            std::size_t shape;
            std::string province;
        };
        std::vector<Fit> fits;
        for (std::size_t i = 0; i < plan_.shapes.size(); ++i) {
            if (!plan_.shapes[i].province.empty()) continue;
            const double size = areas_[i].size();
            for (const auto& [id, area] : free)
                if (const double shared = areas_[i].sharedWith(area); size > 0 && shared >= samePlace * size)
                    fits.push_back({shared / size, shared, i, id});
        }
        std::stable_sort(fits.begin(), fits.end(),
                         [](const Fit& a, const Fit& b) { return a.size > b.size; });
        for (Fit& fit : fits) {
            ShapePlan& plan = plan_.shapes[fit.shape];
            if (!plan.province.empty() || !taken.insert(fit.province).second) continue;
            plan.share = fit.share;
            plan.look = true;
            set(plan, fit.province, ShapeReason::byPlace);
        }
    }

    /// Shapes of one label are pieces of one province.
    void joinPieces() {
        std::vector<ShapePlan> joined;
        std::map<std::string, std::size_t> at;
        for (ShapePlan& plan : plan_.shapes) {
            const auto found = plan.province.empty() ? at.end() : at.find(plan.province);
            if (found == at.end()) {
                if (!plan.province.empty()) at.emplace(plan.province, joined.size());
                joined.push_back(std::move(plan));
                continue;
            }
            ShapePlan& first = joined[found->second];
            first.shapes.insert(first.shapes.end(), plan.shapes.begin(), plan.shapes.end());
            first.look = true;
        }
        plan_.shapes = std::move(joined);
    }

    void nameTheRest() {
        std::set<std::string> taken;
        for (const auto& [id, province] : before_.provinces)
            taken.insert(id);
        for (const ShapePlan& plan : plan_.shapes)
            if (!plan.province.empty()) taken.insert(plan.province);
        for (ShapePlan& plan : plan_.shapes) {
            if (!plan.province.empty()) continue;
            const std::string slug = slugOf(plan.name);
            std::string id = slug;
            for (int number = slug.empty() ? 1 : 2; id.empty() || taken.contains(id); ++number)
                id = (slug.empty() ? "province" : slug) + "-" + std::to_string(number);
            taken.insert(id);
            set(plan, id, plan.name.empty() ? ShapeReason::fresh : ShapeReason::byText);
        }
    }

    const Drawing& drawing_;
    const MapBefore& before_;
    ImportPlan& plan_;
    std::map<std::string, std::string> byName_;
    std::vector<Area> areas_;
    std::vector<std::vector<std::string>> texts_; ///< in each shape
    bool namedByLayers_ = false;
};

} // namespace

void guessGone(const Drawing& drawing, const MapBefore& before, ImportPlan& plan) {
    std::map<std::string, GonePlan> answered;
    for (GonePlan& gone : plan.gone)
        answered.emplace(gone.province, std::move(gone));
    plan.gone.clear();
    std::set<std::string> here;
    bool knows = false; // the drawing shows a province of the map
    std::vector<std::pair<const ShapePlan*, Area>> fresh;
    for (const ShapePlan& shape : plan.shapes) {
        here.insert(shape.province);
        if (shape.province.empty()) continue;
        knows = knows || !shape.isNew;
        if (!shape.isNew) continue;
        fresh.emplace_back(&shape, Area());
        for (const std::size_t one : shape.shapes)
            fresh.back().second.add(drawing.shapes[one]);
    }
    for (const auto& [id, province] : before.provinces) {
        if (here.contains(id)) continue;
        const auto known = answered.find(id);
        if (known != answered.end() &&
            (known->second.answer != GonePlan::Answer::renamed || here.contains(known->second.heir))) {
            plan.gone.push_back(std::move(known->second));
            continue;
        }
        GonePlan gone;
        gone.province = id;
        if (!knows) gone.answer = GonePlan::Answer::keep;
        Area lay;
        lay.add(province.outline);
        const double size = fresh.empty() ? 0 : lay.size();
        for (const auto& [shape, area] : fresh) {
            const double share = size > 0 ? lay.sharedWith(area) / size : 0;
            if (share < samePlace || share <= gone.share) continue;
            gone.share = share;
            gone.heir = shape->province;
            gone.answer = GonePlan::Answer::renamed;
        }
        plan.gone.push_back(std::move(gone));
    }
}

ImportPlan withShapesGuessed(const Drawing& drawing, const MapBefore& before, ImportPlan plan) {
    ShapeGuess(drawing, before, plan).guess();
    plan.gone.clear();
    guessGone(drawing, before, plan);
    return plan;
}

std::vector<OtherName> otherNames(const ImportPlan& plan, const MapBefore& before) {
    std::vector<OtherName> names;
    for (std::size_t i = 0; i < plan.shapes.size(); ++i) {
        const ShapePlan& shape = plan.shapes[i];
        const auto known = before.provinces.find(shape.province);
        if (shape.name.empty() || known == before.provinces.end()) continue;
        const std::vector<std::string>& all = known->second.names;
        if (shape.name == shape.province || std::find(all.begin(), all.end(), shape.name) != all.end())
            continue;
        names.push_back({i, shape.name, all.empty() ? shape.province : all.front()});
    }
    return names;
}

} // namespace marches::draft
