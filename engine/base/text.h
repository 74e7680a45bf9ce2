#pragma once

#include <string_view>

namespace marches {

/// Whether the bytes are well-formed UTF-8 without NUL (RFC 3629: no surrogates, no overlong forms).
bool isUtf8(std::string_view text) noexcept;

/// Whether well-formed UTF-8 holds a control character (C0, C1, DEL) or one that changes the direction of
/// text.
bool hasControlOrBidi(std::string_view utf8) noexcept;

/// Whether the text is an id: lower-case ASCII letters, digits and single hyphens, starting with a letter or
/// digit.
bool isSlug(std::string_view text) noexcept;

} // namespace marches
