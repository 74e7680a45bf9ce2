#include "engine/base/finding.h"

#include <fmt/format.h>

#include <algorithm>

namespace marches {

bool hasErrors(const Findings& findings) noexcept {
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding& finding) { return finding.severity == Severity::error; });
}

std::string formatted(const Finding& finding) {
    return fmt::format("{}:{}:{}: {} [{}]: {}", finding.place.file, finding.place.line, finding.place.column,
                       finding.severity == Severity::error ? "error" : "warning", finding.code, finding.text);
}

} // namespace marches
