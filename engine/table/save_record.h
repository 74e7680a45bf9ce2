#pragma once

#include "engine/base/finding.h"
#include "engine/table/record.h"

#include <filesystem>
#include <optional>
#include <span>

namespace marches {

/// What becomes of a file in the record's folder that has the name of one of the scenario's files and other
/// content.
enum class OtherFiles {
    refuse, ///< nothing is written
    keep,   ///< it stays, and the scenario's file is not copied
    replace
};

/// Writes a record and copies its scenario's files (`beside`) into its folder; what is there already with the
/// same content is not written again. The record itself replaces a file of its name. Codes: "cannot-write",
/// "cannot-read"; "file-exists": another file lies where one of `beside` has to (its place in the finding);
/// those of scenarioInTheWay (file.h). After the last two nothing was written.
std::optional<Finding> saveRecord(const std::filesystem::path& path, const Record& record,
                                  std::span<const std::filesystem::path> beside,
                                  OtherFiles others = OtherFiles::refuse);

} // namespace marches
