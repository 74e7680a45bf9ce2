#include "app/play/clock_note.h"

#include <algorithm>
#include <charconv>

namespace marches::play {

namespace {
constexpr std::string_view before = "played ";
constexpr std::string_view after = " s";

std::optional<int> secondsIn(const RecordLine& line) {
    std::string_view text = line.text;
    if (line.kind != LineKind::note || !text.starts_with(before) || !text.ends_with(after))
        return std::nullopt;
    text.remove_prefix(before.size());
    text.remove_suffix(std::min(after.size(), text.size()));
    int seconds = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    const bool whole = error == std::errc{} && end == text.data() + text.size() && seconds >= 0;
    return whole ? std::optional{seconds} : std::nullopt;
}
} // namespace

RecordLine clockNote(int seconds) {
    return {LineKind::note, 0, std::string{before} + std::to_string(seconds) + std::string{after}, 0};
}

std::optional<int> playedBefore(const Record& record) {
    for (auto line = record.lines.rbegin(); line != record.lines.rend(); ++line)
        if (const auto seconds = secondsIn(*line)) return seconds;
    return std::nullopt;
}

std::vector<RecordLine> linesWithoutClock(std::vector<RecordLine> lines) {
    std::erase_if(lines, [](const RecordLine& line) { return secondsIn(line).has_value(); });
    return lines;
}

Record recordWithClock(const Session& session) {
    Record record = session.record();
    if (const auto played = session.clock().secondsPlayed()) record.lines.push_back(clockNote(*played));
    return record;
}

} // namespace marches::play
