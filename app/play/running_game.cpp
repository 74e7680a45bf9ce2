#include "app/play/running_game.h"

#include "app/play/clock_note.h"
#include "app/play/files.h"
#include "app/play/finding_sentences.h"
#include "engine/base/disk.h"
#include "engine/base/file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace marches::play {

namespace {
const QString journalName = QStringLiteral("game.marches");
const QString closedName = QStringLiteral("closed");
const QString lockName = QStringLiteral("lock");

constexpr int notedEvery = 20; // seconds that a crash may give back to a game with a time limit

QString journalPath(const QString& folder) {
    return folder + QLatin1Char('/') + journalName;
}

std::filesystem::path onDisk(const QString& path) {
    return std::filesystem::path{path.toStdU16String()};
}

std::unique_ptr<QLockFile> lockFolder(const QString& folder) {
    auto lock = std::make_unique<QLockFile>(folder + QLatin1Char('/') + lockName);
    lock->setStaleLockTime(0); // a game may run for days; only a dead owner makes a lock stale
    if (!lock->tryLock(0)) return nullptr;
    return lock;
}

/// In the program's language; the code is for the log file.
QString told(const Finding& wrong) {
    qWarning("%s", formatted(wrong).c_str());
    //: %1 what is wrong, in a short sentence; %2 the file or folder where it is
    return RunningGame::tr("%1 (%2)", "a fault and its place")
        .arg(findingText(wrong), QDir::toNativeSeparators(QString::fromStdString(wrong.place.file)));
}

Expected<Journal, Finding> writeJournal(const QString& folder, const Record& record) {
    return Journal::replace(onDisk(journalPath(folder)), record.header, record.lines);
}
} // namespace

RunningGame::RunningGame(Session& session, QString folder, std::unique_ptr<QLockFile> lock)
    : session_(session), folder_(std::move(folder)), lock_(std::move(lock)) {
    connect(&session, &Session::recorded, this, &RunningGame::add);
    connect(&session, &Session::clockTicked, this, [this] {
        if (session_.secondsPlayed().value_or(0) >= noted_ + notedEvery) noteClock();
    });
    connect(&session, &Session::seatsChanged, this, [this] {
        if (session_.header().seats != seats_) rewrite();
    });
}

RunningGame::~RunningGame() {
    if (beginning_.valid()) beginning_.wait(); // it tells `this` that it is ready
}

std::unique_ptr<RunningGame> RunningGame::start(Session& session, const QStringList& scenarioFiles) {
    const QString folder =
        runningGamesFolder() + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<RunningGame> game{new RunningGame{session, folder, nullptr}};
    game->seats_ = session.header().seats;
    game->beginning_ = std::async(
        std::launch::async, [to = game.get(), folder, scenarioFiles, record = recordWithClock(session)] {
            Begun begun = begin(folder, scenarioFiles, record);
            QMetaObject::invokeMethod(to, &RunningGame::takeBegun, Qt::QueuedConnection);
            return begun;
        });
    return game;
}

/// The folder counts as a game's once the journal has its name.
RunningGame::Begun RunningGame::begin(const QString& folder, const QStringList& scenarioFiles,
                                      const Record& record) {
    if (auto fault = makeFolder(onDisk(folder))) return {nullptr, unexpected(std::move(*fault))};
    for (const QString& file : scenarioFiles)
        QFile::copy(file, folder + QLatin1Char('/') + QFileInfo(file).fileName());
    auto lock = lockFolder(folder);
    return {std::move(lock), writeJournal(folder, record)};
}

void RunningGame::takeBegun() {
    if (!beginning_.valid()) return;
    Begun begun = beginning_.get();
    lock_ = std::move(begun.lock);
    if (begun.journal)
        journal_.emplace(std::move(*begun.journal));
    else
        emit failed(told(begun.journal.error()));
}

std::unique_ptr<RunningGame> RunningGame::resume(Session& session, Interrupted& interrupted, QString& wrong) {
    std::unique_ptr<RunningGame> game{
        new RunningGame{session, interrupted.folder, std::move(interrupted.lock)}};
    auto journal = Journal::resume(onDisk(journalPath(game->folder_)), interrupted.goodBytes);
    if (!journal) {
        wrong = told(journal.error());
        return nullptr;
    }
    game->journal_.emplace(std::move(*journal));
    game->seats_ = session.header().seats;
    QFile::remove(game->folder_ + QLatin1Char('/') + closedName);
    return game;
}

void RunningGame::rewrite() {
    takeBegun();
    auto journal = writeJournal(folder_, recordWithClock(session_));
    if (!journal) {
        emit failed(told(journal.error()));
        return;
    }
    journal_.emplace(std::move(*journal));
    seats_ = session_.header().seats;
}

void RunningGame::add(const std::vector<RecordLine>& lines) {
    takeBegun();
    if (!journal_) return;
    if (const auto wrong = journal_->append(lines)) {
        journal_.reset();
        emit failed(told(*wrong));
    }
}

void RunningGame::discard() {
    session_.disconnect(this);
    takeBegun();
    journal_.reset();
    lock_.reset();
    QDir(folder_).removeRecursively();
}

void RunningGame::close() {
    session_.disconnect(this);
    takeBegun();
    noteClock();
    journal_.reset();
    QFile mark(folder_ + QLatin1Char('/') + closedName);
    (void)mark.open(QIODevice::WriteOnly); // without it the game is offered as an interrupted one
}

/// How long has been played, into the journal; only where it counts.
void RunningGame::noteClock() {
    const auto played = session_.secondsPlayed();
    if (!played || *played == noted_) return;
    noted_ = *played;
    add({clockNote(*played)});
}

std::vector<Interrupted> interruptedGames() {
    std::vector<Interrupted> found;
    const QFileInfoList folders = QDir(runningGamesFolder()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QFileInfo& info : folders) {
        Interrupted game;
        game.folder = info.absoluteFilePath();
        const QString path = journalPath(game.folder);
        if (!QFileInfo::exists(path)) continue;
        game.lock = lockFolder(game.folder);
        if (!game.lock) continue;
        const auto bytes = readRegularFile(onDisk(path), maxRecordBytes);
        if (!bytes) continue;
        Recovery recovery = recoverJournal(*bytes, path.toStdString());
        if (!recovery.reading.record) {
            qWarning("no game can be read from %s", qPrintable(path));
            continue;
        }
        game.when = QFileInfo(path).lastModified();
        game.closed = QFileInfo::exists(game.folder + QLatin1Char('/') + closedName);
        game.record = std::move(*recovery.reading.record);
        game.goodBytes = recovery.goodBytes;
        game.damaged = recovery.lostLines > 0;
        found.push_back(std::move(game));
    }
    std::sort(found.begin(), found.end(),
              [](const Interrupted& a, const Interrupted& b) { return a.when > b.when; });
    return found;
}

void discard(Interrupted& game) {
    game.lock.reset();
    QDir(game.folder).removeRecursively();
}

} // namespace marches::play
