#include "engine/draft/change.h"

#include "engine/draft/draft.h"
#include "engine/draft/node_edit.h"

#include <algorithm>
#include <utility>

namespace marches::draft {
namespace {

bool sameValue(const std::optional<Node>& wanted, const Node& found) {
    return wanted && sameContent(*wanted, found);
}

/// Returns the map or list that holds the last part of a path; null where there is none.
Node* holderOf(Node& root, const TreePath& path) {
    Node* node = &root;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const auto position = positionIn(*node, path[i]);
        if (!position) return nullptr;
        node = &childAt(*node, *position);
    }
    return node;
}

bool applySlot(Draft& draft, const TreeSlot& slot) {
    if (slot.path.empty()) { // the whole file
        if (!slot.after || !slot.after->isMap() || !sameValue(slot.before, draft.tree)) return false;
        draft.tree = *slot.after;
        return true;
    }
    // What is there is looked at first: going down to change it copies the way that is shared.
    const Node* seen = &draft.tree;
    for (std::size_t i = 0; i + 1 < slot.path.size(); ++i) {
        const auto position = positionIn(*seen, slot.path[i]);
        if (!position) return false;
        seen = &seen->items[*position];
    }
    if (!seen->isMap() && !seen->isList()) return false;
    if (seen->isList() && listPosition(slot.path.back()) != slot.at) return false;
    const auto position = positionIn(*seen, slot.path.back());
    if (slot.before) {
        if (position != slot.at || !sameValue(slot.before, seen->items[slot.at])) return false;
    } else if (!slot.after || slot.at > seen->size() || (seen->isMap() && position)) {
        return false;
    }
    Node* holder = holderOf(draft.tree, slot.path);
    if (slot.before && slot.after)
        childAt(*holder, slot.at) = *slot.after;
    else if (slot.before)
        eraseAt(*holder, slot.at);
    else if (holder->isMap())
        insertEntry(*holder, slot.at, slot.path.back(), *slot.after);
    else
        insertItem(*holder, slot.at, *slot.after);
    return true;
}

bool sameArc(const planar::ArcPointer& a, const planar::ArcPointer& b) {
    return a == b || (a != nullptr && b != nullptr && *a == *b);
}

bool applySlot(Draft& draft, const MapSlot& slot) {
    if (draft.map == nullptr || slot.delta == nullptr) return false;
    const planar::MapDelta& delta = *slot.delta;
    if (delta.sheetBefore != draft.map->sheet()) return false;
    std::set<planar::ArcId> freed;
    for (const auto& [id, arc] : delta.out)
        if (!sameArc(draft.map->arcPointer(id), arc) || !freed.insert(id).second) return false;
    std::set<planar::ArcId> taken;
    for (const auto& [id, arc] : delta.in)
        if ((draft.map->arcPointer(id) != nullptr && !freed.contains(id)) || !taken.insert(id).second)
            return false;
    draft.map = std::make_shared<const planar::PlanarMap>(planar::applied(*draft.map, delta));
    for (const auto& [id, arc] : delta.in) {
        draft.labels.use(arc->left);
        draft.labels.use(arc->right);
    }
    return true;
}

bool sameMap(const std::shared_ptr<const planar::PlanarMap>& a,
             const std::shared_ptr<const planar::PlanarMap>& b) {
    return a == b || (a != nullptr && b != nullptr && *a == *b);
}

bool applySlot(Draft& draft, const WholeMapSlot& slot) {
    if (!sameMap(draft.map, slot.before)) return false;
    draft.map = slot.after;
    if (draft.map != nullptr) draft.labels.use(draft.map->greatestLabel());
    return true;
}

bool applySlot(Draft& draft, const LayerSlot& slot) {
    std::vector<LayerItem>& items = draft.layer(slot.layer);
    const auto there = items.begin() + static_cast<std::ptrdiff_t>(std::min(slot.at, items.size()));
    if (slot.before != nullptr) {
        if (slot.at >= items.size() || (*there != slot.before && **there != *slot.before)) return false;
        if (slot.after != nullptr)
            *there = slot.after;
        else
            items.erase(there);
        return true;
    }
    if (slot.after == nullptr || slot.at > items.size()) return false;
    items.insert(there, slot.after);
    return true;
}

bool applySlot(Draft& draft, const LabelSlot& slot) {
    if (draft.labels.idOf(slot.label) != slot.before) return false;
    if (!slot.after.empty() && draft.labels.labelOf(slot.after)) return false;
    draft.labels.set(slot.label, slot.after);
    return true;
}

bool applySlot(Draft& draft, const UnderlaySlot& slot) {
    draft.underlay = slot.after;
    return true;
}

TreeSlot reversedSlot(const TreeSlot& slot) {
    return {slot.path, slot.at, slot.after, slot.before};
}
MapSlot reversedSlot(const MapSlot& slot) {
    return {std::make_shared<const planar::MapDelta>(planar::reversed(*slot.delta))};
}
WholeMapSlot reversedSlot(const WholeMapSlot& slot) {
    return {slot.after, slot.before};
}
LayerSlot reversedSlot(const LayerSlot& slot) {
    return {slot.layer, slot.at, slot.after, slot.before};
}
LabelSlot reversedSlot(const LabelSlot& slot) {
    return {slot.label, slot.after, slot.before};
}
UnderlaySlot reversedSlot(const UnderlaySlot& slot) {
    return {slot.after, slot.before};
}

/// Puts a slot behind others; one that replaces the value that the last of them has set is made one with it.
void append(std::vector<Slot>& slots, const Slot& slot) {
    const auto* next = std::get_if<TreeSlot>(&slot);
    auto* last = slots.empty() ? nullptr : std::get_if<TreeSlot>(&slots.back());
    if (next == nullptr || last == nullptr || last->path != next->path || !last->after || !next->before ||
        (!last->before && !next->after)) {
        slots.push_back(slot);
        return;
    }
    last->after = next->after;
    if (last->before && last->after && sameContent(*last->before, *last->after)) slots.pop_back();
}

void touch(const TreeSlot& slot, Touched& result) {
    if (slot.path.empty()) {
        for (const auto* value : {&slot.before, &slot.after})
            if (*value)
                for (const Node::Key& key : (*value)->keys)
                    result.sections.insert(key.text);
        return;
    }
    result.sections.insert(slot.path[0]);
    const auto collect = [&](std::string_view section, std::set<std::string>& ids) {
        if (slot.path[0] != section) return;
        if (slot.path.size() > 1) {
            ids.insert(slot.path[1]);
            return;
        }
        for (const auto* value : {&slot.before, &slot.after}) // the section itself
            if (*value)
                for (const Node::Key& key : (*value)->keys)
                    ids.insert(key.text);
    };
    collect("provinces", result.provinces);
    collect("countries", result.countries);
    collect("variants", result.variants);
}

void touch(const MapSlot& slot, Touched& result) {
    result.geometry = true;
    for (const auto* arcs : {&slot.delta->out, &slot.delta->in})
        for (const auto& [id, arc] : *arcs) {
            result.labels.insert(arc->left);
            result.labels.insert(arc->right);
        }
}

void touch(const WholeMapSlot& slot, Touched& result) {
    result.geometry = true;
    for (const auto& map : {slot.before, slot.after})
        if (map != nullptr) {
            result.labels.insert({planar::sea, planar::quietLand});
            for (const Label label : map->provinces())
                result.labels.insert(label);
        }
}

void touch(const LayerSlot& slot, Touched& result) {
    result.layers.insert(slot.layer);
}

void touch(const LabelSlot& slot, Touched& result) {
    result.labels.insert(slot.label);
    for (const std::string* id : {&slot.before, &slot.after})
        if (!id->empty()) result.provinces.insert(*id);
}

void touch(const UnderlaySlot& /*slot*/, Touched& result) {
    result.underlay = true;
}

} // namespace

