#pragma once

#include "engine/scenario/scenario.h"
#include "engine/simulation/page.h"

#include <nlohmann/json.hpp>

namespace marches::cli {

/// What a run was about, by the first line of its file: names and the map come from its scenario, if that is
/// found and has not changed since; what is missing is told in `findings`.
Subject subjectOf(const nlohmann::ordered_json& header, const ScenarioSources& sources, Findings& findings);

} // namespace marches::cli
