#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"

#include <QStringList>

#include <vector>

namespace marches::warriors::face {

/// Returns a row of the log for each title that changes hands: "Builder: tied, nobody holds it" with
/// "France −3 VP".
std::vector<play::LogEntry> leadRows(const Moment& before, const State& after);

/// Returns the titles that a shift would move: "Nobody is Warrior now: a tie (Denmark −3 VP)".
QStringList leadsAfterShift(const Moment& moment, SeatId seat, const step::Shift& shift);
/// Returns a row of `leadRows` as one line: "France is now Trader (+3 VP)".
QString leadLine(const play::LogEntry& row);

} // namespace marches::warriors::face
