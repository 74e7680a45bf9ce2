#include "editor/editor_menus.h"

#include "app/shell/look_menus.h"
#include "app/shell/main_window.h"
#include "editor/map_files.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>

namespace marches::editor {

namespace {

QMenu* barMenu(QMainWindow& window, const char* name) {
    auto* menu = new QMenu(window.menuBar());
    menu->setObjectName(QLatin1String(name));
    menu->setToolTipsVisible(true);
    return menu;
}

} // namespace

EditorMenus::EditorMenus(shell::MainWindow& window, const EditorActions& actions)
    : QObject(&window), file_(barMenu(window, "editor.menu.file")), recent_(new QMenu(&window)),
      edit_(barMenu(window, "editor.menu.edit")), map_(barMenu(window, "editor.menu.map")),
      view_(barMenu(window, "editor.menu.view")), panels_(new QMenu(&window)),
      test_(barMenu(window, "editor.menu.test")), help_(barMenu(window, "editor.menu.help")) {
    const shell::WindowActions& always = window.actions();
    const shell::LookMenus& look = window.lookMenus();
    file_->addActions(actions.of({Act::maps, Act::open}));
    file_->addMenu(recent_);
    file_->addSeparator();
    file_->addActions(actions.of({Act::save, Act::saveAs, Act::pack}));
    file_->addSeparator();
    file_->addActions(actions.of({Act::importDrawing, Act::exportDrawing}));
    file_->addSeparator();
    file_->addActions({actions[Act::backToGames], always.quit});
    connect(recent_, &QMenu::aboutToShow, this, &EditorMenus::fillRecent);
    connect(file_, &QMenu::aboutToShow, this, [this] { recent_->setEnabled(!recentMaps().isEmpty()); });
    edit_->addActions(actions.of({Act::undo, Act::redo}));
    edit_->addSeparator();
    edit_->addActions(actions.of({Act::findProvince, Act::rename, Act::chooseNone}));
    map_->addActions(actions.tools());
    map_->addSeparator();
    map_->addActions(actions.of({Act::zoomIn, Act::zoomOut, Act::zoomFit}));
    view_->addActions(actions.views());
    view_->addSeparator();
    view_->addAction(always.dark);
    view_->addMenu(look.textSize());
    view_->addAction(always.textLarger);
    view_->addMenu(look.motion());
    view_->addMenu(look.language());
    view_->addSeparator();
    view_->addAction(actions[Act::yields]);
    view_->addMenu(panels_);
    view_->addAction(actions[Act::resetDocks]);
    view_->addSeparator();
    view_->addAction(always.keys);
    connect(panels_, &QMenu::aboutToShow, this, &EditorMenus::panelsWanted);
    test_->addActions(actions.of({Act::testPlay, Act::playGames}));
    help_->addAction(actions[Act::guide]);
    help_->addSeparator();
    help_->addActions({always.keys, always.about});
    retranslate();
}

EditorMenus::~EditorMenus() {
    qDeleteAll(menus());
    qDeleteAll(QList<QMenu*>{recent_, panels_});
}

void EditorMenus::setPanels(const std::vector<QDockWidget*>& docks) {
    panels_->clear();
    for (QDockWidget* dock : docks)
        panels_->addAction(dock->toggleViewAction());
}

void EditorMenus::fillRecent() {
    recent_->clear();
    for (const QString& path : recentMaps())
        recent_->addAction(QFileInfo(path).completeBaseName(), this, [this, path] { emit mapChosen(path); });
}

void EditorMenus::retranslate() {
    file_->setTitle(tr("&File"));
    recent_->setTitle(tr("&Recent maps"));
    edit_->setTitle(tr("&Edit"));
    map_->setTitle(tr("&Map"));
    view_->setTitle(tr("&View"));
    panels_->setTitle(tr("&Panels"));
    test_->setTitle(tr("&Test", "a menu: to play on the map that is being made"));
    help_->setTitle(tr("&Help"));
}

} // namespace marches::editor
