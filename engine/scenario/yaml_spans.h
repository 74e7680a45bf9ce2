#pragma once

#include "engine/base/byte_span.h"
#include "engine/scenario/node.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace marches {

/// How a value is written.
enum class YamlStyle : std::uint8_t { plain, singleQuoted, doubleQuoted, literal, folded, block, flow };

/// Where a value stands in the bytes that it was read from; of the same shape as its Node.
struct YamlSpans {
    /// Quotes and brackets belong to a value, comments and the line's end do not. Empty, behind the colon or
    /// dash, where nothing is written. A map or list in block style begins at its first key or dash and ends
    /// where its last value ends.
    ByteSpan value;
    YamlStyle style = YamlStyle::plain;
    std::vector<ByteSpan> keys;   ///< of a map, with their quotes
    std::vector<YamlSpans> items; ///< the values of a map, the elements of a list
};

/// Finds the bytes of every key and value of a text that readYaml gave `tree` for. Returns nothing if this
/// second parser understands the text in another way, node by node: then nobody may write into it.
std::optional<YamlSpans> yamlSpans(std::string_view bytes, const Node& tree);

} // namespace marches
