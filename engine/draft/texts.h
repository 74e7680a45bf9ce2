#pragma once

#include "engine/base/expected.h"
#include "engine/draft/change.h"
#include "engine/map/map.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// All texts of a scenario, in all languages: names, the sentence about it, notes to translators.
namespace marches::draft {

/// What a text belongs to; the order in which texts are listed.
enum class TextKind : std::uint8_t {
    scenario,
    country,
    province,
    sea,
    variant,
    start,
    challenge,
    reason,
    other
};

/// One text with its translations.
struct TextEntry {
    TreePath path; ///< of the entry by language: "provinces/kent/names"
    TextKind kind = TextKind::other;
    std::string id; ///< of the country, province or variant; else empty
    /// By language; the key "" holds one text for all languages. Empty where there is none yet.
    LocalNames texts;
    LocalNames shorts; ///< short forms, by language
    std::string note;  ///< to translators

    /// Returns the text that stands in a language; empty where there is none. One for all languages is the
    /// English one, where no other is.
    std::string_view in(std::string_view language) const noexcept;
    /// Returns what is shown in that language: the text, the English one or any other; empty where there is
    /// none at all.
    std::string_view shownIn(std::string_view language) const noexcept;
    /// Whether a translation is missing: there are texts in other languages.
    bool lacks(std::string_view language) const noexcept;
    bool operator==(const TextEntry&) const = default;
};

/// Returns the texts of a whole tree by kind, those of a kind in the order of the tree. The title and the
/// sentence about the scenario are always among them.
std::vector<TextEntry> allTexts(const Node& whole);

/// Returns the languages that occur, English first, then French, German and Dutch, then others by code.
std::vector<std::string> languagesOf(const std::vector<TextEntry>& texts);

/// Whether this is written like the code of a language: two or three small letters.
bool isLanguageCode(std::string_view text) noexcept;

/// Where the sentence about the scenario stands.
TreePath sentencePath();

/// Sets a text in a language; an empty one takes the language away. `entry` as in TextEntry; the entry
/// may be missing yet.
Expected<Change, Sentence> setText(const Draft& draft, const TreePath& entry, std::string_view language,
                                   std::string_view text);
/// Sets the short form of a name, used where the name does not fit; an empty one takes it away. The
/// scenario becomes one of format 2.
Expected<Change, Sentence> setShort(const Draft& draft, const TreePath& entry, std::string_view language,
                                    std::string_view text);
/// Sets the note to translators about a text; an empty one takes it away.
Expected<Change, Sentence> setNote(const Draft& draft, const TreePath& entry, std::string_view note);

} // namespace marches::draft
