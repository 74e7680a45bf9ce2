#pragma once

#include <QAction>
#include <QKeySequence>
#include <QString>

/// The keys of the window's actions as the user wants them. What is not changed keeps the program's own, and
/// follows them when they change.
namespace marches::shell {

/// Gives the actions the keys that were kept for them; each remembers its own first. Actions without an
/// object name have no keys of the user's.
void useKeptShortcuts(const QList<QAction*>& actions);

/// The keys that the program gives the action. Only after `useKeptShortcuts`.
QList<QKeySequence> ownShortcuts(const QAction& action);

/// Gives an action other keys, and keeps them; the program's own keys need no entry.
void changeShortcuts(QAction& action, const QList<QKeySequence>& keys);

/// The action that has the key, other than `but`; null: none.
QAction* withShortcut(const QList<QAction*>& actions, const QKeySequence& key, const QAction* but);

/// The key as it is shown on a key cap, the Enter key as its sign.
QString keyCap(const QKeySequence& key);

/// "Undo", without the mark of its letter in the menu and without dots.
QString plainText(const QAction& action);

} // namespace marches::shell
