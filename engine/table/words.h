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

/// What is wrong with a line's spelling.
struct WordFault {
    std::string code; ///< "bad-utf8", "control-character", "open-string", "string-too-long", "bad-string"
    int column = 1;
    Sentence sentence;
    bool operator==(const WordFault&) const = default;
};

/// The words of one line (without its end); a `#` outside strings ends it.
Expected<std::vector<Word>, WordFault> splitWords(std::string_view line);

/// The line without its comment and the blanks around it. For lines that splitWords has let pass.
std::string_view withoutComment(std::string_view line) noexcept;

/// Whether the text may stand in a string: well-formed, at most 80 characters, no control or bidirectional
/// ones.
bool isStringText(std::string_view text) noexcept;

/// The text as a string in quotes. Precondition: isStringText.
std::string inQuotes(std::string_view text);

/// The text bare if it reads back as the same single word, else in quotes. Precondition: isStringText.
std::string wordOrQuoted(std::string_view text);

} // namespace marches
