#include "app/play/main_window.h"

#include "app/map/map_view.h"
#include "app/play/ask.h"
#include "app/play/files.h"
#include "app/play/findings.h"
#include "app/play/left_games_page.h"
#include "app/play/message_page.h"
#include "app/play/rules_window.h"
#include "app/play/seats_dialog.h"
#include "app/play/settings.h"
#include "app/play/shortcuts.h"
#include "app/play/shortcuts_dialog.h"
#include "app/play/status_line.h"
#include "app/play/table_window.h"
#include "app/play/window_menus.h"
#include "app/play/window_place.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QScreen>
#include <QStackedWidget>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace marches::play {

namespace {
constexpr int usualPace = 800; // ms
const QString geometryKey = QStringLiteral("window/geometry");
const QString yieldsKey = QStringLiteral("view/yields");
const QString paceKey = QStringLiteral("game/pace");

/// Whether there is something to go on with: a person has decided something, or computers where no person
/// sits.
bool anyDecision(const Session& session) {
    const SeatSet people = session.humans();
    const std::vector<NodeId> ends = session.lineEnds();
    return std::any_of(ends.begin() + 1, ends.end(), [&](NodeId end) {
        return people.empty() || (isSeat(session.actor(end)) && people.contains(session.actor(end)));
    });
}

void setPossible(QAction& action, bool possible, const QString& whyNot) {
    action.setEnabled(possible);
    sayWhyIdle(action, possible ? QString{} : whyNot);
}
} // namespace

MainWindow::MainWindow(std::span<const GameEntry> games, theme::MarchesStyle& style, Language& language)
    : games_(games), style_(style), language_(language), actions_(this), stack_(new QStackedWidget),
      menus_(new WindowMenus(*this, actions_)), status_(new StatusLine(*this)) {
    setObjectName(QStringLiteral("window"));
    setWindowIcon(theme::programIcon());
    setCentralWidget(stack_);
    setContextMenuPolicy(Qt::NoContextMenu);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        status_->showKeys(table_ && !page_ ? now : nullptr, actions_);
    });
    actions_.dark->setChecked(style_.theme().tone == theme::Tone::Dark);
    actions_.yields->setChecked(Settings().value(yieldsKey, true).toBool());
    menus_->showPace(Settings().value(paceKey, usualPace).toInt());
    menus_->showTextFactor(style_.theme().textFactor);
    menus_->showMotion(style_.motion());
    menus_->showLanguage(language_.code());
    connectMenus();
    connectActions();
    addActions(actions_.withoutMenu());
    retranslate();
    useKeptShortcuts(actions_.all());
    refreshState();
    resize(1600, 1000);
    restoreGeometry(Settings().value(geometryKey).toByteArray());
    if (!isMaximized() && !isFullScreen())
        resize(size().boundedTo(screen()->availableGeometry().marginsRemoved(usualFrame).size()));
    begunWith_ = size();
}

MainWindow::~MainWindow() {
    leaveTable();
}

void MainWindow::connectMenus() {
    connect(menus_, &WindowMenus::paceChosen, this, [this](int milliseconds) {
        Settings().setValue(paceKey, milliseconds);
        if (table_) table_->session().setPace(milliseconds);
    });
    connect(menus_, &WindowMenus::textFactorChosen, this, &MainWindow::setTextFactor);
    connect(menus_, &WindowMenus::motionChosen, this, &MainWindow::setMotion);
    connect(menus_, &WindowMenus::languageChosen, this, &MainWindow::setLanguage);
    connect(menus_, &WindowMenus::recordChosen, this, &MainWindow::openRecord);
    menus_->setWhyIdle([this](const QAction& action) {
        const QString away = whyNoTable();
        return away.isEmpty() ? table_->face().whyIdle(action) : away;
    });
    connect(menus_, &WindowMenus::panelsWanted, this,
            [this] { menus_->setPanels(table_ ? table_->docks() : std::vector<QDockWidget*>{}); });
}

