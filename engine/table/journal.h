#pragma once

#include "engine/base/checked_line.h"
#include "engine/base/disk.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "engine/table/record.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace marches {

/// A running game on the disk: the text of its record, each line followed by ` #` and the CRC-32 of the line,
/// so that a crash loses at most the line being written. It reads as a record. The program sees to it that
/// one process writes (a lock file).
class Journal {
public:
    /// Creates the file, or empties it, and writes the lines of the header.
    static Expected<Journal, Finding> start(const std::filesystem::path& path, const RecordHeader& header);
    /// Writes a whole record in place of the file at `path`: a crash or an error leaves the old one or the
    /// new one whole.
    static Expected<Journal, Finding> replace(const std::filesystem::path& path, const RecordHeader& header,
                                              std::span<const RecordLine> lines);
    /// Goes on after a recovery: cuts off what lies behind the first `goodBytes`.
    static Expected<Journal, Finding> resume(const std::filesystem::path& path, std::uint64_t goodBytes);

    /// Adds lines, which are on the disk when it returns. After an error none of them is in the file.
    std::optional<Finding> append(std::span<const RecordLine> lines);

private:
    explicit Journal(AppendFile file) : file_(std::move(file)) {}

    AppendFile file_;
};

/// What could be read of a journal.
struct Recovery {
    /// The record up to the first line lost, with a warning "journal-damaged" there, if any.
    RecordReading reading;
    std::uint64_t goodBytes = 0; ///< bytes of the lines before the first one lost
    std::size_t lostLines = 0;   ///< lines from that one on
    /// Only a last line without its end is lost: a write that a crash cut off.
    bool torn = false;
};

/// Reads a journal up to the first line whose checksum is missing or wrong.
Recovery recoverJournal(std::string_view bytes, std::string_view file);

} // namespace marches
