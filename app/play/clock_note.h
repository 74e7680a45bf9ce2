#pragma once

#include "app/play/session.h"

#include <optional>
#include <vector>

/// How long has been played, kept in the record itself: a note, which no game reads.
namespace marches::play {

RecordLine clockNote(int seconds);
/// What the last such note says; nothing if there is none.
std::optional<int> playedBefore(const Record& record);
/// Lines for a session, which counts on from there and would keep old notes with the others.
std::vector<RecordLine> linesWithoutClock(std::vector<RecordLine> lines);
/// The record of a session, with its note where the time counts.
Record recordWithClock(const Session& session);

} // namespace marches::play
