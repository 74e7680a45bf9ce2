#include "app/play/play_actions.h"

namespace marches::play {

using shell::makeAction;

PlayActions::PlayActions(QObject* parent)
    : newGame(makeAction(parent, "file.new", {QKeySequence::New})),
      open(makeAction(parent, "file.open", {QKeySequence::Open})),
      unfinished(makeAction(parent, "file.unfinished")),
      save(makeAction(parent, "file.save", {QKeySequence::Save})),
      saveAs(makeAction(parent, "file.save-as", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)})),
      exportLinear(makeAction(parent, "file.export", {QKeySequence(Qt::CTRL | Qt::Key_E)})),
      exportMap(makeAction(parent, "file.export-map", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)})),
      undo(makeAction(parent, "game.undo", {QKeySequence(Qt::CTRL | Qt::Key_Z)})),
      redo(makeAction(parent, "game.redo",
                      {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)})),
      seats(makeAction(parent, "game.seats")),
      pause(makeAction(parent, "game.pause", {QKeySequence(Qt::Key_Pause)})),
      moveNow(makeAction(parent, "game.move-now", {QKeySequence(Qt::Key_Space)})),
      timeUp(makeAction(parent, "game.time-up")), yields(makeAction(parent, "view.yields")),
      zoomIn(makeAction(parent, "view.zoom-in",
                        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)})),
      zoomOut(makeAction(parent, "view.zoom-out", {QKeySequence(Qt::CTRL | Qt::Key_Minus)})),
      zoomFit(makeAction(parent, "view.zoom-fit", {QKeySequence(Qt::CTRL | Qt::Key_0)})),
      resetDocks(makeAction(parent, "view.reset-docks")),
      since(makeAction(parent, "time.since", {QKeySequence(Qt::CTRL | Qt::Key_L)})),
      lookStart(makeAction(parent, "time.start", {QKeySequence(Qt::ALT | Qt::Key_Home)})),
      lookBack(makeAction(parent, "time.back", {QKeySequence(Qt::ALT | Qt::Key_Left)})),
      lookForward(makeAction(parent, "time.forward", {QKeySequence(Qt::ALT | Qt::Key_Right)})),
      lookNow(makeAction(parent, "time.now", {QKeySequence(Qt::ALT | Qt::Key_End)})),
      lineUp(makeAction(parent, "time.line-up", {QKeySequence(Qt::ALT | Qt::Key_Up)})),
      lineDown(makeAction(parent, "time.line-down", {QKeySequence(Qt::ALT | Qt::Key_Down)})),
      howToPlay(makeAction(parent, "help.how-to-play")), rules(makeAction(parent, "help.rules")),
      rule(makeAction(parent, "help.rule", {QKeySequence(Qt::Key_F1)})),
      whyNot(makeAction(parent, "help.why-not", {QKeySequence(Qt::SHIFT | Qt::Key_F1)})),
      primary(makeAction(parent, "banner.press-primary",
                         {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)})),
      filter(makeAction(parent, "actions.find", {QKeySequence(Qt::CTRL | Qt::Key_F)})),
      nextPane(makeAction(parent, "pane.next", {QKeySequence(Qt::Key_F6)})),
      previousPane(makeAction(parent, "pane.previous", {QKeySequence(Qt::SHIFT | Qt::Key_F6)})),
      escape(makeAction(parent, "step-back", {QKeySequence(Qt::Key_Escape)})) {
    for (std::size_t i = 0; i < others.size(); ++i) {
        others[i] = makeAction(parent, "", {QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i))});
        others[i]->setObjectName(QStringLiteral("banner.press-%1").arg(i + 1));
    }
    for (std::size_t i = 0; i < panes.size(); ++i) {
        panes[i] = makeAction(parent, "", {QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i))});
        panes[i]->setObjectName(QStringLiteral("pane.%1").arg(i + 1));
        panes[i]->setData(static_cast<int>(i) + 1);
    }
    // A key that is held presses what stands there now, not what comes after it.
    for (QAction* action : {primary, moveNow})
        action->setAutoRepeat(false);
    for (QAction* action : others)
        action->setAutoRepeat(false);
    pause->setCheckable(true);
    yields->setCheckable(true);
    retranslate();
}

void PlayActions::retranslate() {
    newGame->setText(tr("&New game…"));
    open->setText(tr("&Open…"));
    unfinished->setText(tr("&Unfinished games…"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    exportLinear->setText(
        tr("&Export without branches…", "writes the record of the present line of play only"));
    exportMap->setText(tr("Export &map…"));
    undo->setText(tr("&Undo"));
    redo->setText(tr("&Redo"));
    seats->setText(tr("Hand over &seats…", "dialog: who plays which country"));
    pause->setText(tr("&Pause computer players"));
    moveNow->setText(tr("Computer moves &now"));
    timeUp->setText(tr("The t&ime is up", "of a game with a time limit: the running turn is the last"));
    yields->setText(tr("&Yields on the map", "shows what each province yields and is worth"));
    zoomIn->setText(tr("Zoom &in"));
    zoomOut->setText(tr("Zoom &out"));
    zoomFit->setText(tr("&Whole map"));
    resetDocks->setText(tr("Put the panels &back in place"));
    since->setText(tr("&What happened since my turn"));
    lookStart->setText(tr("Look at the &start"));
    lookBack->setText(tr("Look &back"));
    lookForward->setText(tr("Look &forward"));
    lookNow->setText(tr("Back to &now"));
    lineUp->setText(tr("&Previous line, tried after an undo"));
    lineDown->setText(tr("Ne&xt line, tried after an undo"));
    howToPlay->setText(tr("How to &play", "opens a first reading"));
    rules->setText(tr("Rules of the &game"));
    rule->setText(tr("&Rule for what has the focus"));
    whyNot->setText(tr("&Why not?", "why is what has the focus refused"));
    primary->setText(tr("Press the banner's main button"));
    for (QAction* action : others)
        action->setText(tr("Press another button of the banner"));
    filter->setText(tr("Find an action"));
    nextPane->setText(tr("Next pane"));
    previousPane->setText(tr("Previous pane"));
    escape->setText(tr("One step back"));
    for (QAction* action : panes)
        action->setText(tr("Go to pane %1").arg(action->data().toInt()));
}

QList<QAction*> PlayActions::ofTable() const {
    QList<QAction*> all{since,       exportMap, timeUp,     save,     saveAs,      exportLinear,
                        undo,        redo,      seats,      pause,    moveNow,     zoomIn,
                        zoomOut,     zoomFit,   resetDocks, yields,   lookStart,   lookBack,
                        lookForward, lookNow,   lineUp,     lineDown, rules,       rule,
                        whyNot,      primary,   filter,     nextPane, previousPane};
    for (QAction* action : others)
        all << action;
    for (QAction* action : panes)
        all << action;
    return all;
}

QList<QAction*> PlayActions::withoutMenu() const {
    QList<QAction*> all{primary, filter, nextPane, previousPane, escape};
    for (QAction* action : others)
        all << action;
    for (QAction* action : panes)
        all << action;
    return all;
}

QList<QAction*> PlayActions::all() const {
    return QList<QAction*>{newGame, open, unfinished, howToPlay, escape} + ofTable();
}

QList<QAction*> PlayActions::with(const shell::WindowActions& window) const {
    return QList<QAction*>{newGame, open} + ofTable() +
           QList<QAction*>{unfinished,        window.quit, howToPlay,    window.dark,
                           window.textLarger, window.keys, window.about, escape};
}

} // namespace marches::play
