#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace marches {

/// Returns how many bytes of the text, from its start, are well-formed UTF-8 without NUL (RFC 3629).
std::size_t utf8PrefixLength(std::string_view text) noexcept;

/// Returns at most the first 40 bytes of a word from a file, as much as a sentence holds. Where it is cut,
/// dots follow the last whole character.
std::string shortened(std::string_view word);

/// Returns `shortened` between quotation marks.
std::string quotation(std::string_view word);

/// Whether the bytes are well-formed UTF-8 without NUL (RFC 3629: no surrogates, no overlong forms).
bool isUtf8(std::string_view text) noexcept;

/// Counts the code points of well-formed UTF-8.
std::size_t characterCount(std::string_view utf8) noexcept;

/// Whether well-formed UTF-8 holds a control character (C0, C1, DEL) or one that changes the direction of
/// text.
bool hasControlOrBidi(std::string_view utf8) noexcept;

/// Whether the text is an id: lower-case ASCII letters, digits and single hyphens, starting with a letter or
/// digit.
bool isSlug(std::string_view text) noexcept;

/// Reads a number of decimal digits only, without a sign and at most `largest`; nothing for any other text.
std::optional<std::uint64_t> wholeNumber(std::string_view digits,
                                         std::uint64_t largest = UINT64_MAX) noexcept;

} // namespace marches
