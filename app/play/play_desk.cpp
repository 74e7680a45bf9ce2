#include "app/play/play_desk.h"

#include "app/map/map_view.h"
#include "app/play/game_saver.h"
#include "app/play/log_view.h"
#include "app/play/play_menus.h"
#include "app/play/seats_dialog.h"
#include "app/play/status_marks.h"
#include "app/play/table_panes.h"
#include "app/play/table_window.h"
#include "app/shell/ask.h"
#include "app/shell/findings.h"
#include "app/shell/main_window.h"
#include "app/shell/message_page.h"
#include "app/shell/parts.h"
#include "app/shell/rules_window.h"
#include "app/shell/settings.h"
#include "app/shell/shortcuts.h"
#include "app/shell/status_line.h"
#include "app/theme/look.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace marches::play {

namespace {
constexpr int usualPace = 800; // ms
const QString yieldsKey = QStringLiteral("view/yields");
const QString paceKey = QStringLiteral("game/pace");

/// Returns whether a person has decided something, or a computer player where no person sits.
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
      centre_(new QWidget), stack_(new QStackedWidget), menus_(new PlayMenus(window, actions_)),
      marks_(new StatusMarks(status_)), saver_(new GameSaver(window)),
      opener_(new GameOpener(*this, games, window, this)) {
    shell::bareLayout<QVBoxLayout>(centre_, 0, {stack_});
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (inFront_) showKeys(now);
    });
    actions_[Act::yields]->setChecked(shell::Settings().value(yieldsKey, true).toBool());
    menus_->showPace(shell::Settings().value(paceKey, usualPace).toInt());
    connectMenus();
    connectActions();
    connectTableActions();
    connectTimeActions();
    connect(saver_, &GameSaver::said, this, &PlayDesk::say);
    connect(saver_, &GameSaver::failed, this, &PlayDesk::showFindings);
    actions_.retranslate();
    menus_->retranslate();
    refreshState();
}

PlayDesk::~PlayDesk() {
    inFront_ = false; // the focus moves while the parts below are deleted, and must not be shown by them
    leaveTable();
    delete menus_;
    delete marks_;
    delete saver_;
    delete centre_;
    qDeleteAll(actions_.all());
}

shell::DeskParts PlayDesk::parts() const {
    return {centre_, menus_->menus(), actions_.withoutMenu(), {marks_->part()}};
}

/// Computer players and the clock of the table wait while another desk is shown.
void PlayDesk::setInFront(bool inFront) {
    if (inFront == inFront_) return;
    inFront_ = inFront;
    if (!inFront) {
        halted_ = table_ && !table_->session().paused();
        if (halted_) table_->session().setPaused(true);
        return;
    }
    if (std::exchange(halted_, false) && table_) table_->session().setPaused(false);
    if (qobject_cast<NewGamePage*>(page_) != nullptr) opener_->showNewGame(); // maps may have come or changed
    refreshState();
}

void PlayDesk::openFile(const QString& path) {
    opener_->open(path);
}

void PlayDesk::setEditor(std::function<void(const QString&)> editor) {
    editor_ = std::move(editor);
    actions_[Act::design]->setVisible(editor_ != nullptr);
}

void PlayDesk::design(const QString& path) {
    if (page_ && table_) backToTable();
    editor_(path);
}

bool PlayDesk::showPackage(const QString& path) {
    if (!packages_) return false;
    shell::MapDoors doors;
    doors.play = [this](const QString& scenario) { playOn(scenario); };
    doors.change = [this](const QString& scenario) { design(scenario); };
    doors.leave = [this] {
        if (table_)
            backToTable();
        else
            opener_->showNewGame();
    };
    showPage(packages_(path, doors));
    return true;
}

