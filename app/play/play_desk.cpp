#include "app/play/play_desk.h"

#include "app/map/map_view.h"
#include "app/play/action_state.h"
#include "app/play/game_folder.h"
#include "app/play/game_saver.h"
#include "app/play/left_games_page.h"
#include "app/play/play_menus.h"
#include "app/play/played_on.h"
#include "app/play/seats_dialog.h"
#include "app/play/status_marks.h"
#include "app/play/table_window.h"
#include "app/shell/ask.h"
#include "app/shell/files.h"
#include "app/shell/findings.h"
#include "app/shell/main_window.h"
#include "app/shell/message_page.h"
#include "app/shell/rules_window.h"
#include "app/shell/settings.h"
#include "app/shell/shortcuts.h"
#include "app/shell/status_line.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace marches::play {

namespace {
constexpr int usualPace = 800; // ms
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

} // namespace

PlayDesk::PlayDesk(shell::MainWindow& window, std::span<const GameEntry> games)
    : Desk(&window), window_(window), status_(window.status()), games_(games), actions_(&window),
      stack_(new QStackedWidget), menus_(new PlayMenus(window, actions_)), marks_(new StatusMarks(status_)),
      saver_(new GameSaver(window)) {
    window_.setCentralWidget(stack_);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { showKeys(now); });
    actions_.yields->setChecked(shell::Settings().value(yieldsKey, true).toBool());
    menus_->showPace(shell::Settings().value(paceKey, usualPace).toInt());
    connectMenus();
    connectActions();
    connectTableActions();
    connectTimeActions();
    connect(saver_, &GameSaver::said, &status_, &shell::StatusLine::say);
    connect(saver_, &GameSaver::failed, this, &PlayDesk::showFindings);
    window_.addActions(actions_.withoutMenu());
    actions_.retranslate();
    menus_->retranslate();
    refreshState();
}

PlayDesk::~PlayDesk() {
    leaveTable();
    window_.menuBar()->clear();
    delete stack_;
    qDeleteAll(actions_.all());
}

PlayDesk& setPlayDesk(shell::MainWindow& window, std::span<const GameEntry> games) {
    auto desk = std::make_unique<PlayDesk>(window, games);
    PlayDesk& set = *desk;
    window.setDesk(std::move(desk));
    return set;
}

void PlayDesk::showKeys(const QWidget* focus) {
    marks_->showKeys(table_ && !page_ ? focus : nullptr, actions_);
}

void PlayDesk::connectMenus() {
    connect(menus_, &PlayMenus::paceChosen, this, [this](int milliseconds) {
        shell::Settings().setValue(paceKey, milliseconds);
        if (table_) table_->session().setPace(milliseconds);
    });
    connect(menus_, &PlayMenus::recordChosen, this, &PlayDesk::openRecord);
    menus_->setWhyIdle([this](const QAction& action) {
        const QString away = whyNoTable();
        return away.isEmpty() ? table_->face().whyIdle(action) : away;
    });
    connect(menus_, &PlayMenus::panelsWanted, this,
            [this] { menus_->setPanels(table_ ? table_->docks() : std::vector<QDockWidget*>{}); });
}

void PlayDesk::connectActions() {
    connect(actions_.newGame, &QAction::triggered, this, &PlayDesk::showNewGame);
    connect(actions_.open, &QAction::triggered, this, &PlayDesk::chooseAndOpen);
    connect(actions_.unfinished, &QAction::triggered, this, &PlayDesk::showLeftGames);
    connect(actions_.howToPlay, &QAction::triggered, this, [this] { showRulesWindow(-1); });
    connect(actions_.yields, &QAction::toggled, this, [this](bool shown) {
        shell::Settings().setValue(yieldsKey, shown);
        if (table_) table_->map().setYieldsShown(shown);
    });
    connect(actions_.escape, &QAction::triggered, this, [this] {
        if (page_)
            backToTable();
        else if (table_)
            table_->stepBack();
    });
}

template <class Todo>
void PlayDesk::whenAtTable(QAction* action, Todo todo) {
    connect(action, &QAction::triggered, this, [this, todo] {
        if (table_) todo(*table_);
    });
}

