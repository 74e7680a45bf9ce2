#pragma once

#include "engine/bots/outside.h"
#include "engine/table/game.h"
#include "engine/table/record.h"
#include "engine/table/timeline_tree.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <optional>
#include <vector>

namespace marches::play {

/// Who sits on a seat.
struct SeatInfo {
    SeatId id = noSeat;
    QString key;    ///< the scenario's seat id: "england"; for records and object names, never shown
    QString colour; ///< slug: "red"
    QString kind;   ///< as in records: "human", "random", "bot:NAME"
    QString person; ///< as the player wishes to be called; may be empty
    bool human() const { return kind == QLatin1String("human"); }
    /// Never started by opening a record: nobody acts for it until `startProgram`, or somebody else takes the
    /// seat.
    bool outsideProgram() const { return isOutside(kind.toStdString()); }
};

/// What an undo would take back: the last gesture of a person, and what computer players did since.
struct UndoStep {
    NodeId to{};            ///< where it leads: the gesture begins there
    NodeId node{};          ///< the end of the gesture that is taken back
    SeatId person = noSeat; ///< whose line it was
    bool ofAnother = false; ///< not of the person who is asked now: ask by name first
    bool reveals = false;   ///< something was drawn, or what was hidden was shown since: ask first
    bool asksFirst() const { return ofAnother || reveals; }
};

/// What a redo would do again: a gesture, and what computer players did after it.
struct RedoStep {
    NodeId from{}; ///< the head, where the gesture begins
    NodeId to{};   ///< where it leads
    NodeId node{}; ///< the end of the gesture
};

/// By which another node is looked at.
enum class Way {
    looked, ///< back or forward, or at now
    undone,
    redone,
    wentOn,   ///< from the node looked at, in a new line of play
    otherLine ///< play went there
};

/// A running game as the window sees it; knows no rule of any game. Lives on the GUI thread and is the sole
/// owner of what happened (`SessionOf` holds the Timeline).
///
/// The node *looked at* may lie behind the one where play stands (`head`). Then the game is not `live` and
/// nothing can be done but looking, `goOnFromHere` and `goToNow`.
class Session : public QObject {
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
    /// The person's seat for whom the window speaks: the one waited for; when several people are waited for
    /// at once, the one who was handed the mouse last, and at first whoever comes first in the game's order.
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
    /// Who is shown what is hidden from others; noSeat: nobody, under the curtain and in a game that hides
    /// nothing.
    SeatId shownTo() const { return hides() && !curtained() ? viewer_ : noSeat; }

    // What is looked at
    virtual SeatSet waits() const = 0;
    virtual std::optional<Outcome> outcome() const = 0;
    NodeId node() const { return node_; }
    NodeId head() const { return tree().current(); }
    bool live() const { return node_ == head(); }

    // What happened
    virtual const TimelineTree& tree() const = 0;
    /// Who took the step that led to a node; noSeat for the first.
    virtual SeatId actor(NodeId node) const = 0;
    /// The record line that a node is on, up to that node.
    virtual QString notation(NodeId node) const = 0;
    /// Where the command lines end on the way from the start to `head`; the start itself comes first.
    std::vector<NodeId> lineEnds() const;

    /// Looks at another node.
    void lookAt(NodeId node);
    void lookAtNow() { lookAt(head()); }
    /// Starts a new line of play at the node looked at and names it; nothing happens when live.
    void goOnFromHere();
    /// Returns to a line of play, where it stands.
    void goToLine(const std::string& name);

    std::optional<UndoStep> undoStep() const;
    std::optional<RedoStep> redoStep() const;
    void undo();
    void redo();
    /// What is played while it lives, undo and redo take together, though it is several lines of the record:
    /// a person made it by one gesture. One within another is part of it. Of one person (what another does is
    /// none of it), while the session is live; nothing is undone or gone to meanwhile.
    class Gesture {
    public:
        explicit Gesture(Session& session);
        ~Gesture();
        Gesture(const Gesture&) = delete;
        Gesture& operator=(const Gesture&) = delete;

    private:
        Session& session_;
        bool outermost_;
    };

    // Computer players
    bool paused() const { return paused_; }
    void setPaused(bool paused);
    /// Nobody is asked and nobody acts by itself until `release`, or until something else is played, undone
    /// or gone to: a moment to look, for who acted last. Not recorded. For `applied` and `moved`. At a table
    /// without people it begins by itself where play goes on from the past or in another line, until one of
    /// them takes a seat or `release`.
    void hold();
    void release();
    bool held() const { return held_; }
    /// Pause before a computer player's command, so that the last one can be read; ms, 0: none.
    int pace() const { return pace_; }
    void setPace(int milliseconds);
    /// The computer player's seat that acts next or thinks now; noSeat when a person is waited for, the game
    /// is over or not live.
    SeatId computerToMove() const;
    /// Ends the running pause, and the thinking: the computer player answers with the best that it has found.
    void moveNow();
    /// The kinds of computer player that can take a seat, weakest first: "random", "bot:steady".
    virtual std::vector<QString> computerKinds() const = 0;
    /// The one of them that steps in for another: `steady` where there is one.
    virtual QString standIn() const = 0;
    /// Asks the best of them what it would do for the viewer; `hinted` follows. If others play on before, it
    /// is asked anew, as long as the viewer still is; else `hintLost` follows. A person's own step, undo and
    /// looking back cancel it. False: nothing is asked of the viewer.
    bool askHint();
    /// What was asked is not wanted any more: no `hinted` follows. False: nothing was being looked for.
    virtual bool cancelHint() = 0;
    virtual bool looksForHint() const = 0;