/// A strip above the table says what it is, and has the way back.
void PlayDesk::playTest(const NewGame& game, const QString& of, std::function<void()> back) {
    back_ = std::move(back);
    for (QAction* action : actions_.of({Act::newGame, Act::open, Act::unfinished}))
        action->setEnabled(false);
    QAction* leave = actions_[Act::backToMap];
    leave->setVisible(true);
    connect(leave, &QAction::triggered, this, [this] { back_(); });
    auto* strip = new QWidget;
    strip->setObjectName(QStringLiteral("test"));
    theme::setGroundRole(strip, theme::Role::PanelTitle);
    auto* row = new QHBoxLayout(strip);
    row->setContentsMargins(12, 6, 12, 6);
    auto* title = shell::roleLabel(theme::FontRole::Score, theme::Role::Ink,
                                   tr("Test game: %1", "%1 a map's name").arg(of));
    auto* note = shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2,
                                  tr("Nothing of it is kept.", "a test game"));
    auto* button = new QPushButton(tr("Back to the map", "from a test game"));
    button->setObjectName(QStringLiteral("test.back"));
    theme::setKeyCap(button, shell::keyCap(leave->shortcut()));
    connect(button, &QPushButton::clicked, leave, &QAction::trigger);
    row->addWidget(title);
    row->addWidget(note);
    row->addStretch(1);
    row->addWidget(button);
    static_cast<QVBoxLayout*>(centre_->layout())->insertWidget(0, strip);
    opener_->startGame(game);
}

PlayDesk& setPlayDesk(shell::MainWindow& window, std::span<const GameEntry> games) {
    auto desk = std::make_unique<PlayDesk>(window, games);
    PlayDesk& set = *desk;
    window.addDesk(std::move(desk));
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
    connect(menus_, &PlayMenus::recordChosen, opener_, &GameOpener::open);
    menus_->setWhyIdle([this](const QAction& action) {
        const QString away = whyNoTable();
        return away.isEmpty() ? table_->face().whyIdle(action) : away;
    });
    connect(menus_, &PlayMenus::panelsWanted, this,
            [this] { menus_->setPanels(table_ ? table_->board().docks() : std::vector<QDockWidget*>{}); });
}

