#include "app/play/window_prompt.h"

#include "app/play/programs.h"
#include "app/play/table_window.h"
#include "app/theme/icons.h"

#include <utility>

namespace marches::play {

QString withActor(const GameFace& face, const LogEntry& entry) {
    if (!isSeat(entry.seat)) return entry.text;
    const QString who = face.seatName(entry.seat);
    if (entry.text.startsWith(who)) return entry.text;
    return TableWindow::tr("%1: %2", "a person and what was done").arg(who, entry.text);
}

QString personOf(const Session& session, const GameFace& face, SeatId seat) {
    const QString person = session.seat(seat).person;
    return person.isEmpty() ? face.seatName(seat) : person;
}

namespace {

/// What the window adds to the answers is always its sign.
Button tool(const QString& id, const QString& text, theme::Icon icon, const QString& action) {
    Button button;
    button.id = id;
    button.text = text;
    button.icon = theme::icon(icon);
    button.action = action;
    button.keeps = true;
    button.signOnly = true;
    return button;
}

} // namespace

Button sinceButton(std::function<void()> show) {
    //: A button: shows what the others have done since one's last decision
    const QString text = TableWindow::tr("What happened?");
    Button button = tool(QStringLiteral("since"), text, theme::Icon::Log, QStringLiteral("time.since"));
    button.tip = TableWindow::tr("What the others have done since your last decision");
    button.press = std::move(show);
    return button;
}

QString nothingToUndoSentence() {
    return TableWindow::tr("There is nothing to take back.");
}

std::optional<Button> undoButton(Session& session, const GameFace& face, std::function<void()> sayNothing) {
    const auto step = session.undoStep();
    if (!step && !session.redoStep()) return std::nullopt;
    Button button =
        tool(QStringLiteral("undo"), TableWindow::tr("Undo"), theme::Icon::Undo, QStringLiteral("game.undo"));
    if (!step) { // not away: what stands beside it would slide under the pointer
        button.refused = true;
        button.why = nothingToUndoSentence();
        button.press = std::move(sayNothing);
        return button;
    }
    const QString what = face.gestureName(step->to, step->node);
    const QString who = step->ofAnother ? personOf(session, face, step->person) : QString();
    //: What somebody else at the table did: "England: Token on Military"
    const QString done =
        step->ofAnother ? TableWindow::tr("%1: %2", "a person and what was done").arg(who, what) : what;
    button.tip = TableWindow::tr("Take back: %1", "%1 what was done").arg(done);
    button.press = [&session] { session.undo(); };
    if (step->ofAnother)
        button.confirm =
            TableWindow::tr("That was decided by %1: %2. Take it back?", "%1 a person, %2 what was done")
                .arg(who, what);
    else if (step->reveals)
        button.confirm =
            //: A die was rolled, a card drawn, or secret bids were opened after it; %1 what was done
            TableWindow::tr("What was drawn or shown since then is known now. Take it back: %1?").arg(what);
    return button;
}

Button hintButton(Session& session) {
    //: A button: a computer player says what it would do
    const QString text = TableWindow::tr("Hint");
    Button button = tool(QStringLiteral("hint"), text, theme::Icon::Hint, QStringLiteral("game.hint"));
    button.tip = TableWindow::tr("What the best computer player would do here, and why");
    button.goesFirst = true; // its key and the menu have it
    button.press = [&session] { session.askHint(); };
    return button;
}

QString nothingToRedoSentence() {
    return TableWindow::tr("Nothing has been taken back.");
}

std::optional<Button> redoButton(Session& session, const GameFace& face, std::function<void()> sayNothing) {
    const auto step = session.redoStep();
    if (!step && !session.undoStep()) return std::nullopt;
    Button button =
        tool(QStringLiteral("redo"), TableWindow::tr("Redo"), theme::Icon::Redo, QStringLiteral("game.redo"));
    button.goesFirst = true;
    button.refused = !step;
    if (step) {
        button.tip = TableWindow::tr("Do again: %1", "%1 what was done and taken back")
                         .arg(face.gestureName(step->from, step->node));
        button.press = [&session] { session.redo(); };
    } else {
        button.why = nothingToRedoSentence();
        button.press = std::move(sayNothing);
    }
    return button;
}

namespace {

QString whatFailed(const ProgramFault& fault, const QString& seat) {
    switch (fault.kind) {
    case ProgramFault::Kind::notStarted:
        return TableWindow::tr("The program of %1 cannot be started", "%1 a seat").arg(seat);
    case ProgramFault::Kind::late:
        return TableWindow::tr("The program of %1 has said nothing for %n second(s)", "%1 a seat",
                               static_cast<int>(programPatience().count()))
            .arg(seat);
    case ProgramFault::Kind::endless:
        return TableWindow::tr("The program of %1 writes a line without end", "%1 a seat").arg(seat);
    case ProgramFault::Kind::refused:
        return TableWindow::tr("The program of %1 has answered %n time(s) what cannot be done", "%1 a seat",
                               refusalsBorne)
            .arg(seat);
    case ProgramFault::Kind::ended:
    case ProgramFault::Kind::stopped:
        break;
    }
    return TableWindow::tr("The program of %1 has ended by itself", "%1 a seat").arg(seat);
}

/// What can be shown of a line that may hold anything.
QString shown(const std::string& line) {
    constexpr qsizetype most = 60;
    QString text;
    for (const QChar letter :
         QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size())).left(most + 1))
        text += letter.isPrint() ? letter : QChar(QChar::ReplacementCharacter);
    return text.size() > most ? text.left(most) + QStringLiteral("…") : text;
}

