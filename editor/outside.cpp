#include "editor/outside.h"

#include "engine/planar/rework.h"

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

using draft::Draft;
using draft::Label;
using draft::LabelTable;
using draft::Opened;
using Sheet = std::shared_ptr<const planar::PlanarMap>;

/// The document as it is, on what the files held before as its base.
Draft onSaved(const Draft& now, const Draft& saved) {
    auto base = std::make_shared<Opened>(*now.opened);
    base->yaml.tree = saved.tree;
    base->map = saved.map;
    base->layers = saved.layers;
    base->labels = saved.labels;
    Draft on = now;
    on.opened = std::move(base);
    return on;
}

/// Gives provinces of other files the labels that they have in the document.
class Labels {
public:
    Labels(const Draft& now, const LabelTable& other)
        : ours_(now.labels), next_(std::max(now.labels.next(), other.next())) {}

    Label of(const std::string& id) {
        if (const auto known = ours_.labelOf(id)) return *known;
        ours_.set(next_, id);
        return next_++;
    }
    LabelTable table(const LabelTable& other) {
        LabelTable table;
        for (const auto& [label, id] : other.all())
            table.set(of(id), id);
        if (next_ > planar::firstProvince) table.use(next_ - 1);
        return table;
    }
    Sheet sheet(const Sheet& other, const LabelTable& labels) {
        if (other == nullptr) return other;
        std::vector<std::pair<Label, Label>> pairs;
        for (const auto& [label, id] : labels.all())
            if (const Label own = of(id); own != label) pairs.emplace_back(label, own);
        if (pairs.empty()) return other;
        auto made = planar::relabelled(*other, pairs);
        return made ? std::make_shared<const planar::PlanarMap>(std::move(made->map)) : other;
    }

private:
    LabelTable ours_;
    Label next_;
};

bool sameSheets(const Sheet& a, const Sheet& b) {
    return a == b || (a != nullptr && b != nullptr && *a == *b);
}

void addLayer(draft::Change& change, draft::Layer layer, const std::vector<draft::LayerItem>& from,
              const std::vector<draft::LayerItem>& to) {
    const auto same = [](const draft::LayerItem& a, const draft::LayerItem& b) { return a == b || *a == *b; };
    if (std::equal(from.begin(), from.end(), to.begin(), to.end(), same)) return;
    for (std::size_t i = from.size(); i-- > 0;)
        change.steps.emplace_back(draft::LayerSlot{layer, i, from[i], nullptr});
    for (std::size_t i = 0; i < to.size(); ++i)
        change.steps.emplace_back(draft::LayerSlot{layer, i, nullptr, to[i]});
}

/// The change that makes one draft of another; both have the same labels.
draft::Change changeBetween(const Draft& from, const Draft& to) {
    draft::Change change{Sentence("Changes from outside taken in"), {}, {}};
    if (!sameSheets(from.map, to.map)) change.steps.emplace_back(draft::WholeMapSlot{from.map, to.map});
    for (const auto& [label, id] : from.labels.all())
        if (to.labels.idOf(label).empty()) change.steps.emplace_back(draft::LabelSlot{label, id, {}});
    for (const auto& [label, id] : to.labels.all())
        if (from.labels.idOf(label).empty()) change.steps.emplace_back(draft::LabelSlot{label, {}, id});
    for (const draft::Layer layer :
         {draft::Layer::rivers, draft::Layer::relief, draft::Layer::woods, draft::Layer::water})
        addLayer(change, layer, from.layer(layer), to.layer(layer));
    for (draft::Slot& slot : draft::slotsBetween(from.tree, to.tree))
        change.steps.push_back(std::move(slot));
    return change;
}

} // namespace

std::vector<draft::Clash> clashesWith(const Draft& now, const Draft& saved, const Draft& theirs) {
    return draft::merge3(onSaved(now, saved), theirs).clashes;
}

TakenIn takenIn(const Draft& now, const Draft& saved, const Draft& theirs, const draft::Sides& sides) {
    Draft target = draft::merge3(onSaved(now, saved), theirs, sides).draft;
    Labels labels(now, theirs.labels);
    const Sheet sheet = labels.sheet(target.map, target.labels);
    target.labels = labels.table(target.labels);
    target.map = sheet;
    auto opened = std::make_shared<Opened>(*theirs.opened);
    opened->map = labels.sheet(theirs.opened->map, theirs.opened->labels);
    opened->labels = labels.table(theirs.opened->labels);
    Draft asInFiles{opened, theirs.tree, opened->map, opened->layers, opened->labels};
    Draft from = now;
    if (draft::ownPictureName(now).empty() && draft::ownPictureName(asInFiles).empty()) {
        from.map = opened->map;
        from.layers = opened->layers;
        from.labels = opened->labels;
    }
    return {changeBetween(from, target), opened, std::move(asInFiles)};
}

} // namespace marches::editor
