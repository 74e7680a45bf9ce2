#pragma once

#include "engine/cli/games.h"
#include "engine/simulation/page.h"

#include <nlohmann/json.hpp>

namespace marches::cli {

/// Returns the subject of a run from the first line of its file. Names and map come from its scenario, if
/// that is found and has not changed; `findings` gets what is missing.
Subject subjectOf(const nlohmann::ordered_json& header, const Games& games, Findings& findings);

/// Returns the text under a key of such a line; empty if there is none.
std::string textOf(const nlohmann::ordered_json& header, const char* key);

} // namespace marches::cli
