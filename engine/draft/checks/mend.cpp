#include "engine/draft/checks/mend.h"

#include "engine/base/text.h"
#include "engine/draft/draft.h"
#include "engine/draft/edits_sheet.h"
#include "engine/draft/mentions.h"
#include "engine/draft/merge3.h"

#include <algorithm>

namespace marches::draft {
namespace {

/// Whether an edit takes an element of a list out, by the last part of its path.
bool takesElement(const TreeEdit& edit) {
    return edit.kind != TreeEdit::Kind::set && !edit.path.empty() && wholeNumber(edit.path.back());
}

bool sameEdit(const TreeEdit& a, const TreeEdit& b) {
    return a.kind == b.kind && a.path == b.path && sameContent(a.value, b.value);
}

/// Whether two edits are about the same value, or one about a part of what the other is about.
bool clash(const TreeEdit& a, const TreeEdit& b) {
    if (sameEdit(a, b)) return false;
    const std::size_t both = std::min(a.path.size(), b.path.size());
    if (!std::equal(a.path.begin(), a.path.begin() + static_cast<std::ptrdiff_t>(both), b.path.begin()))
        return false;
    const bool added = a.path == b.path && !a.path.empty() && a.path.back() == "-";
    return !added; // both add to one list
}

bool clashes(const Fix& fix, const std::vector<Fix>& taken) {
    return std::any_of(taken.begin(), taken.end(), [&](const Fix& other) {
        return std::any_of(fix.edits.begin(), fix.edits.end(), [&](const TreeEdit& edit) {
            return std::any_of(other.edits.begin(), other.edits.end(),
                               [&](const TreeEdit& before) { return clash(edit, before); });
        });
    });
}

Expected<Change, Sentence> outlineChange(const Draft& draft, const OutlineEdit& edit) {
    if (edit.kind == OutlineEdit::Kind::giveFace) return giveLand(draft, {planar::toGrid(edit.at)}, edit.to);
    const auto offer = joinOffer(draft, edit.widest, edit.between);
    if (!offer) return unexpected(offer.error());
    return joinedBorders(draft, offer->map);
}

} // namespace

std::vector<Fix> safeFixes(std::span<const Problem> problems) {
    std::vector<Fix> taken;
    for (const Problem& problem : problems) {
        const auto fix = std::find_if(problem.fixes.begin(), problem.fixes.end(),
                                      [](const Fix& one) { return one.safe && one.changes(); });
        if (fix != problem.fixes.end() && !clashes(*fix, taken)) taken.push_back(*fix);
    }
    return taken;
}

std::vector<TreeEdit> editsOf(std::span<const Fix> fixes) {
    std::vector<TreeEdit> edits;
    for (const Fix& fix : fixes)
        for (const TreeEdit& edit : fix.edits)
            if (std::none_of(edits.begin(), edits.end(),
                             [&](const TreeEdit& other) { return sameEdit(edit, other); }))
                edits.push_back(edit);
    std::stable_sort(edits.begin(), edits.end(), [](const TreeEdit& a, const TreeEdit& b) {
        if (!takesElement(a) || !takesElement(b)) return !takesElement(a) && takesElement(b);
        return PathOrder{}(b.path, a.path);
    });
    return edits;
}

Expected<Change, Sentence> changeOf(const Draft& draft, std::span<const Fix> fixes, Sentence name) {
    const Node tree = withEdits(draft.tree, draft.opened->base, editsOf(fixes));
    Change all{name, slotsBetween(draft.tree, tree), {}};
    Draft now = draft;
    if (!apply(now, all)) return unexpected(Sentence("Nothing changes by this."));
    bool joins = false;
    for (const Fix& fix : fixes) {
        if (!fix.outline) continue;
        const bool join = fix.outline->kind == OutlineEdit::Kind::joinBorders && fix.outline->between.empty();
        if (join && joins) continue; // all borders are joined at once
        joins = joins || join;
        auto change = outlineChange(now, *fix.outline);
        if (!change) return change;
        if (!apply(now, *change)) return unexpected(Sentence("Nothing changes by this."));
        all = joined(all, *change);
    }
    if (all.empty()) return unexpected(Sentence("Nothing changes by this."));
    all.name = std::move(name);
    all.mergeKey.clear();
    return all;
}

} // namespace marches::draft
