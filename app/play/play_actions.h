#pragma once

#include "app/shell/window_actions.h"

#include <QAction>
#include <QCoreApplication>

#include <array>

namespace marches::play {

/// The play desk's commands. Object names ("file.save") are what the shortcut editor and tests know them by;
/// all have their keys here, so that two never share one.
struct PlayActions {
    Q_DECLARE_TR_FUNCTIONS(PlayActions)

public:
    explicit PlayActions(QObject* parent);
    void retranslate();

    // File
    QAction* newGame;
    QAction* open;
    QAction* unfinished;
    QAction* save;
    QAction* saveAs;
    QAction* exportLinear;
    QAction* exportMap;
    // Game
    QAction* undo;
    QAction* redo;
    QAction* seats;
    QAction* pause;
    QAction* moveNow;
    QAction* timeUp; ///< only in a game with a time limit
    // View
    QAction* yields;
    QAction* zoomIn;
    QAction* zoomOut;
    QAction* zoomFit;
    QAction* resetDocks;
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
    QList<QAction*> all() const;
    /// These and the window's, in the order of the menus.
    QList<QAction*> with(const shell::WindowActions& window) const;
};

} // namespace marches::play