void PlayDesk::connectTableActions() {
    const auto on = [this](QAction* action, auto todo) { whenAtTable(action, todo); };
    on(actions_.save, [this](TableWindow&) { saver_->save(); });
    on(actions_.saveAs, [this](TableWindow&) { saver_->saveAs(); });
    on(actions_.exportLinear, [this](TableWindow&) { saver_->exportLinear(); });
    on(actions_.exportMap, [this](TableWindow&) { saver_->exportMap(); });
    on(actions_.undo, [](TableWindow& table) { table.undo(); });
    on(actions_.redo, [](TableWindow& table) { table.redo(); });
    on(actions_.seats,
       [this](TableWindow& table) { (new SeatsDialog(table.session(), table.face(), &window_))->show(); });
    on(actions_.pause,
       [this](TableWindow& table) { table.session().setPaused(actions_.pause->isChecked()); });
    on(actions_.moveNow, [](TableWindow& table) { table.session().moveNow(); });
    on(actions_.timeUp, [](TableWindow& table) { table.session().callTime(); });
    on(actions_.zoomIn, [](TableWindow& table) { table.map().camera().zoomIn(); });
    on(actions_.zoomOut, [](TableWindow& table) { table.map().camera().zoomOut(); });
    on(actions_.zoomFit, [](TableWindow& table) { table.map().camera().fitMap(); });
    on(actions_.resetDocks, [](TableWindow& table) { table.resetDocks(); });
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
}

void PlayDesk::connectTimeActions() {
    const auto on = [this](QAction* action, auto todo) { whenAtTable(action, todo); };
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
}

QString PlayDesk::whyNoTable() const {
    if (!table_) return tr("No game is on the table.");
    return page_ ? tr("The game on the table waits until this page is left.") : QString{};
}

void PlayDesk::refreshState() {
    const QString away = whyNoTable();
    const bool atTable = away.isEmpty();
    refreshActions(actions_, table_, away);
    marks_->showSaved(atTable ? &table_->session() : nullptr, running_ ? running_->notKept() : QString{});
    marks_->showClock(table_ ? &table_->session() : nullptr);
    window_.setWindowTitle(
        atTable ? tr("%1 – Marches", "title of the window; %1 what is played").arg(table_->title())
                : tr("Marches"));
}

/// One for all: the rules of the game on the table, or of the first on the shelf.
void PlayDesk::showRulesWindow(int chapter) {
    if (!rulesWindow_)
        rulesWindow_ = new shell::RulesWindow(
            [this] {
                if (table_) return table_->face().rulebook();
                return games_.front().rulebook ? games_.front().rulebook() : QString{};
            },
            &window_);
    rulesWindow_->showAt(chapter);
}

