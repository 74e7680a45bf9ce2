#pragma once

#include "engine/draft/draft.h"
#include "engine/planar/moved_lines.h"

#include <QString>

#include <vector>

namespace marches::editor {

/// A row of *Changes since*: what is not as it was.
struct Difference {
    enum class Kind { added, gone, other } kind = Kind::other;
    QString
        name; ///< of the province, country or variant, of a border its two sides; of anything else its key
    QString parts;    ///< which of its values differ
    QString province; ///< the id of one that is shown for it; empty: none

    bool operator==(const Difference&) const = default;
};

struct Differences {
    std::vector<Difference> rows;
    planar::MovedLines lines; ///< for the map
};

/// Compares two drafts: borders and coasts first, then provinces, countries and variants by their entries,
/// then all other keys of the file.
[[nodiscard]] Differences differencesOf(const draft::Draft& before, const draft::Draft& now);

} // namespace marches::editor
