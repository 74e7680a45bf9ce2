#include "app/theme/dock_title.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/rows.h"
#include "tests/app/theme/gallery/pages.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSplitter>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marches::theme::gallery {

namespace {

QTreeWidgetItem* row(QTreeWidgetItem* under, const char* title, const QList<QPair<int, QVariant>>& data) {
    auto* item = new QTreeWidgetItem(under, {QString::fromUtf8(title)});
    for (const auto& [role, value] : data)
        item->setData(0, role, value);
    return item;
}

QTreeWidget* actionsTree() {
    auto* tree = new QTreeWidget;
    useRows(*tree);
    auto* from =
        row(tree->invisibleRootItem(), "Move A1 + A2 from Bourbon", {{RowIsGroup, true}, {RowNote, "8"}});
    const auto march = [&](const char* place, const char* detail, Icon sign) {
        return row(from, place,
                   {{RowDetail, QString::fromUtf8(detail)},
                    {RowNote, "2 AP"},
                    {RowStrong, true},
                    {RowSign, int(sign)}});
    };
    march("Artois", "battle · +3 VP", Icon::War)->setSelected(true);
    march("Bourgogne", "battle · +3 VP", Icon::War);
    march("Île-de-France", "own", Icon::ActionPoint);
    march("Normandie", "own, by Île-de-France", Icon::ActionPoint)->setData(0, RowRefused, true);
    row(row(tree->invisibleRootItem(), "Infantry 1 from Bourbon", {{RowIsGroup, true}, {RowNote, "8"}}),
        "hidden", {});
    auto* log = row(tree->invisibleRootItem(), "Turn 5 · IV Maneuvering", {{RowIsGroup, true}});
    row(log, "Princess 4: East Anglia → Wales", {{RowShield, int(PlayerColour::Red)}});
    row(log, "Infantry 3: Brabant → Bourgogne", {{RowShield, int(PlayerColour::Green)}, {RowNote, "1 AP"}});
    row(log, "Fort raised in Brabant",
        {{RowShield, int(PlayerColour::Black)}, {RowNote, "+3 VP"}, {RowInk, int(Role::Good)}});
    from->setExpanded(true);
    log->setExpanded(true);
    return tree;
}

QTableWidget* provinceTable() {
    auto* table = new QTableWidget(6, 4);
    table->setHorizontalHeaderLabels({QStringLiteral("Province"), QStringLiteral("Holder"),
                                      QStringLiteral("VP"), QStringLiteral("Units")});
    for (int row = 0; row < 6; ++row)
        for (int column = 0; column < 4; ++column)
            table->setItem(row, column, new QTableWidgetItem(QStringLiteral("%1·%2").arg(row).arg(column)));
    table->setSortingEnabled(true);
    table->setShowGrid(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setStretchLastSection(true);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->selectRow(2);
    return table;
}

} // namespace

std::unique_ptr<QWidget> viewsPage() {
    auto page = std::make_unique<QSplitter>();
    auto* tabs = new QTabWidget;
    tabs->addTab(provinceTable(), QStringLiteral("Provinces"));
    tabs->addTab(new QWidget, icon(Icon::Route), QStringLiteral("Trade routes"));
    tabs->addTab(new QWidget, QStringLiteral("Log"));
    tabs->setTabEnabled(2, false);
    page->addWidget(tabs);
    page->addWidget(actionsTree());
    auto* list = new QListWidget;
    for (int i = 1; i <= 30; ++i)
        list->addItem(QStringLiteral("Entry %1").arg(i));
    list->setCurrentRow(1);
    page->addWidget(list);
    auto* menu = new QMenu(page.get());
    menu->setObjectName(QStringLiteral("menu"));
    menu->addAction(icon(Icon::New), QStringLiteral("&New Game…"), QKeySequence(Qt::CTRL | Qt::Key_N), [] {});
    menu->addAction(icon(Icon::Open), QStringLiteral("&Open…"), QKeySequence(Qt::CTRL | Qt::Key_O), [] {});
    menu->addMenu(QStringLiteral("Open &Recent"));
    menu->addSeparator();
    auto* shown = menu->addAction(QStringLiteral("Show the &legend"));
    shown->setCheckable(true);
    shown->setChecked(true);
    menu->addAction(icon(Icon::Save), QStringLiteral("&Save"), QKeySequence(Qt::CTRL | Qt::Key_S), [] {})
        ->setEnabled(false);
    menu->setActiveAction(menu->actions().at(1));
    menu->setWindowFlags(Qt::Widget);
    page->addWidget(menu);
    return page;
}

std::unique_ptr<QWidget> windowPage() {
    auto window = std::make_unique<QMainWindow>();
    for (const char* name : {"&File", "&Game", "&View", "&Time", "&Help"})
        window->menuBar()->addMenu(QString::fromLatin1(name));
    auto* bar = window->addToolBar(QStringLiteral("Turn"));
    bar->setMovable(false);
    bar->addAction(icon(Icon::Undo), QStringLiteral("Undo"));
    bar->addAction(icon(Icon::Redo), QStringLiteral("Redo"))->setEnabled(false);
    auto* centre = new QLabel(QStringLiteral("Map"));
    setGroundRole(centre, Role::SeaMiddle);
    centre->setAlignment(Qt::AlignCenter);
    centre->setMinimumSize(300, 200);
    window->setCentralWidget(centre);
    window->setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    const auto addDock = [&](const QString& title, QWidget* contents, const QString& note) {
        auto* dock = new QDockWidget(title, window.get());
        auto* titleBar = new DockTitle(dock);
        titleBar->setNote(note);
        dock->setTitleBarWidget(titleBar);
        dock->setWidget(contents);
        window->addDockWidget(Qt::RightDockWidgetArea, dock);
        return dock;
    };
    addDock(QStringLiteral("Players"), new QLabel(QStringLiteral("…")),
            QStringLiteral("the game ends at <b>33 VP</b>"));
    addDock(QStringLiteral("Actions"), actionsTree(), {});
    auto* log = addDock(QStringLiteral("Log"), new QListWidget, {});
    auto* routes = addDock(QStringLiteral("Trade routes"), new QListWidget, {});
    window->tabifyDockWidget(log, routes);
    auto* plain = new QDockWidget(QStringLiteral("Plain dock"), window.get());
    plain->setWidget(new QLabel(QStringLiteral("A dock with Qt's own title")));
    window->addDockWidget(Qt::BottomDockWidgetArea, plain);
    window->statusBar()->showMessage(
        QStringLiteral("Bourbon → Artois: 1 Action Point to enter, 1 for the battle"));
    return window;
}

} // namespace marches::theme::gallery
