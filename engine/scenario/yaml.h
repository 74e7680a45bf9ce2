#pragma once

#include "engine/base/expected.h"
#include "engine/scenario/node.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace marches {

/// The most that a YAML text may hold. A file from a stranger is hostile until checked.
struct YamlLimits {
    std::size_t bytes = std::size_t{4} << 20;
    std::size_t nodes = 300'000;
    std::size_t marks = 550'000; ///< brackets, commas, colons and dashes together
    int depth = 24;
};

/// Reads YAML text: one document of maps, lists and scalars. Refused, with a finding: what is too large, not
/// UTF-8, no YAML, deeper or more than the limits; anchors, aliases, tags, directives, a key given twice,
/// keys that are no plain text, a second document. Scalars stay texts; NodeReader types them. Never throws.
/// Codes: "too-large", "encoding", "yaml", "yaml-anchor", "yaml-tag", "duplicate-key", "too-deep",
/// "too-many", "yaml-document".
Expected<Node, Finding> readYaml(std::string_view bytes, const std::string& file,
                                 const YamlLimits& limits = {});

/// Writes a tree as YAML that reads back as the same content: block style, with short maps and lists on one
/// line.
std::string writeYaml(const Node& node);

} // namespace marches
