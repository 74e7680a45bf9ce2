#pragma once

#include "engine/base/finding.h"
#include "engine/table/record.h"

#include <filesystem>
#include <optional>
#include <span>

namespace marches {

/// What to do where a file in the record's folder has the name of one of the scenario's files and other
/// content.
enum class OtherFiles {
    refuse, ///< write nothing
    keep,   ///< leave it, and do not copy the scenario's file
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