    // Outside programs
    /// A person says so: the seat's program may run from now on. It is started when it is asked first; after
    /// a fault, anew. Nothing happens for a seat that no program has.
    void startProgram(SeatId seat);
    bool programRuns(SeatId seat) const { return programs_[index(seat)].runs; }
    /// Why the seat's program does not play on; nothing if it does, or was not started.
    const std::optional<ProgramFault>& programFault(SeatId seat) const {
        return programs_[index(seat)].fault;
    }

    // The table's clock
    /// How long may be played; counts while this session lives, is not paused and does not wait for a person
    /// to sit down. When it is over the table
    /// says so by its own command (`G::interruptions` of tableActor). 0: no limit.
    /// `played`: what was played before the game was opened.
    void setTimeLimit(std::chrono::seconds limit, std::chrono::seconds played = {});
    std::optional<int> secondsLeft() const;   ///< not below 0; nothing without a limit
    std::optional<int> secondsPlayed() const; ///< nothing without a limit
    /// The table says now that the time is over. False: it can't, or has said so.
    bool callTime();

    // The file
    /// The whole game with its lines of play, as it is saved.
    virtual Record record() const = 0;
    /// The way from the start to `head` only.
    virtual Record linearRecord() const = 0;
    /// Where it was saved or opened; empty: never.
    QString path() const { return path_; }
    bool dirty() const { return dirty_; }
    /// It has been saved or opened there: not dirty any more.
    void setSaved(const QString& path);
    /// It was saved or opened there once and has been played on since: dirty.
    void setPlayedOn(const QString& path);

signals:
    void hintAsked();   ///< `looksForHint` now
    void hinted();      ///< `hint()` of SessionOf holds what was found
    void hintLost();    ///< play has gone on to what the viewer is not asked
    void clockTicked(); ///< once a second while there is a limit
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

    // Behind the neutral face
    virtual bool hides() const = 0;      ///< there is something in the game that not all may know
    virtual bool hidesHands() const = 0; ///< two people at one screen hand it over
    virtual bool revealsSince(NodeId node) const = 0; ///< see `UndoStep::reveals`; the node lies behind
    virtual void loadState(NodeId node) = 0; ///< its state becomes the one looked at; events: what differs
    virtual SeatSet waitsAtHead() const = 0;
    virtual int questionAtHead() const = 0; ///< its kind, as the game numbers it
    /// Who comes first at `head`; noSeat where the game has no order.
    virtual SeatId firstOf(const SeatSet& seats) const = 0;
    virtual NodeId undoTarget(SeatId& person) const = 0; ///< head when there is none
    virtual NodeId redoTarget(NodeId lineEnd) const = 0; ///< when that line ahead is taken again
    virtual void playGoTo(NodeId node) = 0;
    virtual bool playBranch(const std::string& name, NodeId at) = 0;
    virtual bool playGo(const std::string& name) = 0;
    virtual std::vector<RecordLine> linesBetween(NodeId from, NodeId to) const = 0;
    /// How a record tells that a line of play was started at `head`, told from another node.
    virtual std::vector<RecordLine> branchLines(NodeId from, const std::string& name) const = 0;
    virtual void startThinking(SeatId seat) = 0; ///< calls `computerReady` when the answer is there
    virtual void stopThinking() = 0;             ///< its answer, if any, is thrown away
    virtual bool sayTimeUp() = 0;                ///< false: the table can't say so just now
    virtual void takeAnswer() = 0;               ///< lets the answer take effect
    virtual void hurry() = 0;                    ///< it shall answer at once
    virtual void startHint(SeatId seat) = 0;     ///< emits `hinted` when the answer is there
    virtual void forgetProgram(SeatId seat) = 0; ///< it ends; the next question starts another one

    void begin();                    ///< once, when the lines of the record have been played
    void finishApply(NodeId before); ///< after the timeline took steps from `before`
    void computerReady();
    void programFailed(SeatId seat, const ProgramFault& fault);
    bool isPerson(SeatId seat) const { return isSeat(seat) && seats_[index(seat)].human(); }

private:
    struct ProgramSeat {
        bool runs = false; ///< a person said so
        std::optional<ProgramFault> fault;
    };

    bool actsByItself(SeatId seat) const;
    void chooseViewer();
    void continueComputer();
    void haltComputer();
    void tryAnswer();
    void tick();
    void setNode(NodeId node, Way way);
    void playMoved(const std::vector<RecordLine>& lines, Way way);
    void noteGesture(NodeId before);
    void setDirty();

    RecordHeader header_;
    std::vector<SeatInfo> seats_;
    std::vector<ProgramSeat> programs_; ///< by seat
    NodeId node_ = rootNode;
    struct Stretch {
        NodeId from{};
        NodeId to{};
    };
    std::vector<Stretch>
        gestures_; ///< several lines, or a step of one, oldest first; told to nobody, kept nowhere
    std::optional<NodeId> gestureFrom_; ///< while one goes on
    SeatId viewer_ = noSeat;
    SeatId screen_ = noSeat;      ///< who took the screen last
    std::optional<int> question_; ///< for which the viewer was chosen
    SeatId thinking_ = noSeat;
    bool answered_ = false;
    bool paused_ = false;
    bool held_ = false;
    int pace_ = 600;
    QTimer paceTimer_;
    QTimer clock_;
    int limit_ = 0;  ///< seconds; 0: none
    int played_ = 0; ///< seconds
    QString path_;
    bool dirty_ = false;
};

} // namespace marches::play
