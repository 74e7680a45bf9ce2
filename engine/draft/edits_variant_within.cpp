#include "engine/draft/edits_variant_within.h"

#include "engine/draft/command_parts.h"
#include "engine/draft/edits_variant_parts.h"
#include "engine/draft/node_edit.h"

#include <algorithm>
#include <array>
#include <set>

namespace marches::draft {
namespace {

constexpr std::array<std::string_view, 8> keysOfWhole{"names", "variants",  "picture",  "texts",
                                                      "goals", "challenge", "solution", "based-on"};

bool isAmong(std::string_view key, const auto& keys) {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// Whether a value belongs to the whole map whatever variant is shown.
bool isOfWhole(const TreePath& path) {
    if (isAmong(path[0], keysOfWhole)) return true;
    const bool entries = path[0] == "provinces" || path[0] == "countries";
    if (!entries) return false;
    if (path.size() <= 2) return true; // one comes or goes
    return path[0] == "provinces" && path[2] == "links";
}

/// Cuts a path where it would go into a list of one of the trees: an overlay replaces lists whole.
TreePath toWholeValue(TreePath path, const Node& a, const Node& b) {
    for (std::size_t i = 1; i < path.size(); ++i) {
        const TreePath part(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(i));
        for (const Node* on : {find(a, part), find(b, part)})
            if (on != nullptr && !on->isMap()) return part;
    }
    return path;
}

/// Puts what differs from the scenario into the overlay, key by key where both are maps.
void layOver(TreeWork& work, const std::string& variant, const TreePath& path, const Node* wanted,
             const Node* below) {
    if (wanted != nullptr && below != nullptr && wanted->isMap() && below->isMap()) {
        std::vector<std::string> keys;
        for (const Node* map : {below, wanted})
            for (const auto& key : map->keys)
                if (!isAmong(key.text, keys)) keys.push_back(key.text);
        for (const std::string& key : keys) {
            TreePath deeper = path;
            deeper.push_back(key);
            layOver(work, variant, deeper, wanted->find(key), below->find(key));
        }
        return;
    }
    const bool same = wanted == nullptr ? below == nullptr : below != nullptr && sameContent(*wanted, *below);
    TreePath over{"variants", variant};
    over.insert(over.end(), path.begin(), path.end());
    if (same)
        dropFromOverlay(work, variant, path);
    else
        work.set(over, wanted == nullptr ? Node{} : *wanted);
}

/// The country of a province stands in `membership` of a variant.
std::optional<Sentence> layMembership(TreeWork& work, const std::string& variant, const std::string& province,
                                      const Node* wanted, const Node* below) {
    if (wanted == nullptr) return Sentence("In a variant a province belongs to somebody, or is left out.");
    const TreePath path{"membership", province};
    if (below != nullptr && sameContent(*wanted, *below))
        dropFromOverlay(work, variant, path);
    else
        work.set({"variants", variant, "membership", province}, *wanted);
    return std::nullopt;
}

} // namespace

Node treeWithin(const Node& whole, const std::string& variant) {
    const Node* overlay = variant.empty() ? nullptr : find(whole, {"variants", variant});
    if (overlay == nullptr || !overlay->isMap()) return whole;
    Node over = *overlay;
    over.erase("names");
    Node tree = merged(whole, over);
    const Node* membership = tree.find("membership");
    const Node* provinces = tree.find("provinces");
    if (membership == nullptr || !membership->isMap() || provinces == nullptr) return tree;
    Node owned = *provinces;
    for (std::size_t i = 0; i < membership->size(); ++i)
        if (const Node* province = owned.find(membership->keys[i].text);
            province != nullptr && province->isMap()) {
            Node its = *province;
            its.set("country", membership->items[i]);
            owned.set(membership->keys[i].text, std::move(its));
        }
    tree.set("provinces", std::move(owned));
    return tree;
}

Draft draftWithin(const Draft& draft, const std::string& variant) {
    Draft within = draft;
    if (variant.empty()) return within;
    within.tree = treeWithin(wholeTree(draft), variant);
    auto opened = std::make_shared<Opened>(*draft.opened);
    opened->base = Node{}; // it is in the tree already
    within.opened = std::move(opened);
    return within;
}

Expected<Change, Sentence> movedInto(const Draft& draft, const std::string& variant, Change change) {
    if (variant.empty()) return change;
    std::set<TreePath> touched;
    for (const Slot& slot : change.steps) {
        const auto* value = std::get_if<TreeSlot>(&slot);
        if (value == nullptr || value->path.empty() || isOfWhole(value->path)) return change;
        touched.insert(value->path);
    }
    Draft after = draftWithin(draft, variant);
    if (!apply(after, change)) {
        after = draft;
        if (!apply(after, change)) return unexpected(Sentence("The map has changed since."));
    }
    const Node whole = wholeTree(draft);
    const Node wanted = wholeTree(after);
    TreeWork work(draft);
    if (auto missing = noSuchVariant(work, variant)) return unexpected(std::move(*missing));
    for (const TreePath& path : touched) {
        if (auto refused = overlayRefused(work, variant, path)) return unexpected(std::move(*refused));
        if (path[0] == "provinces" && path[2] == "country") {
            const TreePath country{"provinces", path[1], "country"};
            if (auto refused =
                    layMembership(work, variant, path[1], find(wanted, country), find(whole, country)))
                return unexpected(std::move(*refused));
            continue;
        }
        const TreePath value = toWholeValue(path, whole, wanted);
        layOver(work, variant, value, find(wanted, value), find(whole, value));
    }
    const std::string name = shownName(work, "variants", variant);
    std::string key = change.mergeKey.empty() ? std::string() : change.mergeKey + " in " + variant;
    return finished(std::move(work), Sentence("{0}: {1}", name, std::move(change.name)), std::move(key));
}

} // namespace marches::draft
