#include "engine/draft/merge3.h"

#include "engine/draft/node_edit.h"
#include "engine/draft/same_picture.h"
#include "engine/planar/rework.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

namespace marches::draft {
namespace {

using MaybeNode = std::optional<Node>;

bool sameMaybe(const MaybeNode& a, const MaybeNode& b) {
    return a.has_value() == b.has_value() && (!a || sameContent(*a, *b));
}

/// Returns what an element of a list is about: its text, or the ids that it names; empty for all else.
std::string aboutOf(const Node& element) {
    if (element.isScalar()) return element.text;
    for (const char* key : {"between", "provinces", "to"})
        if (const Node* named = element.isMap() ? element.find(key) : nullptr) {
            if (named->isScalar()) return named->text;
            std::vector<std::string> ids;
            for (const Node& id : named->items)
                ids.push_back(id.text);
            std::sort(ids.begin(), ids.end());
            std::string about;
            for (const std::string& id : ids)
                about += id + ' ';
            return about;
        }
    return {};
}

/// Returns a list as a map by what its elements are about; nothing where two are alike.
MaybeNode keyed(const MaybeNode& list) {
    Node map = Node::map();
    if (!list) return map;
    if (!list->isList()) return std::nullopt;
    std::set<std::string> seen;
    for (const Node& element : list->items) {
        std::string about = aboutOf(element);
        if (about.empty() || !seen.insert(about).second) return std::nullopt;
        insertEntry(map, map.size(), about, element);
    }
    return map;
}

MaybeNode child(const MaybeNode& map, std::string_view key) {
    const Node* found = map ? rawChild(*map, key) : nullptr;
    return found == nullptr ? std::nullopt : MaybeNode(*found);
}

Side sideOf(const Clash& clash, const Sides& sides) {
    const auto answer = sides.find(subjectOf(clash));
    return answer == sides.end() ? Side::mine : answer->second;
}

/// Merges the values of trees, and collects the clashes.
class TreeMerge {
public:
    TreeMerge(const Sides& sides, std::vector<Clash>& clashes) : sides_(sides), clashes_(clashes) {}

    /// Merges three values; nothing where there is none.
    MaybeNode merged(const MaybeNode& base, const MaybeNode& mine, const MaybeNode& theirs,
                     const TreePath& path) {
        if (sameMaybe(mine, theirs) || sameMaybe(base, theirs)) return mine;
        if (sameMaybe(base, mine)) return theirs;
        if (mine && theirs && mine->isMap() && theirs->isMap())
            return mergedMaps(base && base->isMap() ? base : std::nullopt, *mine, *theirs, path);
        if (mine && theirs && mine->isList() && theirs->isList()) {
            const auto one = keyed(base);
            const auto two = keyed(mine);
            const auto three = keyed(theirs);
            if (one && two && three) {
                const Node merged = mergedMaps(one, *two, *three, path);
                return Node::list({merged.items.begin(), merged.items.end()});
            }
        }
        clashes_.push_back({Clash::Of::value, path, {}, {}, base, mine, theirs});
        return sideOf(clashes_.back(), sides_) == Side::mine ? mine : theirs;
    }

private:
    Node mergedMaps(const MaybeNode& base, const Node& mine, const Node& theirs, const TreePath& path) {
        Node result = Node::map();
        const auto mergeKey = [&](const std::string& key) {
            TreePath below = path;
            below.push_back(key);
            return merged(child(base, key), child(MaybeNode(mine), key), child(MaybeNode(theirs), key),
                          below);
        };
        for (const Node::Key& key : theirs.keys)
            if (auto value = mergeKey(key.text))
                insertEntry(result, result.size(), key.text, std::move(*value));
        std::size_t behind = 0; // of the key before it in mine
        for (const Node::Key& key : mine.keys) {
            if (!keyPosition(theirs, key.text))
                if (auto value = mergeKey(key.text)) insertEntry(result, behind, key.text, std::move(*value));
            if (const auto position = keyPosition(result, key.text)) behind = *position + 1;
        }
        return result;
    }

    const Sides& sides_;
    std::vector<Clash>& clashes_;
};

class SlotFinder {
public:
    std::vector<Slot> take() { return std::move(steps_); }

