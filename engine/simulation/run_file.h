#pragma once

#include "engine/base/disk.h"
#include "engine/simulation/schedule.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace marches {

inline constexpr std::size_t maxRunBytes = std::size_t{4} << 30;

/// The file of one shard of a run: a line that says what is run, then one line a game in the order of their
/// numbers. It is `games-I-of-K.jsonl` in the run's folder; shards may share the folder. What the lines say
/// is the caller's.
class RunFile {
public:
    /// Starts a shard, or goes on behind its last whole line. Refused (code "other-run"): the folder holds
    /// lines of another run (a header line that differs), is dealt out in other shards, or another process
    /// writes this shard ("in-use"), or the disk refuses it ("cannot-write"). Makes the folder.
    static Expected<RunFile, Finding> open(const std::filesystem::path& folder, const Shard& shard,
                                           std::string_view header);

    RunFile(RunFile&& other) noexcept;
    RunFile& operator=(RunFile&&) = delete;
    RunFile(const RunFile&) = delete;
    RunFile& operator=(const RunFile&) = delete;
    ~RunFile();

    std::uint64_t gamesThere() const noexcept { return games_; } ///< when it was opened
    /// Whole lines, each with its end; on the disk when the call returns, all or none.
    std::optional<Finding> append(std::string_view lines) { return file_.append(lines); }

private:
    RunFile(AppendFile file, int lock, std::uint64_t games)
        : file_(std::move(file)), lock_(lock), games_(games) {}

    AppendFile file_;
    int lock_; ///< descriptor that holds the lock
    std::uint64_t games_;
};

/// What a shard's file holds; a line that was cut off in the middle is left aside.
struct RunLines {
    std::filesystem::path file;
    Shard shard;
    std::string header;
    std::vector<std::string> games;
};

/// All shards in a folder, by name. Codes: "cannot-read", "too-large", "no-run".
Expected<std::vector<RunLines>, Finding> readRun(const std::filesystem::path& folder);

} // namespace marches
