#pragma once

#include "engine/scenario/yaml_spans.h"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// How a changed tree is written into the text of another; inside this folder only.
namespace marches::yaml_edits {

using Path = std::vector<std::string>; ///< keys of maps, positions in lists

/// Bytes of the base that are replaced by a text.
struct Edit {
    ByteSpan at;
    std::string text;
    Path path; ///< of the value that it is about
};

constexpr std::size_t isNew = static_cast<std::size_t>(-1);

/// Returns for each key of `wanted` the position of the key that it was in `base`: the same key, or one that
/// was renamed; `isNew` otherwise. Each position stands there once at most.
std::vector<std::size_t> originOfKeys(const Node& base, const Node& wanted);
/// Returns for each element of `wanted` the position of the element of `base` that it is or was changed from,
/// rising; `isNew` otherwise.
std::vector<std::size_t> originOfElements(const Node& base, const Node& wanted);

/// A text that ends with a line's end, with its tree and spans.
struct EditBase {
    std::string_view bytes;
    const Node& tree;
    const YamlSpans& spans;
    std::string_view lineEnd; ///< "\n" or "\r\n"
};

/// Returns the edits that make `wanted` of the base, in the order of the text; they do not overlap. Both are
/// maps, or both lists, with one key or element in common. Values at the paths of `anew` are written anew.
std::vector<Edit> editsFor(const EditBase& base, const Node& wanted, const std::set<Path>& anew);

/// Returns the text with its edits made.
std::string edited(std::string_view bytes, const std::vector<Edit>& edits);

/// Returns the position behind the line's end at or behind `at`.
std::size_t nextLine(std::string_view bytes, std::size_t at);
std::size_t lineStart(std::string_view bytes, std::size_t at);
/// Returns the position of the line below a value that ends at `at`, and below the comments under it that are
/// indented more than `column`.
std::size_t belowValue(std::string_view bytes, std::size_t at, std::size_t column);
/// Returns the first position from `at` on that is neither blank, line's end nor comment.
std::size_t pastBlanks(std::string_view bytes, std::size_t at);

} // namespace marches::yaml_edits
