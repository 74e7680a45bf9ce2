#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace marches {

// Lines of journals: each is followed by ` #` and the CRC-32 of the line in 8 hexadecimal digits.

/// Returns the line with its checksum behind it, without a line end.
std::string withChecksum(std::string_view line);

/// Returns the line without its checksum; nothing if that is missing or wrong.
std::optional<std::string_view> verifiedLine(std::string_view line);

} // namespace marches
