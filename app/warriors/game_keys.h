#pragma once

#include <QAction>
#include <QList>

namespace marches::warriors::face {

/// What the game's keys do. Their object names are the shortcut editor's.
struct GameKeys {
    QList<QAction*> menu;   ///< in the order of the Game menu
    QList<QAction*> others; ///< keys only
};

/// With the keys that the game gives them, doing nothing yet: the editor lists them without a table too.
GameKeys makeGameKeys(QObject* parent);
/// In the program's language.
void nameGameKeys(const GameKeys& keys);

} // namespace marches::warriors::face
