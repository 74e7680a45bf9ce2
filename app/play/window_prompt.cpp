#include "app/play/window_prompt.h"

#include "app/play/table_window.h"
#include "app/theme/icons.h"

#include <QKeySequence>

namespace marches::play {

QString personOf(const Session& session, const GameFace& face, SeatId seat) {
    const QString person = session.seat(seat).person;
    return person.isEmpty() ? face.seatName(seat) : person;
}

std::optional<Button> undoButton(Session& session, const GameFace& face) {
    const auto step = session.undoStep();
    if (!step) return std::nullopt;
    Button button;
    button.id = QStringLiteral("undo");
    button.text = TableWindow::tr("Undo");
    button.note = face.lineName(step->node);
    if (button.note.size() > 24) button.note.clear();
    button.icon = theme::icon(theme::Icon::Undo);
    button.key = QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText);
    button.press = [&session] { session.undo(); };
    if (step->ofAnother)
        button.confirm =
            TableWindow::tr("That was decided by %1: %2. Take it back?", "%1 a person, %2 what was done")
                .arg(personOf(session, face, step->person), face.lineName(step->node));
    return button;
}

WindowPrompt windowPrompt(Session& session, const GameFace& face, std::function<void()> giveSeats) {
    WindowPrompt made;
    Prompt& prompt = made.prompt;
    if (!session.live()) {
        prompt.sentence = TableWindow::tr("%1, as it stood", "%1 a moment of the game: Turn 3, Trade")
                              .arg(face.positionName(session.node()));
        prompt.detail = TableWindow::tr("You are looking back. The game waits.");
        Button now;
        now.id = QStringLiteral("now");
        now.text = TableWindow::tr("Back to now");
        now.press = [&session] { session.lookAtNow(); };
        prompt.primary = now;
        Button goOn;
        goOn.id = QStringLiteral("go-on");
        goOn.text = TableWindow::tr("Go on from here");
        goOn.confirm =
            TableWindow::tr("The game as it went on is kept as another line of play. Go on from here?");
        goOn.press = [&session] { session.goOnFromHere(); };
        prompt.others.push_back(goOn);
        return made;
    }
    const SeatId computer = session.computerToMove();
    if (isSeat(computer)) {
        prompt.seat = computer;
        const QString name = face.seatName(computer);
        Button button;
        if (session.paused()) {
            prompt.sentence = TableWindow::tr("%1 waits: computer players are paused").arg(name);
            button.id = QStringLiteral("resume");
            button.text = TableWindow::tr("Let them play");
            button.press = [&session] { session.setPaused(false); };
        } else {
            made.busy = true;
            prompt.sentence = TableWindow::tr("%1 is thinking", "a computer player").arg(name);
            button.id = QStringLiteral("move-now");
            button.text = TableWindow::tr("Move now", "to a computer player that thinks");
            button.press = [&session] { session.moveNow(); };
            Button pause;
            pause.id = QStringLiteral("pause");
            pause.text = TableWindow::tr("Pause", "stop the computer players for a while");
            pause.press = [&session] { session.setPaused(true); };
            prompt.others.push_back(pause);
        }
        prompt.primary = button;
        return made;
    }
    for (const SeatId seat : session.waits()) {
        prompt.seat = seat;
        prompt.sentence = TableWindow::tr("%1 is played by an outside program that was not started")
                              .arg(face.seatName(seat));
        prompt.detail = session.seat(seat).kind;
        Button seats;
        seats.id = QStringLiteral("seats");
        seats.text = TableWindow::tr("Give the seat…");
        seats.press = std::move(giveSeats);
        prompt.primary = seats;
        return made;
    }
    return made;
}

} // namespace marches::play
