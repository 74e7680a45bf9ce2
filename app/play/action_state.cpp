#include "app/play/action_state.h"

#include "app/play/play_actions.h"
#include "app/play/table_window.h"

#include <algorithm>

namespace marches::play {

namespace {

void setPossible(QAction& action, bool possible, const QString& whyNot) {
    action.setEnabled(possible);
    shell::sayWhyIdle(action, possible ? QString{} : whyNot);
}

} // namespace

void refreshActions(const PlayActions& actions, TableWindow* table, const QString& away) {
    for (QAction* action : actions.ofTable())
        setPossible(*action, away.isEmpty(), away);
    if (!away.isEmpty()) return;

    const Session& session = table->session();
    const QString undo = table->undoText();
    const QString redo = table->redoText();
    setPossible(*actions.undo, !undo.isEmpty(), PlayActions::tr("There is nothing to take back."));
    actions.undo->setText(undo.isEmpty() ? PlayActions::tr("&Undo")
                                         : PlayActions::tr("&Undo: %1", "%1 what was done").arg(undo));
    setPossible(*actions.redo, !redo.isEmpty(), PlayActions::tr("Nothing has been taken back."));
    actions.redo->setText(redo.isEmpty() ? PlayActions::tr("&Redo")
                                         : PlayActions::tr("&Redo: %1", "%1 what was done").arg(redo));
    actions.pause->setChecked(session.paused());
    const bool computers = std::any_of(session.seats().begin(), session.seats().end(),
                                       [](const SeatInfo& seat) { return !seat.human(); });
    setPossible(*actions.pause, computers, PlayActions::tr("No computer player sits at this table."));
    const SeatId mover = session.computerToMove();
    // Its key is Space: while something is asked here, Space belongs to what has the focus.
    setPossible(*actions.moveNow,
                isSeat(mover) && !session.seat(mover).outsideProgram() && !session.asksViewer(),
                PlayActions::tr("No computer player is thinking."));
    actions.timeUp->setVisible(session.secondsLeft().has_value());
    setPossible(*actions.timeUp, session.live() && session.secondsLeft().value_or(0) > 0,
                PlayActions::tr("The time is up already."));
    for (QAction* action : {actions.lookBack, actions.lookStart})
        setPossible(*action, session.node() != rootNode, PlayActions::tr("This is the start of the game."));
    for (QAction* action : {actions.lookForward, actions.lookNow})
        setPossible(*action, !session.live(), PlayActions::tr("This is how the game stands now."));
    for (QAction* action : {actions.lineUp, actions.lineDown})
        setPossible(*action, session.tree().playLines().size() > 1,
                    PlayActions::tr("There is one line of play only."));
    setPossible(*actions.save, session.dirty() || session.path().isEmpty(),
                PlayActions::tr("All is saved already."));
}

} // namespace marches::play
