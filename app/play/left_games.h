#pragma once

#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "engine/table/record.h"

#include <QDateTime>
#include <QLockFile>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace marches::play {

/// A game that a crash, or leaving the table, has left behind. Only its journal's header was read.
struct LeftGame {
    QString folder;
    QDateTime when;                     ///< of its last command
    bool closed = false;                ///< the table was left in good order
    std::optional<RecordHeader> header; ///< none: it can't be opened
    Findings findings;                  ///< why it can't
};

/// All left games but those that another window has, newest first; those that can't be opened too. Folders
/// without a journal are passed over.
std::vector<LeftGame> leftGames();

/// What a left game's whole journal holds.
struct LeftRecord {
    Record record;
    std::uint64_t goodBytes = 0; ///< of the journal, up to the first line that can't be read
    std::size_t lostLines = 0;   ///< from that line on
    bool torn = false;           ///< only a last line that a crash cut off is lost
};
Expected<LeftRecord, Findings> readLeft(const LeftGame& game);

/// A left game that belongs to this window from now on.
struct TakenGame {
    QString folder;
    LeftRecord left;
    std::unique_ptr<QLockFile> lock; ///< null: the disk refuses it for now
};
/// Codes: "in-use" (another window has it), and those of reading it.
Expected<TakenGame, Findings> takeLeft(const LeftGame& game);

/// Removes its folder. Codes: "in-use", "cannot-write".
std::optional<Finding> discardLeft(const LeftGame& game);

/// Removes the folder of a game that is ours. `sparesDamaged`: but for damaged journals that were kept there.
/// False: something can't be removed; the log file says so, and the game is offered again at the next start.
bool removeGame(const QString& folder, bool sparesDamaged);

/// What lies in the folder of one running or left game, beside its scenario's files.
QString journalPath(const QString& gameFolder);
QString closedMark(const QString& gameFolder); ///< an empty file: the table was left in good order

/// Takes a game's folder for this window; the lock of a program that has ended is taken over. Codes:
/// "in-use": another window has it; "cannot-read": what stands in the lock's place is no regular file
/// (opening a pipe would wait for ever).
Expected<std::unique_ptr<QLockFile>, Finding> lockFolder(const QString& gameFolder);

} // namespace marches::play
