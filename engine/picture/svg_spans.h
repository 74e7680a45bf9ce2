#pragma once

#include "engine/base/byte_span.h"
#include "engine/base/expected.h"
#include "engine/picture/layer.h"
#include "engine/picture/picture.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

/// An attribute in a start tag.
struct SvgAttribute {
    ByteSpan name;
    ByteSpan value; ///< between the quotation marks, as written
};

/// Where an element stands in the bytes.
struct SvgElement {
    ByteSpan start;       ///< its start tag, from `<` to behind `>`
    ByteSpan name;        ///< with its prefix
    std::size_t end = 0;  ///< behind its end tag; behind the start tag where it has none
    bool hasEnd = false;  ///< whether an end tag stands; else the start tag ends with `/>`
    std::size_t last = 0; ///< where its end tag begins, if it has one
};

/// A path that readPicture reads.
struct SvgPath {
    std::string id; ///< empty: none
    SvgLayer layer = SvgLayer::none;
    SvgElement element;
    std::optional<ByteSpan> idValue;
    std::optional<ByteSpan> data; ///< the value of its `d`
};

/// A group that readPicture reads.
struct SvgGroup {
    std::string id;   ///< empty: none
    bool top = false; ///< whether it lies in the root itself
    SvgElement element;
};

/// A map's SVG with what it shows and where its paths stand. A value that never changes.
struct MapSvg {
    std::string bytes;
    std::string file; ///< named in findings
    Picture picture;
    SvgElement root;
    std::vector<SvgPath> paths; ///< in the order of the file, which is that of painting
    std::vector<SvgGroup> groups;

    std::string_view text(const ByteSpan& span) const {
        return std::string_view(bytes).substr(span.begin, span.size());
    }
    /// Returns the number of the first path with this id; nothing if there is none.
    std::optional<std::size_t> findPath(std::string_view id) const;
};

/// Reads the bytes with readPicture and finds the spans of its paths and groups. Refused is what readPicture
/// refuses, with its findings.
Expected<MapSvg, Findings> readMapSvg(std::string bytes, std::string file, const PictureLimits& limits = {});

/// Returns the attributes of a start tag in their order.
std::vector<SvgAttribute> attributesOf(std::string_view bytes, const SvgElement& element);

} // namespace marches