void PlayDesk::showPage(QWidget* page) {
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

void PlayDesk::dropPage() {
    if (!page_) return;
    stack_->removeWidget(page_);
    page_->deleteLater();
    page_ = nullptr;
}

void PlayDesk::backToTable() {
    if (!table_ || !page_) return;
    stack_->setCurrentWidget(table_);
    dropPage();
    table_->takeFocus();
    refreshState();
}

void PlayDesk::showMessage(const QString& title, const QString& text, QWidget* more) {
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
    auto* page = new shell::MessagePage(title, text, buttons);
    if (more) page->addBelowText(more);
    showPage(page);
}

/// A file cannot be opened: what, where, and that nothing else is touched by it.
void PlayDesk::showFindings(const QString& title, const Findings& findings, const QString& path) {
    auto* card = new shell::FindingsCard;
    card->say({}, findings, path, shell::FileKind::record);
    showMessage(title,
                table_ ? tr("Nothing is lost: the game on the table goes on, and the file is as it was.")
                       : tr("Nothing is lost: the file is as it was."),
                card);
}

void PlayDesk::start(const QString& path) {
    window_.activateWindow(); // where no window manager does it, keys of the menus would do nothing
    if (path.isEmpty())
        showLeftGames();
    else
        openRecord(path);
}

void PlayDesk::startWith(OpenedFile file) {
    window_.activateWindow();
    takeFile(std::move(file));
}

/// The games that wait to be gone on with; where there are none, New Game.
void PlayDesk::showLeftGames() {
    auto left = leftGames(); // not the one on the table: its lock is taken
    if (left.empty()) {
        if (table_ && !page_)
            status_.say(tr("No other game waits to be gone on with."));
        else
            showNewGame();
        return;
    }
    auto* page = new LeftGamesPage(std::move(left), games_);
    connect(page, &LeftGamesPage::goOnWanted, this,
            [this, page](std::size_t row) { goOnWith(page->game(row)); });
    connect(page, &LeftGamesPage::newGameWanted, this, &PlayDesk::showNewGame);
    connect(page, &LeftGamesPage::emptied, this, &PlayDesk::showNewGame);
    connect(page, &LeftGamesPage::openWanted, this, &PlayDesk::chooseAndOpen);
    connect(page, &LeftGamesPage::backWanted, this, &PlayDesk::backToTable);
    page->offerWayBack(table_ != nullptr);
    showPage(page);
}

void PlayDesk::showNewGame() {
    NewGamePage* page = games_.front().newGamePage(nullptr);
    connect(page, &NewGamePage::chosen, this, &PlayDesk::startGame);
    connect(page, &NewGamePage::cancelled, this, &PlayDesk::backToTable);
    connect(page, &NewGamePage::openRequested, this, &PlayDesk::chooseAndOpen);
    connect(page, &NewGamePage::howToPlayWanted, actions_.howToPlay, &QAction::trigger);
    connect(page, &NewGamePage::goOnRequested, this, &PlayDesk::goOnWithSaved);
    page->offerWayBack(table_ != nullptr);
    const QString unfinished = shell::unfinishedGame();
    if (!unfinished.isEmpty() && !onTable(unfinished)) page->offerSavedGame(unfinished);
    showPage(page);
    page->setFocus(Qt::OtherFocusReason);
}

bool PlayDesk::openRecord(const QString& path) {
    if (path.endsWith(QStringLiteral(".yaml"))) {
        showNewGame();
        return static_cast<NewGamePage*>(page_)->chooseScenario(path);
    }
    return takeFile(openFile(games_, path));
}

bool PlayDesk::takeFile(OpenedFile file) {
    const QString& path = file.path;
    const RecordReading& reading = file.reading;
    const QString title = tr("%1 cannot be opened", "%1 a file").arg(QFileInfo(path).fileName());
    if (!reading.record) {
        showFindings(title, reading.findings, path);
        return false;
    }
    if (!file.entry) {
        showMessage(title, unknownGame(reading.record->header));
        return false;
    }
    if (wouldLose()) {
        askBeforeLosing([this, file] { takeFile(file); });
        return false;
    }
    OpenedGame game = file.open();
    if (!game.session) {
        showFindings(title, game.findings, path);
        return false;
    }
    const Findings refused = game.findings;
    takeTable(*file.entry, std::move(game), refused.empty() ? path : QString(), std::nullopt);
    shell::addRecentGame(path, table_->session().outcome().has_value());
    sayPrograms();
    if (!reading.findings.empty()) status_.say(shell::findingLines(reading.findings, path).front());
    if (!refused.empty()) showRefusedLine(refused, path, {});
    return true;
}

/// Play stands before a line that the rules refuse: nobody goes on from there before it is read.
void PlayDesk::showRefusedLine(const Findings& refused, const QString& path, const QString& kept) {
    table_->session().setPaused(true);
    auto* card = new shell::FindingsCard;
    card->say({}, refused, path, shell::FileKind::partOfRecord);
    //: %L1 a line of a saved game
    showMessage(tr("The game is opened up to line %L1").arg(refused.front().place.line),
                kept.isEmpty()
                    ? tr("Nothing is lost: the file is as it was.")
                    : tr("Nothing is lost: the game as it was is kept as %1.", "%1 a file").arg(kept),
                card);
}

/// A game from a file may name programs: none of them was started.
void PlayDesk::sayPrograms() {
    const auto& seats = table_->session().seats();
    const auto programs = static_cast<int>(std::count_if(
        seats.begin(), seats.end(), [](const SeatInfo& seat) { return seat.outsideProgram(); }));
    if (programs > 0)
        status_.say(tr("%n outside program(s) of this game was (were) not started; the table asks when it is "
                       "their turn.",
                       nullptr, programs));
}

bool PlayDesk::goOnWith(LeftGame left, const QString& path) {
    if (wouldLose()) {
        askBeforeLosing([this, left, path] { goOnWith(left, path); });
        return false;
    }
    const QString title = tr("This game cannot be gone on with");
    const QString journal = journalPath(left.folder);
    auto taken = takeLeft(left);
    if (!taken) {
        showFindings(title, taken.error(), journal);
        return false;
    }
    const GameEntry* entry = entryFor(games_, taken->left.record.header);
    if (!entry) {
        showMessage(title, unknownGame(taken->left.record.header));
        return false;
    }
    OpenedGame opened = entry->open(taken->left.record, left.folder);
    if (!opened.session) {
        showFindings(title, opened.findings, journal);
        return false;
    }
    const Findings refused = opened.findings;
    const auto lost = static_cast<int>(taken->left.lostLines);
    takeTable(*entry, std::move(opened), refused.empty() ? path : QString(), std::move(*taken));
    sayPrograms();
    const QString kept = QDir::toNativeSeparators(running_->keptDamaged());
    if (!refused.empty())
        showRefusedLine(refused, {}, kept);
    else if (!kept.isEmpty())
        //: %1 where a game stands ("Turn 5, Trade"); %2 a file; %n lines of the file in which the game was
        //: kept
        status_.say(
            tr("After %1, %n line(s) of the journal could not be read. The damaged journal is kept as "
               "%2.",
               nullptr, lost)
                .arg(table_->face().positionName(table_->session().head()), kept));
    return true;
}

/// What was played on after it was saved, where that was left or interrupted; else the file.
void PlayDesk::goOnWithSaved(const QString& path) {
    if (wouldLose()) {
        askBeforeLosing([this, path] { goOnWithSaved(path); });
        return;
    }
    const RecordReading saved = shell::readRecordFile(path);
    const auto games = saved.record ? leftGames() : std::vector<LeftGame>{};
    for (const LeftGame& game : games) { // newest first
        if (game.when <= QFileInfo(path).lastModified() || !game.header) continue;
        if (!sameBeginning(saved.record->header, *game.header)) continue;
        const auto left = readLeft(game);
        if (left && playedOnFrom(*saved.record, left->record) && goOnWith(game, path)) return;
    }
    openRecord(path);
}

bool PlayDesk::onTable(const QString& path) const {
    if (!table_) return false;
    if (QFileInfo(table_->session().path()) == QFileInfo(path)) return true;
    const RecordReading saved = shell::readRecordFile(path);
    return saved.record && playedOnFrom(*saved.record, table_->session().record());
}

void PlayDesk::chooseAndOpen() {
    const QString folder = shell::Settings().value(gamesFolderKey, shell::savedGamesFolder()).toString();
    auto* dialog = new QFileDialog(&window_, tr("Open a game"), folder, tr("Games (*.marches)"));
    dialog->setObjectName(QStringLiteral("open"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        shell::Settings().setValue(gamesFolderKey, QFileInfo(path).absolutePath());
        openRecord(path);
    });
    dialog->open();
}

void PlayDesk::startGame(const NewGame& game) {
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

void PlayDesk::takeTable(const GameEntry& entry, OpenedGame opened, const QString& path,
                         std::optional<TakenGame> taken) {
    const bool kept = leaveTable();
    Session* session = opened.session.get();
    session->setPace(shell::Settings().value(paceKey, usualPace).toInt());
    if (!path.isEmpty()) {
        if (taken)
            session->setPlayedOn(path);
        else
            session->setSaved(path);
    }
    const bool whole = !hasErrors(opened.findings);
    running_ = taken ? RunningGame::resume(*session, std::move(*taken), whole)
                     : RunningGame::start(*session, opened.scenarioFiles);
    table_ = new TableWindow(entry, std::move(opened));
    table_->setGrace(grace_);
    table_->map().setYieldsShown(actions_.yields->isChecked());
    connect(session, &Session::clockTicked, this, [this] { marks_->showClock(&table_->session()); });
    connect(table_, &TableWindow::stateChanged, this, &PlayDesk::refreshState);
    connect(table_, &TableWindow::status, &status_, &shell::StatusLine::say);
    connect(table_, &TableWindow::seatsWanted, actions_.seats, &QAction::trigger);
    connect(table_, &TableWindow::newGameWanted, actions_.newGame, &QAction::trigger);
    connect(table_, &TableWindow::rulesWindowWanted, this, &PlayDesk::showRulesWindow);
    connect(table_, &TableWindow::saveWanted, actions_.save, &QAction::trigger);
    menus_->setGame(table_->gameActions());
    shell::useKeptShortcuts(table_->gameKeys());
    table_->setParent(stack_);
    table_->resize(stack_->size());
    table_->arrange();
    stack_->addWidget(table_);
    table_->keysChanged();
    stack_->setCurrentWidget(table_);
    table_->layMap();
    dropPage();
    status_.say(kept ? tr("The game that lay here before is kept: %1, %2.",
                          "%1 a menu, %2 what stands in it: File, Unfinished games")
                           .arg(menus_->menuOf(*actions_.unfinished), shell::plainText(*actions_.unfinished))
                     : QString());
    connect(running_.get(), &RunningGame::notKeptChanged, this, &PlayDesk::sayWhetherKept);
    if (!running_->notKept().isEmpty()) sayWhetherKept();
    saver_->setGame(table_, running_.get(), path);
    table_->takeFocus();
    refreshState();
}

/// Once, when it changes; a mark in the status bar stays as long as it lasts.
void PlayDesk::sayWhetherKept() {
    const QString& reason = running_->notKept();
    const QString damaged = QDir::toNativeSeparators(running_->keptDamaged());
    status_.say(
        !reason.isEmpty() ? tr("The game cannot be kept on the disk: %1").arg(reason)
        : damaged.isEmpty()
            ? tr("The game is kept on the disk again.")
            : tr("The game is kept on the disk again; the damaged journal is kept as %1.", "%1 a file")
                  .arg(damaged));
    refreshState();
}

bool PlayDesk::wouldLose() {
    if (!table_ || leaveUnkept_) return false;
    running_->retry();
    const Session& session = table_->session();
    const bool saved = !session.path().isEmpty() && !session.dirty();
    return !running_->notKept().isEmpty() && !saved && anyDecision(session);
}

void PlayDesk::askBeforeLosing(const std::function<void()>& then) {
    shell::ask(
        &window_, QStringLiteral("losing"), tr("The game on the table is kept nowhere: it would be lost."),
        running_->notKept(),
        //: A button: the game on the table, into a file
        {{QStringLiteral("save"), tr("Save it…"), QMessageBox::AcceptRole, [this] { saver_->saveAs(); }},
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
bool PlayDesk::leaveTable() {
    delete rulesWindow_; // what comes next has other figures
    if (!table_) return false;
    bool kept = false;
    table_->saveDocks();
    if (running_) {
        Session& session = table_->session();
        const bool saved = !session.path().isEmpty() && !session.dirty();
        if (!anyDecision(session) || saved || (session.outcome() && saver_->keepFinished()))
            running_->discard();
        else {
            kept = running_->notKept().isEmpty();
            running_->close();
        }
        running_.reset();
    }
    saver_->setGame(nullptr, nullptr);
    menus_->setNoGame();
    delete table_;
    table_ = nullptr;
    return kept;
}

QList<QAction*> PlayDesk::actions() const {
    return actions_.with(window_.actions());
}

/// Before a game is on the table its actions are made for the dialog alone; keys given to them are kept as
/// the game's.
QList<QAction*> PlayDesk::actionsWithKeys(QObject* owner) const {
    if (table_) return actions() + table_->gameKeys();
    QList<QAction*> ofGames;
    for (const GameEntry& game : games_)
        if (game.keys) ofGames += game.keys(owner);
    shell::useKeptShortcuts(ofGames);
    return actions() + ofGames;
}

void PlayDesk::keysChanged() {
    if (table_) table_->keysChanged();
}

void PlayDesk::retranslate() {
    actions_.retranslate();
    menus_->retranslate();
    refreshState();
    status_.say({}); // what was said last was said in another language
    showKeys(QApplication::focusWidget());
}

bool PlayDesk::mayClose() {
    if (!wouldLose()) return true;
    askBeforeLosing([this] { window_.close(); });
    return false;
}

} // namespace marches::play
