#pragma once

#include "engine/base/colour.h"
#include "engine/draft/checks/problem.h"
#include "engine/draft/checks/reading.h"

#include <functional>
#include <map>

/// Checks of what is written; each returns nothing for a scenario that was not read.
namespace marches::draft {

/// Names: "text-missing" once a language that has some of the names but not all, "text-alike" where two
/// things of the map have the same name in one language.
Problems textProblems(const Reading& reading);

/// Variants: "not-connected" where a variant falls into parts that no link joins, "variant-same" for a key
/// that equals what it lies over.
Problems variantProblems(const Reading& reading);

/// The colours in which a map shows its countries, and how another is chosen.
struct CountryColours {
    std::map<std::string, Colour24, std::less<>> shown; ///< by country's id
    std::vector<Colour24> palette;                      ///< what a country may have instead
    /// Returns the edits that give a country a colour; not set: the file has none, and there is no fix.
    std::function<std::vector<TreeEdit>(const std::string& country, Colour24 colour)> recolour;
};

/// Countries whose colours somebody can't tell apart: "countries-alike".
Problems colourProblems(const Reading& reading, const CountryColours& colours);

/// A file that the document was made from, as it was when it was read or written last.
struct FileAsRead {
    std::filesystem::path path;
    std::string digest; ///< SHA-256 of its bytes, 64 hexadecimal digits
    bool own = true;    ///< one of the document's own files, not one that it is based on
    bool operator==(const FileAsRead&) const = default;
};

/// Files that are no longer what they were: "outside-changed" for the document's own, "base-changed" for
/// those it is based on.
Problems fileProblems(std::span<const FileAsRead> files);

} // namespace marches::draft
