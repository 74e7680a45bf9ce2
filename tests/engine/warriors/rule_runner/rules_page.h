#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace marches::rule_tests {

/// A heading of engine/warriors/RULES.md.
struct RuleHeading {
    std::string id;
    bool allows = false;
    bool forbids = false;
    bool question = false;
};

struct RulesPage {
    std::vector<RuleHeading> rules;
    std::vector<std::string> faults; ///< "LINE: text"
};

RulesPage readRulesPage(std::string_view text);

} // namespace marches::rule_tests
