#include "app/play/game_folder.h"

#include "app/shell/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QSysInfo>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#endif

namespace marches::play {

namespace {

struct GameFolder {
    Q_DECLARE_TR_FUNCTIONS(GameFolder)
};

/// Whether the program that has the lock has ended; a full disk keeps such a lock from being taken over.
bool isLeftBehind(const QLockFile& lock) {
    qint64 process = 0;
    QString host;
    QString program;
    if (!lock.getLockInfo(&process, &host, &program)) return true; // not even its owner could be written
#ifdef Q_OS_UNIX
    return host == QSysInfo::machineHostName() && kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH;
#else
    return false;
#endif
}

} // namespace

QString journalPath(const QString& gameFolder) {
    return gameFolder + QStringLiteral("/game.marches");
}

QString closedMark(const QString& gameFolder) {
    return gameFolder + QStringLiteral("/closed");
}

Expected<std::unique_ptr<QLockFile>, Finding> lockFolder(const QString& gameFolder) {
    const QString path = gameFolder + QStringLiteral("/lock");
    const auto refuse = [&path](const char* code, const QString& why) {
        return unexpected(Finding{Severity::error,
                                  code,
                                  {QDir::toNativeSeparators(path).toStdString(), 0, 0},
                                  Sentence("{0}", why.toStdString())});
    };
    std::error_code error;
    const auto status = std::filesystem::symlink_status(shell::onDisk(path), error);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        return refuse("cannot-read", GameFolder::tr("The lock of this game is no regular file. Remove it, "
                                                    "then the game can be opened."));
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0); // a game may run for days; only a dead owner makes a lock stale
    if (lock->tryLock(0)) return lock;
    if (lock->error() == QLockFile::LockFailedError && !isLeftBehind(*lock))
        return refuse("in-use", GameFolder::tr("Another window has this game; go on with it there."));
    return refuse("cannot-write", GameFolder::tr("The disk is full, or nothing may be written here."));
}

} // namespace marches::play
