#include "app/play/running_game.h"

#include "app/play/clock_note.h"
#include "app/shell/files.h"
#include "app/shell/finding_sentences.h"
#include "engine/base/disk.h"
#include "engine/base/file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <utility>

namespace marches::play {

namespace {

constexpr int notedEvery = 20; // seconds that a crash may give back to a game with a time limit
constexpr std::chrono::seconds retriedEvery{2};

QString told(const Finding& wrong) {
    //: %1 what is wrong, in a short sentence; %2 the file or folder where it is
    return RunningGame::tr("%1 (%2)", "a fault and its place")
        .arg(shell::findingText(wrong), QDir::toNativeSeparators(QString::fromStdString(wrong.place.file)));
}

/// Copies the scenario files that are not there yet; the game could not be opened again without them.
std::optional<Finding> copyInto(const QString& folder, const QStringList& files) {
    for (const QString& file : files) {
        const QString target = folder + QLatin1Char('/') + QFileInfo(file).fileName();
        if (QFileInfo::exists(target)) continue;
        const auto bytes = readRegularFile(shell::onDisk(file), maxRecordBytes);
        if (!bytes) return bytes.error();
        if (auto fault = writeAtomically(shell::onDisk(target), *bytes)) return fault;
    }
    return std::nullopt;
}

} // namespace

RunningGame::RunningGame(Session& session, QString folder)
    : session_(session), folder_(std::move(folder)), seats_(session.header().seats) {
    connect(&session, &Session::recorded, this, &RunningGame::add);
    connect(&session.clock(), &TableClock::ticked, this, [this] {
        if (session_.clock().secondsPlayed().value_or(0) >= noted_ + notedEvery) noteClock();
    });
    connect(&session, &Session::seatsChanged, this, [this] {
        if (session_.header().seats != seats_) rewrite();
    });
    retry_.setInterval(retriedEvery);
    connect(&retry_, &QTimer::timeout, this, &RunningGame::retry);
}

RunningGame::~RunningGame() {
    if (beginning_.valid()) beginning_.wait(); // it tells `this` that it is ready
}

std::unique_ptr<RunningGame> RunningGame::start(Session& session, const QStringList& scenarioFiles) {
    const QString folder =
        shell::runningGamesFolder() + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<RunningGame> game{new RunningGame{session, folder}};
    game->scenarioFiles_ = scenarioFiles;
    game->beginning_ = std::async(
        std::launch::async, [to = game.get(), folder, scenarioFiles, record = recordWithClock(session)] {
            Begun begun = begin(folder, scenarioFiles, record, nullptr);
            QMetaObject::invokeMethod(to, &RunningGame::takeBegun, Qt::QueuedConnection);
            return begun;
        });
    return game;
}

/// The folder counts as a game's once the journal has its name, so that comes last; it is written also where
/// the scenario could not be copied.
RunningGame::Begun RunningGame::begin(const QString& folder, const QStringList& scenarioFiles,
                                      const Record& record, std::unique_ptr<QLockFile> lock) {
    if (auto fault = makeFolder(shell::onDisk(folder)))
        return {std::move(lock), unexpected(std::move(*fault))};
    auto fault = copyInto(folder, scenarioFiles);
    if (!lock) {
        auto taken = lockFolder(folder);
        if (!taken) return {nullptr, unexpected(std::move(taken.error()))};
        lock = std::move(*taken);
    }
    auto journal = Journal::replace(shell::onDisk(journalPath(folder)), record.header, record.lines);
    if (journal && fault) return {std::move(lock), unexpected(std::move(*fault))};
    return {std::move(lock), std::move(journal)};
}

void RunningGame::take(Begun begun) {
    lock_ = std::move(begun.lock);
    if (begun.journal)
        journal_.emplace(std::move(*begun.journal));
    else
        journal_.reset();
    setFault(begun.journal ? nullptr : &begun.journal.error());
}

/// Notes and tells why the journal is not written; null: it is written again.
void RunningGame::setFault(const Finding* fault) {
    const QString reason = fault ? told(*fault) : QString{};
    if (fault)
        retry_.start();
    else
        retry_.stop();
    if (reason == notKept_) return;
    notKept_ = reason;
    if (fault) qWarning("%s", formatted(*fault).c_str()); // with its code, for the log file
    emit notKeptChanged();
}

std::unique_ptr<RunningGame> RunningGame::resume(Session& session, TakenGame taken, bool whole) {
    std::unique_ptr<RunningGame> game{new RunningGame{session, taken.folder}};
    game->lock_ = std::move(taken.lock);
    // Without a lock another window may go on with it, too: what it writes is not replaced either.
    game->damaged_ = !whole || (taken.left.lostLines > 0 && !taken.left.torn) || !game->lock_;
    if (game->damaged_) {
        game->rewrite();
    } else {
        auto journal = Journal::resume(shell::onDisk(journalPath(game->folder_)), taken.left.goodBytes);
        game->take({std::move(game->lock_), std::move(journal)});
    }
    QFile::remove(closedMark(game->folder_));
    return game;
}

void RunningGame::retry() {
    takeBegun();
    if (!notKept_.isEmpty()) rewrite();
}

/// A damaged journal gets a second name before a new one takes its place.
void RunningGame::rewrite() {
    takeBegun();
    journal_.reset();
    if (damaged_) {
        const QString beside = shell::unusedPath(folder_, QStringLiteral("damaged.marches"));
        if (const auto fault =
                keepBeside(shell::onDisk(journalPath(folder_)), shell::onDisk(beside), maxRecordBytes)) {
            setFault(&*fault);
            return;
        }
        damaged_ = false;
        keptDamaged_ = beside;
    }
    take(begin(folder_, scenarioFiles_, recordWithClock(session_), std::move(lock_)));
    if (journal_) seats_ = session_.header().seats;
}

void RunningGame::add(const std::vector<RecordLine>& lines) {
    takeBegun();
    if (!journal_) {
        rewrite(); // these lines too
        return;
    }
    if (const auto fault = journal_->append(lines)) {
        journal_.reset();
        setFault(&*fault);
    }
}

void RunningGame::discard() {
    session_.disconnect(this);
    takeBegun();
    retry_.stop();
    journal_.reset();
    const auto taken = lock_ ? Expected<std::unique_ptr<QLockFile>, Finding>{} : lockFolder(folder_);
    lock_.reset();
    if (taken || taken.error().code != "in-use") removeGame(folder_, true);
}

void RunningGame::close() {
    session_.disconnect(this);
    takeBegun();
    retry_.stop();
    noteClock();
    journal_.reset();
    // Without it the game is offered as an interrupted one.
    if (const auto mark = AppendFile::create(shell::onDisk(closedMark(folder_))); !mark)
        qWarning("%s", formatted(mark.error()).c_str());
}

/// Writes into the journal how long has been played, in a game with a time limit.
void RunningGame::noteClock() {
    const auto played = session_.clock().secondsPlayed();
    if (!played || *played == noted_) return;
    noted_ = *played;
    add({clockNote(*played)});
}

} // namespace marches::play
