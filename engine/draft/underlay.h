#pragma once

#include "engine/base/point.h"

#include <array>
#include <optional>
#include <string>

namespace marches::draft {

/// A picture that is traced: it lies over the sheet while a map is made, and is no part of the map's files.
/// Pixels are those of the file, from its upper left corner.
struct Underlay {
    std::string file;   ///< its path, UTF-8
    Point corner;       ///< where the corner lies, SVG units
    Point across{1, 0}; ///< from a pixel to the one at its right, SVG units; never (0, 0)
    bool operator==(const Underlay&) const = default;
};

/// Returns where a pixel lies on the sheet, SVG units.
Point pixelToSheet(const Underlay& underlay, Point pixel);
/// Returns which pixel lies at a place of the sheet.
Point sheetToPixel(const Underlay& underlay, Point at);

/// A point of the picture, and where it belongs on the sheet.
struct PlacedPoint {
    Point pixel;
    Point at;
};
/// Returns the picture moved, turned and resized so that both points lie where they belong; nothing where the
/// two are too near each other, in the picture or on the sheet, to say so.
std::optional<Underlay> placedBy(Underlay underlay, const std::array<PlacedPoint, 2>& points);
/// Returns the picture of so many pixels as large as fits on a sheet, in its middle; SVG units.
Underlay fittedOn(std::string file, double pixelsAcross, double pixelsDown, double width, double height);

} // namespace marches::draft
