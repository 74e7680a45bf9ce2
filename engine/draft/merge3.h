#pragma once

#include "engine/draft/draft.h"

#include <optional>
#include <string>
#include <vector>

namespace marches::draft {

/// A value that was changed here and outside, each in another way.
struct Clash {
    TreePath path;            ///< empty for an outline
    std::string province;     ///< whose outline it is, where it is one
    std::optional<Node> base; ///< as last read; nothing: there was none
    std::optional<Node> mine; ///< nothing: taken out
    std::optional<Node> theirs;
};

/// Whose value is taken where both have changed.
enum class Side { mine, theirs };

struct Merge {
    Draft draft;                ///< on the files of now as opened, with what both have changed
    Change change;              ///< what was changed here: from the files of now to this draft
    std::vector<Clash> clashes; ///< settled for `side`; empty: clean
};

/// Merges a file that has changed outside: `mine` is the draft that was opened from the old file, `theirs`
/// the new file as opened. Values are compared one by one, in maps by their keys, in lists of ids and of
/// lanes, corners and links by what they name; other lists count as one value. Outlines of provinces are
/// taken from the side that has changed them, if that is one; where both have changed the picture, clashes
/// name the provinces and the side decides for the whole picture.
Merge merge3(const Draft& mine, const Draft& theirs, Side side = Side::mine);

/// Merges three values; nothing where there is none. Clashes are added, with paths below `path`.
std::optional<Node> mergedValue(const std::optional<Node>& base, const std::optional<Node>& mine,
                                const std::optional<Node>& theirs, Side side, const TreePath& path,
                                std::vector<Clash>& clashes);

/// Returns the slots that bring one tree to another.
std::vector<Slot> slotsBetween(const Node& from, const Node& to);

} // namespace marches::draft
