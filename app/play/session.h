#pragma once

#include "app/play/computers.h"
#include "app/play/game_history.h"
#include "app/play/table_clock.h"
#include "app/play/undo_macros.h"
#include "engine/bots/outside.h"
#include "engine/table/game.h"
#include "engine/table/record.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace marches::play {

/// A seat and its player.
struct SeatInfo {
    SeatId id = noSeat;
    QString key;    ///< the scenario's seat id: "england"; for records and object names, never shown
    QString colour; ///< slug: "red"
    QString kind;   ///< as in records: "human", "random", "bot:NAME"
    QString person; ///< as the player wishes to be called; may be empty
    bool programRuns = false;                   ///< a person has said that the seat's program may
    std::optional<ProgramFault> programFault{}; ///< why it does not play on; nothing: it does, or never began
    bool human() const { return kind == QLatin1String("human"); }
    /// Never started by opening a record: nobody acts for it until `startProgram`, or somebody else takes the
    /// seat.
    bool outsideProgram() const { return isOutside(kind.toStdString()); }
    bool actsByItself() const { return outsideProgram() ? programRuns : !human(); }
};

/// What an undo would take back: the last undo macro of a person, and what computer players did since.
struct UndoStep {
    NodeId to{};            ///< where it leads: the macro begins there
    NodeId node{};          ///< the end of the macro that is taken back
    SeatId person = noSeat; ///< who played it
    bool ofAnother = false; ///< not of the person who is asked now: ask by name first
    bool reveals = false;   ///< something was drawn, or what was hidden was shown since: ask first
    bool asksFirst() const { return ofAnother || reveals; }
};

/// What a redo would do again: an undo macro, and what computer players did after it.
struct RedoStep {
    NodeId from{}; ///< the head, where the macro begins
    NodeId to{};   ///< where it leads
    NodeId node{}; ///< the end of the macro
};

/// By which another node is looked at.
enum class Way {
    looked, ///< back or forward, or at now
    undone,
    redone,
    wentOn,        ///< from the node looked at, in a new variation
    otherVariation ///< play went to another variation
};

/// A running game as the window sees it; knows no rule of any game. It lives on the GUI thread and is the
/// sole owner of what happened (`SessionOf` holds the Timeline).
///
/// The node *looked at* may lie behind the one where play stands (`head`). Then the game is not `live` and
/// nothing can be done but looking, `goOnFromHere` and `lookAtNow`.
class Session : public QObject, public GameHistory {
    Q_OBJECT

public:
    ~Session() override;

    // Seats
    const RecordHeader& header() const { return header_; }
    const std::vector<SeatInfo>& seats() const { return seats_; }
    const SeatInfo& seat(SeatId seat) const { return seats_[index(seat)]; }
    SeatSet humans() const;
    /// Gives a seat to a person or a computer player, from now on.
    void giveSeat(SeatId seat, const QString& kind, const QString& person);
    /// A person says so: the seat's outside program may run from now on. It is started when it is asked
    /// first; after a fault, anew. Nothing happens for a seat that no program has.
    void startProgram(SeatId seat);
    /// The person's seat for whom the window speaks: the one waited for; when several people are waited for
    /// at once, the one who was handed the mouse last, and at first the first one in the game's order.
    /// Stays while computer players act. noSeat only at tables without people.
    SeatId viewer() const { return viewer_; }
    /// A person is asked, for whom the window speaks: live, not over, and the viewer is waited for.
    bool asksViewer() const;
    /// Hands the mouse to another person of those waited for; nothing happens for any other seat.
    void setViewer(SeatId seat);
    /// The viewer is another person than the one who took the screen last, in a game with hidden hands: until
    /// `takeScreen` nobody is asked, nothing is gone back to, and what is shown is what all may know.
    bool curtained() const;
    void takeScreen();
    /// The seat that is shown what is hidden from others; noSeat: none, under the curtain and in a game that
    /// hides nothing.
    SeatId shownTo() const { return hides() && !curtained() ? viewer_ : noSeat; }

    // Moving through what happened
    NodeId node() const { return node_; } ///< looked at
    bool live() const { return node_ == head(); }
    /// Looks at another node.
    void lookAt(NodeId node);
    void lookAtNow() { lookAt(head()); }
    /// Starts a new variation at the node looked at and names it; nothing happens when live.
    void goOnFromHere();
    /// Returns to a variation, where it stands.
    void goToVariation(const std::string& name);