void MainWindow::connectActions() {
    const auto on = [this](QAction* action, auto todo) {
        connect(action, &QAction::triggered, this, [this, todo] {
            if (table_) todo(*table_);
        });
    };
    connect(actions_.newGame, &QAction::triggered, this, &MainWindow::showNewGame);
    connect(actions_.open, &QAction::triggered, this, &MainWindow::chooseAndOpen);
    connect(actions_.unfinished, &QAction::triggered, this, &MainWindow::showLeftGames);
    connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
    connect(actions_.about, &QAction::triggered, this, &MainWindow::about);
    connect(actions_.howToPlay, &QAction::triggered, this, [this] { showRulesWindow(-1); });
    connect(actions_.keys, &QAction::triggered, this, &MainWindow::showShortcuts);
    connect(actions_.dark, &QAction::toggled, this, &MainWindow::setDark);
    connect(actions_.yields, &QAction::toggled, this, [this](bool shown) {
        Settings().setValue(yieldsKey, shown);
        if (table_) table_->map().setYieldsShown(shown);
    });
    connect(actions_.textLarger, &QAction::triggered, this,
            [this] { setTextFactor(WindowMenus::nextTextFactor(style_.theme().textFactor)); });
    on(actions_.save, [this](TableWindow&) { save(); });
    on(actions_.saveAs, [this](TableWindow&) { saveAs(); });
    on(actions_.exportLinear, [this](TableWindow&) { exportLinear(); });
    on(actions_.exportMap, [this](TableWindow&) { exportMap(); });
    on(actions_.undo, [](TableWindow& table) { table.undo(); });
    on(actions_.redo, [](TableWindow& table) { table.redo(); });
    on(actions_.seats,
       [this](TableWindow& table) { (new SeatsDialog(table.session(), table.face(), this))->show(); });
    on(actions_.pause,
       [this](TableWindow& table) { table.session().setPaused(actions_.pause->isChecked()); });
    on(actions_.moveNow, [](TableWindow& table) { table.session().moveNow(); });
    on(actions_.timeUp, [](TableWindow& table) { table.session().callTime(); });
    on(actions_.zoomIn, [](TableWindow& table) { table.map().zoomIn(); });
    on(actions_.zoomOut, [](TableWindow& table) { table.map().zoomOut(); });
    on(actions_.zoomFit, [](TableWindow& table) { table.map().fitMap(); });
    on(actions_.resetDocks, [](TableWindow& table) { table.resetDocks(); });
    on(actions_.since, [](TableWindow& table) { table.showSince(); });
    on(actions_.lookStart, [](TableWindow& table) { table.session().lookAt(rootNode); });
    on(actions_.lookBack, [](TableWindow& table) { table.lookBack(); });
    on(actions_.lookForward, [](TableWindow& table) { table.lookForward(); });
    on(actions_.lookNow, [](TableWindow& table) { table.session().lookAtNow(); });
    const auto otherLine = [](TableWindow& table, std::size_t step) {
        const auto lines = table.session().tree().playLines();
        const std::size_t next = (table.session().tree().presentPlayLine() + step) % lines.size();
        table.session().goToLine(std::string{lines[next].name});
    };
    on(actions_.lineUp,
       [otherLine](TableWindow& table) { otherLine(table, table.session().tree().playLines().size() - 1); });
    on(actions_.lineDown, [otherLine](TableWindow& table) { otherLine(table, 1); });
    on(actions_.rules, [](TableWindow& table) { table.showRules(); });
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
    menus_->retranslate();
    refreshState();
}

QString MainWindow::whyNoTable() const {
    if (!table_) return tr("No game is on the table.");
    return page_ ? tr("The game on the table waits until this page is left.") : QString{};
}

