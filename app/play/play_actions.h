#pragma once

#include "app/shell/window_actions.h"

#include <QAction>
#include <QCoreApplication>

#include <initializer_list>
#include <vector>

namespace marches::play {

class TableWindow;

/// The play desk's commands; play_actions.cpp has their names, keys and texts in this order.
enum class Act {
    newGame,
    open,
    unfinished,
    howToPlay,
    design,    ///< only where there is an editor
    backToMap, ///< only in a test game
    escape,
    // From here on they need a game on the table
    since,
    exportMap,
    timeUp, ///< only in a game with a time limit
    save,
    saveAs,
    exportLinear,
    undo,
    redo,
    seats,
    pause,
    moveNow,
    zoomIn,
    zoomOut,
    zoomFit,
    resetDocks,
    yields,
    lookStart,
    lookBack,
    lookForward,
    lookNow,
    variationUp,
    variationDown,
    rules,
    rule,
    whyNot,
    // From here on they have no menu
    primary,
    filter,
    nextPane,
    previousPane,
    others,             ///< four buttons of the banner
    panes = others + 4, ///< nine
    end = panes + 9
};

/// The actions of these commands. Object names ("file.save") are what the shortcut editor and tests know them
/// by; all have their keys here, so that two never share one.
class PlayActions {
    Q_DECLARE_TR_FUNCTIONS(PlayActions)

public:
    explicit PlayActions(QObject* parent);
    void retranslate();
    /// Enables the actions that can do something now, and gives the others their reason. `away`: why the
    /// table is out of reach, one sentence; empty: it is in sight, and not null.
    void refresh(TableWindow* table, const QString& away) const;

    QAction* operator[](Act act) const { return all_[static_cast<qsizetype>(act)]; }
    QList<QAction*> of(std::initializer_list<Act> acts) const;
    QList<QAction*> others() const { return between(Act::others, Act::panes); } ///< of the banner's buttons
    QList<QAction*> panes() const { return between(Act::panes, Act::end); } ///< their data: the key's number
    QList<QAction*> ofTable() const { return between(Act::since, Act::end); } ///< that need a game
    QList<QAction*> withoutMenu() const;
    const QList<QAction*>& all() const { return all_; }
    /// These and the window's, in the order of the menus.
    QList<QAction*> with(const shell::WindowActions& window) const;

private:
    struct Row {
        const char* name;
        QString text;
        QList<QKeySequence> keys{};
    };
    static std::vector<Row> rows();
    QList<QAction*> between(Act first, Act end) const;

    QList<QAction*> all_; ///< by Act
};

} // namespace marches::play
