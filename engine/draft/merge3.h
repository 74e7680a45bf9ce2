#pragma once

#include "engine/draft/draft.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace marches::draft {

/// What was changed here and outside, each in another way.
struct Clash {
    enum class Of : std::uint8_t { value, outlines, layer };
    Of of = Of::value;
    TreePath path;                      ///< of a value
    std::vector<std::string> provinces; ///< whose outlines: of both, else all that either has changed
    Layer layer = Layer::rivers;        ///< of a layer
    std::optional<Node> base;           ///< a value as last read; nothing: there was none
    std::optional<Node> mine;           ///< nothing: taken out
    std::optional<Node> theirs;
};

/// Returns what a clash is about, as one text: alike where two merges ask for the same.
std::string subjectOf(const Clash& clash);

/// Whose value is taken where both have changed.
enum class Side : std::uint8_t { mine, theirs };
/// The answers to clashes, by their subjects; what has none stays mine.
using Sides = std::map<std::string, Side, std::less<>>;

struct Merge {
    Draft draft;                ///< on the files of now as opened, with what both have changed
    Change change;              ///< what was changed here: from the files of now to this draft
    std::vector<Clash> clashes; ///< settled as `sides` say; empty: clean
};

/// Merges a file that has changed outside: `mine` is the draft that was opened from the old file, `theirs`
/// the new file as opened. Values are compared one by one, in maps by their keys, in lists of ids and of
/// lanes, corners and links by what they name; other lists count as one value. So do all outlines together,
/// whose borders are common, and each layer over them: taken from the side that has changed it, and a clash
/// where both have.
Merge merge3(const Draft& mine, const Draft& theirs, const Sides& sides = {});

/// Returns the slots that bring one tree to another.
std::vector<Slot> slotsBetween(const Node& from, const Node& to);

} // namespace marches::draft
