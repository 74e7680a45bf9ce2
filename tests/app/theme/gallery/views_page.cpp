#include "app/theme/icons.h"
#include "app/theme/look.h"
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

QTreeWidget* actionsTree() {
    auto* tree = new QTreeWidget;
    tree->setHeaderHidden(true);
    const auto add = [](QTreeWidgetItem* under, const char* title, Icon sign) {
        auto* item = new QTreeWidgetItem(under, {QString::fromUtf8(title)});
        item->setIcon(0, icon(sign));
        return item;
    };
    auto* from = add(tree->invisibleRootItem(), "Move A1 + A2 from Bourbon", Icon::Route);
    add(from, "Artois", Icon::War)->setSelected(true);
    add(from, "Île-de-France", Icon::ActionPoint);
    add(from, "Normandie", Icon::ActionPoint)->setDisabled(true);
    add(add(tree->invisibleRootItem(), "Infantry 1 from Bourbon", Icon::Route), "hidden", Icon::War);
    from->setExpanded(true);
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
    const auto addDock = [&](const QString& title, QWidget* contents) {
        auto* dock = new QDockWidget(title, window.get());
        dock->setWidget(contents);
        window->addDockWidget(Qt::RightDockWidgetArea, dock);
        return dock;
    };
    addDock(QStringLiteral("Players"), new QLabel(QStringLiteral("…")));
    addDock(QStringLiteral("Actions"), actionsTree());
    auto* log = addDock(QStringLiteral("Log"), new QListWidget);
    auto* routes = addDock(QStringLiteral("Trade routes"), new QListWidget);
    window->tabifyDockWidget(log, routes);
    window->statusBar()->showMessage(
        QStringLiteral("Bourbon → Artois: 1 Action Point to enter, 1 for the battle"));
    return window;
}

} // namespace marches::theme::gallery