void PlayDesk::connectActions() {
    connect(actions_[Act::newGame], &QAction::triggered, opener_, &GameOpener::showNewGame);
    connect(actions_[Act::open], &QAction::triggered, opener_, &GameOpener::chooseAndOpen);
    connect(actions_[Act::unfinished], &QAction::triggered, opener_, &GameOpener::showLeftGames);
    connect(actions_[Act::design], &QAction::triggered, this, [this] { design({}); });
    connect(actions_[Act::howToPlay], &QAction::triggered, this, &PlayDesk::howToPlay);
    connect(actions_[Act::yields], &QAction::toggled, this, [this](bool shown) {
        shell::Settings().setValue(yieldsKey, shown);
        if (table_) table_->map().setYieldsShown(shown);
    });
    connect(actions_[Act::escape], &QAction::triggered, this, [this] {
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
    const auto on = [this](Act act, auto todo) { whenAtTable(actions_[act], todo); };
    on(Act::save, [this](TableWindow&) { saver_->save(); });
    on(Act::saveAs, [this](TableWindow&) { saver_->saveAs(); });
    on(Act::exportLinear, [this](TableWindow&) { saver_->exportLinear(); });
    on(Act::exportMap, [this](TableWindow&) { saver_->exportMap(); });
    on(Act::undo, [](TableWindow& table) { table.undo(); });
    on(Act::redo, [](TableWindow& table) { table.session().redo(); });
    on(Act::seats,
       [this](TableWindow& table) { (new SeatsDialog(table.session(), table.face(), &window_))->show(); });
    on(Act::pause,
       [this](TableWindow& table) { table.session().setPaused(actions_[Act::pause]->isChecked()); });
    on(Act::moveNow, [](TableWindow& table) { table.session().computers().moveNow(); });
    on(Act::timeUp, [](TableWindow& table) { table.session().clock().callTime(); });
    on(Act::zoomIn, [](TableWindow& table) { table.map().camera().zoomIn(); });
    on(Act::zoomOut, [](TableWindow& table) { table.map().camera().zoomOut(); });
    on(Act::zoomFit, [](TableWindow& table) { table.map().camera().fitMap(); });
    on(Act::resetDocks, [](TableWindow& table) { table.resetDocks(); });
    on(Act::rules, [](TableWindow& table) { table.showRules(); });
    on(Act::rule, [](TableWindow& table) { table.showFocusRule(); });
    on(Act::whyNot, [](TableWindow& table) { table.explainFocus(); });
    on(Act::primary, [](TableWindow& table) { table.pressPrimary(); });
    for (QAction* other : actions_.others())
        whenAtTable(other, [other](TableWindow& table) { table.pressOther(other->data().toInt() - 1); });
    on(Act::filter, [](TableWindow& table) { table.startFilter(); });
    on(Act::nextPane, [](TableWindow& table) { table.panes().next(1); });
    on(Act::previousPane, [](TableWindow& table) { table.panes().next(-1); });
    for (QAction* pane : actions_.panes())
        whenAtTable(pane, [pane](TableWindow& table) { table.panes().goTo(pane->data().toInt()); });
}

void PlayDesk::connectTimeActions() {
    const auto on = [this](Act act, auto todo) { whenAtTable(actions_[act], todo); };
    on(Act::since, [](TableWindow& table) { table.showSince(); });
    on(Act::lookStart, [](TableWindow& table) { table.session().lookAt(rootNode); });
    on(Act::lookBack, [](TableWindow& table) { table.log().lookBack(); });
    on(Act::lookForward, [](TableWindow& table) { table.log().lookForward(); });
    on(Act::lookNow, [](TableWindow& table) { table.session().lookAtNow(); });
    const auto otherVariation = [](TableWindow& table, std::size_t step) {
        const auto lines = table.session().tree().variations();
        const std::size_t next = (table.session().tree().presentVariation() + step) % lines.size();
        table.session().goToVariation(std::string{lines[next].name});
    };
    on(Act::variationUp, [otherVariation](TableWindow& table) {
        otherVariation(table, table.session().tree().variations().size() - 1);
    });
    on(Act::variationDown, [otherVariation](TableWindow& table) { otherVariation(table, 1); });
}

QString PlayDesk::whyNoTable() const {
    if (!table_) return tr("No game is on the table.");
    return page_ ? tr("The game on the table waits until this page is left.") : QString{};
}

void PlayDesk::refreshState() {
    const QString away = whyNoTable();
    const bool atTable = away.isEmpty();
    actions_.refresh(table_, away);
    if (back_)
        for (QAction* action : actions_.of({Act::save, Act::saveAs, Act::exportLinear})) {
            action->setEnabled(false);
            shell::sayWhyIdle(*action, tr("Nothing of a test game is kept."));
        }
    marks_->showSaved(atTable && !back_ ? &table_->session() : nullptr,
                      running_ ? running_->notKept() : QString{});
    marks_->showClock(table_ ? &table_->session() : nullptr);
    const auto titleOf = [](TableWindow& table) {
        return TableWindow::tr("%1 · %2", "title of the window: a map, and the turn and phase")
            .arg(table.face().scenarioName(), table.face().positionName(table.session().node()));
    };
    setTitle(atTable ? tr("%1 – Marches", "title of the window; %1 what is played").arg(titleOf(*table_))
                     : tr("Marches"));
}

/// There is one window: it shows the rules of the game on the table, or of the first on the shelf.
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
    const auto goOn = [this] {
        if (table_)
            backToTable();
        else
            opener_->showNewGame();
    };
    auto* page = new shell::MessagePage(
        title, text,
        {makeButton(QStringLiteral("on"), table_ ? tr("Back to the game") : tr("New game…"), goOn),
         makeButton(QStringLiteral("open"), tr("Open another file…"), [this] { opener_->chooseAndOpen(); })});
    if (more) page->addBelowText(more);
    showPage(page);
}

void PlayDesk::showChoice(const QString& title, const QString& text, const std::vector<Button>& buttons) {
    showPage(new shell::MessagePage(title, text, buttons));
}

/// Says why a file cannot be opened, and that nothing else is touched by it.
void PlayDesk::showFindings(const QString& title, const Findings& findings, const QString& path) {
    auto* card = new shell::FindingsCard;
    card->say({}, findings, path, shell::FileKind::record);
    showMessage(title,
                table_ ? tr("Nothing is lost: the game on the table goes on, and the file is as it was.")
                       : tr("Nothing is lost: the file is as it was."),
                card);
}

QString PlayDesk::keptDamaged() const {
    return running_ ? running_->keptDamaged() : QString();
}

void PlayDesk::say(const QString& text) {
    if (inFront_) status_.say(text);
}

void PlayDesk::start(const QString& path) {
    window_.activateWindow(); // where no window manager does it, keys of the menus would do nothing
    if (path.isEmpty())
        opener_->showLeftGames();
    else
        opener_->open(path);
}

void PlayDesk::startWith(const OpenedFile& file) {
    window_.activateWindow();
    opener_->takeFile(file);
}

void PlayDesk::takeTable(const GameEntry& entry, OpenedGame opened, const QString& path,
                         std::optional<TakenGame> taken) {
    const bool kept = leaveTable();
    Session* session = opened.session.get();
    session->setPace(shell::Settings().value(paceKey, usualPace).toInt());
    if (!path.isEmpty()) session->setSaved(path, taken.has_value());
    const bool whole = !hasErrors(opened.findings);
    if (!back_)
        running_ = taken ? RunningGame::resume(*session, std::move(*taken), whole)
                         : RunningGame::start(*session, opened.scenarioFiles);
    table_ = new TableWindow(entry, std::move(opened));
    table_->setGrace(grace_);
    table_->map().setYieldsShown(actions_[Act::yields]->isChecked());
    connect(&session->clock(), &TableClock::ticked, this, [this] { marks_->showClock(&table_->session()); });
    connect(table_, &TableWindow::stateChanged, this, &PlayDesk::refreshState);
    connect(table_, &TableWindow::status, this, &PlayDesk::say);
    connect(table_, &TableWindow::seatsWanted, actions_[Act::seats], &QAction::trigger);
    connect(table_, &TableWindow::newGameWanted, actions_[Act::newGame], &QAction::trigger);
    connect(table_, &TableWindow::rulesWindowWanted, this, &PlayDesk::showRulesWindow);
    connect(table_, &TableWindow::saveWanted, actions_[Act::save], &QAction::trigger);
    menus_->setGame(table_->gameActions());
    shell::useKeptShortcuts(table_->gameKeys());
    table_->setParent(stack_);
    table_->resize(stack_->size());
    table_->arrange();
    stack_->addWidget(table_);
    table_->keysChanged();
    stack_->setCurrentWidget(table_);
    table_->face().layMap(); // it may still be worked on while all else is built
    dropPage();
    say(kept ? tr("The game that lay here before is kept: %1, %2.",
                  "%1 a menu, %2 what stands in it: File, Unfinished games")
                   .arg(menus_->menuOf(*actions_[Act::unfinished]),
                        shell::plainText(*actions_[Act::unfinished]))
             : QString());
    if (running_) {
        connect(running_.get(), &RunningGame::notKeptChanged, this, &PlayDesk::sayWhetherKept);
        if (!running_->notKept().isEmpty()) sayWhetherKept();
    }
    saver_->setGame(table_, running_.get(), path);
    table_->takeFocus();
    refreshState();
}

/// Says it once, when it changes; a mark in the status bar stays as long as it lasts.
void PlayDesk::sayWhetherKept() {
    const QString& reason = running_->notKept();
    const QString damaged = QDir::toNativeSeparators(running_->keptDamaged());
    say(!reason.isEmpty() ? tr("The game cannot be kept on the disk: %1").arg(reason)
        : damaged.isEmpty()
            ? tr("The game is kept on the disk again.")
            : tr("The game is kept on the disk again; the damaged journal is kept as %1.", "%1 a file")
                  .arg(damaged));
    refreshState();
}

bool PlayDesk::wouldLose() {
    if (!table_ || !running_ || leaveUnkept_) return false;
    running_->retry();
    const Session& session = table_->session();
    const bool saved = !session.path().isEmpty() && !session.dirty();
    return !running_->notKept().isEmpty() && !saved && anyDecision(session);
}

bool PlayDesk::asksBeforeLosing(const std::function<void()>& then) {
    if (!wouldLose()) return false;
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
    return true;
}

/// The game that was on the table stays on the disk unless all of it is in a file. True: it does.
bool PlayDesk::leaveTable() {
    delete rulesWindow_; // what comes next has other figures
    if (!table_) return false;
    bool kept = false;
    table_->board().save();
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
    menus_->setGame({});
    delete table_;
    table_ = nullptr;
    return kept;
}

QList<QAction*> PlayDesk::actions() const {
    return actions_.with(window_.actions());
}

/// Makes the actions of the games for the dialog alone where none is on the table; keys given to them are
/// kept as the game's.
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
    say({}); // what was said last was said in another language
    if (inFront_) showKeys(QApplication::focusWidget());
}

bool PlayDesk::mayClose() {
    return !asksBeforeLosing([this] { window_.close(); });
}

} // namespace marches::play
