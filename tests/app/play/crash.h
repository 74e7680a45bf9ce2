#pragma once

#include "app/play/face.h"
#include "engine/table/record.h"

#include <QString>

/// kill -9 at any moment: the next start offers the game back with at most the running command lost. Every
/// game on the shelf has a victim, a program of one line, and a test that kills it.
namespace marches::play::test {

/// Plays the game of the record that the command line names among computer players, in a real window, and
/// writes after each command how many stand on the variation. Ends when it is killed.
int playUntilKilled(int argc, char* argv[], const GameEntry& game);

/// Starts `victim` on `header`'s game and kills it at a random moment, MARCHES_KILLS times (10 unless told),
/// each time looking at what is left. Fails the running test by Qt Test. Changes where this program keeps its
/// data.
void killAtAnyMoment(const GameEntry& game, const RecordHeader& header, const QString& victim);

} // namespace marches::play::test
