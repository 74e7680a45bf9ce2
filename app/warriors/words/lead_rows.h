#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"

#include <QStringList>

#include <vector>

namespace marches::warriors::face {

/// The titles that change hands, as rows of the log: "Builder: tied, nobody holds it" with "France −3 VP".
std::vector<play::LogEntry> leadRows(const Moment& before, const State& after);

/// The same when a seat has shifted a token: "Nobody is Warrior now: a tie (Denmark −3 VP)". Empty: none.
QStringList leadsAfterShift(const Moment& moment, SeatId seat, const step::Shift& shift);
/// A row of `leadRows` in one line: "France is now Trader (+3 VP)".
QString leadLine(const play::LogEntry& row);

} // namespace marches::warriors::face
