#pragma once

#include "engine/base/finding.h"
#include "engine/picture/outline.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

/// The most that a picture may hold; the file comes from a stranger.
struct PictureLimits {
    std::size_t bytes = std::size_t{32} << 20;
    std::size_t elements = 100'000;
    std::size_t attributes = 500'000;
    int depth = 64;
    std::size_t pathPoints = 500'000;
    std::size_t points = 3'000'000;
    double coordinate = 100'000; ///< SVG units, each way; also the largest width and height
};

/// A map's picture as plain geometry in SVG units; all that the program draws of it.
struct Picture {
    double width = 0;
    double height = 0;
    std::map<std::string, Outline, std::less<>> provinces; ///< by province id: paths with the id `prov-ID`
    std::map<std::string, Outline, std::less<>> calm;      ///< quieter outlines, for highlights: `calm-ID`
    /// The groups of these ids, one outline for each path, in painting order; open lines among them are
    /// closed.
    std::vector<Outline> land;
    std::vector<Outline> water;
    std::vector<Outline> relief;
    std::vector<Outline> woods;
    std::vector<std::vector<Point>> rivers; ///< open lines
};

struct PictureResult {
    std::optional<Picture> picture; ///< only if there is no error
    Findings findings;
};

/// Reads SVG by an allow-list of elements and attributes; colours, fonts and all else that is not geometry is
/// left aside. Refused: what is over the limits, not UTF-8 or compressed; DOCTYPE, processing instructions,
/// image, style, script and other active elements, references that are not local, event handlers, transforms;
/// paths that can't be read; one id given twice. Opens no file, never throws. Codes: "too-large", "encoding",
/// "compressed", "xml", "svg-doctype", "svg-instruction", "svg-element", "svg-attribute", "svg-reference",
/// "svg-size", "svg-path", "svg-id", "too-many", "too-deep"; warning "svg-unread".
PictureResult readPicture(std::string_view bytes, const std::string& file, const PictureLimits& limits = {});

} // namespace marches
