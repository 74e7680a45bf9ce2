#include "engine/cli/open_record.h"

#include "engine/base/file.h"

#include <algorithm>
#include <set>
#include <utility>

namespace marches::cli {
namespace fs = std::filesystem;

namespace {

/// Gives findings about the header as a whole the file as their place.
Findings placedIn(const std::string& file, Findings findings) {
    for (Finding& finding : findings)
        if (finding.place.file.empty()) finding.place.file = file;
    return findings;
}

Expected<std::unique_ptr<RunningGame>, Findings> gameOf(const RecordHeader& header, const fs::path& file,
                                                        const std::optional<fs::path>& scenario,
                                                        const Games& games) {
    const GameEntry& game = games.named(header.game);
    if (!scenario) return game.open(header, file.has_parent_path() ? file.parent_path() : ".", games.sources);
    ScenarioResult read = loadScenarioFile(*scenario, games).read;
    if (!read.scenario) return unexpected(std::move(read.findings));
    return game.openOn(header, std::move(*read.scenario));
}

/// Moves the finding of a missing scenario to the line that names it.
Findings atItsLine(const RecordHeader& header, Findings findings) {
    const auto line = header.places.find("scenario");
    const std::string& name = header.scenario.name;
    for (Finding& finding : findings) {
        const std::string file = fs::path(finding.place.file).filename().string();
        if (!line || finding.code != "cannot-read" || (file != name && file != name + ".yaml")) continue;
        finding.place = *line;
        finding.sentence =
            Sentence("The scenario \"{0}\" can't be read; put its file beside the record, or name "
                     "it: marches-cli replay RECORD --scenario FILE.",
                     name);
    }
    return findings;
}

/// Whether a line of a header says who plays, judged by its first words: the rest may be unreadable.
bool isAboutPlayers(std::string_view line) {
    const auto word = [&line] {
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        const std::string_view found = line.substr(0, line.find_first_of(" \t\r\n\"#"));
        line.remove_prefix(found.size());
        return found;
    };
    const std::string_view key = word();
    return key == "seat" || key == "variant" || (key == "option" && word() == "alliances");
}

/// Returns further faults of a header with lines that can't be read. Who plays is not checked where one of
/// these lines is about that: the wrong seats would be blamed.
Findings otherFaults(const RecordReading& reading, std::string_view bytes, const std::string& file,
                     const std::optional<fs::path>& scenario, const Games& games) {
    std::set<int> unread;
    for (const Finding& finding : reading.findings)
        if (finding.severity == Severity::error) unread.insert(finding.place.line);
    bool players = false;
    std::string readable;
    for (int line = 1; line <= reading.beginLine; ++line) {
        const std::size_t end = bytes.find('\n') + 1; // a line that was read has an end
        const std::string_view text = bytes.substr(0, end);
        const bool skipped = unread.contains(line);
        readable += skipped ? "\n" : text;
        players = players || (skipped && isAboutPlayers(text));
        bytes.remove_prefix(end);
    }
    const RecordReading rest = readRecord(readable, file);
    if (!rest.record) return {};
    const RecordHeader& header = rest.record->header;
    if (players) return games.named(header.game).checkChoice(header);
    auto game = gameOf(header, file, scenario, games);
    return game ? Findings{} : atItsLine(header, std::move(game.error()));
}

} // namespace

Expected<OpenedRecord, RecordFault> openRecord(const std::string& file,
                                               const std::optional<fs::path>& scenario, const Games& games) {
    RecordReading reading;
    {
        const auto bytes = readRegularFile(file, maxRecordBytes);
        if (!bytes) return unexpected(RecordFault{{bytes.error()}, 0});
        reading = readRecord(*bytes, file);
        if (!reading.record) {
            Findings others = placedIn(file, otherFaults(reading, *bytes, file, scenario, games));
            Findings& all = reading.findings;
            all.insert(all.end(), others.begin(), others.end());
            sortByPlace(all);
            return unexpected(RecordFault{std::move(all), reading.beginLine});
        }
    }
    const RecordHeader& header = reading.record->header;
    auto game = gameOf(header, file, scenario, games);
    if (!game)
        return unexpected(
            RecordFault{placedIn(file, atItsLine(header, std::move(game.error()))), reading.beginLine});
    return OpenedRecord{std::move(*reading.record), std::move(*game), std::move(reading.findings)};
}

} // namespace marches::cli
