#pragma once

#include "engine/simulation/page.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace marches::cli {

/// Returns all figures of a report, with the subject of the run.
nlohmann::ordered_json reportJson(const Report& report, const Subject& subject,
                                  const std::optional<Comparison>& comparison);

} // namespace marches::cli
