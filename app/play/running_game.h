#pragma once

#include "app/play/left_games.h"
#include "app/play/session.h"
#include "engine/table/journal.h"

#include <QLockFile>
#include <QStringList>
#include <QTimer>

#include <future>
#include <memory>
#include <optional>

namespace marches::play {

/// A game that runs, on the disk: a folder of its own with the journal, a copy of its scenario if that is not
/// a bundled one, and a lock while a program has it. Where the disk refuses the journal, it is written anew
/// with the next line and every two seconds, until it is whole again.
class RunningGame : public QObject {
    Q_OBJECT

public:
    /// Begins a journal for a session: all that has happened so far goes into it, then every new line. The
    /// disk is waited for in a thread of its own, and by the first new line.
    static std::unique_ptr<RunningGame> start(Session& session, const QStringList& scenarioFiles);

    /// Goes on in the folder of a left game. `whole`: the session holds all that was read from its journal;
    /// else, and where lines are damaged, the journal is written anew and the old one kept beside.
    static std::unique_ptr<RunningGame> resume(Session& session, TakenGame taken, bool whole);
    ~RunningGame() override;

    QString folder() const { return folder_; }
    /// Why what happens is not on the disk, one sentence in the program's language; empty: it is, or will be
    /// before anything else happens.
    const QString& notKept() const { return notKept_; }
    /// The damaged journal that was kept beside; empty: none was.
    QString keptDamaged() const { return keptDamaged_; }
    /// Tries at once to write what the disk refused.
    void retry();
    /// The game is over and done with, or saved elsewhere: the folder goes.
    void discard();
    /// The table is left in good order: the game stays, to be gone on with.
    void close();

signals:
    void notKeptChanged();

private:
    /// What has been begun on the disk.
    struct Begun {
        std::unique_ptr<QLockFile> lock;
        Expected<Journal, Finding> journal;
    };
    static Begun begin(const QString& folder, const QStringList& scenarioFiles, const Record& record,
                       std::unique_ptr<QLockFile> lock);

    RunningGame(Session& session, QString folder);
    void takeBegun() {
        if (beginning_.valid()) take(beginning_.get());
    }
    void take(Begun begun);
    void rewrite();
    void add(const std::vector<RecordLine>& lines);
    void noteClock();
    void setFault(const Finding* fault);

    Session& session_;
    QString folder_;
    QStringList scenarioFiles_;
    std::unique_ptr<QLockFile> lock_;
    std::optional<Journal> journal_;
    bool damaged_ = false; ///< the journal's file has lines that are kept nowhere else yet
    QString keptDamaged_;
    QString notKept_;
    QTimer retry_;
    std::vector<SeatEntry> seats_; ///< as they stand in the journal
    int noted_ = 0;                ///< seconds played, as they stand there
    std::future<Begun> beginning_; ///< of `start`, until `takeBegun`
};

} // namespace marches::play
