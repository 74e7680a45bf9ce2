#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace marches {

/// Text as it may stand in HTML and SVG, between tags and in quoted attributes.
std::string escaped(std::string_view text);

/// "12.3 %"
std::string percent(double share, int decimals = 1);
/// "1 234 567", with narrow spaces that don't break.
std::string grouped(std::uint64_t number);

} // namespace marches
