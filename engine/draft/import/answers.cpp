#include "engine/draft/ids.h"
#include "engine/draft/import/plan.h"

#include <algorithm>
#include <map>
#include <set>

namespace marches::draft {
namespace {

std::string keyOf(const DrawnLayer& layer) {
    return layer.id.empty() ? layer.label : layer.id;
}

} // namespace

ImportPlan planAsBefore(const Drawing& drawing, const MapBefore& before, const Drawing& drawnBefore,
                        const ImportPlan& chosen) {
    ImportPlan plan;
    plan.language = chosen.language;
    plan.gapWidth = chosen.gapWidth;
    plan.layers = guessedLayers(drawing);
    std::map<std::string, Becomes> layers;
    for (std::size_t i = 0; i < std::min(chosen.layers.size(), drawnBefore.layers.size()); ++i)
        if (chosen.layers[i].how == LayerReason::chosen)
            layers.emplace(keyOf(drawnBefore.layers[i]), chosen.layers[i].becomes);
    for (std::size_t i = 0; i < plan.layers.size(); ++i)
        if (const auto known = layers.find(keyOf(drawing.layers[i])); known != layers.end()) {
            plan.layers[i].becomes = known->second;
            plan.layers[i].how = LayerReason::chosen;
        }
    plan = withShapesGuessed(drawing, before, std::move(plan));
    // What the drawing itself does not say is known from what was taken in.
    std::map<std::string, const ShapePlan*> shapes;
    for (const ShapePlan& shape : chosen.shapes)
        shapes.emplace(shape.shown, &shape);
    for (ShapePlan& shape : plan.shapes) {
        const auto known = shapes.find(shape.shown);
        if (known == shapes.end()) continue;
        const ShapePlan& was = *known->second;
        const bool said = shape.how == ShapeReason::byId || shape.how == ShapeReason::byLabel;
        if (was.how != ShapeReason::chosen && said) continue;
        if (was.province != shape.province &&
            std::any_of(plan.shapes.begin(), plan.shapes.end(), [&](const ShapePlan& other) {
                return &other != &shape && !was.province.empty() && other.province == was.province;
            }))
            continue;
        shape.province = was.province;
        shape.isNew = !before.provinces.contains(shape.province);
        shape.how = was.how;
        shape.look = false;
    }
    plan.gone.clear();
    for (const GonePlan& gone : chosen.gone)
        if (gone.answer == GonePlan::Answer::keep) plan.gone.push_back(gone);
    guessGone(drawing, before, plan);
    return plan;
}

std::string freshProvince(const ImportPlan& plan, const MapBefore& before, std::size_t shape) {
    std::set<std::string> taken;
    for (const auto& [id, province] : before.provinces)
        taken.insert(id);
    for (std::size_t i = 0; i < plan.shapes.size(); ++i)
        if (i != shape) taken.insert(plan.shapes[i].province);
    const std::string slug = slugOf(plan.shapes[shape].name);
    std::string id = slug;
    for (int number = slug.empty() ? 1 : 2; id.empty() || taken.contains(id); ++number)
        id = (slug.empty() ? "province" : slug) + "-" + std::to_string(number);
    return id;
}

} // namespace marches::draft
