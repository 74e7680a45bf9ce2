#pragma once

#include "app/warriors/scene.h"
#include "app/warriors/tales/battle_tale.h"

#include <optional>

/// These functions find what the seat in hand may not have seen. `lines` are lines of the record, the newest
/// first, as `linesSinceHand` returns them.
namespace marches::warriors::face {

class GameLog;

/// What the seat in hand got in an Upkeep, and the line that brought it.
struct Gathered {
    NodeId node;
    Resources amount;
};
/// Why the seat in hand was not asked in a Trade phase, and the last line of that phase.
struct LeftOut {
    NodeId node;
    QString why;
};

/// Returns the lines from the present one back to the one on which the seat in hand acted last, the newest
/// first. That last one is among them: what followed from it may not have been seen either.
std::vector<NodeId> linesSinceHand(const Scene& scene);
/// Returns what the seat in hand got in the latest Upkeep on these lines; nothing if none is on them.
std::optional<Gathered> gatheredIn(const Scene& scene, const std::vector<NodeId>& lines);
/// Returns the latest line that ended a turn; rootNode if none did.
NodeId turnEndIn(const Scene& scene, const std::vector<NodeId>& lines);
/// Returns the log's row for the end of the turn that this line ended; an empty row if there is none.
play::LogEntry turnEndLine(const Scene& scene, NodeId node);
/// Returns a sentence that names the countries that were not asked in the Maneuvering of the turn that ended
/// with the line `turnEnd`. If the seat in hand was asked there itself, only countries after it are named.
/// Empty if there are none.
QString whoStoodStill(const Scene& scene, const std::vector<NodeId>& lines, NodeId turnEnd);
/// Returns the seats that opened a route to the seat in hand, the earliest first. Only lines newer than
/// `told`, the last line that the player was told of, are read.
std::vector<SeatId> routesOpened(const Scene& scene, const std::vector<NodeId>& lines, NodeId told);
/// Returns why the seat in hand was not asked, if others traded this turn on these lines; else nothing.
std::optional<LeftOut> leftOutOfTrade(const Scene& scene, const std::vector<NodeId>& lines);
/// Returns whether a person at the table fights in the battle.
bool ofPeople(const Scene& scene, const BattleTale& tale);
/// Returns a row for each computer player that did something on these lines: Actions, marches, battles among
/// computer players.
std::vector<play::LogEntry> deedsOfComputers(const play::GameFace& gameFace, const Scene& scene,
                                             const GameLog& log, const std::vector<NodeId>& lines);

} // namespace marches::warriors::face