QString whereItFailed(const ProgramFault& fault, const QString& line) {
    if (fault.kind == ProgramFault::Kind::notStarted)
        return TableWindow::tr("%1: %2", "%1 a command line, %2 what the system says of it")
            .arg(line, QString::fromStdString(fault.text));
    if (fault.kind == ProgramFault::Kind::refused)
        return TableWindow::tr("%1: its last answer was \"%2\" (%3)",
                               "%1 a command line, %2 what the program wrote, %3 the rule that refuses it")
            .arg(line, shown(fault.line), QString::fromStdString(fault.rule));
    return line;
}

/// A program that was not started, or is out: who goes on?
Prompt programPrompt(Session& session, const GameFace& face, SeatId seat, std::function<void()> giveSeats) {
    Prompt prompt;
    prompt.seat = seat;
    const SeatInfo& info = session.seat(seat);
    const std::optional<ProgramFault>& fault = session.programFault(seat);
    const QString name = face.seatName(seat);
    if (fault) {
        prompt.sentence = whatFailed(*fault, name);
        prompt.detail = whereItFailed(*fault, programLine(info.kind));
    } else {
        prompt.sentence =
            TableWindow::tr("%1 is played by an outside program that was not started").arg(name);
        prompt.detail = TableWindow::tr("%1: start it only if you trust it", "%1 a command line")
                            .arg(programLine(info.kind));
    }
    const QString standIn = session.standIn();
    Button computer;
    computer.id = QStringLiteral("stand-in");
    //: A button; %1 is a computer player: "Computer, steady"
    computer.text = TableWindow::tr("Go on with: %1").arg(face.kindName(standIn));
    computer.press = [&session, seat, standIn, person = info.person] {
        session.giveSeat(seat, standIn, person);
    };
    prompt.primary = computer;
    Button start;
    start.id = QStringLiteral("start-program");
    start.text = fault ? TableWindow::tr("Start it again") : TableWindow::tr("Start the program");
    start.press = [&session, seat] { session.startProgram(seat); };
    Button mine;
    mine.id = QStringLiteral("play-myself");
    //: A person takes the seat of a program
    mine.text = TableWindow::tr("Play it yourself");
    mine.press = [&session, seat, person = info.person] {
        session.giveSeat(seat, QStringLiteral("human"), person);
    };
    Button others;
    others.id = QStringLiteral("seats");
    others.text = TableWindow::tr("Give the seat…");
    others.press = std::move(giveSeats);
    prompt.others = {start, mine, others};
    return prompt;
}

} // namespace

QString lookingBackSentence() {
    return TableWindow::tr("You are looking back. The game waits.");
}