void MainWindow::refreshState() {
    const QString away = whyNoTable();
    const bool atTable = away.isEmpty();
    for (QAction* action : actions_.ofTable())
        setPossible(*action, atTable, away);
    setWindowTitle(tr("Marches"));
    status_->showSaved(atTable ? &table_->session() : nullptr, running_ ? running_->notKept() : QString{});
    status_->showClock(table_ ? &table_->session() : nullptr);
    if (!atTable) return;

    Session& session = table_->session();
    const QString undo = table_->undoText();
    const QString redo = table_->redoText();
    setPossible(*actions_.undo, !undo.isEmpty(), tr("There is nothing to take back."));
    actions_.undo->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo: %1", "%1 what was done").arg(undo));
    setPossible(*actions_.redo, !redo.isEmpty(), tr("Nothing has been taken back."));
    actions_.redo->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo: %1", "%1 what was done").arg(redo));
    actions_.pause->setChecked(session.paused());
    const bool computers = std::any_of(session.seats().begin(), session.seats().end(),
                                       [](const SeatInfo& seat) { return !seat.human(); });
    setPossible(*actions_.pause, computers, tr("No computer player sits at this table."));
    const SeatId mover = session.computerToMove();
    // Its key is Space: while something is asked here, Space belongs to what has the focus.
    setPossible(*actions_.moveNow,
                isSeat(mover) && !session.seat(mover).outsideProgram() && !session.asksViewer(),
                tr("No computer player is thinking."));
    actions_.timeUp->setVisible(session.secondsLeft().has_value());
    setPossible(*actions_.timeUp, session.live() && session.secondsLeft().value_or(0) > 0,
                tr("The time is up already."));
    for (QAction* action : {actions_.lookBack, actions_.lookStart})
        setPossible(*action, session.node() != rootNode, tr("This is the start of the game."));
    for (QAction* action : {actions_.lookForward, actions_.lookNow})
        setPossible(*action, !session.live(), tr("This is how the game stands now."));
    for (QAction* action : {actions_.lineUp, actions_.lineDown})
        setPossible(*action, session.tree().playLines().size() > 1, tr("There is one line of play only."));
    setPossible(*actions_.save, session.dirty() || session.path().isEmpty(), tr("All is saved already."));
    setWindowTitle(tr("%1 – Marches", "title of the window; %1 what is played").arg(table_->title()));
}

/// With a game's keys before a game is on the table, too: stand-ins, whose keys are kept as theirs.
void MainWindow::showShortcuts() {
    auto* standIns = new QObject;
    QList<QAction*> ofGames;
    if (table_)
        ofGames = table_->gameKeys();
    else
        for (const GameEntry& game : games_)
            if (game.keys) ofGames += game.keys(standIns);
    if (!table_) useKeptShortcuts(ofGames);
    auto* dialog = new ShortcutsDialog(actions_.all() + ofGames, this);
    standIns->setParent(dialog);
    connect(dialog, &QDialog::finished, this, [this] {
        if (table_) table_->keysChanged();
    });
    dialog->open();
}

/// One for all: the rules of the game on the table, or of the first on the shelf.
void MainWindow::showRulesWindow(int chapter) {
    if (!rulesWindow_)
        rulesWindow_ = new RulesWindow(
            [this] {
                if (table_) return table_->face().rulebook();
                return games_.front().rulebook ? games_.front().rulebook() : QString{};
            },
            this);
    rulesWindow_->showAt(chapter);
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
    table_->takeFocus();
    refreshState();
}

void MainWindow::showMessage(const QString& title, const QString& text, QWidget* more) {
    std::vector<Button> buttons;
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
    auto* page = new MessagePage(title, text, buttons);
    if (more) page->addBelowText(more);
    showPage(page);
}

/// A file cannot be opened: what, where, and that nothing else is touched by it.
bool MainWindow::showFindings(const QString& title, const Findings& findings, const QString& path) {
    auto* card = new FindingsCard;
    card->say({}, findings, path, FileKind::record);
    showMessage(title,
                table_ ? tr("Nothing is lost: the game on the table goes on, and the file is as it was.")
                       : tr("Nothing is lost: the file is as it was."),
                card);
    return false;
}

void MainWindow::start(const QString& path) {
    activateWindow(); // where no window manager does it, keys of the menus would do nothing
    if (path.isEmpty())
        showLeftGames();
    else
        openRecord(path);
}

void MainWindow::startWith(OpenedFile file) {
    activateWindow();
    takeFile(std::move(file));
}

