#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace marches::rule_tests {

/// Looks whether a JSON state is as an `expect` line says; what is not, one text each.
std::vector<std::string> unmet(const std::string& expectation, const nlohmann::ordered_json& state);

} // namespace marches::rule_tests
