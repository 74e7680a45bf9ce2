#pragma once

#include "engine/table/seat.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <vector>

namespace marches::play {

/// The computer players of a running game: one of them thinks about the game's next step, one about a hint.
/// `ComputersOf` implements it for a game. The session alone asks them for a step.
class Computers : public QObject {
    Q_OBJECT

public:
    Computers();

    /// The kinds of computer player that can take a seat, weakest first: "random", "bot:steady".
    virtual std::vector<QString> kinds() const = 0;
    /// The kind that takes the seat of a program that failed: `steady` where there is one.
    virtual QString standIn() const = 0;

    /// Lets a seat's player, or chance, find the next step; it takes effect after the pause. Nothing happens
    /// while that player thinks already.
    void ask(SeatId seat, int pauseMs);
    void halt(); ///< what was asked is not wanted any more
    /// Ends the running pause and the thinking: the player answers with the best that it has found.
    void moveNow();
    /// Ends a seat's program; the next question starts another one.
    virtual void forgetProgram(SeatId seat) = 0;

    /// Looks for a step for a seat; `hinted` follows. If others play on before, it is looked for anew, as
    /// long as the viewer is that seat; else `hintLost` follows.
    virtual void startHint(SeatId seat) = 0;
    /// The hint is not wanted any more: no `hinted` follows. False: none was being looked for.
    virtual bool cancelHint() = 0;
    virtual bool looksForHint() const = 0;

signals:
    void hintAsked(); ///< `looksForHint` now
    void hinted();    ///< `hint()` of SessionOf holds what was found
    void hintLost();  ///< play has gone on to what the viewer is not asked

protected:
    virtual void startThinking(SeatId seat) = 0; ///< calls `ready` when the answer is there
    virtual void stopThinking() = 0;             ///< its answer, if any, is thrown away
    virtual void hurry(SeatId seat) = 0;         ///< it shall answer at once, if it can
    virtual void takeAnswer() = 0;               ///< lets the answer take effect
    void ready();

private:
    void tryAnswer();

    SeatId thinking_ = noSeat;
    bool answered_ = false;
    QTimer pause_;
};

} // namespace marches::play
