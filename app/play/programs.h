#pragma once

#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>

class QComboBox;

/// Outside programs as they are chosen for a seat: a command line each, whose words stand as in a record.
namespace marches::play {

/// "bot:exec:LINE", as a seat's kind stands in records.
QString programKind(const QString& line);
/// LINE of such a kind.
QString programLine(const QString& kind);
/// What people call it: "python3 player.py" for "/usr/bin/python3 /home/ann/player.py".
QString programName(const QString& kind);
/// Such a seat as lists of players show it: "Program: python3 player.py".
QString programTitle(const QString& kind);
/// A file as the first word of a command line, in quotes if it needs them.
QString programWord(const QString& file);

/// What is wrong with a command line, and what to do; empty: it can be started.
QString programProblem(const QString& line);

/// The command lines that were chosen before, the last one first.
QStringList rememberedPrograms();
void rememberProgram(const QString& line);

/// What a program is given for one answer; of those started from now on.
std::chrono::seconds programPatience();
void keepProgramPatience(std::chrono::seconds patience);

/// Adds the programs to a list of who can take a seat: those chosen before, `kind` itself if it is one, and
/// "Program of your own…" to choose another.
void addPrograms(QComboBox& kinds, const QString& kind);
/// The kind that is chosen in such a list. Behind "Program of your own…" it asks in a dialog first; `chosen`
/// is called when there is an answer, `givenUp` when there is none.
void choosePlayer(QComboBox& kinds, std::function<void(const QString& kind)> chosen,
                  std::function<void()> givenUp);

} // namespace marches::play
