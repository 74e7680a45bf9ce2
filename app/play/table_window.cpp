#include "app/play/table_window.h"

#include "app/map/map_view.h"
#include "app/play/action_list.h"
#include "app/play/banner.h"
#include "app/play/hand_over.h"
#include "app/play/log_view.h"
#include "app/play/province_list.h"
#include "app/play/refusal_view.h"
#include "app/play/since_card.h"
#include "app/play/table_panes.h"
#include "app/play/turn_track.h"
#include "app/play/window_prompt.h"
#include "app/shell/card_frame.h"
#include "app/shell/rules_pane.h"
#include "app/shell/rules_view.h"
#include "app/shell/shortcuts.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QEvent>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

#include <utility>

namespace marches::play {

namespace {

// The order of the docks that every game has, among the tabs; a game's own stand between them.
constexpr int firstTab = -1000;
constexpr int lastTab = 1000;

QToolBar* barOf(QToolBar& bar, QWidget& track) {
    bar.setObjectName(QStringLiteral("track.bar"));
    bar.setMovable(false);
    bar.setContextMenuPolicy(Qt::PreventContextMenu);
    bar.toggleViewAction()->setEnabled(false);
    bar.addWidget(&track);
    return &bar;
}

/// Puts the banner over the map and its pages.
QWidget* centreOf(Banner& banner, QTabWidget& pages, QWidget& map) {
    pages.setObjectName(QStringLiteral("pages"));
    pages.setDocumentMode(true);
    pages.setTabBarAutoHide(true);
    pages.addTab(&map, QString{});
    auto* centre = new QWidget;
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    banner.setParent(centre);
    column->addItem(new BannerRoom(banner));
    column->addWidget(&pages, 1);
    return centre;
}

} // namespace

TableWindow::TableWindow(const GameEntry& game, OpenedGame opened, QWidget* parent)
    : QMainWindow(parent), session_(std::move(opened.session)), face_(std::move(opened.face)),
      scenarioFiles_(std::move(opened.scenarioFiles)), track_(new TurnTrackView), trackBar_(new QToolBar),
      banner_(new Banner), map_(new appmap::MapView), pages_(new QTabWidget),
      cards_(std::make_unique<TableCards>(*this, *map_, *session_)), handOver_(new HandOver(this)),
      actions_(new ActionList), log_(new LogView), provinces_(new ProvinceList), rules_(new shell::RulesPane),
      board_(*this, QString::fromLatin1(game.id.data(), static_cast<qsizetype>(game.id.size()))),
      panes_(std::make_unique<TablePanes>(
          board_, [this](QWidget* content) { raiseDock(content); },
          TablePanes::Own{track_, banner_, pages_, map_, &cards_->frame(), actions_, log_, provinces_,
                          rules_})) {
    setObjectName(QStringLiteral("table"));
    setWindowFlags(Qt::Widget);
    setDockNestingEnabled(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    addToolBar(Qt::TopToolBarArea, barOf(*trackBar_, *track_));
    map_->setObjectName(QStringLiteral("map"));
    setCentralWidget(centreOf(*banner_, *pages_, *map_));
    // Before the face and the docks hear of it.
    const auto remember = [this] { panes_->rememberFocus(); };
    connect(session_.get(), &Session::applied, this, remember);
    connect(session_.get(), &Session::moved, this, remember);
    connect(session_.get(), &Session::seatsChanged, this, remember);
    restWhereAsked(); // it may have been left there
    face_->build(*this);
    rules_->setRules([this] { return face_->rulebook(); });
    using Area = shell::DockPlace::Area;
    board_.add(actions_, {.area = Area::rightMiddle, .altKey = 4});
    board_.add(log_, {.order = firstTab, .altKey = 5});
    board_.add(provinces_, {.order = lastTab});
    board_.add(rules_, {.order = lastTab, .hidden = true});
    retranslate();
    setGame(session_.get(), face_.get());
    connectSession();
    connectViews();
    if (session_->live()) board_.useLayout(face_->layoutName()); // `arrange` begins with it
    refresh();
}

void TableWindow::connectSession() {
    const Session* session = session_.get();
    connect(session, &Session::applied, this, &TableWindow::restWhereAsked);
    connect(session, &Session::moved, this, [this](NodeId, NodeId, Way way) { restAfterMove(way); });
    connect(session, &Session::decisionChanged, this, &TableWindow::refresh);
    connect(session, &Session::seatsChanged, this, &TableWindow::refresh);
    for (const auto hint : {&Computers::hintAsked, &Computers::hinted, &Computers::hintLost})
        connect(&session->computers(), hint, this, &TableWindow::refreshBanner);
    connect(session, &Session::tookBack, this, [this](const UndoStep& step) {
        showStatus(tr("Taken back: %1", "%1 what was done").arg(face_->undoName(step.to, step.node)));
    });
    connect(session, &Session::tookAgain, this, [this](const RedoStep& step) {
        showStatus(tr("Done again: %1", "%1 what was done").arg(face_->undoName(step.from, step.node)));
    });
    connect(session, &Session::savedChanged, this, &TableWindow::stateChanged);
    connect(session, &Session::applied, cards_.get(), &TableCards::hideAfter);
    connect(session, &Session::moved, cards_.get(), &TableCards::hide);
}

void TableWindow::connectViews() {
    connect(face_.get(), &GameFace::changed, this, [this] {
        refreshBanner();
        actions_->refresh();
    });
    connect(handOver_, &HandOver::taken, session_.get(), &Session::takeScreen);
    connect(cards_.get(), &TableCards::refusalClosed, face_.get(), &GameFace::refusalClosed);
    connect(cards_.get(), &TableCards::ruleWanted, this, &TableWindow::showRule);
    connect(cards_.get(), &TableCards::said, this, &TableWindow::status);
    banner_->setKeys([this](const QString& action) {
        for (const QAction* own : gameKeys())
            if (own->objectName() == action) return shell::keyCap(own->shortcut());
        const auto* windows = window()->findChild<QAction*>(action, Qt::FindDirectChildrenOnly);
        return windows ? shell::keyCap(windows->shortcut()) : QString{};
    });
    connect(log_, &LogView::placeChanged, this, &TableWindow::refreshBanner);
    connect(actions_, &ActionList::chosen, banner_, &Banner::pressAs);
    connect(banner_, &Banner::focusLeft, this, [this] { map_->setFocus(Qt::OtherFocusReason); });
    connect(rules_, &shell::RulesPane::windowWanted, this,
            [this] { emit rulesWindowWanted(rules_->view().chapterInSight()); });
    connect(track_, &TurnTrackView::seatPressed, session_.get(), &Session::setViewer);
}

/// Gives the views a game to show, or none: they must not ask a face that is gone.
void TableWindow::setGame(Session* session, GameFace* face) {
    track_->setGame(session, face);
    actions_->setGame(session, face);
    log_->setGame(session, face);
    provinces_->setGame(session, face);
}

TableWindow::~TableWindow() {
    QCoreApplication::instance()->removeEventFilter(cards_.get());
    for (QWidget* view : std::initializer_list<QWidget*>{actions_, log_, provinces_})
        view->blockSignals(true);
    setGame(nullptr, nullptr);
    session_->disconnect();
    board_.forget();
    delete centralWidget();
    face_.reset();
}

// Docks

void TableWindow::arrange() {
    ensurePolished();
    layout()->activate();
    board_.restore(track_->sizeHint().height());
}

void TableWindow::resetDocks() {
    board_.reset(track_->sizeHint().height());
}

void TableWindow::raiseDock(QWidget* content) {
    board_.raise(content);
    if (!handOver_->isHidden()) handOver_->raise();
}

void TableWindow::addGameActions(const QList<QAction*>& actions) {
    gameActions_ += actions;
    addActions(shell::withSubmenus(actions));
    emit gameActionsChanged();
}

void TableWindow::addGameKeys(const QList<QAction*>& actions) {
    gameKeys_ += actions;
    addActions(actions);
}

// Cards and pages

void TableWindow::showSince() {
    const auto card = sinceCard(*session_, *face_, [this](NodeId node) {
        raiseDock(log_);
        session_->lookAt(node);
    });
    if (card)
        showTold(*card);
    else
        showStatus(tr("Nothing has happened since your last decision."));
}

void TableWindow::showRule(const QString& ruleId) {
    raiseDock(rules_);
    if (!rules_->view().goToRule(ruleId)) showStatus(tr("The rules page has nothing on this."));
    rules_->setFocus(Qt::OtherFocusReason);
}

void TableWindow::showRules() {
    raiseDock(rules_);
    rules_->view().goToStart();
    rules_->setFocus(Qt::OtherFocusReason);
}

void TableWindow::showPage(QWidget* content) {
    for (int i = 0; i < pages_->count(); ++i)
        if (pages_->widget(i)->objectName() == content->objectName()) {
            QWidget* old = pages_->widget(i);
            pages_->removeTab(i);
            old->deleteLater();
            break;
        }
    const int tab = pages_->addTab(content, content->windowTitle());
    connect(content, &QWidget::windowTitleChanged, pages_,
            [this, content](const QString& title) { pages_->setTabText(pages_->indexOf(content), title); });
    pages_->setCurrentIndex(tab);
}

void TableWindow::showMap() {
    pages_->setCurrentWidget(map_);
    map_->setFocus(Qt::OtherFocusReason);
}

// What now?

void TableWindow::restWhereAsked() {
    if (session_->live() && face_->restHere()) session_->hold();
}

/// Holds the game after a move through it where a line asks for a look. A person who has gone on and only
/// looked back since does not have to go on again; nor does one who comes back by undo, unless computer
/// players would go on at once. What is done again is looked at again.
void TableWindow::restAfterMove(Way way) {
    if (!session_->live()) return;
    const bool goesOn = way == Way::undone || (way != Way::redone && released_ == session_->node());
    const bool atOnce = way != Way::looked && session_->computerToMove() != noSeat;
    if (!goesOn || atOnce)
        restWhereAsked();
    else
        released_ = session_->node();
}

/// Covers all but the map for a handing over, or ends that. Under the curtain stands what all may know, and
/// nothing of what was said to the person before.
void TableWindow::cover() {
    const bool covered = session_->curtained();
    const bool was = !handOver_->isHidden();
    if (covered || was) {
        centralWidget()->setEnabled(!covered);
        trackBar_->setEnabled(!covered);
        for (QDockWidget* dock : board_.docks())
            dock->setEnabled(!covered);
    }
    if (covered) {
        if (!was) {
            cards_->hide();
            showStatus({});
        }
        const SeatId next = session_->viewer();
        handOver_->ask(session_->seat(next), personOf(*session_, *face_, next), face_->seatName(next));
    } else if (was) {
        handOver_->hide();
        takeFocus();
    }
}

void TableWindow::refresh() {
    cover();
    refreshBanner();
    track_->refresh();
    actions_->refresh();
    emit stateChanged();
    panes_->restoreFocus();
    const bool rests = session_->live() && session_->held();
    if (rests && !rests_) banner_->takeFocus();
    rests_ = rests;
    // An event of its own: a step may change the arrangement of the docks, and each of the two takes its
    // time.
    QTimer::singleShot(0, this, [this] {
        if (session_->live()) {
            board_.setViewer(session_->viewer());
            board_.useLayout(face_->layoutName());
            if (session_->asksViewer()) board_.bringForward();
        }
        if (!handOver_->isHidden()) handOver_->raise(); // docks may have come to the front
        panes_->restoreFocus();                         // for what has been deleted since
    });
}

void TableWindow::refreshBanner() {
    const WindowDeeds deeds{.giveSeats = [this] { emit seatsWanted(); },
                            .lookBack = [this] { log_->lookBack(); },
                            .lookForward = [this] { log_->lookForward(); },
                            .showSince = [this] { showSince(); },
                            .say = [this](const QString& text) { showStatus(text); }};
    WindowPrompt asked;
    Prompt& prompt = asked.prompt;
    bool since = false;
    if (session_->live() && session_->outcome()) {
        prompt = face_->result();
    } else if (auto rest = session_->live() && session_->held() ? face_->restHere() : std::nullopt) {
        prompt = std::move(*rest);
        if (prompt.primary)
            prompt.primary->press = [this] {
                released_ = session_->node();
                session_->release();
            };
    } else if (session_->asksViewer()) {
        prompt = face_->prompt();
        if (std::exchange(question_, {prompt.kind, prompt.seat}) != std::pair{prompt.kind, prompt.seat})
            actions_->newQuestion();
        since = anythingSince(*session_, session_->viewer());
    } else {
        asked = windowPrompt(*session_, *face_, log_->endedHere(), deeds);
    }
    addTools(prompt.others, *session_, *face_, since, deeds);
    if (session_->computers().looksForHint()) {
        prompt.detail = tr("A hint is being looked for…");
        asked.busy = true;
    }
    banner_->setBusy(asked.busy);
    banner_->show(prompt, isSeat(prompt.seat) ? &session_->seat(prompt.seat) : nullptr);
}

void TableWindow::undo() {
    const auto step = session_->undoStep();
    if (!step) return;
    if (step->asksFirst())
        banner_->press(QStringLiteral("undo"));
    else
        session_->undo();
}

void TableWindow::setGrace(int ms) {
    banner_->setGrace(ms);
    handOver_->setGrace(ms);
}

void TableWindow::takeFocus() {
    if (!handOver_->isHidden()) {
        handOver_->raise();
        handOver_->setFocus(Qt::OtherFocusReason);
    } else if (cards_->frame().isOpen())
        cards_->frame().takeFocus();
    else if (!rests_ || !banner_->takeFocus())
        map_->setFocus(Qt::OtherFocusReason);
}

void TableWindow::stepBack() {
    if (session_->computers().cancelHint()) {
        refreshBanner();
        showStatus(tr("No hint is looked for any more."));
        return;
    }
    if (banner_->dropQuestion()) return;
    if (cards_->frame().isOpen()) return cards_->hideByHand();
    if (actions_->clearFilter() || map_->panels().foldLegend()) return;
    if (!session_->live()) return session_->lookAtNow();
    if (!face_->stepBack()) banner_->takeFocus(Qt::ShortcutFocusReason);
}

void TableWindow::pressPrimary() {
    if (!handOver_->isHidden()) return handOver_->press();
    banner_->pressPrimary();
}

void TableWindow::pressOther(int number) {
    banner_->pressOther(number);
}

void TableWindow::startFilter() {
    raiseDock(actions_);
    actions_->startFilter();
}

/// Explains the refusal on the screen, else what has the focus, else what the banner refuses.
void TableWindow::explainFocus() {
    if (auto* refusal = cards_->refusal()) {
        showStatus(refusal->tellRule());
        cards_->frame().place();
        cards_->frame().takeFocus();
    } else if (!actions_->explainCurrent() && !face_->explainFocus() && !banner_->explainRefused()) {
        showStatus(tr("Nothing is refused here."));
    }
}

/// Shows the rule of the refusal on the screen, else of what has the focus.
void TableWindow::showFocusRule() {
    const auto* refusal = cards_->refusal();
    const QString rule = refusal && !refusal->rule().isEmpty() ? refusal->rule() : face_->focusRule();
    if (!rule.isEmpty())
        showRule(rule);
    else
        raiseDock(rules_);
}

void TableWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    if (event->type() == QEvent::StyleChange) banner_->setLow(shell::DockBoard::isLow(*window()));
    QMainWindow::changeEvent(event);
}

void TableWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    banner_->setLow(shell::DockBoard::isLow(*window()));
}

void TableWindow::retranslate() {
    trackBar_->setWindowTitle(tr("Turn and phase"));
    pages_->setTabText(pages_->indexOf(map_), tr("Map"));
    map_->setAccessibleName(tr("Map"));
}

} // namespace marches::play
