#include "engine/cli/open_record.h"

#include "engine/base/file.h"

#include <utility>

namespace marches::cli {
namespace fs = std::filesystem;
using namespace warriors;

namespace {

/// What is wrong with the header as a whole has no place of its own.
Findings placedIn(const std::string& file, Findings findings) {
    for (Finding& finding : findings)
        if (finding.place.file.empty()) finding.place.file = file;
    return findings;
}

Expected<RecordGame, Findings> gameOf(const RecordHeader& header, const fs::path& file,
                                      const std::optional<fs::path>& scenario,
                                      const ScenarioSources& sources) {
    if (!scenario) return openGame(header, file.has_parent_path() ? file.parent_path() : ".", sources);
    ScenarioResult read = loadCheckedScenario(*scenario, sources);
    if (!read.scenario) return unexpected(std::move(read.findings));
    return openGame(header, std::move(*read.scenario));
}

} // namespace

Expected<OpenedRecord, RecordFault>
openRecord(const std::string& file, const std::optional<fs::path>& scenario, const ScenarioSources& sources) {
    RecordReading reading;
    {
        const auto bytes = readRegularFile(file, maxRecordBytes);
        if (!bytes) return unexpected(RecordFault{{bytes.error()}, 0});
        reading = readRecord(*bytes, file);
    }
    if (!reading.record) return unexpected(RecordFault{std::move(reading.findings), reading.beginLine});
    auto game = gameOf(reading.record->header, file, scenario, sources);
    if (!game) return unexpected(RecordFault{placedIn(file, std::move(game.error())), reading.beginLine});
    return OpenedRecord{std::move(*reading.record), std::move(*game), std::move(reading.findings)};
}

} // namespace marches::cli