/// The games that wait to be gone on with; where there are none, New Game.
void MainWindow::showLeftGames() {
    auto left = leftGames(); // not the one on the table: its lock is taken
    if (left.empty()) {
        if (table_ && !page_)
            status_->say(tr("No other game waits to be gone on with."));
        else
            showNewGame();
        return;
    }
    auto* page = new LeftGamesPage(std::move(left), games_);
    connect(page, &LeftGamesPage::goOnWanted, this,
            [this, page](std::size_t row) { goOnWith(page->game(row)); });
    connect(page, &LeftGamesPage::newGameWanted, this, &MainWindow::showNewGame);
    connect(page, &LeftGamesPage::emptied, this, &MainWindow::showNewGame);
    connect(page, &LeftGamesPage::openWanted, this, &MainWindow::chooseAndOpen);
    connect(page, &LeftGamesPage::backWanted, this, &MainWindow::backToTable);
    page->offerWayBack(table_ != nullptr);
    showPage(page);
}

void MainWindow::showNewGame() {
    NewGamePage* page = games_.front().newGamePage(nullptr);
    connect(page, &NewGamePage::chosen, this, &MainWindow::startGame);
    connect(page, &NewGamePage::cancelled, this, &MainWindow::backToTable);
    connect(page, &NewGamePage::openRequested, this, &MainWindow::chooseAndOpen);
    connect(page, &NewGamePage::howToPlayWanted, actions_.howToPlay, &QAction::trigger);
    connect(page, &NewGamePage::goOnRequested, this, &MainWindow::goOnWithSaved);
    page->offerWayBack(table_ != nullptr);
    const QString unfinished = unfinishedGame();
    if (!unfinished.isEmpty() && !onTable(unfinished)) page->offerSavedGame(unfinished);
    showPage(page);
    page->setFocus(Qt::OtherFocusReason);
}

void MainWindow::startGame(const NewGame& game) {
    const GameEntry* entry = entryFor(games_, game.header);
    if (!entry) return;
    if (wouldLose()) {
        askBeforeLosing([this, game] { startGame(game); });
        return;
    }
    const QString folder =
        game.scenarioFile.isEmpty() ? QString{} : QFileInfo(game.scenarioFile).absolutePath();
    OpenedGame opened = entry->open({game.header, {}}, folder);
    if (opened.session) {
        takeTable(*entry, std::move(opened), {}, std::nullopt);
        // Chosen for this game by the person who starts it; a game from a file starts none.
        Session& session = table_->session();
        for (const SeatInfo& seat : session.seats())
            session.startProgram(seat.id);
    } else {
        showFindings(tr("This game cannot be started"), opened.findings, game.scenarioFile);
    }
}

// The table

void MainWindow::takeTable(const GameEntry& entry, OpenedGame opened, const QString& path,
                           std::optional<TakenGame> taken) {
    const bool kept = leaveTable();
    Session* session = opened.session.get();
    session->setPace(Settings().value(paceKey, usualPace).toInt());
    if (!path.isEmpty()) {
        if (taken)
            session->setPlayedOn(path);
        else
            session->setSaved(path);
    }
    savedDigest_ = path.isEmpty() ? std::string{} : fileDigest(path);
    const bool whole = !hasErrors(opened.findings);
    running_ = taken ? RunningGame::resume(*session, std::move(*taken), whole)
                     : RunningGame::start(*session, opened.scenarioFiles);
    table_ = new TableWindow(entry, std::move(opened));
    table_->setGrace(grace_);
    table_->map().setYieldsShown(actions_.yields->isChecked());
    connect(session, &Session::clockTicked, this, [this] { status_->showClock(&table_->session()); });
    connect(table_, &TableWindow::stateChanged, this, &MainWindow::refreshState);
    connect(table_, &TableWindow::status, status_, &StatusLine::say);
    connect(table_, &TableWindow::seatsWanted, actions_.seats, &QAction::trigger);
    connect(table_, &TableWindow::newGameWanted, actions_.newGame, &QAction::trigger);
    connect(table_, &TableWindow::rulesWindowWanted, this, &MainWindow::showRulesWindow);
    connect(table_, &TableWindow::saveWanted, actions_.save, &QAction::trigger);
    menus_->setGame(table_->gameActions());
    useKeptShortcuts(table_->gameKeys());
    table_->setParent(stack_);
    table_->resize(stack_->size());
    table_->arrange();
    stack_->addWidget(table_);
    table_->keysChanged();
    stack_->setCurrentWidget(table_);
    table_->layMap();
    if (page_) {
        stack_->removeWidget(page_);
        page_->deleteLater();
        page_ = nullptr;
    }
    status_->say(kept ? tr("The game that lay here before is kept: %1, %2.",
                           "%1 a menu, %2 what stands in it: File, Unfinished games")
                            .arg(menus_->menuOf(*actions_.unfinished), plainText(*actions_.unfinished))
                      : QString());
    connect(running_.get(), &RunningGame::notKeptChanged, this, &MainWindow::sayWhetherKept);
    if (!running_->notKept().isEmpty()) sayWhetherKept();
    table_->takeFocus();
    refreshState();
}

