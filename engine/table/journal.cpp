#include "engine/table/journal.h"

#include <boost/crc.hpp>
#include <fmt/format.h>

#include <utility>

namespace marches {
namespace {

constexpr std::string_view mark = " #";
constexpr std::size_t checksumDigits = 8;

std::string checksum(std::string_view text) {
    boost::crc_32_type crc;
    crc.process_bytes(text.data(), text.size());
    return fmt::format("{:08x}", crc.checksum());
}

} // namespace

std::string withChecksum(std::string_view line) {
    return fmt::format("{}{}{}", line, mark, checksum(line));
}

std::optional<std::string_view> verifiedLine(std::string_view line) {
    const std::size_t tail = mark.size() + checksumDigits;
    if (line.size() < tail) return std::nullopt;
    const std::string_view text = line.substr(0, line.size() - tail);
    const std::string_view end = line.substr(text.size());
    if (!end.starts_with(mark) || end.substr(mark.size()) != checksum(text)) return std::nullopt;
    return text;
}

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
    if (auto error = file->append(lines)) return unexpected(std::move(*error));
    return Journal{std::move(*file)};
}

Expected<Journal, Finding> Journal::replace(const std::filesystem::path& path, const RecordHeader& header,
                                            std::span<const RecordLine> lines) {
    std::filesystem::path beside = path;
    beside += ".new";
    auto journal = start(beside, header);
    if (!journal) return journal;
    if (auto error = journal->append(lines)) return unexpected(std::move(*error));
    if (auto error = journal->file_.takePlaceOf(path)) return unexpected(std::move(*error));
    return journal;
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
    recovery.lostBytes = rest.size();
    recovery.reading = readRecord(text, file);
    if (!rest.empty())
        recovery.reading.findings.push_back(
            {Severity::warning,
             "journal-damaged",
             {std::string{file}, line, 1},
             Sentence("the journal is damaged from here on: its last {0} bytes are lost; the game goes on "
                      "from the line before",
                      rest.size())});
    return recovery;
}

} // namespace marches
