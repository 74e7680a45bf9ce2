#include "engine/draft/draft.h"
#include "engine/picture/path_text.h"
#include "engine/picture/svg_splice.h"
#include "engine/planar/svg_changes.h"

#include <set>
#include <utility>

namespace marches::draft {
namespace {

/// Returns the labels of provinces that are sea.
std::set<Label> seasOf(const Node& tree, const LabelTable& labels) {
    std::set<Label> seas;
    const Node* provinces = tree.find("provinces");
    if (provinces == nullptr || !provinces->isMap()) return seas;
    for (std::size_t i = 0; i < provinces->size(); ++i) {
        const Node* kind = provinces->items[i].find("kind");
        if (kind == nullptr || kind->text != "sea") continue;
        if (const auto label = labels.labelOf(provinces->keys[i].text)) seas.insert(*label);
    }
    return seas;
}

/// Without a planar map outlines are as they were read: only ids change, and provinces go.
SvgChanges changedIds(const Draft& draft) {
    const Opened& opened = *draft.opened;
    SvgChanges changes;
    for (const auto& [label, before] : opened.labels.all()) {
        const std::string& now = draft.labels.idOf(label);
        if (now == before) continue;
        for (const char* prefix : {"prov-", "calm-"})
            if (const auto path = opened.svg.findPath(prefix + before))
                changes.changed.push_back({*path, std::nullopt,
                                           now.empty() ? std::nullopt : std::optional(prefix + now),
                                           now.empty()});
    }
    return changes;
}

SvgChanges changedMap(const Draft& draft) {
    const Opened& opened = *draft.opened;
    const planar::Shown now{*draft.map, draft.labels.all(), seasOf(wholeTree(draft), draft.labels)};
    if (opened.map == nullptr) // joined since: what was read has no planar map
        return planar::svgChanges(opened.svg, {*draft.map, opened.labels.all(), now.seas}, false, now);
    const Draft before{draft.opened, opened.yaml.tree, opened.map, {}, opened.labels};
    return planar::svgChanges(opened.svg,
                              {*opened.map, opened.labels.all(), seasOf(wholeTree(before), opened.labels)},
                              opened.exact, now);
}

/// Adds what has changed in a layer: items that were there and are, in their order, keep their paths.
void addItems(const Draft& draft, Layer layer, SvgLayer group, SvgChanges& changes) {
    const Opened& opened = *draft.opened;
    std::vector<std::size_t> paths;
    for (std::size_t i = 0; i < opened.svg.paths.size(); ++i)
        if (opened.svg.paths[i].layer == group) paths.push_back(i);
    const auto& before = opened.layers[static_cast<std::size_t>(layer)];
    std::size_t next = 0; // of those that were there
    std::optional<std::size_t> behind;
    const auto drop = [&](std::size_t end) {
        for (; next < end; ++next)
            changes.changed.push_back({paths[next], std::nullopt, std::nullopt, true});
    };
    for (const LayerItem& item : draft.layer(layer)) {
        std::size_t at = next;
        while (at < before.size() && before[at] != item && *before[at] != *item)
            ++at;
        if (at == before.size()) {
            changes.added.push_back({group, {}, layerText(*item, layer), behind});
            continue;
        }
        drop(at);
        behind = paths[at];
        next = at + 1;
    }
    drop(before.size());
}

} // namespace

std::string layerText(const Outline& item, Layer layer) {
    if (layer != Layer::rivers) return outlineText(item);
    std::string text;
    for (const Ring& ring : item.rings)
        text += lineText(ring);
    return text;
}

Expected<std::string, Finding> svgNow(const Draft& draft) {
    const Opened& opened = *draft.opened;
    if (!opened.svgReads) return opened.svg.bytes;
    SvgChanges changes = draft.map == nullptr ? changedIds(draft) : changedMap(draft);
    for (const auto& [layer, group] : {std::pair{Layer::water, SvgLayer::water},
                                       {Layer::rivers, SvgLayer::rivers},
                                       {Layer::relief, SvgLayer::relief},
                                       {Layer::woods, SvgLayer::woods}})
        addItems(draft, layer, group, changes);
    if (changes == SvgChanges{}) return opened.svg.bytes;
    return svgWith(opened.svg, changes);
}

} // namespace marches::draft
