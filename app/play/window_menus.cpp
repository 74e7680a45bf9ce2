#include "app/play/window_menus.h"

#include "app/play/files.h"
#include "app/play/main_window.h"
#include "app/play/shortcuts.h"

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

constexpr std::array textFactors{0.85, 1.0, 1.25, 1.5, 2.0};
constexpr std::array paces{0, 300, 800, 1500};

QMenu* top(QMainWindow& window, const char* name) {
    QMenu* menu = window.menuBar()->addMenu(QString{});
    menu->setObjectName(QLatin1String(name));
    return menu;
}

} // namespace

WindowMenus::WindowMenus(QMainWindow& window, const WindowActions& actions)
    : QObject(&window), actions_(actions), file_(top(window, "menu.file")), recent_(new QMenu(&window)),
      game_(top(window, "menu.game")), pace_(new QMenu(&window)), view_(top(window, "menu.view")),
      panels_(new QMenu(&window)), textSize_(new QMenu(&window)), motion_(new QMenu(&window)),
      language_(new QMenu(&window)), time_(top(window, "menu.time")), help_(top(window, "menu.help")) {
    file_->addActions({actions_.newGame, actions_.open});
    file_->addMenu(recent_);
    file_->addAction(actions_.unfinished);
    file_->addSeparator();
    file_->addActions({actions_.save, actions_.saveAs, actions_.exportLinear, actions_.exportMap});
    file_->addSeparator();
    file_->addAction(actions_.quit);
    connect(recent_, &QMenu::aboutToShow, this, &WindowMenus::fillRecent);
    connect(file_, &QMenu::aboutToShow, this, [this] { recent_->setEnabled(!recentGames().isEmpty()); });

    connect(game_, &QMenu::aboutToShow, this, [this] { markIdle(true); });
    connect(game_, &QMenu::aboutToHide, this, [this] { markIdle(false); });
    for (QMenu* menu : {file_, game_, view_, time_, help_})
        menu->setToolTipsVisible(true);
    setNoGame();

    const auto choice = [](QMenu* menu, QActionGroup* group, const QVariant& value) {
        QAction* action = menu->addAction(QString{});
        action->setCheckable(true);
        action->setData(value);
        group->addAction(action);
        return action;
    };
    auto* pace = new QActionGroup(this);
    for (const int milliseconds : paces)
        choice(pace_, pace, milliseconds);
    connect(pace, &QActionGroup::triggered, this,
            [this](QAction* action) { emit paceChosen(action->data().toInt()); });

    view_->addAction(actions_.dark);
    view_->addMenu(textSize_);
    view_->addAction(actions_.textLarger);
    view_->addMenu(motion_);
    view_->addMenu(language_);
    view_->addSeparator();
    view_->addActions({actions_.yields, actions_.zoomIn, actions_.zoomOut, actions_.zoomFit});
    view_->addSeparator();
    view_->addMenu(panels_);
    view_->addAction(actions_.resetDocks);
    view_->addSeparator();
    view_->addAction(actions_.keys);
    connect(panels_, &QMenu::aboutToShow, this, &WindowMenus::panelsWanted);
    auto* sizes = new QActionGroup(this);
    for (const double factor : textFactors)
        choice(textSize_, sizes, factor);
    connect(sizes, &QActionGroup::triggered, this,
            [this](QAction* action) { emit textFactorChosen(action->data().toDouble()); });
    motion_->setObjectName(QStringLiteral("menu.motion"));
    motion_->menuAction()->setObjectName(QStringLiteral("view.motion"));
    auto* motions = new QActionGroup(this);
    for (int i = 0; i < theme::motionCount; ++i)
        choice(motion_, motions, i)->setObjectName(QStringLiteral("motion.%1").arg(i));
    connect(motions, &QActionGroup::triggered, this, [this](QAction* action) {
        emit motionChosen(static_cast<theme::Motion>(action->data().toInt()));
    });
    auto* spoken = new QActionGroup(this);
    for (const LanguageChoice& each : languages()) {
        QAction* action = choice(language_, spoken, each.code);
        action->setText(each.name);
        action->setObjectName(QStringLiteral("language.") + each.code);
    }
    connect(spoken, &QActionGroup::triggered, this,
            [this](QAction* action) { emit languageChosen(action->data().toString()); });

    time_->addAction(actions_.since);
    time_->addSeparator();
    time_->addActions({actions_.lookStart, actions_.lookBack, actions_.lookForward, actions_.lookNow});
    time_->addSeparator();
    time_->addActions({actions_.lineUp, actions_.lineDown});
    help_->addActions({actions_.howToPlay, actions_.rules, actions_.rule, actions_.whyNot});
    help_->addSeparator();
    help_->addActions({actions_.keys, actions_.about});
}

