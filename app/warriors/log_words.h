#pragma once

#include "app/play/prompt.h"
#include "app/warriors/battle_tale.h"
#include "app/warriors/moment.h"
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
/// The phases of which these events tell that they began and ended without anybody being asked. Upkeep and
/// Down-keep do their work by themselves and are never among them.
std::vector<Phase> passedOver(std::span<const Event> events);
/// Why such a phase went by, in a sentence; `moment` is of the same turn.
QString passedOverSentence(const Moment& moment, Phase phase);
/// Why a player was not asked while others traded; `moment` as their Trade began.
QString notAskedInTrade(const Moment& moment, SeatId seat);
/// "Turn 5, Maneuvering".
QString positionName(const State& state);

} // namespace marches::warriors::face
