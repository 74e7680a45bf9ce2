#include "app/play/play_actions.h"

#include "app/play/table_window.h"

#include <algorithm>

namespace marches::play {

/// Returns the rows of all but the banner's other buttons and the panes.
std::vector<PlayActions::Row> PlayActions::rows() {
    return {
        {"file.new", tr("&New game…"), {QKeySequence::New}},
        {"file.open", tr("&Open…"), {QKeySequence::Open}},
        {"file.unfinished", tr("&Unfinished games…")},
        {"help.how-to-play", tr("How to &play", "opens a first reading")},
        {"file.design", tr("&Design a map…")},
        {"test.back", tr("&Back to the map", "from a test game"), {Qt::Key_F5}},
        {"step-back", tr("One step back"), {Qt::Key_Escape}},
        {"time.since", tr("&What happened since my turn"), {Qt::CTRL | Qt::Key_L}},
        {"file.export-map", tr("Export &map…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_E}},
        {"game.time-up", tr("The t&ime is up", "of a game with a time limit: the running turn is the last")},
        {"file.save", tr("&Save"), {QKeySequence::Save}},
        {"file.save-as", tr("Save &as…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}},
        {"file.export",
         tr("&Export without branches…", "writes the record of the present line of play only"),
         {Qt::CTRL | Qt::Key_E}},
        {"game.undo", tr("&Undo"), {Qt::CTRL | Qt::Key_Z}},
        {"game.redo", tr("&Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}},
        {"game.seats", tr("Hand over &seats…", "dialog: who plays which country")},
        {"game.pause", tr("&Pause computer players"), {Qt::Key_Pause}},
        {"game.move-now", tr("Computer moves &now"), {Qt::Key_Space}},
        {"view.zoom-in", tr("Zoom &in"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}},
        {"view.zoom-out", tr("Zoom &out"), {Qt::CTRL | Qt::Key_Minus}},
        {"view.zoom-fit", tr("&Whole map"), {Qt::CTRL | Qt::Key_0}},
        {"view.reset-docks", tr("Put the panels &back in place")},
        {"view.yields", tr("&Yields on the map", "shows what each province yields and is worth")},
        {"time.start", tr("Look at the &start"), {Qt::ALT | Qt::Key_Home}},
        {"time.back", tr("Look &back"), {Qt::ALT | Qt::Key_Left}},
        {"time.forward", tr("Look &forward"), {Qt::ALT | Qt::Key_Right}},
        {"time.now", tr("Back to &now"), {Qt::ALT | Qt::Key_End}},
        {"time.line-up", tr("&Previous line, tried after an undo"), {Qt::ALT | Qt::Key_Up}},
        {"time.line-down", tr("Ne&xt line, tried after an undo"), {Qt::ALT | Qt::Key_Down}},
        {"help.rules", tr("Rules of the &game")},
        {"help.rule", tr("&Rule for what has the focus"), {Qt::Key_F1}},
        {"help.why-not", tr("&Why not?", "why is what has the focus refused"), {Qt::SHIFT | Qt::Key_F1}},
        {"banner.press-primary",
         tr("Press the banner's main button"),
         {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}},
        {"actions.find", tr("Find an action"), {Qt::CTRL | Qt::Key_F}},
        {"pane.next", tr("Next pane"), {Qt::Key_F6}},
        {"pane.previous", tr("Previous pane"), {Qt::SHIFT | Qt::Key_F6}},
    };
}

PlayActions::PlayActions(QObject* parent) {
    for (const Row& row : rows())
        all_ << shell::makeAction(parent, row.name, row.keys);
    for (QAction* action : of({Act::design, Act::backToMap}))
        action->setVisible(false);
    const auto addNumbered = [&](const QString& name, Qt::KeyboardModifier modifier, int count) {
        for (int i = 1; i <= count; ++i) {
            const QKeySequence key(modifier | static_cast<Qt::Key>(Qt::Key_0 + i));
            QAction* action = shell::makeAction(parent, "", {key});
            action->setObjectName(name.arg(i));
            action->setData(i);
            all_ << action;
        }
    };
    addNumbered(QStringLiteral("banner.press-%1"), Qt::ControlModifier, 4);
    addNumbered(QStringLiteral("pane.%1"), Qt::AltModifier, 9);
    Q_ASSERT(all_.size() == static_cast<qsizetype>(Act::end));
    // A key that is held presses what stands there now, not what comes after it.
    for (QAction* action : of({Act::primary, Act::moveNow}) + others())
        action->setAutoRepeat(false);
    for (QAction* action : of({Act::pause, Act::yields}))
        action->setCheckable(true);
    retranslate();
}

void PlayActions::retranslate() {
    const std::vector<Row> texts = rows();
    for (std::size_t i = 0; i < texts.size(); ++i)
        all_[static_cast<qsizetype>(i)]->setText(texts[i].text);
    for (QAction* action : others())
        action->setText(tr("Press another button of the banner"));
    for (QAction* action : panes())
        action->setText(tr("Go to pane %1").arg(action->data().toInt()));
}

QList<QAction*> PlayActions::of(std::initializer_list<Act> acts) const {
    QList<QAction*> found;
    for (const Act act : acts)
        found << (*this)[act];
    return found;
}

QList<QAction*> PlayActions::between(Act first, Act end) const {
    return all_.sliced(static_cast<qsizetype>(first),
                       static_cast<qsizetype>(end) - static_cast<qsizetype>(first));
}

QList<QAction*> PlayActions::withoutMenu() const {
    return between(Act::primary, Act::end) + of({Act::escape, Act::backToMap});
}

QList<QAction*> PlayActions::with(const shell::WindowActions& window) const {
    return of({Act::newGame, Act::open}) + ofTable() +
           QList<QAction*>{(*this)[Act::unfinished],
                           (*this)[Act::design],
                           (*this)[Act::backToMap],
                           window.quit,
                           (*this)[Act::howToPlay],
                           window.dark,
                           window.textLarger,
                           window.keys,
                           window.about,
                           (*this)[Act::escape]};
}

static void setPossible(QAction& action, bool possible, const QString& whyNot) {
    action.setEnabled(possible);
    shell::sayWhyIdle(action, possible ? QString{} : whyNot);
}

void PlayActions::refresh(TableWindow* table, const QString& away) const {
    for (QAction* action : ofTable())
        setPossible(*action, away.isEmpty(), away);
    if (!away.isEmpty()) return;

    const Session& session = table->session();
    const auto back = session.undoStep();
    const auto again = session.redoStep();
    const QString undo = back ? table->face().undoName(back->to, back->node) : QString{};
    const QString redo = again ? table->face().undoName(again->from, again->node) : QString{};
    setPossible(*(*this)[Act::undo], !undo.isEmpty(), tr("There is nothing to take back."));
    (*this)[Act::undo]->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo: %1", "%1 what was done").arg(undo));
    setPossible(*(*this)[Act::redo], !redo.isEmpty(), tr("Nothing has been taken back."));
    (*this)[Act::redo]->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo: %1", "%1 what was done").arg(redo));
    (*this)[Act::pause]->setChecked(session.paused());
    const bool computers = std::any_of(session.seats().begin(), session.seats().end(),
                                       [](const SeatInfo& seat) { return !seat.human(); });
    setPossible(*(*this)[Act::pause], computers, tr("No computer player sits at this table."));
    const SeatId mover = session.computerToMove();
    // Its key is Space: while something is asked here, Space belongs to what has the focus.
    setPossible(*(*this)[Act::moveNow],
                isSeat(mover) && !session.seat(mover).outsideProgram() && !session.asksViewer(),
                tr("No computer player is thinking."));
    (*this)[Act::timeUp]->setVisible(session.clock().secondsLeft().has_value());
    setPossible(*(*this)[Act::timeUp], session.live() && session.clock().secondsLeft().value_or(0) > 0,
                tr("The time is up already."));
    for (QAction* action : of({Act::lookBack, Act::lookStart}))
        setPossible(*action, session.node() != rootNode, tr("This is the start of the game."));
    for (QAction* action : of({Act::lookForward, Act::lookNow}))
        setPossible(*action, !session.live(), tr("This is how the game stands now."));
    for (QAction* action : of({Act::variationUp, Act::variationDown}))
        setPossible(*action, session.tree().variations().size() > 1, tr("There is one line of play only."));
    setPossible(*(*this)[Act::save], session.dirty() || session.path().isEmpty(),
                tr("All is saved already."));
}

} // namespace marches::play