bool apply(Draft& draft, const Change& change) {
    Draft next = draft;
    for (const Slot& slot : change.steps)
        if (!std::visit([&](const auto& one) { return applySlot(next, one); }, slot)) return false;
    draft = std::move(next);
    return true;
}

Change reversed(const Change& change) {
    Change back{change.name, {}, change.mergeKey};
    back.steps.reserve(change.steps.size());
    for (auto slot = change.steps.rbegin(); slot != change.steps.rend(); ++slot)
        back.steps.push_back(std::visit([](const auto& one) -> Slot { return reversedSlot(one); }, *slot));
    return back;
}

Change joined(const Change& first, const Change& second) {
    Change both{second.name, first.steps, second.mergeKey};
    for (const Slot& slot : second.steps)
        append(both.steps, slot);
    return both;
}

Touched touched(const Change& change) {
    Touched result;
    for (const Slot& slot : change.steps)
        std::visit([&](const auto& one) { touch(one, result); }, slot);
    return result;
}

bool changesFiles(const Change& change) {
    return std::any_of(change.steps.begin(), change.steps.end(),
                       [](const Slot& slot) { return !std::holds_alternative<UnderlaySlot>(slot); });
}

bool touches(const Change& change, const TreePath& path) {
    return std::any_of(change.steps.begin(), change.steps.end(), [&](const Slot& slot) {
        const auto* tree = std::get_if<TreeSlot>(&slot);
        return tree != nullptr &&
               std::equal(path.begin(),
                          path.begin() +
                              static_cast<std::ptrdiff_t>(std::min(path.size(), tree->path.size())),
                          tree->path.begin(),
                          tree->path.begin() +
                              static_cast<std::ptrdiff_t>(std::min(path.size(), tree->path.size())));
    });
}

} // namespace marches::draft