    std::optional<UndoStep> undoStep() const;
    std::optional<RedoStep> redoStep() const;
    void undo();
    void redo();
    /// Makes one undo macro of what is played while it lives: undo and redo take it together, though it is
    /// several lines of the record. One within another is part of it. It is of one person (what another does
    /// is none of it), while the session is live; nothing is undone or gone to meanwhile.
    class UndoMacro {
    public:
        explicit UndoMacro(Session& session);
        ~UndoMacro();
        UndoMacro(const UndoMacro&) = delete;
        UndoMacro& operator=(const UndoMacro&) = delete;

    private:
        UndoMacros* opened_; ///< null: it is part of another one
    };

    // Computer players
    virtual Computers& computers() const = 0;
    bool paused() const { return paused_; }
    void setPaused(bool paused);
    /// Nobody is asked and nobody acts by itself until `release`, or until something else is played, undone
    /// or gone to: a moment to look, for the player who acted last. Not recorded. For `applied` and `moved`.
    /// At a table without people it begins by itself where play goes on from the past or in another
    /// variation, until one of them takes a seat or `release`.
    void hold();
    void release();
    bool held() const { return held_; }
    /// Pause before a computer player's command, so that the last one can be read; ms, 0: none.
    int pace() const { return pace_; }
    void setPace(int milliseconds);
    /// The computer player's seat that acts next or thinks now; noSeat when a person is waited for, the game
    /// is over or not live.
    SeatId computerToMove() const;
    /// Asks the best computer player what it would do for the viewer; see `Computers::startHint`. A person's
    /// own step, undo and looking back cancel it. False: nothing is asked of the viewer.
    bool askHint();

    /// Counts while this session lives, is not paused and does not wait for a person to sit down. When the
    /// time is over the table says so by its own command (`G::interruptions` of tableActor).
    TableClock& clock() { return clock_; }
    const TableClock& clock() const { return clock_; }

    // The file
    /// Where it was saved or opened; empty: never.
    QString path() const { return path_; }
    bool dirty() const { return dirty_; }
    /// It has been saved or opened there. `playedOn`: it was played on since, and is dirty.
    void setSaved(const QString& path, bool playedOn = false);

signals:
    /// Steps took effect and led to `node`, which is looked at now; `events()` of SessionOf tell what
    /// happened.
    void applied(marches::NodeId node);
    /// Another node is looked at for any other reason.
    void moved(marches::NodeId from, marches::NodeId to, marches::play::Way way);
    void tookBack(const marches::play::UndoStep& step);  ///< after `moved`: an undo led there
    void tookAgain(const marches::play::RedoStep& step); ///< the same of a redo
    /// After `applied` and `moved`: what is asked, or who, may differ.
    void decisionChanged();
    void seatsChanged(); ///< kinds, names, viewer, pause
    void savedChanged(); ///< dirty, path
    /// Play went from one node to another (undo, redo, branches, applied): what a journal must hold.
    void recorded(const std::vector<marches::RecordLine>& lines);

protected:
    Session(RecordHeader header, std::vector<SeatInfo> seats, QObject* parent);

    void begin();                    ///< once, when the lines of the record have been played
    void finishApply(NodeId before); ///< after the timeline took steps from `before`
    void programFailed(SeatId seat, const ProgramFault& fault);
    bool isPerson(SeatId seat) const { return isSeat(seat) && seats_[index(seat)].human(); }

private:
    void chooseViewer();
    void continueComputer();
    void tellSeats();
    void setNode(NodeId node, Way way);
    void playMoved(const std::vector<RecordLine>& lines, Way way);
    void setDirty();

    RecordHeader header_;
    std::vector<SeatInfo> seats_;
    NodeId node_ = rootNode;
    UndoMacros undoMacros_;
    SeatId viewer_ = noSeat;
    SeatId screen_ = noSeat;      ///< who took the screen last
    std::optional<int> question_; ///< for which the viewer was chosen
    bool paused_ = false;
    bool held_ = false;
    int pace_ = 600;
    TableClock clock_;
    QString path_;
    bool dirty_ = false;
};

} // namespace marches::play
