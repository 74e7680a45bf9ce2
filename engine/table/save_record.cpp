#include "engine/table/save_record.h"

#include "engine/base/disk.h"
#include "engine/base/file.h"

#include <string>
#include <utility>
#include <vector>

namespace marches {
namespace fs = std::filesystem;

namespace {

/// A file of the scenario that is to be written into the record's folder.
struct Copy {
    fs::path target;
    std::string bytes;
};

Expected<std::vector<Copy>, Finding> copiesInto(const fs::path& folder, std::span<const fs::path> beside,
                                                OtherFiles others) {
    std::vector<Copy> copies;
    for (const fs::path& file : beside) {
        Copy copy{folder / file.filename(), {}};
        std::error_code error;
        if (fs::equivalent(copy.target, file, error)) continue;
        auto bytes = readRegularFile(file, maxRecordBytes);
        if (!bytes) return unexpected(std::move(bytes.error()));
        if (fs::exists(fs::symlink_status(copy.target, error))) {
            const auto there = readRegularFile(copy.target, maxRecordBytes);
            if ((there && *there == *bytes) || others == OtherFiles::keep) continue;
            if (others == OtherFiles::refuse)
                return unexpected(Finding{
                    Severity::error,
                    "file-exists",
                    {copy.target.string(), 0, 0},
                    Sentence("Another `{0}` is there; the scenario's has to be beside the game. Save into "
                             "another folder.",
                             file.filename().string())});
        }
        copy.bytes = std::move(*bytes);
        copies.push_back(std::move(copy));
    }
    return copies;
}

} // namespace

std::optional<Finding> saveRecord(const fs::path& path, const Record& record,
                                  std::span<const fs::path> beside, OtherFiles others) {
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    if (auto fault = scenarioInTheWay(path, {beside.begin(), beside.end()})) return fault;
    const auto copies = copiesInto(folder, beside, others);
    if (!copies) return copies.error();
    for (const Copy& copy : *copies)
        if (auto fault = writeAtomically(copy.target, copy.bytes)) return fault;
    return writeAtomically(path, writeRecord(record));
}

} // namespace marches
