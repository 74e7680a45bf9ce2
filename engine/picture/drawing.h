#pragma once

#include "engine/base/finding.h"
#include "engine/picture/path_data.h"
#include "engine/picture/picture.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

/// How the rings of a shape make an area.
enum class FillRule { nonZero, evenOdd };

/// A shape of a foreign drawing, in map units; a clone stands as a shape of its own.
struct DrawnShape {
    std::string id;    ///< of its element; `USE/ORIGINAL` for what a clone of a group holds
    std::string label; ///< what the writer shows for it (inkscape:label, serif:id, data-name, title)
    std::size_t layer = 0;
    std::optional<std::size_t> group; ///< the innermost one; nothing where it stands in the layer itself
    std::vector<Subpath> paths;       ///< curves as rows of points, to 0.1 unit
    FillRule rule = FillRule::nonZero;
    bool area = false;  ///< filled, or closed; else a line
    std::string fill;   ///< "#rrggbb"; empty for none, a gradient or a pattern
    std::string stroke; ///< likewise
    bool clone = false; ///< drawn by `use`
    bool operator==(const DrawnShape&) const = default;
};

/// A text of a foreign drawing; its lines are joined by blanks.
struct DrawnText {
    std::string id;
    std::string text;
    std::size_t layer = 0;
    std::optional<std::size_t> group;
    Point at;        ///< where it begins, on its base line; map units
    Point middle;    ///< about the middle of its letters; their widths are guessed
    double size = 0; ///< of its letters; map units
    bool operator==(const DrawnText&) const = default;
};

/// A picture in pixels that is part of the file. Its bytes are not looked at.
struct DrawnImage {
    std::string id;
    std::size_t layer = 0;
    std::string mediaType; ///< "image/png"
    std::string bytes;
    std::array<Point, 3> corners{}; ///< left top, right top, left bottom; map units
    bool operator==(const DrawnImage&) const = default;
};

/// A group that is no layer.
struct DrawnGroup {
    std::string id;
    std::string label;
    std::size_t layer = 0;
    std::optional<std::size_t> parent;
    bool operator==(const DrawnGroup&) const = default;
};

/// A layer: a group that the writer marks as one; without such marks an outer group. Shapes of no layer
/// belong to one without id and label.
struct DrawnLayer {
    std::string id;
    std::string label; ///< a layer in a layer: "OUTER / INNER"
    bool operator==(const DrawnLayer&) const = default;
};

/// What a drawing has and a map has not: it is left aside, and told.
enum class Aside {
    gradient,
    pattern,
    filter,
    clip,
    mask,
    marker,
    guide,
    hidden, ///< shapes that are not shown
    textOnPath,
    animation,
    foreign,    ///< other formats in the drawing
    lostClone,  ///< a clone whose original is missing
    styleRule,  ///< a rule of style with a selector that is not read
    unreadShape ///< a shape that has a warning of its own
};

/// How much of a kind was left aside.
struct AsideCount {
    Aside kind{};
    std::size_t count = 0;
    std::vector<std::string> ids; ///< of the first few
    bool operator==(const AsideCount&) const = default;
};

/// A foreign drawing as plain geometry in map units; lists are in painting order.
struct Drawing {
    double width = 0; ///< of the page, map units
    double height = 0;
    std::string writer; ///< "Inkscape 1.2"; empty if it does not say
    std::vector<DrawnLayer> layers;
    std::vector<DrawnGroup> groups;
    std::vector<DrawnShape> shapes;
    std::vector<DrawnText> texts;
    std::vector<DrawnImage> images;
    std::vector<AsideCount> aside; ///< ordered by kind
    std::size_t points = 0;        ///< of all shapes
};

struct DrawingResult {
    std::optional<Drawing> drawing; ///< only if there is no error
    Findings findings;
};

/// The size of a map in SVG units.
struct SheetSize {
    double width = 0;
    double height = 0;
};

/// Reads a drawing of Inkscape, Illustrator, Affinity, Boxy and the like. With `fit` the page is scaled, in
/// one proportion, to the largest that fits there, from the left top corner; without it the units of its
/// viewBox are kept. Refused: what is over the limits, not UTF-8 or compressed; a DOCTYPE that declares
/// something or is none of SVG's own, scripts, event handlers, references out of the drawing, a clone that
/// holds itself. Opens no file, never throws. Codes in README.md.
DrawingResult readDrawing(std::string_view bytes, const std::string& file, std::optional<SheetSize> fit = {},
                          const PictureLimits& limits = {});

/// Whether the point lies in the shape, by its own rule; open paths count as closed.
bool covers(const DrawnShape& shape, Point point);

} // namespace marches
