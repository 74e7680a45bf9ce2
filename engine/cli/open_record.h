#pragma once

#include "engine/cli/games.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace marches::cli {

/// A record that was read and whose game was found.
struct OpenedRecord {
    Record record;
    std::unique_ptr<RunningGame> game; ///< before its first line
    Findings warnings;
};

/// Why a record could not be opened. A finding in a line after `begin` is about a command that can't be read.
struct RecordFault {
    Findings findings;
    int beginLine = 0;
};

/// Reads a record and the scenario that it names, or the one in `scenario` instead. Reports all faults of the
/// header, not only those that make it unreadable.
Expected<OpenedRecord, RecordFault>
openRecord(const std::string& file, const std::optional<std::filesystem::path>& scenario, const Games& games);

} // namespace marches::cli
