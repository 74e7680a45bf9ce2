#pragma once

#include "app/play/face.h"

/// What the banner says that no game's face says: looking back, computers at work, programs that are not
/// started, Undo and Redo.
namespace marches::play {

struct WindowPrompt {
    Prompt prompt;
    bool busy = false; ///< a computer player thinks
};

/// What some of its buttons do that only the window can.
struct WindowDeeds {
    std::function<void()> giveSeats; ///< opens the dialog of seats
    std::function<void()> lookBack;  ///< by a row of the log
    std::function<void()> lookForward;
};

/// For a moment in which no person is asked. `ended`: the heading of the log that ended with the moment
/// looked back at, if one did. The session must outlive the buttons.
WindowPrompt windowPrompt(Session& session, const GameFace& face, const QString& ended, WindowDeeds deeds);

/// Why nothing can be done while an earlier moment is looked at, one sentence or two.
QString lookingBackSentence();

/// What a row tells, "France: 1 Infantry: Anjou → Bourbon": with the seat's name before it, unless it is
/// nobody's or begins with it.
QString withActor(const GameFace& face, const LogEntry& entry);

/// The person on a seat, or the seat's own name where he has given none.
QString personOf(const Session& session, const GameFace& face, SeatId seat);

/// Shows what the others did since the viewer's last decision.
Button sinceButton(std::function<void()> show);

/// Asks the best computer player what it would do for the viewer.
Button hintButton(Session& session);

/// Takes back what its tooltip names; past another person's decision it asks by name first, and past what was
/// drawn or shown since it asks, too. Where something
/// can only be done again it says by `sayNothing` that there is nothing to take back. Neither: none.
std::optional<Button> undoButton(Session& session, const GameFace& face, std::function<void()> sayNothing);

/// Does again what its tooltip names; while nothing was taken back it says so by `sayNothing`. It is there
/// wherever Undo is, so that Undo keeps its place when something can be done again.
std::optional<Button> redoButton(Session& session, const GameFace& face, std::function<void()> sayNothing);

QString nothingToUndoSentence();
QString nothingToRedoSentence();

} // namespace marches::play
