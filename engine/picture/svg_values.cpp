#include "engine/picture/svg_values.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>

namespace marches {
namespace {

constexpr std::string_view blanks = " \t\r\n\f";

bool digitAt(std::string_view text, std::size_t at) {
    return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

/// Returns the transform of one function and its figures.
std::optional<Affine> transformOf(std::string_view name, const std::vector<double>& n) {
    constexpr double degree = std::numbers::pi / 180;
    if (name == "matrix" && n.size() == 6) return Affine{n[0], n[1], n[2], n[3], n[4], n[5]};
    if (name == "translate" && (n.size() == 1 || n.size() == 2))
        return Affine{1, 0, 0, 1, n[0], n.size() == 2 ? n[1] : 0};
    if (name == "scale" && (n.size() == 1 || n.size() == 2))
        return Affine{n[0], 0, 0, n.size() == 2 ? n[1] : n[0], 0, 0};
    if (name == "rotate" && (n.size() == 1 || n.size() == 3)) {
        const double s = std::sin(n[0] * degree);
        const double c = std::cos(n[0] * degree);
        const Affine turn{c, s, -s, c, 0, 0};
        if (n.size() == 1) return turn;
        return Affine{1, 0, 0, 1, n[1], n[2]} * turn * Affine{1, 0, 0, 1, -n[1], -n[2]};
    }
    if (name == "skewX" && n.size() == 1) return Affine{1, 0, std::tan(n[0] * degree), 1, 0, 0};
    if (name == "skewY" && n.size() == 1) return Affine{1, std::tan(n[0] * degree), 0, 1, 0, 0};
    return std::nullopt;
}

std::string hexColour(std::string_view digits) {
    std::string colour = "#";
    for (const char c : digits) {
        if (!std::isxdigit(static_cast<unsigned char>(c))) return {};
        colour.append(digits.size() == 3 ? 2 : 1, static_cast<char>(std::tolower(c)));
    }
    return colour.size() == 7 ? colour : std::string();
}

std::string rgbColour(std::string_view inside) {
    std::array<int, 3> parts{};
    for (int& part : parts) {
        takeSeparator(inside);
        const auto value = takeNumber(inside);
        if (!value) return {};
        const bool percent = inside.starts_with('%');
        if (percent) inside.remove_prefix(1);
        part = static_cast<int>(std::lround(std::clamp(percent ? *value * 2.55 : *value, 0.0, 255.0)));
    }
    return fmt::format("#{:02x}{:02x}{:02x}", parts[0], parts[1], parts[2]);
}

} // namespace

Affine Affine::operator*(const Affine& inner) const {
    return {a * inner.a + c * inner.b, b * inner.a + d * inner.b,     a * inner.c + c * inner.d,
            b * inner.c + d * inner.d, a * inner.e + c * inner.f + e, b * inner.e + d * inner.f + f};
}

double Affine::scale() const {
    return std::sqrt(std::abs(a * d - b * c));
}

std::optional<double> takeNumber(std::string_view& text) {
    const std::size_t begin = text.starts_with('+') ? 1 : 0;
    const std::size_t digit = begin < text.size() && text[begin] == '-' ? begin + 1 : begin;
    if (begin == 1 && digit == 2) return std::nullopt; // "+-"
    if (!digitAt(text, digit) && !(digit < text.size() && text[digit] == '.' && digitAt(text, digit + 1)))
        return std::nullopt;
    double value = 0;
    const auto [end, error] = std::from_chars(text.data() + begin, text.data() + text.size(), value);
    if (error != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

void takeSeparator(std::string_view& text) {
    bool comma = false;
    while (!text.empty() &&
           (blanks.find(text.front()) != std::string_view::npos || (!comma && text.front() == ','))) {
        comma = comma || text.front() == ',';
        text.remove_prefix(1);
    }
}

std::optional<std::vector<double>> svgNumbers(std::string_view text) {
    std::vector<double> numbers;
    text = trimmed(text);
    while (!text.empty()) {
        const auto number = takeNumber(text);
        if (!number) return std::nullopt;
        numbers.push_back(*number);
        takeSeparator(text);
    }
    return numbers;
}

std::optional<double> svgLength(std::string_view text, double whole) {
    constexpr std::array<std::pair<std::string_view, double>, 9> units{{{"", 1},
                                                                        {"px", 1},
                                                                        {"pt", 96.0 / 72},
                                                                        {"pc", 16},
                                                                        {"mm", 96 / 25.4},
                                                                        {"cm", 96 / 2.54},
                                                                        {"in", 96},
                                                                        {"em", 16},
                                                                        {"ex", 8}}};
    text = trimmed(text);
    const auto number = takeNumber(text);
    if (!number) return std::nullopt;
    if (text == "%") return *number / 100 * whole;
    for (const auto& [unit, size] : units)
        if (text == unit) return *number * size;
    return std::nullopt;
}

std::optional<Affine> svgTransform(std::string_view text) {
    Affine all;
    for (text = trimmed(text); !text.empty() && text != "none"; takeSeparator(text)) {
        const std::size_t open = text.find('(');
        const std::size_t close = text.find(')');
        if (open == std::string_view::npos || close == std::string_view::npos || close < open)
            return std::nullopt;
        const auto numbers = svgNumbers(text.substr(open + 1, close - open - 1));
        const auto one = numbers ? transformOf(trimmed(text.substr(0, open)), *numbers) : std::nullopt;
        if (!one) return std::nullopt;
        all = all * *one;
        text.remove_prefix(close + 1);
    }
    return all;
}

Affine viewBoxTransform(const std::array<double, 4>& box, double width, double height,
                        std::string_view preserveAspectRatio) {
    double x = width / box[2];
    double y = height / box[3];
    const auto has = [&](std::string_view word) {
        return preserveAspectRatio.find(word) != std::string_view::npos;
    };
    double left = 0;
    double top = 0;
    if (!has("none")) {
        x = y = has("slice") ? std::max(x, y) : std::min(x, y);
        left = (width - box[2] * x) * (has("xMin") ? 0 : has("xMax") ? 1 : 0.5);
        top = (height - box[3] * y) * (has("YMin") ? 0 : has("YMax") ? 1 : 0.5);
    }
    return {x, 0, 0, y, left - box[0] * x, top - box[1] * y};
}

std::string svgColour(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 18> names{{{"black", "#000000"},
                                                                                   {"silver", "#c0c0c0"},
                                                                                   {"gray", "#808080"},
                                                                                   {"grey", "#808080"},
                                                                                   {"white", "#ffffff"},
                                                                                   {"maroon", "#800000"},
                                                                                   {"red", "#ff0000"},
                                                                                   {"purple", "#800080"},
                                                                                   {"fuchsia", "#ff00ff"},
                                                                                   {"green", "#008000"},
                                                                                   {"lime", "#00ff00"},
                                                                                   {"olive", "#808000"},
                                                                                   {"yellow", "#ffff00"},
                                                                                   {"navy", "#000080"},
                                                                                   {"blue", "#0000ff"},
                                                                                   {"teal", "#008080"},
                                                                                   {"aqua", "#00ffff"},
                                                                                   {"orange", "#ffa500"}}};
    text = trimmed(text);
    if (text.starts_with('#')) return hexColour(text.substr(1));
    if (text.starts_with("rgb(") && text.ends_with(')')) return rgbColour(text.substr(4, text.size() - 5));
    for (const auto& [name, colour] : names)
        if (text == name) return std::string(colour);
    return {};
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

} // namespace marches
