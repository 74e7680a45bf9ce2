#pragma once

#include <QAction>
#include <QList>

#include <memory>
#include <vector>

class QMenu;

namespace marches::warriors::face {

inline constexpr int largestCount = 9; ///< of units of a stack, chosen by one key
QString countId(int count);            ///< object name of that key

/// What the game's keys do. Their object names are the shortcut editor's.
struct GameKeys {
    QList<QAction*> menu;                         ///< in the order of the Game menu
    QList<QAction*> others;                       ///< keys only
    std::vector<std::shared_ptr<QMenu>> submenus; ///< those of `gameMenu`
};

/// With the keys that the game gives them, doing nothing yet: the editor lists them without a table too.
GameKeys makeGameKeys(QObject* parent);
/// The Game menu: what belongs together in a submenu, or it would be as high as a low screen.
QList<QAction*> gameMenu(GameKeys& keys);
/// In the program's language.
void nameGameKeys(const GameKeys& keys);

} // namespace marches::warriors::face
