#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QList>

namespace marches::shell {

/// The commands that the window has whatever desk stands in it. Object names ("file.quit") are what the
/// shortcut editor and tests know them by.
struct WindowActions {
    Q_DECLARE_TR_FUNCTIONS(WindowActions)

public:
    explicit WindowActions(QObject* parent);
    void retranslate();

    QAction* quit;
    QAction* dark;
    QAction* textLarger;
    QAction* keys;
    QAction* about;
};

/// An action with its object name and its own keys, without a text.
QAction* makeAction(QObject* parent, const char* name, const QList<QKeySequence>& keys = {});

/// The actions, with those of a submenu in place of the one that opens it.
QList<QAction*> withSubmenus(const QList<QAction*>& actions);

/// Shows in the menus why an action can do nothing now; an empty text: it can.
void sayWhyIdle(QAction& action, const QString& why);

} // namespace marches::shell
