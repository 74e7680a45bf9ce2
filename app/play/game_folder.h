#pragma once

#include "engine/base/expected.h"
#include "engine/base/finding.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace marches::play {

/// What lies in the folder of one running or left game, beside its scenario's files.
QString journalPath(const QString& gameFolder);
QString closedMark(const QString& gameFolder); ///< an empty file: the table was left in good order

/// Takes a game's folder for this window; the lock of a program that has ended is taken over. Codes:
/// "in-use": another window has it; "cannot-read": what stands in the lock's place is no regular file
/// (opening a pipe would wait for ever).
Expected<std::unique_ptr<QLockFile>, Finding> lockFolder(const QString& gameFolder);

} // namespace marches::play
