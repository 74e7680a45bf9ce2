#include "engine/draft/checks/problem.h"

#include <algorithm>
#include <tuple>

namespace marches::draft {

std::string keyOf(const Problem& problem) {
    std::string key = problem.code;
    for (const SentenceOperand& operand : problem.sentence.operands())
        key += "|" + (operand.sentence() != nullptr ? englishText(*operand.sentence()) : operand.text());
    return problem.sentence.operands().empty() ? key + "|" + written(problem.place.path) : key;
}

void sortProblems(Problems& problems) {
    const auto orderOf = [](const Problem& problem) {
        const Place& text = problem.place.text;
        return std::tuple(problem.level, text.line == 0, text.file, text.line, text.column, problem.code,
                          englishText(problem.sentence));
    };
    std::stable_sort(problems.begin(), problems.end(),
                     [&](const Problem& a, const Problem& b) { return orderOf(a) < orderOf(b); });
    problems.erase(std::unique(problems.begin(), problems.end(),
                               [&](const Problem& a, const Problem& b) { return orderOf(a) == orderOf(b); }),
                   problems.end());
}

Finding findingOf(const Problem& problem) {
    return {problem.level == ProblemLevel::error ? Severity::error : Severity::warning, problem.code,
            problem.place.text, problem.sentence};
}

} // namespace marches::draft
