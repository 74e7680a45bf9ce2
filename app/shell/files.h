#pragma once

#include "engine/base/expected.h"
#include "engine/table/save_record.h"

#include <QString>
#include <QStringList>

#include <filesystem>
#include <optional>
#include <string>

/// Where the program keeps things, and records on the disk.
namespace marches::shell {

inline const QString recordSuffix = QStringLiteral("marches");
inline const QString packageSuffix = QStringLiteral("marchesmap"); ///< a map in one file

QString savedGamesFolder(); ///< Documents/Marches; made if it is missing
QString ownMapsFolder();    ///< Documents/Marches/Maps; made if it is missing
/// A path in the folder that nothing stands at yet: the name, or the name with a number before its suffix.
QString unusedPath(const QString& folder, const QString& name);
/// The same file in a folder beside it that bears its name and is not there yet: "my game/my game.marches".
QString inOwnFolder(const QString& path);
QString runningGamesFolder(); ///< AppLocalDataLocation/games; made if it is missing
QString dataFolder();         ///< AppLocalDataLocation; made if it is missing
/// The folder of the scenarios that come with the program; empty if they are not installed.
QString bundledScenarios();

/// The same path as the engine's readers and writers take it.
std::filesystem::path onDisk(const QString& path);

/// The first lines of a record or a journal, up to and with `begin`; where there is none, the first 64 KiB.
Expected<std::string, Finding> readHeaderText(const QString& path);
/// Reads a record or a journal; findings are for `FindingsCard`.
RecordReading readRecordFile(const QString& path);
/// Writes the record so that a crash leaves the old file or the new one, and copies `beside` into its folder
/// (marches::saveRecord); makes the folder. The finding says what went wrong; then the old file stands.
std::optional<Finding> saveRecord(const QString& path, const Record& record, const QStringList& beside,
                                  OtherFiles others = OtherFiles::refuse);
/// Tells whether a file has changed: a digest of its bytes; empty where it can't be read.
std::string fileDigest(const QString& path);

QStringList recentGames(); ///< newest first; files that are gone are left out
/// Puts a file before the other recent games. `over`: the game was played to its end there.
void addRecentGame(const QString& path, bool over);
/// The newest recent game, if it is not over and its file begins as a record; else empty. Its commands are
/// not read: it may turn out not to open.
QString unfinishedGame();

} // namespace marches::shell
