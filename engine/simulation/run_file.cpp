#include "engine/simulation/run_file.h"

#include "engine/base/file.h"
#include "engine/base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <system_error>
#include <utility>

namespace marches {
namespace fs = std::filesystem;

namespace {

Finding fault(std::string code, const fs::path& path, Sentence sentence) {
    return {Severity::error, std::move(code), {path.string(), 0, 0}, std::move(sentence)};
}

std::string nameOf(const Shard& shard) {
    return fmt::format("games-{}-of-{}.jsonl", shard.index, shard.count);
}

/// Returns the shard of a file, by its name; nothing for other files.
std::optional<Shard> shardOf(const fs::path& path) {
    const std::string name = path.filename().string();
    constexpr std::string_view begin = "games-";
    constexpr std::string_view middle = "-of-";
    constexpr std::string_view end = ".jsonl";
    const std::size_t at = name.find(middle);
    if (!name.starts_with(begin) || !name.ends_with(end) || at == std::string::npos) return std::nullopt;
    const std::string_view text = name;
    const auto index = wholeNumber(text.substr(begin.size(), at - begin.size()));
    const auto count =
        wholeNumber(text.substr(at + middle.size(), name.size() - end.size() - at - middle.size()));
    if (!index || !count || *index < 1 || *index > *count) return std::nullopt;
    return Shard{*index, *count};
}

/// Returns the files of shards in a folder, sorted by name so that it always reads the same.
Expected<std::vector<fs::path>, Finding> runFiles(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    fs::directory_iterator entry(folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error))
        if (shardOf(entry->path())) files.push_back(entry->path());
    if (error)
        return unexpected(
            fault("cannot-read", folder, Sentence("The folder can't be read: {0}", error.message())));
    std::sort(files.begin(), files.end());
    return files;
}

/// Returns the bytes up to and with the end of the last whole line.
std::string_view wholeLines(std::string_view bytes) {
    return bytes.substr(0, bytes.rfind('\n') + 1);
}

std::string_view firstLine(std::string_view whole) {
    return whole.substr(0, whole.find('\n'));
}

/// Returns the first line alone; empty if it was cut off.
Expected<std::string, Finding> headerOf(const fs::path& path) {
    std::error_code error;
    std::ifstream stream;
    if (fs::is_regular_file(path, error)) stream.open(path, std::ios::binary);
    if (!stream.is_open()) return unexpected(fault("cannot-read", path, Sentence("The file can't be read.")));
    std::string line;
    std::getline(stream, line);
    if (stream.bad())
        return unexpected(fault("cannot-read", path, Sentence("The file can't be read to its end.")));
    return stream.eof() ? std::string{} : line;
}

struct Opened {
    AppendFile file;
    std::uint64_t games = 0;
};

Expected<Opened, Finding> openLocked(const fs::path& path, std::string_view header) {
    const auto bytes = readRegularFile(path, maxRunBytes);
    if (!bytes) return unexpected(bytes.error());
    const std::string_view whole = wholeLines(*bytes);
    auto file = AppendFile::resume(path, whole.size());
    if (!file) return unexpected(file.error());
    if (whole.empty()) {
        if (auto error = file->append(fmt::format("{}\n", header))) return unexpected(std::move(*error));
        return Opened{std::move(*file), 0};
    }
    return Opened{std::move(*file),
                  static_cast<std::uint64_t>(std::count(whole.begin(), whole.end(), '\n')) - 1};
}

/// Returns a finding if the folder has files of another run.
std::optional<Finding> otherRun(const fs::path& folder, const Shard& shard, std::string_view header) {
    const auto files = runFiles(folder);
    if (!files) return files.error();
    for (const fs::path& file : *files) {
        if (shardOf(file)->count != shard.count)
            return fault("other-run", file,
                         Sentence("This run is dealt out in other shards than {0}. Give the shards it was "
                                  "begun with, or another folder.",
                                  shard.count));
        const auto there = headerOf(file);
        if (!there) return there.error();
        if (!there->empty() && *there != header)
            return fault("other-run", file,
                         Sentence("Another run stands in this folder. Give the command it was begun with, "
                                  "or another folder.\n  there: {0}\n  here:  {1}",
                                  *there, header));
    }
    return std::nullopt;
}

} // namespace

Expected<RunFile, Finding> RunFile::open(const fs::path& folder, const Shard& shard,
                                         std::string_view header) {
    if (auto error = makeFolder(folder)) return unexpected(std::move(*error));
    if (auto other = otherRun(folder, shard, header)) return unexpected(std::move(*other));
    const fs::path path = folder / nameOf(shard);
    auto lock = FileLock::take(path);
    if (!lock) return unexpected(std::move(lock.error()));
    auto opened = openLocked(path, header);
    if (!opened) return unexpected(std::move(opened.error()));
    return RunFile{std::move(opened->file), std::move(*lock), opened->games};
}

Expected<std::vector<RunLines>, Finding> readRun(const fs::path& folder) {
    const auto files = runFiles(folder);
    if (!files) return unexpected(files.error());
    std::vector<RunLines> run;
    for (const fs::path& file : *files) {
        const auto bytes = readRegularFile(file, maxRunBytes);
        if (!bytes) return unexpected(bytes.error());
        std::string_view whole = wholeLines(*bytes);
        if (whole.empty()) continue; // cut off in its first line
        RunLines& lines = run.emplace_back(RunLines{file, *shardOf(file), std::string(firstLine(whole)), {}});
        for (whole.remove_prefix(lines.header.size() + 1); !whole.empty();
             whole.remove_prefix(lines.games.back().size() + 1))
            lines.games.emplace_back(firstLine(whole));
    }
    if (run.empty())
        return unexpected(
            fault("no-run", folder,
                  Sentence("No games are here (games-*.jsonl); name the folder of a simulation.")));
    return run;
}

} // namespace marches
