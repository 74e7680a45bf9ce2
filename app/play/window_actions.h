#pragma once

#include <QAction>
#include <QCoreApplication>

#include <array>

namespace marches::play {

/// Every command of the window. Object names ("file.save") are what the shortcut editor and tests know them
/// by; all have their keys here, so that two never share one.
struct WindowActions {
    Q_DECLARE_TR_FUNCTIONS(WindowActions)

public:
    explicit WindowActions(QObject* parent);
    void retranslate();

    // File
    QAction* newGame;
    QAction* open;
    QAction* unfinished;
    QAction* save;
    QAction* saveAs;
    QAction* exportLinear;
    QAction* exportMap;
    QAction* quit;
    // Game
    QAction* undo;
    QAction* redo;
    QAction* seats;
    QAction* pause;
    QAction* moveNow;
    QAction* timeUp; ///< only in a game with a time limit
    // View
    QAction* dark;
    QAction* yields;
    QAction* zoomIn;
    QAction* zoomOut;
    QAction* zoomFit;
    QAction* textLarger;
    QAction* resetDocks;
    QAction* keys;
    // Time
    QAction* since;
    QAction* lookStart;
    QAction* lookBack;
    QAction* lookForward;
    QAction* lookNow;
    QAction* lineUp;
    QAction* lineDown;
    // Help
    QAction* howToPlay;
    QAction* rules;
    QAction* rule;
    QAction* whyNot;
    QAction* about;
    // Without a menu
    QAction* primary;
    std::array<QAction*, 4> others;
    QAction* filter;
    QAction* nextPane;
    QAction* previousPane;
    QAction* escape;
    std::array<QAction*, 9> panes;

    /// Those that need a game on the table.
    QList<QAction*> ofTable() const;
    QList<QAction*> withoutMenu() const;
    QList<QAction*> all() const; ///< in the order of the menus
};

/// Actions without those that open a submenu, which has its own in their place.
QList<QAction*> withSubmenus(const QList<QAction*>& actions);

/// Why an action can do nothing now, where menus show it; empty: it can.
void sayWhyIdle(QAction& action, const QString& why);

} // namespace marches::play
