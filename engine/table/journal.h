#pragma once

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

/// A running game on the disk: the text of its record, each line with ` #` and the CRC-32 of what stands
/// before it, so that a crash loses at most the line being written. Readable as a record. Who may write it (a
/// lock file) is the program's to see to.
class Journal {
public:
    /// A new file with the header's lines; one that was there is emptied.
    static Expected<Journal, Finding> start(const std::filesystem::path& path, const RecordHeader& header);
    /// A whole record in place of the file at `path`: a crash or an error leaves the old one or the new one
    /// whole.
    static Expected<Journal, Finding> replace(const std::filesystem::path& path, const RecordHeader& header,
                                              std::span<const RecordLine> lines);
    /// Goes on after a recovery: what lies behind the good bytes is cut off.
    static Expected<Journal, Finding> resume(const std::filesystem::path& path, std::uint64_t goodBytes);

    /// Adds lines; they are on the disk when it returns. After an error none of them is in the file.
    std::optional<Finding> append(std::span<const RecordLine> lines);

private:
    explicit Journal(AppendFile file) : file_(std::move(file)) {}

    AppendFile file_;
};

struct Recovery {
    /// What could be read; with a warning "journal-damaged" at the first line lost, if any.
    RecordReading reading;
    std::uint64_t goodBytes = 0; ///< of the lines before it
    std::size_t lostLines = 0;   ///< from that line on
    bool torn = false; ///< all that is lost is a last line without its end: a write that a crash cut off
};

/// Reads a journal up to the first line whose checksum is missing or wrong.
Recovery recoverJournal(std::string_view bytes, std::string_view file);

/// The line with its checksum, without its end.
std::string withChecksum(std::string_view line);

/// The line without its checksum; nothing if that is missing or wrong.
std::optional<std::string_view> verifiedLine(std::string_view line);

} // namespace marches