namespace {

Button stepButton(const QString& id, const QString& text, theme::Icon icon, std::function<void()> step) {
    Button button;
    button.id = id;
    button.text = text;
    button.icon = theme::icon(icon);
    button.action = QStringLiteral("time.") + id;
    button.keeps = true;
    button.repeats = true;
    button.press = std::move(step);
    return button;
}

Prompt lookingBackPrompt(Session& session, const GameFace& face, const QString& ended, WindowDeeds deeds) {
    Prompt prompt;
    prompt.sentence = ended.isEmpty()
                          ? TableWindow::tr("%1, as it stood", "%1 a moment of the game: Turn 3, Trade")
                                .arg(face.positionName(session.node()))
                          : TableWindow::tr("%1, as it stood at its end",
                                            "%1 a phase that is over, a heading of the log: Turn 3 · Trade")
                                .arg(ended);
    prompt.detail = lookingBackSentence();
    if (session.node() != rootNode) {
        const QString done = withActor(face, face.logEntry(session.node()));
        prompt.shortDetail = done;
        prompt.detail = TableWindow::tr("%1 · %2", "what was done last, and that one is looking back")
                            .arg(done, prompt.detail);
    }
    Button now;
    now.id = QStringLiteral("now");
    now.text = TableWindow::tr("Back to now");
    now.press = [&session] { session.lookAtNow(); };
    prompt.primary = now;
    //: A button, while one looks back: shows what was done next
    prompt.others.push_back(stepButton(QStringLiteral("forward"), TableWindow::tr("Next"), theme::Icon::Next,
                                       std::move(deeds.lookForward)));
    //: A button, while one looks back: shows the moment before what was done last
    Button back = stepButton(QStringLiteral("back"), TableWindow::tr("Previous"), theme::Icon::Previous,
                             std::move(deeds.lookBack));
    // It keeps its place at the start: what branches the game takes no press that was meant for it.
    back.refused = session.node() == rootNode;
    back.why = TableWindow::tr("This is the start of the game.");
    prompt.others.push_back(std::move(back));
    Button goOn;
    goOn.id = QStringLiteral("go-on");
    //: A button, while one looks back: the game goes on from that moment, another way than it went
    goOn.text = TableWindow::tr("Play on from here…");
    //: The tip of "Play on from here", while one looks back; the list above the log: of the lines of play
    goOn.tip = TableWindow::tr("Play goes on from this moment. Nothing is lost: what was played after it "
                               "stays as another line of play, and the list above the log leads back to it.");
    goOn.confirm =
        TableWindow::tr("The game as it went on is kept as another line of play. Play on from this moment?");
    goOn.press = [&session] { session.goOnFromHere(); };
    prompt.others.push_back(goOn);
    return prompt;
}

Button letThemPlay(std::function<void()> press) {
    Button button;
    button.id = QStringLiteral("resume");
    button.text = TableWindow::tr("Let them play");
    button.press = std::move(press);
    return button;
}

/// Only computer players sit at the table, and play has gone back to an earlier moment or another line.
Prompt nobodySitsPrompt(Session& session, std::function<void()> giveSeats) {
    Prompt prompt;
    prompt.sentence = TableWindow::tr("Play waits: only computer players sit at this table");
    prompt.primary = letThemPlay([&session] { session.release(); });
    Button seat;
    seat.id = QStringLiteral("seats");
    //: A button: a person takes the seat of a computer player, in the dialog of seats
    seat.text = TableWindow::tr("Take a seat…");
    seat.press = std::move(giveSeats);
    prompt.others = {seat};
    return prompt;
}

} // namespace

WindowPrompt windowPrompt(Session& session, const GameFace& face, const QString& ended, WindowDeeds deeds) {
    WindowPrompt made;
    Prompt& prompt = made.prompt;
    if (!session.live()) {
        prompt = lookingBackPrompt(session, face, ended, std::move(deeds));
        return made;
    }
    if (session.held() && session.humans().empty()) {
        prompt = nobodySitsPrompt(session, std::move(deeds.giveSeats));
        return made;
    }
    const SeatId computer = session.computerToMove();
    if (isSeat(computer)) {
        prompt.seat = computer;
        const QString name = face.seatName(computer);
        if (session.paused()) {
            prompt.sentence = TableWindow::tr("%1 waits: computer players are paused").arg(name);
            prompt.primary = letThemPlay([&session] { session.setPaused(false); });
        } else {
            made.busy = true;
            prompt.sentence = TableWindow::tr("%1 is thinking", "a computer player").arg(name);
            // Neither in the place nor with the key of the button that ends one's own turn.
            if (session.seat(computer).outsideProgram()) { // can't be hurried
                prompt.detail = programLine(session.seat(computer).kind);
            } else {
                Button now;
                now.id = QStringLiteral("move-now");
                now.text = TableWindow::tr("Move now", "to a computer player that thinks");
                now.action = QStringLiteral("game.move-now");
                now.press = [&session] { session.moveNow(); };
                prompt.others.push_back(now);
            }
            Button pause;
            pause.id = QStringLiteral("pause");
            pause.text = TableWindow::tr("Pause", "stop the computer players for a while");
            pause.press = [&session] { session.setPaused(true); };
            prompt.others.push_back(pause);
        }
        return made;
    }
    for (const SeatId seat : session.waits())
        if (session.seat(seat).outsideProgram()) {
            prompt = programPrompt(session, face, seat, std::move(deeds.giveSeats));
            return made;
        }
    return made;
}

} // namespace marches::play
