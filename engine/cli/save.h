#pragma once

#include "engine/scenario/scenario.h"
#include "engine/table/record.h"

#include <filesystem>
#include <optional>

namespace marches::cli {

/// Writes a record, and copies its scenario's files beside it unless they are there or bundled. A file of the
/// same name and other content is never overwritten, the record's own is. Refused: `scenarioInTheWay`.
std::optional<Finding> saveGame(const std::filesystem::path& path, const Record& record,
                                const Scenario& scenario, const ScenarioSources& sources);

} // namespace marches::cli
