#include "app/play/table_panes.h"

#include "app/play/banner.h"
#include "app/shell/dock_board.h"

#include <QApplication>
#include <QDockWidget>
#include <QTabWidget>

#include <algorithm>

namespace marches::play {

void TablePanes::goTo(int altKey) {
    const auto bring = [this](QWidget* content) {
        raise_(content);
        content->setFocus(Qt::ShortcutFocusReason);
    };
    if (altKey == 1) {
        own_.pages->setCurrentWidget(own_.map);
        own_.map->setFocus(Qt::ShortcutFocusReason);
    } else if (altKey == 2)
        own_.banner->takeFocus(Qt::ShortcutFocusReason);
    else
        for (const auto& placed : board_.placed())
            if (placed.place.altKey == altKey) bring(placed.dock->widget());
}

void TablePanes::next(int direction) {
    std::vector<QWidget*> panes{own_.banner, own_.pages};
    const auto add = [&](QWidget* content) {
        const QDockWidget* dock = board_.dockOf(content);
        if (dock && dock->isVisible() && !content->visibleRegion().isEmpty()) panes.push_back(content);
    };
    const auto isOwn = [this](const QWidget* content) {
        return content == own_.actions || content == own_.log || content == own_.provinces ||
               content == own_.rules;
    };
    const auto addPlaced = [&](shell::DockPlace::Area area) {
        for (const auto& placed : board_.placed())
            if (placed.place.area == area && !isOwn(placed.dock->widget())) add(placed.dock->widget());
    };
    addPlaced(shell::DockPlace::Area::bottom);
    addPlaced(shell::DockPlace::Area::rightTop);
    add(own_.actions);
    add(own_.log);
    addPlaced(shell::DockPlace::Area::rightBottom);
    add(own_.provinces);
    add(own_.rules);
    panes.push_back(own_.track);

    const QWidget* focus = QApplication::focusWidget();
    const auto current = std::find_if(panes.begin(), panes.end(), [&](QWidget* pane) {
        return focus && (pane == focus || pane->isAncestorOf(focus));
    });
    const auto count = static_cast<int>(panes.size());
    const int here =
        current == panes.end() ? (direction > 0 ? -1 : 0) : static_cast<int>(current - panes.begin());
    QWidget* next = panes[static_cast<std::size_t>((here + direction + count) % count)];
    if (next == own_.banner)
        own_.banner->takeFocus(Qt::ShortcutFocusReason);
    else
        (next == own_.pages ? own_.pages->currentWidget() : next)->setFocus(Qt::ShortcutFocusReason);
}

void TablePanes::rememberFocus() {
    std::vector<QWidget*> panes{own_.banner, own_.pages, own_.track};
    for (const QDockWidget* dock : board_.docks())
        panes.push_back(dock->widget());
    focus_.remember(panes);
}

void TablePanes::restoreFocus() {
    focus_.restore({own_.card, own_.map}, [this] {
        if (!own_.banner->takeFocus()) own_.map->setFocus(Qt::OtherFocusReason);
    });
}

} // namespace marches::play
