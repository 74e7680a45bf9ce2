#include "app/play/play_menus.h"

#include "app/shell/files.h"
#include "app/shell/look_menus.h"
#include "app/shell/main_window.h"
#include "app/shell/shortcuts.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace marches::play {

namespace {

constexpr std::array paces{0, 300, 800, 1500};

QMenu* top(QMainWindow& window, const char* name) {
    auto* menu = new QMenu(window.menuBar());
    menu->setObjectName(QLatin1String(name));
    return menu;
}

} // namespace

PlayMenus::PlayMenus(shell::MainWindow& window, const PlayActions& actions)
    : QObject(&window), actions_(actions), file_(top(window, "menu.file")), recent_(new QMenu(&window)),
      game_(top(window, "menu.game")), pace_(new QMenu(&window)), view_(top(window, "menu.view")),
      panels_(new QMenu(&window)), time_(top(window, "menu.time")), help_(top(window, "menu.help")) {
    const shell::WindowActions& always = window.actions();
    const shell::LookMenus& look = window.lookMenus();
    file_->addActions(actions_.of({Act::newGame, Act::open}));
    file_->addMenu(recent_);
    file_->addAction(actions_[Act::unfinished]);
    file_->addAction(actions_[Act::design]);
    file_->addSeparator();
    file_->addActions(actions_.of({Act::save, Act::saveAs, Act::exportLinear, Act::exportMap}));
    file_->addSeparator();
    file_->addAction(always.quit);
    connect(recent_, &QMenu::aboutToShow, this, &PlayMenus::fillRecent);
    connect(file_, &QMenu::aboutToShow, this,
            [this] { recent_->setEnabled(!shell::recentGames().isEmpty()); });

    connect(game_, &QMenu::aboutToShow, this, [this] { markIdle(true); });
    connect(game_, &QMenu::aboutToHide, this, [this] { markIdle(false); });
    for (QMenu* menu : {file_, game_, view_, time_, help_})
        menu->setToolTipsVisible(true);
    setGame({});

    auto* pace = new QActionGroup(this);
    for (const int milliseconds : paces)
        shell::addChoice(*pace_, *pace, milliseconds);
    connect(pace, &QActionGroup::triggered, this,
            [this](QAction* action) { emit paceChosen(action->data().toInt()); });

    view_->addAction(always.dark);
    view_->addMenu(look.textSize());
    view_->addAction(always.textLarger);
    view_->addMenu(look.motion());
    view_->addMenu(look.language());
    view_->addSeparator();
    view_->addActions(actions_.of({Act::yields, Act::zoomIn, Act::zoomOut, Act::zoomFit}));
    view_->addSeparator();
    view_->addMenu(panels_);
    view_->addAction(actions_[Act::resetDocks]);
    view_->addSeparator();
    view_->addAction(always.keys);
    connect(panels_, &QMenu::aboutToShow, this, &PlayMenus::panelsWanted);

    time_->addAction(actions_[Act::since]);
    time_->addSeparator();
    time_->addActions(actions_.of({Act::lookStart, Act::lookBack, Act::lookForward, Act::lookNow}));
    time_->addSeparator();
    time_->addActions(actions_.of({Act::variationUp, Act::variationDown}));
    help_->addActions(actions_.of({Act::howToPlay, Act::rules, Act::rule, Act::whyNot}));
    help_->addSeparator();
    help_->addActions({always.keys, always.about});
}

PlayMenus::~PlayMenus() {
    qDeleteAll(menus());
    qDeleteAll(QList<QMenu*>{recent_, pace_, panels_});
}

/// Marks the nearest pace: another version of the program may have offered others.
void PlayMenus::showPace(int milliseconds) {
    const int shown = *std::min_element(paces.begin(), paces.end(), [milliseconds](int a, int b) {
        return std::abs(a - milliseconds) < std::abs(b - milliseconds);
    });
    for (QAction* action : pace_->actions())
        action->setChecked(action->data().toInt() == shown);
}

void PlayMenus::setGame(const QList<QAction*>& actions) {
    ofGame_ = shell::withSubmenus(actions);
    game_->clear();
    game_->addActions(actions_.of({Act::undo, Act::redo}));
    game_->addSeparator();
    if (!actions.isEmpty()) {
        game_->addActions(actions);
        for (QAction* action : actions)
            if (action->menu() != nullptr) action->menu()->setToolTipsVisible(true);
        game_->addSeparator();
    }
    game_->addActions(actions_.of({Act::seats, Act::pause, Act::moveNow, Act::timeUp}));
    game_->addMenu(pace_);
}

void PlayMenus::markIdle(bool open) {
    for (QAction* action : ofGame_) {
        const QString why = open && whyIdle_ ? whyIdle_(*action) : QString{};
        shell::sayWhyIdle(*action, why);
        action->setEnabled(why.isEmpty());
    }
}

void PlayMenus::setPanels(const std::vector<QDockWidget*>& docks) {
    panels_->clear();
    for (QDockWidget* dock : docks)
        panels_->addAction(dock->toggleViewAction());
}

void PlayMenus::fillRecent() {
    recent_->clear();
    for (const QString& path : shell::recentGames())
        recent_->addAction(QFileInfo(path).completeBaseName(), this,
                           [this, path] { emit recordChosen(path); });
}

QString PlayMenus::menuOf(const QAction& action) const {
    for (const QMenu* menu : menus())
        if (menu->actions().contains(&action)) return shell::plainText(*menu->menuAction());
    return {};
}

void PlayMenus::retranslate() {
    file_->setTitle(tr("&File"));
    recent_->setTitle(tr("Recent &games"));
    game_->setTitle(tr("&Game"));
    pace_->setTitle(tr("Pace of computer players"));
    view_->setTitle(tr("&View"));
    panels_->setTitle(tr("&Panels"));
    time_->setTitle(tr("&Time"));
    help_->setTitle(tr("&Help"));
    const std::array names{tr("At once", "pace of computer players"), tr("Quick", "pace of computer players"),
                           tr("Readable", "pace of computer players"),
                           tr("Slow", "pace of computer players")};
    for (qsizetype i = 0; i < pace_->actions().size(); ++i)
        pace_->actions()[i]->setText(names[static_cast<std::size_t>(i)]);
}

} // namespace marches::play
