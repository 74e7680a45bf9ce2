#pragma once

#include "engine/scenario/scenario.h"
#include "engine/table/record.h"

#include <filesystem>
#include <optional>

namespace marches::cli {

/// Writes a record, and copies its scenario's files beside it unless they are there or bundled. It never
/// overwrites a file of the same name and other content, apart from the record. Codes: those of saveRecord
/// (save_record.h).
std::optional<Finding> saveGame(const std::filesystem::path& path, const Record& record,
                                const Scenario& scenario, const ScenarioSources& sources);

} // namespace marches::cli
