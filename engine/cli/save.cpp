#include "engine/cli/save.h"

#include "engine/base/disk.h"
#include "engine/base/file.h"

namespace marches::cli {
namespace fs = std::filesystem;

namespace {

std::optional<Finding> copyBeside(const fs::path& file, const fs::path& folder) {
    const fs::path target = folder / file.filename();
    const auto bytes = readRegularFile(file, maxRecordBytes);
    if (!bytes) return bytes.error();
    std::error_code error;
    if (!fs::exists(fs::symlink_status(target, error))) return writeAtomically(target, *bytes);
    if (const auto there = readRegularFile(target, maxRecordBytes); there && *there == *bytes)
        return std::nullopt;
    return Finding{Severity::error,
                   "file-exists",
                   {target.string(), 0, 0},
                   Sentence("Another `{0}` is there; the scenario's has to be beside the game. Save into "
                            "another folder.",
                            file.filename().string())};
}

} // namespace

std::optional<Finding> saveGame(const fs::path& path, const Record& record, const Scenario& scenario,
                                const ScenarioSources& sources) {
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    for (const fs::path& file : filesOf(scenario, sources))
        if (auto problem = copyBeside(file, folder)) return problem;
    return writeAtomically(path, writeRecord(record));
}

} // namespace marches::cli