/// The nearest one: which there are may have changed since it was chosen.
void WindowMenus::showPace(int milliseconds) {
    const int shown = *std::min_element(paces.begin(), paces.end(), [milliseconds](int a, int b) {
        return std::abs(a - milliseconds) < std::abs(b - milliseconds);
    });
    for (QAction* action : pace_->actions())
        action->setChecked(action->data().toInt() == shown);
}

void WindowMenus::showTextFactor(double factor) {
    for (QAction* action : textSize_->actions())
        action->setChecked(qFuzzyCompare(action->data().toDouble(), factor));
}

void WindowMenus::showMotion(theme::Motion motion) {
    for (QAction* action : motion_->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(motion));
}

void WindowMenus::showLanguage(const QString& code) {
    for (QAction* action : language_->actions())
        action->setChecked(action->data().toString() == code);
}

void WindowMenus::setNoGame() {
    fillGame({});
}

void WindowMenus::setGame(const QList<QAction*>& actions) {
    fillGame(actions);
}

void WindowMenus::fillGame(const QList<QAction*>& actions) {
    ofGame_ = withSubmenus(actions);
    game_->clear();
    game_->addActions({actions_.undo, actions_.redo});
    game_->addSeparator();
    if (!actions.isEmpty()) {
        game_->addActions(actions);
        for (QAction* action : actions)
            if (action->menu() != nullptr) action->menu()->setToolTipsVisible(true);
        game_->addSeparator();
    }
    game_->addActions({actions_.seats, actions_.pause, actions_.moveNow, actions_.timeUp});
    game_->addMenu(pace_);
}

void WindowMenus::markIdle(bool open) {
    for (QAction* action : ofGame_) {
        const QString why = open && whyIdle_ ? whyIdle_(*action) : QString{};
        sayWhyIdle(*action, why);
        action->setEnabled(why.isEmpty());
    }
}

void WindowMenus::setPanels(const std::vector<QDockWidget*>& docks) {
    panels_->clear();
    for (QDockWidget* dock : docks)
        panels_->addAction(dock->toggleViewAction());
}

void WindowMenus::fillRecent() {
    recent_->clear();
    for (const QString& path : recentGames())
        recent_->addAction(QFileInfo(path).completeBaseName(), this,
                           [this, path] { emit recordChosen(path); });
}

QString WindowMenus::menuOf(const QAction& action) const {
    for (const QMenu* menu : {file_, game_, view_, time_, help_})
        if (menu->actions().contains(&action)) return plainText(*menu->menuAction());
    return {};
}

double WindowMenus::nextTextFactor(double factor) {
    const auto next = std::find_if(textFactors.begin(), textFactors.end(),
                                   [&](double each) { return each > factor + 0.01; });
    return next == textFactors.end() ? textFactors.front() : *next;
}

void WindowMenus::retranslate() {
    file_->setTitle(MainWindow::tr("&File"));
    recent_->setTitle(MainWindow::tr("Recent &games"));
    game_->setTitle(MainWindow::tr("&Game"));
    pace_->setTitle(MainWindow::tr("Pace of computer players"));
    view_->setTitle(MainWindow::tr("&View"));
    panels_->setTitle(MainWindow::tr("&Panels"));
    textSize_->setTitle(MainWindow::tr("&Text size"));
    motion_->setTitle(MainWindow::tr("&Animations"));
    language_->setTitle(MainWindow::tr("&Language"));
    time_->setTitle(MainWindow::tr("&Time"));
    help_->setTitle(MainWindow::tr("&Help"));
    const std::array names{MainWindow::tr("At once", "pace of computer players"),
                           MainWindow::tr("Quick", "pace of computer players"),
                           MainWindow::tr("Readable", "pace of computer players"),
                           MainWindow::tr("Slow", "pace of computer players")};
    for (qsizetype i = 0; i < pace_->actions().size(); ++i)
        pace_->actions()[i]->setText(names[static_cast<std::size_t>(i)]);
    const std::array<QString, theme::motionCount> motions{
        MainWindow::tr("As the desktop wishes", "animations on the screen"),
        MainWindow::tr("Off", "animations on the screen"),
        MainWindow::tr("Half speed", "animations on the screen"),
        MainWindow::tr("Normal speed", "animations on the screen"),
        MainWindow::tr("Double speed", "animations on the screen")};
    for (qsizetype i = 0; i < motion_->actions().size(); ++i)
        motion_->actions()[i]->setText(motions[static_cast<std::size_t>(i)]);
    for (QAction* action : textSize_->actions())
        action->setText(MainWindow::tr("%L1 %", "a size of text").arg(action->data().toDouble() * 100));
}

} // namespace marches::play
