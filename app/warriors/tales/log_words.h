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

/// The line of the log for steps that one seat took on one record line; `before` is the position in which the
/// line began.
play::LogEntry logEntry(const Moment& before, std::span<const Command> steps, std::span<const Event> events);
/// What one record line tells.
struct ToldLine {
    std::vector<play::LogEntry> rows;    ///< the line's own, then one for each thing the game did by itself:
                                         ///< battles, Upkeep by player, phases that went by
    std::vector<BattleTale> battles;     ///< that it told, in their order
    std::vector<play::LogEntry> leads{}; ///< titles that changed hands by it
};
/// `over`: no battle is being fought after it.
ToldLine toldLine(const Moment& before, std::span<const Command> steps, std::span<const Event> events,
                  bool over);
/// "Turn 4 is over", and the Victory Points, if these events tell that the next one began; `after`: where
/// they led to.
std::optional<play::LogEntry> turnEndRow(const Moment& before, std::span<const Event> events,
                                         const State& after);
/// "Gathered: 5 Food and 3 Products".
QString gatheredSentence(const Resources& gathered);
/// "Turn 5, Maneuvering".
QString positionName(const State& state);

} // namespace marches::warriors::face
