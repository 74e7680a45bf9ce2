#include "engine/draft/edits_picture.h"
#include "engine/draft/edits_province.h"
#include "engine/draft/node_edit.h"
#include "engine/draft/sheet_parts.h"

#include <algorithm>

namespace marches::draft {
namespace {

std::optional<Sentence> mergeRefused(const TreeWork& work, const std::string& kept, const std::string& gone) {
    for (const std::string* id : {&kept, &gone})
        if (auto missing = noSuchProvince(work, *id)) return missing;
    if (kept == gone) return Sentence("Choose two different provinces.");
    const GameSlots& game = work.draft().opened->game;
    return game.mergeRefused == nullptr ? std::nullopt : game.mergeRefused(work.whole(), kept, gone);
}

/// Moves the links of `gone` to `kept`; entries stay at the end where they stand, with their kind.
void uniteLinks(TreeWork& work, const std::string& kept, const std::string& gone) {
    const auto own = work.at({"provinces", gone, "links"});
    std::vector<Node> entries;
    if (own && own->isList()) entries.assign(own->items.begin(), own->items.end());
    const auto others = linksOf(work.whole(), gone);
    for (const std::string& other : others) {
        if (other == kept || linked(work, kept, other)) {
            unlink(work, gone, other);
            continue;
        }
        const auto links = work.at({"provinces", other, "links"});
        for (std::size_t i = 0; links && links->isList() && i < links->size(); ++i) {
            const Node& entry = links->items[i];
            const TreePath path{"provinces", other, "links", std::to_string(i)};
            if (entry.isScalar() && entry.text == gone) {
                work.setText(path, kept);
            } else if (const Node* to = entry.isMap() ? entry.find("to") : nullptr;
                       to != nullptr && to->text == gone) {
                TreePath end = path;
                end.emplace_back("to");
                work.setText(end, kept);
            }
        }
    }
    for (const Node& entry : entries) {
        const Node* to = entry.isMap() ? entry.find("to") : &entry;
        if (to != nullptr && to->isScalar() && to->text != kept && !linked(work, kept, to->text))
            work.insert({"provinces", kept, "links"}, entry);
    }
}

/// Replaces `gone` by `kept` in one place outside `provinces`, or takes the place out where that can't be.
void uniteMention(TreeWork& work, const FoundMention& found, const std::string& kept) {
    const TreePath& path = found.path;
    if (!work.has(path)) return; // went with a place that held it
    TreePath holder(path.begin(), path.end() - 1);
    TreePath other = holder;
    other.push_back(kept);
    if (found.mention->key) {
        if (path[0] == "picture" || !work.has(other)) {
            const bool moves = path[0] != "picture" && holder.back() != "membership";
            if (moves)
                work.renameKey(path, kept);
            else
                work.erase(path);
            return;
        }
        const auto mine = work.at(other);
        const auto theirs = work.at(path);
        if (found.mention->merged == Mention::Merged::listsJoin && mine && mine->isList() && theirs->isList())
            for (const Node& item : theirs->items)
                work.insert(other, item);
        work.erase(path);
        return;
    }
    const auto around = work.at(holder);
    const auto texts = around && around->isList() ? textsOf(around) : std::vector<std::string>{};
    const bool both = std::find(texts.begin(), texts.end(), kept) != texts.end();
    if (holder.back() == "left-out" || both) {
        work.erase(goesWith(found));
        return;
    }
    work.setText(path, kept);
}

/// Takes lanes out that are drawn twice now, or between provinces that touch.
void tidyLanes(TreeWork& work, const planar::PlanarMap* map, const std::string& kept, Label label) {
    const auto lanes = work.at({"picture", "sea-lanes"});
    if (!lanes || !lanes->isList()) return;
    std::vector<std::string> seen;
    std::vector<std::size_t> gone;
    for (std::size_t i = 0; i < lanes->size(); ++i) {
        const Node* between = lanes->items[i].find("between");
        const auto ends = between == nullptr ? std::vector<std::string>{} : textsOf(*between);
        if (ends.size() != 2 || (ends[0] != kept && ends[1] != kept)) continue;
        const std::string& other = ends[0] == kept ? ends[1] : ends[0];
        const auto its = work.draft().labels.labelOf(other);
        const bool touch = map != nullptr && its && touching(*map, label, *its);
        if (touch || std::find(seen.begin(), seen.end(), other) != seen.end()) gone.push_back(i);
        seen.push_back(other);
    }
    for (auto i = gone.rbegin(); i != gone.rend(); ++i)
        work.erase({"picture", "sea-lanes", std::to_string(*i)});
}

} // namespace

Expected<MergePlan, Sentence> planMerge(const Draft& draft, const std::string& a, const std::string& b) {
    const TreeWork work(draft);
    if (auto refused = mergeRefused(work, a, b)) return unexpected(std::move(*refused));
    const GameSlots& game = draft.opened->game;
    const Node whole = work.whole();
    const int rankA = game.rankInMerge == nullptr ? 0 : game.rankInMerge(whole, a);
    const int rankB = game.rankInMerge == nullptr ? 0 : game.rankInMerge(whole, b);
    const auto area = [&](const std::string& id) {
        const auto label = draft.labels.labelOf(id);
        return label && draft.map != nullptr ? draft.map->area2(*label) : std::int64_t{0};
    };
    const bool keepsA = rankA != rankB ? rankA > rankB : area(a) >= area(b);
    MergePlan plan{keepsA ? a : b, keepsA ? b : a, {}};
    const std::string gone = shownName(work, "provinces", plan.gone);
    plan.goes.push_back(Sentence("The names and figures of {0}", gone));
    const TreePath keptCountry{"provinces", plan.kept, "country"};
    const TreePath goneCountry{"provinces", plan.gone, "country"};
    if (textsOf(work.at(keptCountry)) != textsOf(work.at(goneCountry)))
        for (const std::string& country : textsOf(work.at(goneCountry)))
            plan.goes.push_back(
                Sentence("That {0} belongs to {1}", gone, shownName(work, "countries", country)));
    if (game.saidInMerge != nullptr)
        for (Sentence& sentence : game.saidInMerge(whole, plan.kept, plan.gone))
            plan.goes.push_back(std::move(sentence));
    return plan;
}

Expected<Change, Sentence> mergeProvinces(const Draft& draft, const std::string& kept,
                                          const std::string& gone) {
    TreeWork work(draft);
    if (auto refused = mergeRefused(work, kept, gone)) return unexpected(std::move(*refused));
    const std::string first = shownName(work, "provinces", kept);
    const std::string second = shownName(work, "provinces", gone);
    const auto label = draft.labels.labelOf(kept);
    const auto goneLabel = draft.labels.labelOf(gone);
    std::shared_ptr<const planar::PlanarMap> after = draft.map;
    if (goneLabel && draft.map != nullptr && draft.map->has(*goneLabel)) {
        if (!label) return unexpected(Sentence("{0} has no outline.", first));
        auto rework = planar::merge(*draft.map, *goneLabel, *label);
        if (!rework) return unexpected(std::move(rework.error().why));
        std::erase(rework->gone, *goneLabel); // what names it is united first
        putRework(work, *rework);
        after = std::make_shared<const planar::PlanarMap>(rework->map);
    } else if (goneLabel) {
        return unexpected(Sentence("Join the borders of the picture first."));
    }
    uniteLinks(work, kept, gone);
    const auto mentions = mentionsOf(work.whole(), draft.opened->game, Mention::Of::province, gone);
    for (auto found = mentions.rbegin(); found != mentions.rend(); ++found)
        if (found->path[0] != "provinces" &&
            !(found->path[0] == "variants" && found->path.size() > 2 && found->path[2] == "provinces"))
            uniteMention(work, *found, kept);
    if (draft.opened->game.afterMerge != nullptr) draft.opened->game.afterMerge(work, kept);
    tidyLanes(work, after.get(), kept, label.value_or(planar::offSheet));
    dropProvince(work, gone);
    return finished(std::move(work), Sentence("{0} merged into {1}", second, first));
}

} // namespace marches::draft