    void compare(const Node& from, const Node& to, const TreePath& path, std::size_t at) {
        if (sameContent(from, to)) return;
        if (!from.isMap() || !to.isMap()) {
            steps_.emplace_back(TreeSlot{path, at, from, to});
            return;
        }
        std::vector<std::string> now;
        for (const Node::Key& key : from.keys)
            now.push_back(key.text);
        for (std::size_t i = now.size(); i-- > 0;)
            if (!keyPosition(to, now[i])) {
                steps_.emplace_back(TreeSlot{below(path, now[i]), i, from.items[i], std::nullopt});
                now.erase(now.begin() + static_cast<std::ptrdiff_t>(i));
            }
        std::size_t behind = 0;
        for (std::size_t i = 0; i < to.size(); ++i) {
            const std::string& key = to.keys[i].text;
            const auto found = std::find(now.begin(), now.end(), key);
            const auto position = static_cast<std::size_t>(found - now.begin());
            if (found == now.end()) {
                steps_.emplace_back(TreeSlot{below(path, key), behind, std::nullopt, to.items[i]});
                now.insert(now.begin() + static_cast<std::ptrdiff_t>(behind), key);
                ++behind;
            } else {
                compare(*rawChild(from, key), to.items[i], below(path, key), position);
                behind = position + 1;
            }
        }
    }

private:
    static TreePath below(TreePath path, const std::string& key) {
        path.push_back(key);
        return path;
    }
    std::vector<Slot> steps_;
};

bool sameItems(const std::vector<LayerItem>& a, const std::vector<LayerItem>& b) {
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(),
        [](const LayerItem& one, const LayerItem& other) { return one == other || *one == *other; });
}

bool sameSheet(const std::shared_ptr<const planar::PlanarMap>& a,
               const std::shared_ptr<const planar::PlanarMap>& b) {
    return a == b || (a != nullptr && b != nullptr && *a == *b);
}

/// Whether an outline differs between two states, each with its own labels.
bool outlineDiffers(const std::shared_ptr<const planar::PlanarMap>& map, const LabelTable& labels,
                    const std::shared_ptr<const planar::PlanarMap>& other, const LabelTable& otherLabels,
                    const std::string& id) {
    const auto rings = [&](const auto& sheet, const LabelTable& table) {
        const auto label = table.labelOf(id);
        return sheet == nullptr || !label ? std::vector<planar::GridRing>{} : sheet->outline(*label);
    };
    return rings(map, labels) != rings(other, otherLabels);
}

NamedSheet sheetOf(const Draft& draft) {
    return {draft.map.get(), draft.labels};
}
NamedSheet sheetOf(const Opened& opened) {
    return {opened.map.get(), opened.labels};
}

/// Whether outlines in the files are others than before; without a planar map the picture's own are compared.
bool theirPictureDiffers(const Opened& before, const Draft& theirs) {
    if (!samePicture(sheetOf(theirs), sheetOf(before))) return true;
    return theirs.map == nullptr && theirs.opened->svg.picture.provinces != before.svg.picture.provinces;
}

/// Names the provinces whose outlines both have changed, each in another way; where there are none, all whose
/// outline either has changed: their common borders lie elsewhere, so that they can't be put together.
Clash outlineClash(const Draft& mine, const Draft& theirs) {
    const Opened& before = *mine.opened;
    Clash clash;
    clash.of = Clash::Of::outlines;
    std::set<std::string> ids;
    for (const LabelTable* table : {&mine.labels, &theirs.labels})
        for (const auto& [label, id] : table->all())
            ids.insert(id);
    std::vector<std::string> either;
    for (const std::string& id : ids) {
        const bool my = outlineDiffers(mine.map, mine.labels, before.map, before.labels, id);
        const bool their = outlineDiffers(theirs.map, theirs.labels, before.map, before.labels, id);
        if (my || their) either.push_back(id);
        if (my && their && outlineDiffers(mine.map, mine.labels, theirs.map, theirs.labels, id))
            clash.provinces.push_back(id);
    }
    if (clash.provinces.empty()) clash.provinces = std::move(either);
    return clash;
}

/// Puts my picture in place of theirs: labels are those of their file, and new ones.
void takeMySheet(Merge& merge, const Draft& mine, const Draft& theirs) {
    Draft& draft = merge.draft;
    LabelTable labels = theirs.labels;
    std::vector<std::pair<Label, Label>> pairs;
    std::vector<std::pair<Label, std::string>> fresh;
    Label next = std::max(theirs.labels.next(), mine.labels.next());
    for (const auto& [label, id] : mine.labels.all()) {
        const auto theirLabel = theirs.labels.labelOf(id);
        pairs.emplace_back(label, theirLabel.value_or(next));
        if (!theirLabel) fresh.emplace_back(next++, id);
    }
    std::vector<std::pair<Label, std::string>> gone;
    for (const auto& [label, id] : theirs.labels.all())
        if (!mine.labels.labelOf(id)) gone.emplace_back(label, id);
    auto sheet = mine.map;
    std::erase_if(pairs, [](const auto& pair) { return pair.first == pair.second; });
    if (sheet != nullptr && !pairs.empty())
        if (auto relabelled = planar::relabelled(*sheet, pairs))
            sheet = std::make_shared<const planar::PlanarMap>(std::move(relabelled->map));
    if (!sameSheet(draft.map, sheet)) merge.change.steps.emplace_back(WholeMapSlot{draft.map, sheet});
    for (const auto& [label, id] : gone)
        merge.change.steps.emplace_back(LabelSlot{label, id, {}});
    for (const auto& [label, id] : fresh)
        merge.change.steps.emplace_back(LabelSlot{label, {}, id});
}

void takeMyLayer(Merge& merge, const Draft& mine, Layer layer) {
    const auto& theirs = merge.draft.layer(layer);
    for (std::size_t i = theirs.size(); i-- > 0;)
        merge.change.steps.emplace_back(LayerSlot{layer, i, theirs[i], nullptr});
    const auto& items = mine.layer(layer);
    for (std::size_t i = 0; i < items.size(); ++i)
        merge.change.steps.emplace_back(LayerSlot{layer, i, nullptr, items[i]});
}

} // namespace

