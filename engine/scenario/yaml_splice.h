#pragma once

#include "engine/base/expected.h"
#include "engine/scenario/keys.h"
#include "engine/scenario/yaml_spans.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

/// A file as it was opened: what later texts are written into. A value; it never changes while a document is
/// open.
struct YamlBase {
    std::string bytes;
    Node tree;
    std::optional<YamlSpans> spans; ///< nothing: two parsers disagree about it, so it is only written anew
};

/// Reads a file's bytes as a base. Codes of readYaml.
Expected<YamlBase, Finding> readYamlBase(std::string bytes, const std::string& file);

/// A text that was written into another.
struct Spliced {
    std::string bytes;
    Node tree; ///< as it was read back from the bytes
    /// Paths ("provinces/kent/links") of values that had to be written anew, without the comments in them; an
    /// empty path is the whole file.
    std::vector<std::string> rewritten;
    bool proven = true; ///< the bytes read back as what was wanted; false if no text could
};

/// Returns the base's text with the content of `wanted`. Only what differs is written: a scalar keeps its
/// quotes, a new key stands as its siblings do, at its place in `house` or behind the key before it, a key
/// that goes takes its own lines with it. Comments, order, line ends stay. Keys have no order of their own:
/// those that were there stay where they are. Texts that need quotes get them. Proven by reading the result.
Spliced yamlWith(const YamlBase& base, const Node& wanted, const GameKeys* house = nullptr);
/// The same for bytes that were not read yet; what can't be read is written anew.
Spliced yamlWith(std::string_view base, const Node& wanted, const GameKeys* house = nullptr);

/// Returns the base's text with its keys in the order of the house, each with the comments above it.
Spliced yamlInOrder(const YamlBase& base, const GameKeys& house);

} // namespace marches
