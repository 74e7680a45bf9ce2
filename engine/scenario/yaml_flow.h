#pragma once

#include "engine/scenario/yaml_edits.h"

namespace marches::yaml_edits {

/// Writes values that stand in brackets, and scalars, as they stand in a text.
struct Flow {
    std::string_view bytes;
    std::string_view lineEnd;
    const std::set<Path>& anew;

    /// Returns the text of a value in brackets after its change: what is the same keeps its bytes, with the
    /// comments and line ends between.
    std::string changed(const YamlSpans& spans, const Node& base, const Node& wanted, Path& path) const;
    /// Returns a scalar in the quotes, or the lines, that another had. `inBrackets`: fewer texts go without
    /// quotes there.
    std::string scalar(const YamlSpans& spans, const Node& wanted, bool inBrackets) const;

private:
    std::string pieces(const YamlSpans& spans, const Node& base, const Node& wanted, Path& path) const;
    std::string lines(const YamlSpans& spans, std::string_view text) const;
    std::string keyAndValue(const YamlSpans& spans, std::size_t i, const Node& base, const Node& wanted,
                            std::size_t j, Path& path) const;
};

} // namespace marches::yaml_edits
