#pragma once

#include "engine/picture/drawing.h"

#include <pugixml.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace marches {

/// Returns the part of an element's or attribute's name behind its namespace prefix.
std::string_view nameBehindPrefix(std::string_view name);
/// Returns the name of an SVG element; empty for one of another namespace.
std::string_view svgName(const pugi::xml_node& node);
/// Returns an attribute by its name behind any prefix ("groupmode" of inkscape:groupmode); empty if missing.
std::string_view prefixedAttribute(const pugi::xml_node& node, std::string_view name);
/// Returns the id that `#ID` or `url(#ID)` refers to; empty for another text.
std::string_view referredId(std::string_view value);
/// Returns the text in one line, blanks made one, without control characters; empty if it is not UTF-8.
std::string cleanText(std::string_view text);

/// A drawing's tree of elements that was found harmless, and what stands where in it.
struct GuardedTree {
    pugi::xml_document document;
    pugi::xml_node root;
    std::unordered_map<std::string_view, pugi::xml_node> byId; ///< the first of each id
    bool marksLayers = false;                                  ///< a group says that it is a layer
    std::size_t guides = 0;
};

/// Reports a finding: severity, byte of the file (negative for none), code, sentence.
using ReportDrawing = std::function<void(Severity, std::ptrdiff_t, std::string, Sentence)>;

/// Reads the bytes into `tree` and looks at every element; false, with a finding, if the drawing is refused.
bool guardDrawing(std::string_view bytes, const PictureLimits& limits, GuardedTree& tree,
                  const ReportDrawing& report);

} // namespace marches
