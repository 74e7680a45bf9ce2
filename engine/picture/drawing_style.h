#pragma once

#include "engine/picture/drawing.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace marches {

/// The properties of style that matter here; all others are passed over.
enum class Property {
    fill,
    stroke,
    fillRule,
    display,
    visibility,
    textAnchor,
    fontSize,
    clipPath,
    mask,
    filter,
    markerStart,
    markerMid,
    markerEnd,
    transformOrigin,
    transformBox
};
inline constexpr std::size_t propertyCount = 15;
inline constexpr std::array<std::string_view, propertyCount> propertyNames{
    "fill",       "stroke",           "fill-rule",    "display", "visibility",   "text-anchor",
    "font-size",  "clip-path",        "mask",         "filter",  "marker-start", "marker-mid",
    "marker-end", "transform-origin", "transform-box"};

/// Values of properties as they are written.
using Declarations = std::array<std::optional<std::string>, propertyCount>;

/// Sets what a list "property: value; ..." declares; the last of one property counts.
void declare(Declarations& declarations, std::string_view list);

/// The rules of a drawing's `style` elements: those for a class, an id, an element or all elements. Other
/// selectors are counted and passed over.
class StyleSheet {
public:
    void read(std::string_view css);
    /// Sets what the rules declare for an element; ids count more than classes, these more than its name.
    void apply(Declarations& declarations, std::string_view element, std::string_view id,
               std::string_view classes) const;
    bool empty() const { return rules_.empty(); }
    std::size_t unread() const { return unread_; } ///< selectors passed over

private:
    void applyRule(Declarations& declarations, std::string_view selector) const;

    std::map<std::string, Declarations, std::less<>> rules_;
    std::size_t unread_ = 0;
};

/// What an element hands on to those inside it.
struct DrawnStyle {
    std::string fill = "black";
    std::string stroke = "none";
    FillRule rule = FillRule::nonZero;
    bool visible = true;
    double fontSize = 16;  ///< user units
    double textAnchor = 0; ///< the part of a line that stands before its position
};

/// Returns the style of an element with these declarations inside one of style `outer`.
DrawnStyle styleWith(const DrawnStyle& outer, const Declarations& declarations);

} // namespace marches