std::vector<Slot> slotsBetween(const Node& from, const Node& to) {
    SlotFinder finder;
    finder.compare(from, to, {}, 0);
    return finder.take();
}

std::string subjectOf(const Clash& clash) {
    if (clash.of == Clash::Of::outlines) return "outlines";
    if (clash.of == Clash::Of::layer) return "layer " + std::to_string(static_cast<int>(clash.layer));
    return "value " + written(clash.path);
}

Merge merge3(const Draft& mine, const Draft& theirs, const Sides& sides) {
    const Opened& before = *mine.opened;
    Merge merge{theirs, {Sentence("Changes from outside taken in"), {}, {}}, {}};
    const auto tree = TreeMerge(sides, merge.clashes)
                          .merged(before.yaml.tree, mine.tree, theirs.tree, {})
                          .value_or(theirs.tree);

    bool myPicture =
        !samePicture(sheetOf(mine), sheetOf(before)) && !samePicture(sheetOf(mine), sheetOf(theirs));
    if (myPicture && theirPictureDiffers(before, theirs)) {
        merge.clashes.push_back(outlineClash(mine, theirs));
        myPicture = sideOf(merge.clashes.back(), sides) == Side::mine;
    }
    if (myPicture) takeMySheet(merge, mine, theirs);
    for (const Layer layer : {Layer::rivers, Layer::relief, Layer::woods, Layer::water}) {
        const auto& old = before.layers[static_cast<std::size_t>(layer)];
        if (sameItems(mine.layer(layer), old) || sameItems(mine.layer(layer), theirs.layer(layer))) continue;
        if (!sameItems(theirs.layer(layer), old)) {
            merge.clashes.push_back({Clash::Of::layer, {}, {}, layer, {}, {}, {}});
            if (sideOf(merge.clashes.back(), sides) == Side::theirs) continue;
        }
        takeMyLayer(merge, mine, layer);
    }
    for (Slot& slot : slotsBetween(theirs.tree, tree))
        merge.change.steps.push_back(std::move(slot));
    [[maybe_unused]] const bool fits = apply(merge.draft, merge.change);
    assert(fits);
    return merge;
}

} // namespace marches::draft