/// Once, when it changes; a mark in the status bar stays as long as it lasts.
void MainWindow::sayWhetherKept() {
    const QString& reason = running_->notKept();
    const QString damaged = QDir::toNativeSeparators(running_->keptDamaged());
    status_->say(
        !reason.isEmpty() ? tr("The game cannot be kept on the disk: %1").arg(reason)
        : damaged.isEmpty()
            ? tr("The game is kept on the disk again.")
            : tr("The game is kept on the disk again; the damaged journal is kept as %1.", "%1 a file")
                  .arg(damaged));
    refreshState();
}

bool MainWindow::wouldLose() {
    if (!table_ || leaveUnkept_) return false;
    running_->retry();
    const Session& session = table_->session();
    const bool saved = !session.path().isEmpty() && !session.dirty();
    return !running_->notKept().isEmpty() && !saved && anyDecision(session);
}

void MainWindow::askBeforeLosing(const std::function<void()>& then) {
    ask(this, QStringLiteral("losing"), tr("The game on the table is kept nowhere: it would be lost."),
        running_->notKept(),
        //: A button: the game on the table, into a file
        {{QStringLiteral("save"), tr("Save it…"), QMessageBox::AcceptRole, [this] { saveAs(); }},
         //: A button: the game on the table may be lost
         {QStringLiteral("leave"), tr("Lose it"), QMessageBox::DestructiveRole,
          [this, then] {
              leaveUnkept_ = true;
              then();
              leaveUnkept_ = false; // it may not have been left after all
          }},
         {QStringLiteral("cancel"), tr("Cancel"), QMessageBox::RejectRole}});
}

/// The game that was on the table stays on the disk unless all of it is in a file. True: it does.
bool MainWindow::leaveTable() {
    delete rulesWindow_; // what comes next has other figures
    if (!table_) return false;
    bool kept = false;
    table_->saveDocks();
    if (running_) {
        Session& session = table_->session();
        const bool saved = !session.path().isEmpty() && !session.dirty();
        if (!anyDecision(session) || saved || (session.outcome() && keepFinished(session)))
            running_->discard();
        else {
            kept = running_->notKept().isEmpty();
            running_->close();
        }
        running_.reset();
    }
    menus_->setNoGame();
    delete table_;
    table_ = nullptr;
    return kept;
}

/// Once the window has its frame: no part of it beyond the screen's edges, unless somebody has given it
/// another size meanwhile.
void MainWindow::keepOnScreen() {
    if (std::exchange(begunWith_, QSize{}) != size() || isMaximized() || isFullScreen()) return;
    const QRect place =
        placedOnScreen(geometry(), windowHandle()->frameMargins(), screen()->availableGeometry());
    if (place != geometry()) setGeometry(place);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) keepOnScreen();
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        status_->say({}); // what was said last was said in another language
        status_->showKeys(table_ && !page_ ? QApplication::focusWidget() : nullptr, actions_);
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (wouldLose()) {
        event->ignore();
        askBeforeLosing([this] { close(); });
        return;
    }
    Settings().setValue(geometryKey, saveGeometry());
    leaveTable();
    QMainWindow::closeEvent(event);
}

} // namespace marches::play
