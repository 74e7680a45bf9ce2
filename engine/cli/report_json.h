#pragma once

#include "engine/simulation/page.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace marches::cli {

/// All figures of a report, with what a run was about.
nlohmann::ordered_json reportJson(const Report& report, const Subject& subject,
                                  const std::optional<Comparison>& comparison);

} // namespace marches::cli
