#pragma once

#include "engine/base/point.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

/// An affine map: x' = a x + c y + e, y' = b x + d y + f, as SVG's matrix(a b c d e f).
struct Affine {
    double a = 1;
    double b = 0;
    double c = 0;
    double d = 1;
    double e = 0;
    double f = 0;

    Point operator()(Point point) const {
        return {a * point.x + c * point.y + e, b * point.x + d * point.y + f};
    }
    /// Returns the map that does `inner` first.
    Affine operator*(const Affine& inner) const;
    /// Returns the length that a unit becomes, in the mean of all directions.
    double scale() const;
};

/// Reads a number of SVG (no "nan", no "inf") at the start of the text and takes it away; nothing where none
/// stands.
std::optional<double> takeNumber(std::string_view& text);
/// Takes blanks away, and one comma among them.
void takeSeparator(std::string_view& text);
/// Reads numbers between blanks and commas; nothing if anything else stands there.
std::optional<std::vector<double>> svgNumbers(std::string_view text);

/// Reads a length in user units of 1/96 inch: a number alone or with px, pt, pc, mm, cm, in, em, ex; `%` is
/// of `whole`. Nothing for another text.
std::optional<double> svgLength(std::string_view text, double whole);

/// Reads a `transform`: matrix, translate, scale, rotate, skewX, skewY; nothing if it can't be read.
std::optional<Affine> svgTransform(std::string_view text);

/// Returns how a viewBox (left, top, width, height) is laid into a viewport of that size.
Affine viewBoxTransform(const std::array<double, 4>& box, double width, double height,
                        std::string_view preserveAspectRatio);

/// Returns a colour as "#rrggbb": of #rgb, #rrggbb, rgb(...) and the sixteen basic names; empty for another
/// text.
std::string svgColour(std::string_view text);

/// Returns the text without blanks at its ends.
std::string_view trimmed(std::string_view text);

} // namespace marches
