#pragma once

#include "engine/draft/texts.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Texts as a table for translators: CSV (RFC 4180) in UTF-8, which spreadsheets open.
namespace marches::draft {

struct Draft;

inline constexpr std::size_t maxTableBytes = std::size_t{8} << 20;

/// Returns all texts, a row each: its id, the note to translators, a column for each language, and `was`,
/// by which it is seen later what has changed meanwhile. `languages`: others that get a column.
std::string textsTable(const Draft& draft, const std::vector<std::string>& languages = {});

/// What a table brings.
struct TextsTaken {
    std::optional<Change> change; ///< one step; nothing where the table brings nothing new
    std::size_t texts = 0;        ///< so many are new or changed
    std::vector<Sentence> told;   ///< what was not taken and why, and what to look at again
};

/// Takes the texts of a table that a translator sends back. Rows are found by their id, also where the map
/// has changed meanwhile. An empty cell takes nothing away. Where both the map and the table have changed,
/// the map's text stays and the other is told. Refused as a whole: what is no such table.
Expected<TextsTaken, Sentence> textsFromTable(const Draft& draft, std::string_view bytes);

} // namespace marches::draft
