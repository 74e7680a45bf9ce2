#include "app/play/window_actions.h"

#include <QMenu>

namespace marches::play {

namespace {
QAction* made(QObject* parent, const char* name, const QList<QKeySequence>& keys = {}) {
    auto* action = new QAction(parent);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    return action;
}
} // namespace

QList<QAction*> withSubmenus(const QList<QAction*>& actions) {
    QList<QAction*> all;
    for (QAction* action : actions)
        all += action->menu() != nullptr ? action->menu()->actions() : QList{action};
    return all;
}

void sayWhyIdle(QAction& action, const QString& why) {
    action.setToolTip(why);
    action.setStatusTip(why);
}

WindowActions::WindowActions(QObject* parent)
    : newGame(made(parent, "file.new", {QKeySequence::New})),
      open(made(parent, "file.open", {QKeySequence::Open})), unfinished(made(parent, "file.unfinished")),
      save(made(parent, "file.save", {QKeySequence::Save})),
      saveAs(made(parent, "file.save-as", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)})),
      exportLinear(made(parent, "file.export", {QKeySequence(Qt::CTRL | Qt::Key_E)})),
      exportMap(made(parent, "file.export-map", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)})),
      quit(made(parent, "file.quit", {QKeySequence(Qt::CTRL | Qt::Key_Q)})),
      undo(made(parent, "game.undo", {QKeySequence(Qt::CTRL | Qt::Key_Z)})),
      redo(made(parent, "game.redo",
                {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)})),
      seats(made(parent, "game.seats")), pause(made(parent, "game.pause", {QKeySequence(Qt::Key_Pause)})),
      moveNow(made(parent, "game.move-now", {QKeySequence(Qt::Key_Space)})),
      timeUp(made(parent, "game.time-up")), dark(made(parent, "view.dark")),
      yields(made(parent, "view.yields")),
      zoomIn(made(parent, "view.zoom-in",
                  {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)})),
      zoomOut(made(parent, "view.zoom-out", {QKeySequence(Qt::CTRL | Qt::Key_Minus)})),
      zoomFit(made(parent, "view.zoom-fit", {QKeySequence(Qt::CTRL | Qt::Key_0)})),
      textLarger(made(parent, "view.text-size", {QKeySequence(Qt::CTRL | Qt::Key_T)})),
      resetDocks(made(parent, "view.reset-docks")), keys(made(parent, "view.keys")),
      since(made(parent, "time.since", {QKeySequence(Qt::CTRL | Qt::Key_L)})),
      lookStart(made(parent, "time.start", {QKeySequence(Qt::ALT | Qt::Key_Home)})),
      lookBack(made(parent, "time.back", {QKeySequence(Qt::ALT | Qt::Key_Left)})),
      lookForward(made(parent, "time.forward", {QKeySequence(Qt::ALT | Qt::Key_Right)})),
      lookNow(made(parent, "time.now", {QKeySequence(Qt::ALT | Qt::Key_End)})),
      lineUp(made(parent, "time.line-up", {QKeySequence(Qt::ALT | Qt::Key_Up)})),
      lineDown(made(parent, "time.line-down", {QKeySequence(Qt::ALT | Qt::Key_Down)})),
      howToPlay(made(parent, "help.how-to-play")), rules(made(parent, "help.rules")),
      rule(made(parent, "help.rule", {QKeySequence(Qt::Key_F1)})),
      whyNot(made(parent, "help.why-not", {QKeySequence(Qt::SHIFT | Qt::Key_F1)})),
      about(made(parent, "help.about")),
      primary(made(parent, "banner.press-primary",
                   {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)})),
      filter(made(parent, "actions.find", {QKeySequence(Qt::CTRL | Qt::Key_F)})),
      nextPane(made(parent, "pane.next", {QKeySequence(Qt::Key_F6)})),
      previousPane(made(parent, "pane.previous", {QKeySequence(Qt::SHIFT | Qt::Key_F6)})),
      escape(made(parent, "step-back", {QKeySequence(Qt::Key_Escape)})) {
    for (std::size_t i = 0; i < others.size(); ++i) {
        others[i] = made(parent, "", {QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i))});
        others[i]->setObjectName(QStringLiteral("banner.press-%1").arg(i + 1));
    }
    for (std::size_t i = 0; i < panes.size(); ++i) {
        panes[i] = made(parent, "", {QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i))});
        panes[i]->setObjectName(QStringLiteral("pane.%1").arg(i + 1));
        panes[i]->setData(static_cast<int>(i) + 1);
    }
    // A key that is held presses what stands there now, not what comes after it.
    for (QAction* action : {primary, moveNow})
        action->setAutoRepeat(false);
    for (QAction* action : others)
        action->setAutoRepeat(false);
    pause->setCheckable(true);
    dark->setCheckable(true);
    yields->setCheckable(true);
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);
    retranslate();
}

void WindowActions::retranslate() {
    newGame->setText(tr("&New game…"));
    open->setText(tr("&Open…"));
    unfinished->setText(tr("&Unfinished games…"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    exportLinear->setText(
        tr("&Export without branches…", "writes the record of the present line of play only"));
    exportMap->setText(tr("Export &map…"));
    quit->setText(tr("&Quit"));
    undo->setText(tr("&Undo"));
    redo->setText(tr("&Redo"));
    seats->setText(tr("Hand over &seats…", "dialog: who plays which country"));
    pause->setText(tr("&Pause computer players"));
    moveNow->setText(tr("Computer moves &now"));
    timeUp->setText(tr("The t&ime is up", "of a game with a time limit: the running turn is the last"));
    dark->setText(tr("&Dark colours"));
    yields->setText(tr("&Yields on the map", "shows what each province yields and is worth"));
    zoomIn->setText(tr("Zoom &in"));
    zoomOut->setText(tr("Zoom &out"));
    zoomFit->setText(tr("&Whole map"));
    textLarger->setText(tr("Next text &size"));
    resetDocks->setText(tr("Put the panels &back in place"));
    keys->setText(tr("&Keys…", "dialog: changes the keys of the window's actions"));
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
    about->setText(tr("&About Marches"));
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

QList<QAction*> WindowActions::ofTable() const {
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

QList<QAction*> WindowActions::withoutMenu() const {
    QList<QAction*> all{primary, filter, nextPane, previousPane, escape};
    for (QAction* action : others)
        all << action;
    for (QAction* action : panes)
        all << action;
    return all;
}

QList<QAction*> WindowActions::all() const {
    QList<QAction*> all{newGame, open};
    for (QAction* action :
         ofTable() + QList<QAction*>{unfinished, quit, howToPlay, dark, textLarger, keys, about, escape})
        all << action;
    return all;
}

} // namespace marches::play
