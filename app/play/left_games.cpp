#include "app/play/left_games.h"

#include "app/shell/files.h"
#include "engine/base/file.h"
#include "engine/table/journal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSysInfo>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#endif

namespace marches::play {

namespace {

Finding fault(const char* code, const QString& path, const QString& sentence) {
    return {Severity::error,
            code,
            {QDir::toNativeSeparators(path).toStdString(), 0, 0},
            Sentence("{0}", sentence.toStdString())};
}

void readHeader(LeftGame& game) {
    const QString path = journalPath(game.folder);
    const auto text = shell::readHeaderText(path);
    if (!text) {
        game.findings = {text.error()};
        return;
    }
    Recovery recovery = recoverJournal(*text, path.toStdString());
    if (recovery.reading.record)
        game.header = std::move(recovery.reading.record->header);
    else if (recovery.goodBytes > 0) // some lines are a journal's
        game.findings = {
            fault("journal-damaged", path,
                  QCoreApplication::translate("LeftGames", "The beginning of its journal is damaged."))};
    else
        game.findings = std::move(recovery.reading.findings);
}

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

std::vector<LeftGame> leftGames() {
    std::vector<LeftGame> found;
    const QFileInfoList folders =
        QDir(shell::runningGamesFolder()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    for (const QFileInfo& info : folders) {
        LeftGame game;
        game.folder = info.absoluteFilePath();
        const QFileInfo journal(journalPath(game.folder));
        if (!journal.exists()) continue;
        game.when = journal.lastModified();
        game.closed = QFileInfo::exists(closedMark(game.folder));
        // Where nothing stands in the lock's place no window has it.
        const QFileInfo lock(game.folder + QStringLiteral("/lock"));
        if (lock.exists() || lock.isSymLink()) {
            if (const auto taken = lockFolder(game.folder); !taken) {
                if (taken.error().code == "in-use") continue;
                // What only the disk refuses can be gone on with all the same.
                if (taken.error().code == "cannot-read") game.findings = {taken.error()};
            }
        }
        if (game.findings.empty()) readHeader(game);
        found.push_back(std::move(game));
    }
    std::sort(found.begin(), found.end(),
              [](const LeftGame& a, const LeftGame& b) { return a.when > b.when; });
    return found;
}

Expected<LeftRecord, Findings> readLeft(const LeftGame& game) {
    const QString path = journalPath(game.folder);
    const auto bytes = readRegularFile(shell::onDisk(path), maxRecordBytes);
    if (!bytes) return unexpected(Findings{bytes.error()});
    Recovery recovery = recoverJournal(*bytes, path.toStdString());
    if (!recovery.reading.record) return unexpected(std::move(recovery.reading.findings));
    return LeftRecord{std::move(*recovery.reading.record), recovery.goodBytes, recovery.lostLines,
                      recovery.torn};
}

Expected<TakenGame, Findings> takeLeft(const LeftGame& game) {
    auto lock = lockFolder(game.folder);
    if (!lock && lock.error().code != "cannot-write") return unexpected(Findings{std::move(lock.error())});
    auto left = readLeft(game);
    if (!left) return unexpected(std::move(left.error()));
    return TakenGame{game.folder, std::move(*left), lock ? std::move(*lock) : nullptr};
}

bool removeGame(const QString& folder, bool sparesDamaged) {
    QDir game(folder);
    bool removed = true;
    if (sparesDamaged && !game.entryList({QStringLiteral("damaged*.marches")}, QDir::Files).isEmpty()) {
        for (const QString& name : game.entryList(QDir::Files))
            if (!name.startsWith(QStringLiteral("damaged"))) removed = game.remove(name) && removed;
    } else {
        removed = game.removeRecursively();
    }
    if (removed) return true;
    qWarning("the folder of a game could not be removed: %s", qPrintable(folder));
    return false;
}

std::optional<Finding> discardLeft(const LeftGame& game) {
    // What can't be locked can be thrown away all the same, unless another window plays it.
    if (auto lock = lockFolder(game.folder); !lock && lock.error().code == "in-use") return lock.error();
    if (removeGame(game.folder, false)) return std::nullopt;
    return fault("cannot-write", game.folder,
                 QCoreApplication::translate("LeftGames", "The folder can't be removed."));
}

QString journalPath(const QString& gameFolder) {
    return gameFolder + QStringLiteral("/game.marches");
}

QString closedMark(const QString& gameFolder) {
    return gameFolder + QStringLiteral("/closed");
}

Expected<std::unique_ptr<QLockFile>, Finding> lockFolder(const QString& gameFolder) {
    const QString path = gameFolder + QStringLiteral("/lock");
    const auto refuse = [&path](const char* code, const QString& why) {
        return unexpected(fault(code, path, why));
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
