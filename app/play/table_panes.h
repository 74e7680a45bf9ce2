#pragma once

#include "app/shell/focus_keeper.h"

#include <functional>

class QTabWidget;

namespace marches::shell {
class DockBoard;
}

namespace marches::play {

class Banner;

/// The panes of a table: banner, map and docks. Keys lead from one to the next or to one of them, and the
/// focus is kept in a pane while what had it goes.
class TablePanes {
public:
    struct Own {
        QWidget* track;
        Banner* banner;
        QTabWidget* pages;
        QWidget* map;  ///< one of the pages
        QWidget* card; ///< on the map
        QWidget* actions;
        QWidget* log;
        QWidget* provinces;
        QWidget* rules;
    };

    /// `raise` brings the dock of a content to the front.
    TablePanes(const shell::DockBoard& board, std::function<void(QWidget*)> raise, const Own& own)
        : board_(board), raise_(std::move(raise)), own_(own) {}

    void next(int direction); ///< 1: forward, -1: back
    void goTo(int altKey);    ///< 1 to 9; nothing happens for a number that no pane has
    void rememberFocus();
    void restoreFocus();

private:
    const shell::DockBoard& board_;
    std::function<void(QWidget*)> raise_;
    Own own_;
    shell::FocusKeeper focus_;
};

} // namespace marches::play
