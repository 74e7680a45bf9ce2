#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"
#include "app/warriors/tales/battle_tale.h"
#include "engine/warriors/command.h"
#include "engine/warriors/message.h"

#include <optional>
#include <span>
#include <vector>

namespace marches::warriors::face {

/// Returns the row of the log for steps that one seat took on one record line; `before` is the position
/// before it.
play::LogEntry logEntry(const Moment& before, std::span<const Command> steps, std::span<const Event> events);
/// A record line in words.
struct ToldLine {
    std::vector<play::LogEntry> rows;    ///< the line's own, then one for each thing the game did by itself:
                                         ///< battles, Upkeep by player, phases that went by
    std::vector<BattleTale> battles;     ///< that it told, in their order
    std::vector<play::LogEntry> leads{}; ///< titles that changed hands by it
};
/// `over` says that no battle is being fought after the line.
ToldLine toldLine(const Moment& before, std::span<const Command> steps, std::span<const Event> events,
                  bool over);
/// Returns "Turn 4 is over" and the Victory Points if a turn began with these events; `after` is the position
/// after them.
std::optional<play::LogEntry> turnEndRow(const Moment& before, std::span<const Event> events,
                                         const State& after);
/// What an event `gathered` brought.
Resources gatheredBy(const Event& event);
/// "Gathered: 5 Food and 3 Products".
QString gatheredSentence(const Resources& gathered);
/// "Turn 5, Maneuvering".
QString positionName(const State& state);

} // namespace marches::warriors::face
