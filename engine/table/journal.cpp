#include "engine/table/journal.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace marches {
Expected<Journal, Finding> Journal::start(const std::filesystem::path& path, const RecordHeader& header) {
    auto file = AppendFile::create(path);
    if (!file) return unexpected(std::move(file.error()));
    std::string lines;
    const std::string text = headerText(header);
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = rest.find('\n');
        lines += withChecksum(rest.substr(0, end)) + '\n';
        rest.remove_prefix(end + 1);
    }
    if (auto error = file->append(lines)) {
        std::error_code ignored;
        std::filesystem::remove(path, ignored);
        return unexpected(std::move(*error));
    }
    return Journal{std::move(*file)};
}

Expected<Journal, Finding> Journal::replace(const std::filesystem::path& path, const RecordHeader& header,
                                            std::span<const RecordLine> lines) {
    std::filesystem::path beside = path;
    beside += ".new";
    auto journal = start(beside, header);
    if (!journal) return journal;
    auto error = journal->append(lines);
    if (!error) error = journal->file_.takePlaceOf(path);
    if (!error) return journal;
    std::error_code ignored;
    std::filesystem::remove(beside, ignored);
    return unexpected(std::move(*error));
}

Expected<Journal, Finding> Journal::resume(const std::filesystem::path& path, std::uint64_t goodBytes) {
    auto file = AppendFile::resume(path, goodBytes);
    if (!file) return unexpected(std::move(file.error()));
    return Journal{std::move(*file)};
}

std::optional<Finding> Journal::append(std::span<const RecordLine> lines) {
    std::string text;
    for (const RecordLine& line : lines)
        text += withChecksum(lineText(line)) + '\n';
    if (text.empty()) return std::nullopt;
    return file_.append(text);
}

Recovery recoverJournal(std::string_view bytes, std::string_view file) {
    Recovery recovery;
    std::string text;
    int line = 1;
    std::string_view rest = bytes;
    for (;; ++line) {
        const std::size_t end = rest.find('\n');
        if (end == std::string_view::npos) break;
        const auto good = verifiedLine(rest.substr(0, end));
        if (!good) break;
        text.append(*good) += '\n';
        rest.remove_prefix(end + 1);
    }
    recovery.goodBytes = bytes.size() - rest.size();
    recovery.torn = !rest.empty() && rest.find('\n') == std::string_view::npos;
    recovery.lostLines =
        static_cast<std::size_t>(std::count(rest.begin(), rest.end(), '\n')) + (rest.ends_with('\n') ? 0 : 1);
    if (rest.empty()) recovery.lostLines = 0;
    recovery.reading = readRecord(text, file);
    if (!rest.empty())
        recovery.reading.findings.push_back(
            {Severity::warning,
             "journal-damaged",
             {std::string{file}, line, 1},
             Sentence(
                 "the journal is damaged in this line; the game goes on from the line before (lines lost: "
                 "{0})",
                 recovery.lostLines)});
    return recovery;
}

} // namespace marches
