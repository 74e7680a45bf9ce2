#pragma once

#include "engine/table/record.h"

#include <QString>
#include <QStringList>

#include <optional>

/// Where the program keeps things, and records on the disk.
namespace marches::play {

inline const QString recordSuffix = QStringLiteral("marches");

QString savedGamesFolder(); ///< Documents/Marches; made if it is missing
/// A path in the folder that nothing stands at yet: the name, or the name with a number before its suffix.
QString unusedPath(const QString& folder, const QString& name);
QString runningGamesFolder(); ///< AppLocalDataLocation/games; made if it is missing
QString dataFolder();         ///< AppLocalDataLocation; made if it is missing
/// The folder of the scenarios that come with the program; empty if they are not installed.
QString bundledScenarios();

/// Reads a record or a journal; findings are for `FindingsCard`.
RecordReading readRecordFile(const QString& path);
/// Writes the record so that a crash leaves the old file or the new one; copies `beside` into its folder
/// first. The finding says what went wrong; then the old file stands.
std::optional<Finding> saveRecord(const QString& path, const Record& record, const QStringList& beside);

QStringList recentGames(); ///< newest first; files that are gone are left out
/// To the front of them. `over`: it was played to its end there.
void addRecentGame(const QString& path, bool over);
/// The newest of them, if it is not over, stands and begins as a record; else empty. Its commands are not
/// read: it may turn out not to open.
QString unfinishedGame();

} // namespace marches::play
