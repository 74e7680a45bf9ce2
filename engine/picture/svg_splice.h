#pragma once

#include "engine/picture/svg_spans.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace marches {

/// A change of a path that stands in the base.
struct SvgPathChange {
    std::size_t path = 0;            ///< its number in MapSvg::paths
    std::optional<std::string> data; ///< its new `d`
    std::optional<std::string> id;   ///< its new id; only for a path that has one
    bool removed = false;            ///< the other two don't count then
    bool operator==(const SvgPathChange&) const = default;
};

/// A path that the base has not.
struct SvgNewPath {
    SvgLayer layer = SvgLayer::none; ///< where it goes; `none` is refused
    std::string id;                  ///< empty: none; needed for provinces and calm outlines
    std::string data;
    /// A path of the base behind which it goes; left out, or of another layer: behind the last of its layer.
    std::optional<std::size_t> behind;
    bool operator==(const SvgNewPath&) const = default;
};

/// The difference between a picture's bytes as opened and what they shall show.
struct SvgChanges {
    std::vector<SvgPathChange> changed = {};  ///< each path once
    std::vector<SvgNewPath> added = {};       ///< those with one place come in this order
    std::optional<Point> size = std::nullopt; ///< the new width and height, SVG units
    bool operator==(const SvgChanges&) const = default;
};

/// Returns the bytes of the base with the changes and nothing else: a changed path's `d` or id is replaced
/// where it stands, new paths take form and looks (blanks, quotation marks, prefix, style) of the path that
/// they follow, a removed path goes with the blanks before it, a missing group is made in its place of the
/// painting order; a new size goes into the viewBox, width and height that are there. No change gives the
/// base's bytes. The result is read again; unless readPicture takes it and each of its paths is as wanted,
/// the answer is what is wrong, with code "svg-splice" or the reader's.
Expected<std::string, Finding> svgWith(const MapSvg& base, const SvgChanges& changes,
                                       const PictureLimits& limits = {});

} // namespace marches
