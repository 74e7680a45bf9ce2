#include "engine/base/finding.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace marches {

bool hasErrors(const Findings& findings) noexcept {
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding& finding) { return finding.severity == Severity::error; });
}

void sortByPlace(Findings& findings) {
    std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
        const auto key = [](const Finding& finding) {
            return std::tie(finding.place.file, finding.place.line, finding.place.column, finding.code);
        };
        if (key(a) != key(b)) return key(a) < key(b);
        return englishText(a.sentence) < englishText(b.sentence);
    });
    findings.erase(std::unique(findings.begin(), findings.end()), findings.end());
}

std::string formatted(const Finding& finding) {
    return fmt::format("{}:{}:{}: {} [{}]: {}", finding.place.file, finding.place.line, finding.place.column,
                       finding.severity == Severity::error ? "error" : "warning", finding.code,
                       englishText(finding.sentence));
}

} // namespace marches
