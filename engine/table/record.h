#pragma once

#include "engine/base/finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace marches {

inline constexpr std::size_t maxRecordBytes = std::size_t{64} << 20;
inline constexpr std::size_t maxLineBytes = 4096;
inline constexpr std::size_t maxRecordLines = 200'000;
inline constexpr std::string_view mainLineName = "main";

/// The scenario of a record: a bundled id, or the name of a file in the record's folder.
struct ScenarioReference {
    std::string name;   ///< isScenarioName
    std::string digest; ///< "sha256:" and 64 hex digits; empty: not checked
    bool operator==(const ScenarioReference&) const = default;
};

struct SeatEntry {
    std::string seat;   ///< the scenario's seat id
    std::string colour; ///< a slug; the game knows which colours there are
    std::string kind;   ///< "human", "random", "bot:NAME", "bot:exec:PROGRAM"
    std::string name;   ///< as the player wishes to be called; may be empty
    bool operator==(const SeatEntry&) const = default;
};

/// The lines of a record before `begin`. The game checks what they mean to it (variant, options).
struct RecordHeader {
    std::string game;
    int rules = 1;
    ScenarioReference scenario;
    std::string variant;                                      ///< empty: none
    std::vector<std::pair<std::string, std::string>> options; ///< in the order written, each once
    std::uint64_t seed = 0;
    std::vector<SeatEntry> seats; ///< may be empty: the scenario's own, all human
    PlacesByLine places;          ///< of a header that was read: "game", "option turn-limit", "seat england"
    bool operator==(const RecordHeader&) const = default;
};

/// The kinds of line after `begin`: commands, notes, and the lines that say how the variations hang together.
enum class LineKind : std::uint8_t {
    command, ///< counted; the game reads its text
    undo,    ///< takes back the last `number` command lines of the present variation
    branch,  ///< starts the variation `text` after the `number`-th command line of the present one
    go,      ///< returns to the variation `text`
    note     ///< keeps `text` with the line before it
};

struct RecordLine {
    LineKind kind = LineKind::command;
    std::uint32_t number = 0;
    std::string text; ///< a command as written, without comment; or the name or note, without quotes
    int line = 0;     ///< in the file it was read from, from 1; 0: none
    bool operator==(const RecordLine&) const = default;
};

struct Record {
    RecordHeader header;
    std::vector<RecordLine> lines;
    bool operator==(const Record&) const = default;
};

/// Counts the lines that are commands (not notes, undo and branches).
[[nodiscard]] std::size_t commandsOf(const Record& record);

/// Returns the command in a line of the file that was read, from 1; empty where that line has none.
[[nodiscard]] std::string_view commandAt(const Record& record, int line);

/// The result of reading. With errors there is no record; one that is cut off in mid-line is read up to its
/// last whole line, with a warning "cut-off".
struct RecordReading {
    std::optional<Record> record;
    Findings findings;
    int beginLine = 0; ///< of `begin`; a finding behind it concerns a command ("refused [notation]")
};

/// Reads a record or a journal from bytes of any origin, in linear time. `file` is named in the findings.
RecordReading readRecord(std::string_view bytes, std::string_view file);

/// Returns the lines of the header up to and with `begin`. Names must be isStringText (words.h).
std::string headerText(const RecordHeader& header);

/// Returns one line after `begin`, without a line end.
std::string lineText(const RecordLine& line);

/// Returns the whole file, its parts always in the same order; reading it gives the same record (but for line
/// numbers).
std::string writeRecord(const Record& record);

/// Whether the name may stand as a scenario reference: a plain file name (file.h), no folder.
bool isScenarioName(std::string_view name) noexcept;

/// Whether the text names a kind of seat: "human", "random", "bot:NAME" or "bot:exec:PROGRAM".
bool isSeatKind(std::string_view kind) noexcept;

} // namespace marches
