#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace marches {

/// Escapes text for HTML and SVG, between tags and in quoted attributes.
std::string escaped(std::string_view text);

/// Returns "12.3 %" for 0.123.
std::string percent(double share, int decimals = 1);
/// Returns "1 234 567", with narrow spaces that don't break.
std::string grouped(std::uint64_t number);

} // namespace marches
