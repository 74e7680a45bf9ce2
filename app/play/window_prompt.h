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
    std::function<void()> showSince; ///< what the others did since the viewer's last decision
    std::function<void(const QString& text)> say;
};

/// For a moment in which no person is asked. `ended`: the heading of the log that ended with the moment
/// looked back at, if one did. The session must outlive the buttons.
WindowPrompt windowPrompt(Session& session, const GameFace& face, const QString& ended, WindowDeeds deeds);

/// Why nothing can be done while an earlier moment is looked at, one sentence or two.
QString lookingBackSentence();

/// What a row tells, "France: 1 Infantry: Anjou → Bourbon": with the seat's name before it, unless it is
/// nobody's or begins with it.
QString withActor(const GameFace& face, const LogEntry& entry);

/// The person on a seat, or the seat's own name where they have given none.
QString personOf(const Session& session, const GameFace& face, SeatId seat);

/// Adds to the answers the buttons that the window always has: Redo, Undo, Hint while a person is asked, and
/// what the others did since (`since`: they did something).
/// Undo asks by name first past another person's decision, and past what was drawn or shown since. It and
/// Redo are there together, so that both keep their place: the one that can do nothing says so.
void addTools(std::vector<Button>& others, Session& session, const GameFace& face, bool since,
              const WindowDeeds& deeds);

} // namespace marches::play
