#pragma once

#include "app/play/session.h"
#include "engine/table/journal.h"

#include <QDateTime>
#include <QLockFile>
#include <QStringList>

#include <future>
#include <memory>
#include <optional>

namespace marches::play {

struct Interrupted;

/// A game that runs, or was interrupted, on the disk: a folder of its own with the journal, a copy of its
/// scenario if that is not a bundled one, and a lock while a program has it.
class RunningGame : public QObject {
    Q_OBJECT

public:
    /// Begins a journal for a session: all that has happened so far goes into it, then every new line. The
    /// disk is waited for in a thread of its own, and by the first new line; `failed` tells if it won't be
    /// written to.
    static std::unique_ptr<RunningGame> start(Session& session, const QStringList& scenarioFiles);

    /// Takes over the folder of an interrupted game; the lock must be ours (from `interruptedGames`). Null:
    /// `wrong` says why, as `failed` does.
    static std::unique_ptr<RunningGame> resume(Session& session, Interrupted& game, QString& wrong);
    ~RunningGame() override;

    QString folder() const { return folder_; }
    /// Whether what happens is on the disk, or will be before anything else happens.
    bool keeps() const { return journal_ || beginning_.valid(); }
    /// The game is over and done with, or saved elsewhere: the folder goes.
    void discard();
    /// The table is left in good order: the game stays, to be gone on with.
    void close();

signals:
    /// Writing failed; the game goes on, but would not survive a crash.
    void failed(const QString& message);

private:
    /// What has been begun on the disk.
    struct Begun {
        std::unique_ptr<QLockFile> lock;
        Expected<Journal, Finding> journal;
    };
    static Begun begin(const QString& folder, const QStringList& scenarioFiles, const Record& record);

    RunningGame(Session& session, QString folder, std::unique_ptr<QLockFile> lock);
    void takeBegun();
    void rewrite();
    void add(const std::vector<RecordLine>& lines);
    void noteClock();

    Session& session_;
    QString folder_;
    std::unique_ptr<QLockFile> lock_;
    std::optional<Journal> journal_;
    std::vector<SeatEntry> seats_; ///< as they stand in the journal
    int noted_ = 0;                ///< seconds played, as they stand there
    std::future<Begun> beginning_; ///< of `start`, until `takeBegun`
};

/// A game that a crash, or leaving the table, has left behind.
struct Interrupted {
    QString folder;
    QDateTime when;      ///< of its last command
    bool closed = false; ///< the table was left in good order
    Record record;
    std::uint64_t goodBytes = 0;
    bool damaged = false; ///< what was written last is lost
    std::unique_ptr<QLockFile> lock;
};

/// All that can be offered back, newest first; each is locked for us as long as the value lives. Folders
/// without a readable journal are left alone.
std::vector<Interrupted> interruptedGames();

/// Its folder goes.
void discard(Interrupted& game);

} // namespace marches::play
