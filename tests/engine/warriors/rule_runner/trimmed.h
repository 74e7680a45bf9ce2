#pragma once

#include <string>
#include <string_view>

namespace marches::rule_tests {

/// Without spaces and tabs at both ends.
inline std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t") - first + 1));
}

} // namespace marches::rule_tests
