#include "tests/engine/warriors/rule_runner/rules_page.h"

#include <algorithm>
#include <sstream>

namespace marches::rule_tests {

RulesPage readRulesPage(std::string_view text) {
    RulesPage page;
    std::istringstream stream{std::string(text)};
    bool kindDue = false;
    int number = 0;
    const auto fault = [&](const std::string& what) {
        page.faults.push_back(std::to_string(number) + ": " + what);
    };
    for (std::string line; std::getline(stream, line);) {
        ++number;
        if (kindDue) {
            RuleHeading& rule = page.rules.back();
            rule.allows = line == "kind: allow" || line == "kind: allow, forbid";
            rule.forbids = line == "kind: allow, forbid";
            rule.question = line == "kind: question";
            if (!rule.allows && !rule.question) fault("the heading's kind is missing");
            kindDue = false;
        } else if (line.starts_with("### ")) {
            const std::string id = line.substr(4);
            if (std::any_of(page.rules.begin(), page.rules.end(), [&](const auto& r) { return r.id == id; }))
                fault("this rule stands twice");
            page.rules.push_back({id});
            kindDue = true;
        }
    }
    return page;
}

} // namespace marches::rule_tests
