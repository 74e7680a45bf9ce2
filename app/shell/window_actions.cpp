#include "app/shell/window_actions.h"

#include <QMenu>

namespace marches::shell {

QAction* makeAction(QObject* parent, const char* name, const QList<QKeySequence>& keys) {
    auto* action = new QAction(parent);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    return action;
}

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
    : quit(makeAction(parent, "file.quit", {QKeySequence(Qt::CTRL | Qt::Key_Q)})),
      dark(makeAction(parent, "view.dark")),
      textLarger(makeAction(parent, "view.text-size", {QKeySequence(Qt::CTRL | Qt::Key_T)})),
      keys(makeAction(parent, "view.keys")), about(makeAction(parent, "help.about")) {
    dark->setCheckable(true);
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);
    retranslate();
}

void WindowActions::retranslate() {
    quit->setText(tr("&Quit"));
    dark->setText(tr("&Dark colours"));
    textLarger->setText(tr("Next text &size"));
    keys->setText(tr("&Keys…", "dialog: changes the keys of the window's actions"));
    about->setText(tr("&About Marches"));
}

} // namespace marches::shell
