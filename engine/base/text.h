#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace marches {

/// Bytes of the longest start of the text that is well-formed UTF-8 without NUL (RFC 3629).
std::size_t utf8PrefixLength(std::string_view text) noexcept;

/// A stranger's word, its first 40 bytes at most: as much as a sentence holds. Where it is cut, dots follow
/// the last whole character.
std::string shortened(std::string_view word);

/// The same between quotation marks.
std::string quotation(std::string_view word);

/// Whether the bytes are well-formed UTF-8 without NUL (RFC 3629: no surrogates, no overlong forms).
bool isUtf8(std::string_view text) noexcept;

/// Code points in well-formed UTF-8.
std::size_t characterCount(std::string_view utf8) noexcept;

/// Whether well-formed UTF-8 holds a control character (C0, C1, DEL) or one that changes the direction of
/// text.
bool hasControlOrBidi(std::string_view utf8) noexcept;

/// Whether the text is an id: lower-case ASCII letters, digits and single hyphens, starting with a letter or
/// digit.
bool isSlug(std::string_view text) noexcept;

/// A number of decimal digits only, no sign, at most `largest`; nothing else is read.
std::optional<std::uint64_t> wholeNumber(std::string_view digits,
                                         std::uint64_t largest = UINT64_MAX) noexcept;

} // namespace marches
