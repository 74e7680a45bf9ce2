#pragma once

#include "engine/base/expected.h"
#include "engine/base/sentence.h"

#include <string>
#include <string_view>
#include <vector>

namespace marches {

inline constexpr std::size_t maxStringCharacters = 80;

/// A word of a record line. A string in quotes may follow a colon (`bot:exec:"my player"`), never a letter.
struct Word {
    std::string text;    ///< without quotes and escapes
    int column = 1;      ///< in bytes, from 1
    bool quoted = false; ///< begins with a quote
    bool operator==(const Word&) const = default;
};

/// Why a line cannot be split into words.
struct WordFault {
    std::string code; ///< "bad-utf8", "control-character", "open-string", "string-too-long", "bad-string"
    int column = 1;
    Sentence sentence;
    bool operator==(const WordFault&) const = default;
};

/// Splits one line (without its end) into words; a `#` outside strings ends it.
Expected<std::vector<Word>, WordFault> splitWords(std::string_view line);

/// Returns the line without its comment and the blanks around it. Precondition: splitWords accepts it.
std::string_view withoutComment(std::string_view line) noexcept;

/// Whether the text may stand in a string: well-formed UTF-8 of at most 80 characters, none of them a control
/// character or one that turns the direction of text.
bool isStringText(std::string_view text) noexcept;

/// Returns the text as a string in quotes. Precondition: isStringText.
std::string inQuotes(std::string_view text);

/// Returns the text bare if it reads back as the same single word, else in quotes. Precondition:
/// isStringText.
std::string wordOrQuoted(std::string_view text);

} // namespace marches
