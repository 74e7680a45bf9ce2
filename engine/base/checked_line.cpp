#include "engine/base/checked_line.h"

#include <boost/crc.hpp>
#include <fmt/format.h>

namespace marches {
namespace {

constexpr std::string_view mark = " #";
constexpr std::size_t checksumDigits = 8;

std::string checksum(std::string_view text) {
    boost::crc_32_type crc;
    crc.process_bytes(text.data(), text.size());
    return fmt::format("{:08x}", crc.checksum());
}

} // namespace

std::string withChecksum(std::string_view line) {
    return fmt::format("{}{}{}", line, mark, checksum(line));
}

std::optional<std::string_view> verifiedLine(std::string_view line) {
    const std::size_t tail = mark.size() + checksumDigits;
    if (line.size() < tail) return std::nullopt;
    const std::string_view text = line.substr(0, line.size() - tail);
    const std::string_view end = line.substr(text.size());
    if (!end.starts_with(mark) || end.substr(mark.size()) != checksum(text)) return std::nullopt;
    return text;
}

} // namespace marches
