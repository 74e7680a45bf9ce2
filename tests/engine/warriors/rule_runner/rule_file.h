#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Reads the texts of tests/engine/warriors/rules; their language is told in the README there.
namespace marches::rule_tests {

enum class StepKind { command, refused, expect };

struct Step {
    StepKind kind = StepKind::command;
    int line = 0;
    std::string text; ///< the command, or what is expected
    std::string rule; ///< of a refusal
};

/// One case with its variables filled in.
struct Case {
    std::string kind; ///< "allow", "forbid" or "answer"
    std::string title;
    std::string row; ///< the values of `each`, for messages
    int line = 0;
    std::string scenario = "rules"; ///< `rules`, or a bundled id
    std::string variant;
    std::string start;                ///< YAML, indented as under `start:`; empty: the usual set-up
    std::vector<std::string> options; ///< "turn-limit 3"
    std::vector<std::string> seats;   ///< "ardan red human \"Ann\""
    std::vector<Step> steps;
};

struct RuleFile {
    std::vector<Case> cases;
    std::vector<std::string> faults; ///< "LINE: text"
};

RuleFile readRuleFile(std::string_view text);

} // namespace marches::rule_tests
