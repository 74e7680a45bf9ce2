#include "app/play/main_window.h"

#include "app/map/map_view.h"
#include "app/play/files.h"
#include "app/play/key_hints.h"
#include "app/play/log_file.h"
#include "app/play/message_page.h"
#include "app/play/seats_dialog.h"
#include "app/play/settings.h"
#include "app/play/table_window.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTime>

#include <algorithm>
#include <array>

namespace marches::play {

namespace {
constexpr std::array textFactors{0.85, 1.0, 1.25, 1.5, 2.0};
constexpr std::array paces{0, 300, 600, 1500};
const QString geometryKey = QStringLiteral("window/geometry");
const QString yieldsKey = QStringLiteral("view/yields");
const QString paceKey = QStringLiteral("game/pace");
const QString folderKey = QStringLiteral("files/folder");
} // namespace

MainWindow::MainWindow(std::span<const GameEntry> games, theme::MarchesStyle& style, Language& language)
    : games_(games), style_(style), language_(language), actions_(this), stack_(new QStackedWidget),
      under_(new QLabel), keys_(new KeyHints), clock_(new QLabel), saved_(new QLabel),
      file_(menuBar()->addMenu(QString{})), recent_(new QMenu(this)), game_(menuBar()->addMenu(QString{})),
      pace_(new QMenu(this)), view_(menuBar()->addMenu(QString{})), panels_(new QMenu(this)),
      textSize_(new QMenu(this)), languageMenu_(new QMenu(this)), time_(menuBar()->addMenu(QString{})),
      help_(menuBar()->addMenu(QString{})) {
    setObjectName(QStringLiteral("window"));
    setWindowIcon(theme::programIcon());
    setCentralWidget(stack_);
    setContextMenuPolicy(Qt::NoContextMenu);
    under_->setObjectName(QStringLiteral("status.under"));
    under_->setTextFormat(Qt::PlainText);
    under_->setMinimumWidth(60);
    saved_->setObjectName(QStringLiteral("status.saved"));
    under_->setContentsMargins(10, 0, 10, 0);
    saved_->setContentsMargins(10, 0, 10, 0);
    theme::setTextRole(saved_, theme::Role::Ink2);
    statusBar()->addWidget(under_, 1);
    statusBar()->addPermanentWidget(keys_);
    clock_->setObjectName(QStringLiteral("status.clock"));
    statusBar()->addPermanentWidget(clock_);
    statusBar()->addPermanentWidget(saved_);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { showKeys(now); });
    statusBar()->setSizeGripEnabled(false);
    makeMenus();
    connectActions();
    addActions(actions_.withoutMenu());
    retranslate();
    refreshState();
    resize(1600, 1000);
    restoreGeometry(Settings().value(geometryKey).toByteArray());
}

MainWindow::~MainWindow() {
    leaveTable();
}

// Menus

