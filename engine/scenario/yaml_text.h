#pragma once

#include "engine/scenario/node.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// Pieces of YAML text; inside this folder only.
namespace marches::yaml_text {

inline constexpr std::size_t lineWidth = 110; ///< characters of a line that is written

enum class Form : std::uint8_t { fitting, flow, block };

/// Whether a text reads back as the same text without quotes, in any place.
bool readsPlain(std::string_view text);
/// Returns the text, in double quotes if it must or needs to have them.
std::string scalarText(std::string_view text, bool mustQuote);
/// Returns a value on one line, however long.
std::string flowText(const Node& node);
/// Returns what stands behind `key:` or `-`: a space and the value, or a line's end and lines that are
/// indented by `indent` + 2; with a line's end at its end. `used` are the characters before it on its line.
std::string valueText(const Node& node, std::size_t indent, std::size_t used, Form form = Form::fitting);

} // namespace marches::yaml_text
