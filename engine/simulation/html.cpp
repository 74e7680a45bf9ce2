#include "engine/simulation/html.h"

#include <fmt/format.h>

namespace marches {

std::string escaped(std::string_view text) {
    std::string safe;
    safe.reserve(text.size());
    for (const char byte : text) {
        switch (byte) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        case '"':
            safe += "&quot;";
            break;
        case '\'':
            safe += "&#39;";
            break;
        default:
            safe += byte;
        }
    }
    return safe;
}

std::string percent(double share, int decimals) {
    return fmt::format("{:.{}f} %", 100 * share, decimals);
}

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    constexpr std::string_view narrowSpace = "\u202f";
    for (std::size_t place = digits.size(); place > 3; place -= 3)
        digits.insert(place - 3, narrowSpace);
    return digits;
}

} // namespace marches
