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

/// Makes a button that the window adds to the answers: always its sign alone.
Button tool(const QString& id, const QString& text, theme::Icon icon, const QString& action,
            std::function<void()> press) {
    Button button = makeButton(id, text, std::move(press));
    button.icon = theme::icon(icon);
    button.action = action;
    button.keeps = true;
    button.signOnly = true;
    return button;
}

Button sinceButton(std::function<void()> show) {
    //: A button: shows what the others have done since one's last decision
    const QString text = TableWindow::tr("What happened?");
    Button button =
        tool(QStringLiteral("since"), text, theme::Icon::Log, QStringLiteral("time.since"), std::move(show));
    button.tip = TableWindow::tr("What the others have done since your last decision");
    return button;
}

/// For a button that can do nothing now; pressed it says why.
void refuse(Button& button, const QString& why, const WindowDeeds& deeds) {
    button.refused = true;
    button.why = why;
    button.press = [say = deeds.say, why] { say(why); };
}

Button undoButton(Session& session, const GameFace& face, const WindowDeeds& deeds) {
    const auto step = session.undoStep();
    Button button = tool(QStringLiteral("undo"), TableWindow::tr("Undo"), theme::Icon::Undo,
                         QStringLiteral("game.undo"), [&session] { session.undo(); });
    if (!step) { // not away: what stands beside it would slide under the pointer
        refuse(button, TableWindow::tr("There is nothing to take back."), deeds);
        return button;
    }
    const QString what = face.undoName(step->to, step->node);
    const QString who = step->ofAnother ? personOf(session, face, step->person) : QString();
    //: What somebody else at the table did: "England: Token on Military"
    const QString done =
        step->ofAnother ? TableWindow::tr("%1: %2", "a person and what was done").arg(who, what) : what;
    button.tip = TableWindow::tr("Take back: %1", "%1 what was done").arg(done);
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
    Button button = tool(QStringLiteral("hint"), text, theme::Icon::Hint, QStringLiteral("game.hint"),
                         [&session] { session.askHint(); });
    button.tip = TableWindow::tr("What the best computer player would do here, and why");
    button.goesFirst = true; // its key and the menu have it
    return button;
}

Button redoButton(Session& session, const GameFace& face, const WindowDeeds& deeds) {
    const auto step = session.redoStep();
    Button button = tool(QStringLiteral("redo"), TableWindow::tr("Redo"), theme::Icon::Redo,
                         QStringLiteral("game.redo"), [&session] { session.redo(); });
    button.goesFirst = true;
    if (step)
        button.tip = TableWindow::tr("Do again: %1", "%1 what was done and taken back")
                         .arg(face.undoName(step->from, step->node));
    else
        refuse(button, TableWindow::tr("Nothing has been taken back."), deeds);
    return button;
}

} // namespace

void addTools(std::vector<Button>& others, Session& session, const GameFace& face, bool since,
              const WindowDeeds& deeds) {
    if (session.undoStep() || session.redoStep()) {
        others.push_back(redoButton(session, face, deeds));
        others.push_back(undoButton(session, face, deeds));
    }
    if (session.asksViewer()) others.push_back(hintButton(session));
    if (since) others.push_back(sinceButton(deeds.showSince));
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

/// Returns what can be shown of a line that may hold anything.
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

/// Asks how to go on where a program was not started, or is out.
Prompt programPrompt(Session& session, const GameFace& face, SeatId seat, std::function<void()> giveSeats) {
    Prompt prompt;
    prompt.seat = seat;
    const SeatInfo& info = session.seat(seat);
    const std::optional<ProgramFault>& fault = session.seat(seat).programFault;
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
    const QString standIn = session.computers().standIn();
    const auto giveTo = [&](const QString& kind) {
        return [&session, seat, kind, person = info.person] { session.giveSeat(seat, kind, person); };
    };
    prompt.primary =
        makeButton(QStringLiteral("stand-in"),
                   //: A button; %1 is a computer player: "Computer, steady"
                   TableWindow::tr("Go on with: %1").arg(face.kindName(standIn)), giveTo(standIn));
    prompt.others = {
        makeButton(QStringLiteral("start-program"),
                   fault ? TableWindow::tr("Start it again") : TableWindow::tr("Start the program"),
                   [&session, seat] { session.startProgram(seat); }),
        makeButton(QStringLiteral("play-myself"),
                   //: A person takes the seat of a program
                   TableWindow::tr("Play it yourself"), giveTo(QStringLiteral("human"))),
        makeButton(QStringLiteral("seats"), TableWindow::tr("Give the seat…"), std::move(giveSeats))};
    return prompt;
}

} // namespace

QString lookingBackSentence() {
    return TableWindow::tr("You are looking back. The game waits.");
}

namespace {

Button stepButton(const QString& id, const QString& text, theme::Icon icon, std::function<void()> step) {
    Button button = tool(id, text, icon, QStringLiteral("time.") + id, std::move(step));
    button.signOnly = false;
    button.repeats = true;
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
    prompt.primary = makeButton(QStringLiteral("now"), TableWindow::tr("Back to now"),
                                [&session] { session.lookAtNow(); });
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
    //: A button, while one looks back: the game goes on from that moment, another way than it went
    const QString text = TableWindow::tr("Play on from here…");
    Button goOn = makeButton(QStringLiteral("go-on"), text, [&session] { session.goOnFromHere(); });
    //: The tip of "Play on from here", while one looks back; the list above the log: of the lines of play
    goOn.tip = TableWindow::tr("Play goes on from this moment. Nothing is lost: what was played after it "
                               "stays as another line of play, and the list above the log leads back to it.");
    goOn.confirm =
        TableWindow::tr("The game as it went on is kept as another line of play. Play on from this moment?");
    prompt.others.push_back(goOn);
    return prompt;
}

Button letThemPlay(std::function<void()> press) {
    return makeButton(QStringLiteral("resume"), TableWindow::tr("Let them play"), std::move(press));
}

/// Asks how to go on where only computer players sit, and play went to an earlier moment or a variation.
Prompt nobodySitsPrompt(Session& session, std::function<void()> giveSeats) {
    Prompt prompt;
    prompt.sentence = TableWindow::tr("Play waits: only computer players sit at this table");
    prompt.primary = letThemPlay([&session] { session.release(); });
    //: A button: a person takes the seat of a computer player, in the dialog of seats
    const QString text = TableWindow::tr("Take a seat…");
    prompt.others = {makeButton(QStringLiteral("seats"), text, std::move(giveSeats))};
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
                prompt.others.push_back(
                    makeButton(QStringLiteral("move-now"),
                               TableWindow::tr("Move now", "to a computer player that thinks"),
                               [&session] { session.computers().moveNow(); }));
                prompt.others.back().action = QStringLiteral("game.move-now");
            }
            prompt.others.push_back(makeButton(
                QStringLiteral("pause"), TableWindow::tr("Pause", "stop the computer players for a while"),
                [&session] { session.setPaused(true); }));
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
