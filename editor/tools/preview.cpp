#include "editor/tools/preview.h"

#include "app/map/map_view.h"
#include "editor/map/sheet_picture.h"

#include <utility>

namespace marches::editor {

void Preview::patch(const planar::PlanarMap& sheet, const std::set<planar::Label>& labels) const {
    if (!context_.map.hasPicture()) return;
    context_.map.patch(labelsPatch(sheet, context_.draft().labels, labels, context_.map.shapes()->picture(),
                                   context_.position));
}

void Preview::show(const planar::PlanarMap& sheet, const planar::MapDelta& delta) {
    std::set<planar::Label> labels;
    for (const auto* side : {&delta.out, &delta.in})
        for (const auto& [id, arc] : *side) {
            labels.insert(arc->left);
            labels.insert(arc->right);
        }
    std::set<planar::Label> both = labels;
    both.insert(labels_.begin(), labels_.end());
    patch(sheet, both);
    labels_ = std::move(labels);
}

void Preview::clear() {
    if (labels_.empty() || !context_.draft().map) return;
    patch(*context_.draft().map, std::exchange(labels_, {}));
}

} // namespace marches::editor
