#include "engine/base/text.h"

#include <cstdint>

namespace marches {
namespace {

/// Reads one code point and moves `at` behind it; 0xFFFFFFFF where the bytes are not UTF-8.
std::uint32_t nextCodePoint(std::string_view text, std::size_t& at) noexcept {
    constexpr std::uint32_t bad = 0xFFFFFFFFU;
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t first = byte(at++);
    if (first < 0x80) return first;
    const int more = first >= 0xC2 && first <= 0xDF   ? 1
                     : (first >> 4) == 0xE            ? 2
                     : first >= 0xF0 && first <= 0xF4 ? 3
                                                      : 0;
    if (more == 0) return bad;
    std::uint32_t point = first & (0x3FU >> more);
    for (int i = 0; i < more; ++i) {
        if (at >= text.size() || (byte(at) & 0xC0) != 0x80) return bad;
        point = (point << 6) | (byte(at++) & 0x3FU);
    }
    constexpr std::uint32_t smallest[] = {0, 0x80, 0x800, 0x10000};
    if (point < smallest[more] || point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF)) return bad;
    return point;
}

} // namespace

bool isUtf8(std::string_view text) noexcept {
    for (std::size_t at = 0; at < text.size();) {
        const std::uint32_t point = nextCodePoint(text, at);
        if (point == 0xFFFFFFFFU || point == 0) return false;
    }
    return true;
}

bool hasControlOrBidi(std::string_view utf8) noexcept {
    for (std::size_t at = 0; at < utf8.size();) {
        const std::uint32_t point = nextCodePoint(utf8, at);
        if (point < 0x20 || (point >= 0x7F && point <= 0x9F)) return true;
        if (point == 0x061C || point == 0x200E || point == 0x200F || (point >= 0x202A && point <= 0x202E) ||
            (point >= 0x2066 && point <= 0x2069) || point == 0x2028 || point == 0x2029)
            return true;
    }
    return false;
}

bool isSlug(std::string_view text) noexcept {
    if (text.empty() || text.size() > 64) return false;
    bool afterHyphen = true;
    for (const char c : text) {
        const bool letterOrDigit = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (!letterOrDigit && (c != '-' || afterHyphen)) return false;
        afterHyphen = c == '-';
    }
    return !afterHyphen;
}

} // namespace marches