void MainWindow::makeMenus() {
    file_->setObjectName(QStringLiteral("menu.file"));
    game_->setObjectName(QStringLiteral("menu.game"));
    view_->setObjectName(QStringLiteral("menu.view"));
    time_->setObjectName(QStringLiteral("menu.time"));
    help_->setObjectName(QStringLiteral("menu.help"));

    file_->addActions({actions_.newGame, actions_.open});
    file_->addMenu(recent_);
    file_->addSeparator();
    file_->addActions({actions_.save, actions_.saveAs, actions_.exportLinear});
    file_->addSeparator();
    file_->addAction(actions_.quit);
    connect(recent_, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    connect(file_, &QMenu::aboutToShow, this, [this] { recent_->setEnabled(!recentGames().isEmpty()); });

    auto* paceGroup = new QActionGroup(this);
    const int pace = Settings().value(paceKey, 600).toInt();
    for (const int milliseconds : paces) {
        QAction* action = pace_->addAction(QString{});
        action->setCheckable(true);
        action->setChecked(milliseconds == pace);
        action->setData(milliseconds);
        paceGroup->addAction(action);
    }
    connect(paceGroup, &QActionGroup::triggered, this, [this](QAction* action) {
        Settings().setValue(paceKey, action->data());
        if (table_) table_->session().setPace(action->data().toInt());
    });

    view_->addAction(actions_.dark);
    view_->addMenu(textSize_);
    view_->addAction(actions_.textLarger);
    view_->addMenu(languageMenu_);
    view_->addSeparator();
    view_->addActions({actions_.yields, actions_.zoomIn, actions_.zoomOut, actions_.zoomFit});
    view_->addSeparator();
    view_->addMenu(panels_);
    view_->addAction(actions_.resetDocks);
    connect(panels_, &QMenu::aboutToShow, this, &MainWindow::fillDocks);
    actions_.dark->setChecked(style_.theme().tone == theme::Tone::Dark);
    actions_.yields->setChecked(Settings().value(yieldsKey).toBool());
    auto* sizes = new QActionGroup(this);
    for (const double factor : textFactors) {
        QAction* action = textSize_->addAction(QString{});
        action->setCheckable(true);
        action->setData(factor);
        action->setChecked(qFuzzyCompare(factor, style_.theme().textFactor));
        sizes->addAction(action);
    }
    connect(sizes, &QActionGroup::triggered, this,
            [this](QAction* action) { setTextFactor(action->data().toDouble()); });
    auto* spoken = new QActionGroup(this);
    for (const LanguageChoice& choice : languages()) {
        QAction* action = languageMenu_->addAction(choice.name);
        action->setObjectName(QStringLiteral("language.") + choice.code);
        action->setCheckable(true);
        action->setData(choice.code);
        action->setChecked(choice.code == language_.code());
        spoken->addAction(action);
    }
    connect(spoken, &QActionGroup::triggered, this,
            [this](QAction* action) { setLanguage(action->data().toString()); });

    time_->addActions({actions_.lookStart, actions_.lookBack, actions_.lookForward, actions_.lookNow});
    time_->addSeparator();
    time_->addActions({actions_.lineUp, actions_.lineDown});
    help_->addActions({actions_.rule, actions_.whyNot});
    help_->addSeparator();
    help_->addAction(actions_.about);
}

void MainWindow::connectActions() {
    const auto on = [this](QAction* action, auto todo) {
        connect(action, &QAction::triggered, this, [this, todo] {
            if (table_) todo(*table_);
        });
    };
    connect(actions_.newGame, &QAction::triggered, this, &MainWindow::showNewGame);
    connect(actions_.open, &QAction::triggered, this, &MainWindow::chooseAndOpen);
    connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
    connect(actions_.about, &QAction::triggered, this, &MainWindow::about);
    connect(actions_.dark, &QAction::toggled, this, &MainWindow::setDark);
    connect(actions_.yields, &QAction::toggled, this, [this](bool shown) {
        Settings().setValue(yieldsKey, shown);
        if (table_) table_->map().setYieldsShown(shown);
    });
    connect(actions_.textLarger, &QAction::triggered, this, [this] {
        const double now = style_.theme().textFactor;
        const auto next =
            std::find_if(textFactors.begin(), textFactors.end(), [&](double f) { return f > now + 0.01; });
        setTextFactor(next == textFactors.end() ? textFactors.front() : *next);
    });
    on(actions_.save, [this](TableWindow&) { save(); });
    on(actions_.saveAs, [this](TableWindow&) { saveAs(); });
    on(actions_.exportLinear, [this](TableWindow&) { exportLinear(); });
    on(actions_.undo, [](TableWindow& table) { table.undo(); });
    on(actions_.redo, [](TableWindow& table) { table.redo(); });
    on(actions_.seats,
       [this](TableWindow& table) { (new SeatsDialog(table.session(), table.face(), this))->show(); });
    on(actions_.pause,
       [this](TableWindow& table) { table.session().setPaused(actions_.pause->isChecked()); });
    on(actions_.moveNow, [](TableWindow& table) { table.session().moveNow(); });
    on(actions_.zoomIn, [](TableWindow& table) { table.map().zoomIn(); });
    on(actions_.zoomOut, [](TableWindow& table) { table.map().zoomOut(); });
    on(actions_.zoomFit, [](TableWindow& table) { table.map().fitMap(); });
    on(actions_.resetDocks, [](TableWindow& table) { table.resetDocks(); });
    on(actions_.lookStart, [](TableWindow& table) { table.session().lookAt(rootNode); });
    on(actions_.lookBack, [](TableWindow& table) { table.session().lookBack(); });
    on(actions_.lookForward, [](TableWindow& table) { table.session().lookForward(); });
    on(actions_.lookNow, [](TableWindow& table) { table.session().lookAtNow(); });
    const auto otherLine = [](TableWindow& table, std::size_t step) {
        const auto lines = table.session().tree().playLines();
        const std::size_t next = (table.session().tree().presentPlayLine() + step) % lines.size();
        table.session().goToLine(std::string{lines[next].name});
    };
    on(actions_.lineUp,
       [otherLine](TableWindow& table) { otherLine(table, table.session().tree().playLines().size() - 1); });
    on(actions_.lineDown, [otherLine](TableWindow& table) { otherLine(table, 1); });
    on(actions_.rule, [](TableWindow& table) { table.showFocusRule(); });
    on(actions_.whyNot, [](TableWindow& table) { table.explainFocus(); });
    on(actions_.primary, [](TableWindow& table) { table.pressPrimary(); });
    for (std::size_t i = 0; i < actions_.others.size(); ++i)
        on(actions_.others[i], [i](TableWindow& table) { table.pressOther(static_cast<int>(i)); });
    on(actions_.filter, [](TableWindow& table) { table.startFilter(); });
    on(actions_.nextPane, [](TableWindow& table) { table.nextPane(1); });
    on(actions_.previousPane, [](TableWindow& table) { table.nextPane(-1); });
    for (QAction* pane : actions_.panes)
        on(pane, [pane](TableWindow& table) { table.goToPane(pane->data().toInt()); });
    connect(actions_.escape, &QAction::triggered, this, [this] {
        if (page_)
            backToTable();
        else if (table_)
            table_->stepBack();
    });
}

void MainWindow::retranslate() {
    actions_.retranslate();
    file_->setTitle(tr("&File"));
    recent_->setTitle(tr("Recent &games"));
    game_->setTitle(tr("&Game"));
    pace_->setTitle(tr("Pace of computer players"));
    view_->setTitle(tr("&View"));
    panels_->setTitle(tr("&Panels"));
    textSize_->setTitle(tr("&Text size"));
    languageMenu_->setTitle(tr("&Language"));
    time_->setTitle(tr("&Time"));
    help_->setTitle(tr("&Help"));
    const std::array names{tr("At once", "pace of computer players"), tr("Quick", "pace of computer players"),
                           tr("Readable", "pace of computer players"),
                           tr("Slow", "pace of computer players")};
    for (qsizetype i = 0; i < pace_->actions().size(); ++i)
        pace_->actions()[i]->setText(names[static_cast<std::size_t>(i)]);
    for (QAction* action : textSize_->actions())
        action->setText(tr("%L1 %", "a size of text").arg(action->data().toDouble() * 100));
    refreshState();
}

void MainWindow::refreshState() {
    const bool atTable = table_ && !page_;
    for (QAction* action : actions_.ofTable())
        action->setEnabled(atTable);
    setWindowTitle(tr("Marches"));
    saved_->clear();
    showClock();
    if (!atTable) return;

    Session& session = table_->session();
    const QString undo = table_->undoText();
    const QString redo = table_->redoText();
    actions_.undo->setEnabled(!undo.isEmpty());
    actions_.undo->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo: %1", "%1 what was done").arg(undo));
    actions_.redo->setEnabled(!redo.isEmpty());
    actions_.redo->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo: %1", "%1 what was done").arg(redo));
    actions_.pause->setChecked(session.paused());
    actions_.moveNow->setEnabled(isSeat(session.computerToMove()));
    actions_.lookBack->setEnabled(session.node() != rootNode);
    actions_.lookStart->setEnabled(session.node() != rootNode);
    actions_.lookForward->setEnabled(!session.live());
    actions_.lookNow->setEnabled(!session.live());
    const bool lines = session.tree().playLines().size() > 1;
    actions_.lineUp->setEnabled(lines);
    actions_.lineDown->setEnabled(lines);
    actions_.save->setEnabled(session.dirty() || session.path().isEmpty());
    setWindowTitle(tr("%1 – Marches", "title of the window; %1 what is played").arg(table_->title()));
    if (session.path().isEmpty())
        saved_->setText(running_ ? tr("Kept, not saved as a file yet") : tr("Not saved"));
    else
        saved_->setText(session.dirty() ? tr("Changed since it was saved") : tr("Saved"));
}

void MainWindow::fillRecent() {
    recent_->clear();
    for (const QString& path : recentGames())
        recent_->addAction(QFileInfo(path).completeBaseName(), this, [this, path] { openRecord(path); });
}

void MainWindow::fillDocks() {
    panels_->clear();
    if (!table_) return;
    for (QDockWidget* dock : table_->docks())
        panels_->addAction(dock->toggleViewAction());
}

void MainWindow::showClock() {
    const auto left = table_ ? table_->session().secondsLeft() : std::nullopt;
    clock_->setVisible(left.has_value());
    if (!left) return;
    clock_->setText(*left == 0 ? tr("Time is up: this turn is the last")
                               : tr("Time left: %1", "%1 hours and minutes")
                                     .arg(QTime(0, 0).addSecs(*left + 59).toString(QStringLiteral("h:mm"))));
}

/// What the keys do where the focus is.
void MainWindow::showKeys(const QWidget* focus) {
    const KeyHint act{tr("↵", "the Enter key"), tr("act", "what the Enter key does")};
    const KeyHint rule{tr("F1", "a key"), tr("rule", "what a key shows: the rule")};
    const KeyHint pane{tr("F6", "a key"), tr("next pane", "where a key leads")};
    const auto within = [&](const char* name) {
        for (const QWidget* widget = focus; widget; widget = widget->parentWidget())
            if (widget->objectName() == QLatin1String(name)) return true;
        return false;
    };
    if (!table_ || page_ || !focus)
        keys_->setHints({});
    else if (within("card"))
        keys_->setHints({act, {tr("Esc", "a key"), tr("close", "what a key does to a card")}});
    else if (within("map"))
        keys_->setHints({{tr("Arrows", "keys"), tr("travel", "on the map, by keys")},
                         {tr("Space", "a key"), tr("choose", "a unit, by a key")},
                         act,
                         rule});
    else if (within("actions"))
        keys_->setHints({act, {tr("Ctrl+F", "keys"), tr("filter", "what keys do to a list")}, rule});
    else if (within("log"))
        keys_->setHints({{tr("↵", "the Enter key"), tr("look back", "what the Enter key does")}, pane});
    else
        keys_->setHints({act, pane, rule});
}

// Pages

void MainWindow::showPage(QWidget* page) {
    QWidget* old = page_;
    page_ = page;
    stack_->addWidget(page);
    stack_->setCurrentWidget(page);
    if (old) {
        stack_->removeWidget(old);
        old->deleteLater();
    }
    refreshState();
}

void MainWindow::backToTable() {
    if (!table_ || !page_) return;
    stack_->setCurrentWidget(table_);
    stack_->removeWidget(page_);
    page_->deleteLater();
    page_ = nullptr;
    table_->map().setFocus(Qt::OtherFocusReason);
    refreshState();
}

void MainWindow::showMessage(const QString& title, const QString& text, std::vector<Button> buttons) {
    if (buttons.empty()) {
        Button on;
        on.id = QStringLiteral("on");
        on.text = table_ ? tr("Back to the game") : tr("New game…");
        on.press = [this] {
            if (table_)
                backToTable();
            else
                showNewGame();
        };
        buttons.push_back(on);
        Button other;
        other.id = QStringLiteral("open");
        other.text = tr("Open another file…");
        other.press = [this] { chooseAndOpen(); };
        buttons.push_back(other);
    }
    showPage(new MessagePage(title, text, buttons));
}

void MainWindow::start(const QString& path) {
    if (!path.isEmpty()) {
        openRecord(path);
        return;
    }
    auto left = interruptedGames();
    if (left.empty())
        showNewGame();
    else
        offerInterrupted(std::move(left));
}

void MainWindow::showNewGame() {
    NewGamePage* page = games_.front().newGamePage(nullptr);
    connect(page, &NewGamePage::chosen, this, &MainWindow::startGame);
    connect(page, &NewGamePage::cancelled, this, &MainWindow::backToTable);
    connect(page, &NewGamePage::openRequested, this, &MainWindow::chooseAndOpen);
    showPage(page);
    page->setFocus(Qt::OtherFocusReason);
}

void MainWindow::startGame(const NewGame& game) {
    const GameEntry* entry = entryFor({game.header, {}});
    if (!entry) return;
    const QString folder =
        game.scenarioFile.isEmpty() ? QString{} : QFileInfo(game.scenarioFile).absolutePath();
    OpenedGame opened = entry->open({game.header, {}}, folder);
    if (!opened.session) {
        showMessage(tr("This game cannot be started"), findingsText(opened.findings), {});
        return;
    }
    takeTable(*entry, std::move(opened), {}, nullptr);
}

const GameEntry* MainWindow::entryFor(const Record& record) const {
    const auto found = std::find_if(games_.begin(), games_.end(),
                                    [&](const GameEntry& entry) { return entry.id == record.header.game; });
    return found == games_.end() ? nullptr : &*found;
}

void MainWindow::offerInterrupted(std::vector<Interrupted> games) {
    auto shared = std::make_shared<std::vector<Interrupted>>(std::move(games));
    Interrupted& newest = shared->front();
    QStringList names;
    for (const SeatEntry& seat : newest.record.header.seats)
        if (!seat.name.empty()) names << QString::fromStdString(seat.name);
    QString text = tr("Last command: %1. %n command(s) played.", "%1 date and time",
                      static_cast<int>(newest.record.lines.size()))
                       .arg(QLocale().toString(newest.when, QLocale::ShortFormat));
    if (!names.isEmpty()) text += QLatin1Char('\n') + QLocale().createSeparatedList(names);
    if (newest.damaged)
        text += QLatin1Char('\n') +
                tr("The end of its journal is damaged; the game goes on from the last whole command.");
    if (shared->size() > 1)
        text += QLatin1Char('\n') + tr("%n other game(s) will be offered after this one.", nullptr,
                                       static_cast<int>(shared->size()) - 1);
    const auto rest = [this, shared] {
        std::vector<Interrupted> others;
        for (std::size_t i = 1; i < shared->size(); ++i)
            others.push_back(std::move((*shared)[i]));
        if (others.empty())
            showNewGame();
        else
            offerInterrupted(std::move(others));
    };
    Button goOn;
    goOn.id = QStringLiteral("go-on");
    goOn.text = tr("Go on with it");
    goOn.press = [this, shared, rest] {
        Interrupted& game = shared->front();
        const GameEntry* entry = entryFor(game.record);
        OpenedGame opened;
        if (entry) opened = entry->open(game.record, game.folder);
        if (!opened.session) {
            Button next;
            next.id = QStringLiteral("on");
            next.text = tr("Go on without it");
            next.press = rest;
            showMessage(tr("The interrupted game cannot be opened"),
                        tr("It stays in %1.").arg(game.folder) + QLatin1Char('\n') +
                            findingsText(opened.findings),
                        {next});
            return;
        }
        takeTable(*entry, std::move(opened), {}, &game);
    };
    Button drop;
    drop.id = QStringLiteral("drop");
    drop.text = tr("Throw it away");
    drop.press = [shared, rest] {
        discard(shared->front());
        rest();
    };
    Button later;
    later.id = QStringLiteral("later");
    later.text = tr("Not now");
    later.press = [this] { showNewGame(); };
    showPage(new MessagePage(tr("A game was interrupted"), text, {goOn, later, drop}));
}

bool MainWindow::openRecord(const QString& path) {
    if (path.endsWith(QStringLiteral(".yaml"))) {
        showNewGame();
        return static_cast<NewGamePage*>(page_)->chooseScenario(path);
    }
    const RecordReading reading = readRecordFile(path);
    const QString name = QFileInfo(path).fileName();
    if (!reading.record) {
        showMessage(tr("%1 cannot be opened", "%1 a file").arg(name), findingsText(reading.findings), {});
        return false;
    }
    const GameEntry* entry = entryFor(*reading.record);
    if (!entry) {
        showMessage(tr("%1 cannot be opened", "%1 a file").arg(name),
                    tr("It is a record of the game \"%1\", which this program does not have.")
                        .arg(QString::fromStdString(reading.record->header.game)),
                    {});
        return false;
    }
    OpenedGame opened = entry->open(*reading.record, QFileInfo(path).absolutePath());
    if (!opened.session) {
        showMessage(tr("%1 cannot be opened", "%1 a file").arg(name), findingsText(opened.findings), {});
        return false;
    }
    takeTable(*entry, std::move(opened), path, nullptr);
    addRecentGame(path);
    if (!reading.findings.empty())
        under_->setText(findingsText(reading.findings).section(QLatin1Char('\n'), 0, 0));
    return true;
}

// The table

void MainWindow::takeTable(const GameEntry& entry, OpenedGame opened, const QString& path,
                           Interrupted* interrupted) {
    leaveTable();
    Session* session = opened.session.get();
    session->setPace(Settings().value(paceKey, 600).toInt());
    if (!path.isEmpty()) session->setSaved(path);
    Finding wrong;
    running_ = interrupted ? RunningGame::resume(*session, *interrupted, wrong)
                           : RunningGame::start(*session, opened.scenarioFiles, wrong);
    table_ = new TableWindow(entry, std::move(opened));
    table_->setGrace(grace_);
    table_->map().setYieldsShown(actions_.yields->isChecked());
    connect(session, &Session::clockTicked, this, &MainWindow::showClock);
    connect(table_, &TableWindow::stateChanged, this, &MainWindow::refreshState);
    connect(table_, &TableWindow::status, under_, &QLabel::setText);
    connect(table_, &TableWindow::seatsWanted, actions_.seats, &QAction::trigger);
    game_->clear();
    game_->addActions({actions_.undo, actions_.redo});
    game_->addSeparator();
    game_->addActions(table_->gameActions());
    game_->addSeparator();
    game_->addActions({actions_.seats, actions_.pause, actions_.moveNow});
    game_->addMenu(pace_);
    stack_->addWidget(table_);
    stack_->setCurrentWidget(table_);
    if (page_) {
        stack_->removeWidget(page_);
        page_->deleteLater();
        page_ = nullptr;
    }
    under_->clear();
    const auto warn = [this](const QString& message) {
        under_->setText(tr("The game cannot be kept on the disk: %1").arg(message));
    };
    if (running_)
        connect(running_.get(), &RunningGame::failed, this, warn);
    else
        warn(QString::fromStdString(formatted(wrong)));
    table_->map().setFocus(Qt::OtherFocusReason);
    refreshState();
}

/// The game that was on the table stays on the disk unless all of it is in a file.
void MainWindow::leaveTable() {
    if (!table_) return;
    table_->saveDocks();
    if (running_) {
        Session& session = table_->session();
        const bool nothingDone = session.tree().size() == 1;
        if (nothingDone || (!session.path().isEmpty() && !session.dirty()) || session.outcome())
            running_->discard();
        running_.reset();
    }
    game_->clear();
    delete table_;
    table_ = nullptr;
}

// Files

void MainWindow::chooseAndOpen() {
    const QString folder = Settings().value(folderKey, savedGamesFolder()).toString();
    auto* dialog = new QFileDialog(this, tr("Open a game"), folder, tr("Games (*.marches)"));
    dialog->setObjectName(QStringLiteral("open"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        Settings().setValue(folderKey, QFileInfo(path).absolutePath());
        openRecord(path);
    });
    dialog->open();
}

bool MainWindow::save() {
    const QString path = table_->session().path();
    return path.isEmpty() ? saveAs() : writeTo(path);
}

bool MainWindow::saveAs() {
    const QString folder = Settings().value(folderKey, savedGamesFolder()).toString();
    const QString proposal = folder + QLatin1Char('/') + table_->face().scenarioName() + QLatin1Char(' ') +
                             QDate::currentDate().toString(Qt::ISODate) + QLatin1Char('.') + recordSuffix;
    auto* dialog = new QFileDialog(this, tr("Save the game"), proposal, tr("Games (*.marches)"));
    dialog->setObjectName(QStringLiteral("save"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(recordSuffix);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (!table_) return;
        Settings().setValue(folderKey, QFileInfo(path).absolutePath());
        writeTo(path);
    });
    dialog->open();
    return true;
}

bool MainWindow::writeTo(const QString& path) {
    Session& session = table_->session();
    if (const auto wrong = saveRecord(path, session.record(), table_->scenarioFiles())) {
        showMessage(tr("The game could not be saved"),
                    findingsText({*wrong}) + QLatin1Char('\n') + tr("Nothing is lost: the game goes on."),
                    {});
        return false;
    }
    session.setSaved(path);
    addRecentGame(path);
    under_->setText(tr("Saved as %1", "%1 a file").arg(QDir::toNativeSeparators(path)));
    return true;
}

void MainWindow::exportLinear() {
    auto* dialog = new QFileDialog(this, tr("Export the game without branches"), savedGamesFolder(),
                                   tr("Games (*.marches)"));
    dialog->setObjectName(QStringLiteral("export"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(recordSuffix);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (!table_) return;
        Session& session = table_->session();
        if (const auto wrong = saveRecord(path, session.linearRecord(), table_->scenarioFiles()))
            showMessage(tr("The game could not be exported"), findingsText({*wrong}), {});
        else
            under_->setText(tr("Exported as %1", "%1 a file").arg(QDir::toNativeSeparators(path)));
    });
    dialog->open();
}

// Look and language

void MainWindow::setDark(bool dark) {
    theme::Theme theme = style_.theme();
    theme.tone = dark ? theme::Tone::Dark : theme::Tone::Light;
    style_.setTheme(theme);
    Settings settings;
    keepTheme(settings, theme);
}

void MainWindow::setTextFactor(double factor) {
    theme::Theme theme = style_.theme();
    theme.textFactor = factor;
    style_.setTheme(theme);
    Settings settings;
    keepTheme(settings, theme);
    for (QAction* action : textSize_->actions())
        action->setChecked(qFuzzyCompare(action->data().toDouble(), factor));
}

void MainWindow::setLanguage(const QString& code) {
    language_.use(code);
    Settings settings;
    keepLanguage(settings, code);
}

void MainWindow::about() {
    auto* box = new QMessageBox(
        QMessageBox::NoIcon, tr("About Marches"),
        tr("<h3>Marches %1</h3><p>A table for medieval board wargames.</p>"
           "<p>An independent work, with words and art of its own. Free software under the GNU "
           "General Public License, version 3 or later.</p><p>Logs: %2</p>",
           "%1 a version number, %2 a folder")
            .arg(QCoreApplication::applicationVersion(),
                 QDir::toNativeSeparators(logFolder()).toHtmlEscaped()),
        QMessageBox::Close, this);
    box->setObjectName(QStringLiteral("about"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(theme::programIcon().pixmap(64, 64));
    box->open();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    Settings().setValue(geometryKey, saveGeometry());
    leaveTable();
    QMainWindow::closeEvent(event);
}

} // namespace marches::play
