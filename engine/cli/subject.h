#pragma once

#include "engine/cli/games.h"
#include "engine/simulation/page.h"

#include <nlohmann/json.hpp>

namespace marches::cli {

/// What a run was about, by the first line of its file: names and the map come from its scenario, if that is
/// found and has not changed since; what is missing is told in `findings`.
Subject subjectOf(const nlohmann::ordered_json& header, const Games& games, Findings& findings);

/// What stands under a key of such a line, as text; empty if nothing does.
std::string textOf(const nlohmann::ordered_json& header, const char* key);

} // namespace marches::cli
