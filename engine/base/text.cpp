#include "engine/base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

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

std::size_t utf8PrefixLength(std::string_view text) noexcept {
    std::size_t at = 0;
    while (at < text.size()) {
        std::size_t next = at;
        const std::uint32_t point = nextCodePoint(text, next);
        if (point == 0xFFFFFFFFU || point == 0) break;
        at = next;
    }
    return at;
}

std::string shortened(std::string_view word) {
    constexpr std::size_t longest = 40;
    if (word.size() <= longest) return std::string(word);
    const std::string_view start = word.substr(0, longest);
    return fmt::format("{}...", start.substr(0, utf8PrefixLength(start)));
}

std::string quotation(std::string_view word) {
    return fmt::format("\"{}\"", shortened(word));
}

bool isUtf8(std::string_view text) noexcept {
    return utf8PrefixLength(text) == text.size();
}

std::size_t characterCount(std::string_view utf8) noexcept {
    return static_cast<std::size_t>(std::count_if(
        utf8.begin(), utf8.end(), [](char c) { return (static_cast<std::uint8_t>(c) & 0xC0) != 0x80; }));
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

std::optional<std::uint64_t> wholeNumber(std::string_view digits, std::uint64_t largest) noexcept {
    std::uint64_t value = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, value);
    if (error != std::errc{} || stop != end || value > largest) return std::nullopt;
    return value;
}

} // namespace marches
