#pragma once

#include "engine/base/disk.h"
#include "engine/simulation/schedule.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

inline constexpr std::size_t maxRunBytes = std::size_t{4} << 30;

/// The file of one shard of a run, `games-I-of-K.jsonl` in the folder of the run, which several shards may
/// share: a line that says what is run, then one line for each game in the order of their numbers. The caller
/// decides what the lines say.
class RunFile {
public:
    /// Starts a shard, or goes on behind its last whole line; makes the folder. Codes: "other-run" (the
    /// folder has lines of another run, whose first line differs, or is cut into other shards), "in-use"
    /// (another process writes this shard), "cannot-write".
    static Expected<RunFile, Finding> open(const std::filesystem::path& folder, const Shard& shard,
                                           std::string_view header);

    std::uint64_t gamesThere() const noexcept { return games_; } ///< games in the file when it was opened
    /// Appends whole lines, each with its end; all or none are on the disk when it returns.
    std::optional<Finding> append(std::string_view lines) { return file_.append(lines); }

private:
    RunFile(AppendFile file, FileLock lock, std::uint64_t games)
        : file_(std::move(file)), lock_(std::move(lock)), games_(games) {}

    AppendFile file_;
    FileLock lock_;
    std::uint64_t games_;
};

/// The lines of the file of a shard, without a last one that was cut off.
struct RunLines {
    std::filesystem::path file;
    Shard shard;
    std::string header;
    std::vector<std::string> games;
};

/// Reads all shards in a folder, in the order of their names. Codes: "cannot-read", "too-large", "no-run".
Expected<std::vector<RunLines>, Finding> readRun(const std::filesystem::path& folder);

} // namespace marches
