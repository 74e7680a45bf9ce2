#pragma once

#include "engine/scenario/scenario.h"
#include "engine/scenario/yaml.h"

#include <gtest/gtest.h>

namespace marches {

/// The scenario that was read; a failed test and an empty one where there are findings.
inline Scenario loaded(ScenarioResult result) {
    for (const Finding& finding : result.findings)
        ADD_FAILURE() << formatted(finding);
    return result.scenario.value_or(Scenario{});
}

/// The first `from` of a text replaced, which has to be in it.
inline std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

inline Node parsed(std::string_view text) {
    auto node = readYaml(text, "test.yaml");
    if (!node) ADD_FAILURE() << formatted(node.error());
    return node.value_or(Node{});
}

} // namespace marches
