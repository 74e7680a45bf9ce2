#include "app/play/table_window.h"

#include "app/map/map_view.h"
#include "app/play/action_list.h"
#include "app/play/banner.h"
#include "app/play/hand_over.h"
#include "app/play/log_view.h"
#include "app/play/province_list.h"
#include "app/play/refusal_view.h"
#include "app/play/tell_view.h"
#include "app/play/turn_track.h"
#include "app/play/window_prompt.h"
#include "app/shell/card_frame.h"
#include "app/shell/rules_pane.h"
#include "app/shell/rules_view.h"
#include "app/shell/shortcuts.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMouseEvent>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace marches::play {

TableWindow::TableWindow(const GameEntry& game, OpenedGame opened, QWidget* parent)
    : QMainWindow(parent), session_(std::move(opened.session)), face_(std::move(opened.face)),
      scenarioFiles_(std::move(opened.scenarioFiles)), track_(new TurnTrackView), trackBar_(new QToolBar),
      banner_(new Banner), map_(new appmap::MapView), pages_(new QTabWidget),
      card_(new shell::CardFrame(*map_)), handOver_(new HandOver(this)), actions_(new ActionList),
      log_(new LogView), provinces_(new ProvinceList), rules_(new shell::RulesPane),
      board_(*this, QString::fromLatin1(game.id.data(), static_cast<qsizetype>(game.id.size()))) {
    setObjectName(QStringLiteral("table"));
    setWindowFlags(Qt::Widget);
    setDockNestingEnabled(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);

    trackBar_->setObjectName(QStringLiteral("track.bar"));
    trackBar_->setMovable(false);
    trackBar_->setContextMenuPolicy(Qt::PreventContextMenu);
    trackBar_->toggleViewAction()->setEnabled(false);
    trackBar_->addWidget(track_);
    addToolBar(Qt::TopToolBarArea, trackBar_);

    map_->setObjectName(QStringLiteral("map"));
    pages_->setObjectName(QStringLiteral("pages"));
    pages_->setDocumentMode(true);
    pages_->setTabBarAutoHide(true);
    pages_->addTab(map_, QString{});
    auto* centre = new QWidget;
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    banner_->setParent(centre);
    column->addItem(new BannerRoom(*banner_));
    column->addWidget(pages_, 1);
    setCentralWidget(centre);

    // Before the face and the docks hear of it.
    // Who goes on with the map has read the news.
    connect(&map_->playTool(), &appmap::PlayTool::provinceClicked, this, [this] {
        if (news_) hideCard();
        leaveRefusal();
    });
    connect(&map_->playTool(), &appmap::PlayTool::backgroundClicked, this, &TableWindow::leaveRefusal);
    connect(session_.get(), &Session::applied, this, &TableWindow::rememberFocus);
    connect(session_.get(), &Session::moved, this, &TableWindow::rememberFocus);
    connect(session_.get(), &Session::seatsChanged, this, &TableWindow::rememberFocus);
    restWhereAsked(); // it may have been left there
    face_->build(*this);
    rules_->setRules([this] { return face_->rulebook(); });
    board_.addOwn({actions_, log_, provinces_, rules_});
    retranslate();

    track_->setGame(session_.get(), face_.get());
    actions_->setGame(session_.get(), face_.get());
    log_->setGame(session_.get(), face_.get());
    provinces_->setGame(session_.get(), face_.get());

    connect(session_.get(), &Session::applied, this, &TableWindow::restWhereAsked);
    connect(session_.get(), &Session::moved, this, [this](NodeId, NodeId, Way way) { restAfterMove(way); });
    connect(session_.get(), &Session::decisionChanged, this, &TableWindow::refresh);
    connect(session_.get(), &Session::seatsChanged, this, &TableWindow::refresh);
    for (const auto hint : {&Session::hintAsked, &Session::hinted, &Session::hintLost})
        connect(session_.get(), hint, this, &TableWindow::refreshBanner);
    connect(session_.get(), &Session::tookBack, this, [this](const UndoStep& step) {
        showStatus(tr("Taken back: %1", "%1 what was done").arg(face_->gestureName(step.to, step.node)));
    });
    connect(session_.get(), &Session::tookAgain, this, [this](const RedoStep& step) {
        showStatus(tr("Done again: %1", "%1 what was done").arg(face_->gestureName(step.from, step.node)));
    });
    connect(session_.get(), &Session::savedChanged, this, &TableWindow::stateChanged);
    connect(session_.get(), &Session::applied, this, &TableWindow::closeOldCard);
    connect(session_.get(), &Session::moved, this, &TableWindow::hideCard);
    connect(face_.get(), &GameFace::changed, this, [this] {
        refreshBanner();
        actions_->refresh();
    });
    connect(handOver_, &HandOver::taken, session_.get(), &Session::takeScreen);
    banner_->setKeys([this](const QString& action) { return keyOf(action); });
    connect(log_, &LogView::placeChanged, this, &TableWindow::refreshBanner);
    connect(actions_, &ActionList::chosen, banner_, &Banner::pressAs);
    connect(banner_, &Banner::focusLeft, this, [this] { map_->setFocus(Qt::OtherFocusReason); });
    connect(rules_, &shell::RulesPane::windowWanted, this,
            [this] { emit rulesWindowWanted(rules_->view().chapterInSight()); });
    connect(track_, &TurnTrackView::seatPressed, session_.get(), &Session::setViewer);
    if (session_->live()) board_.useLayout(face_->layoutName()); // `arrange` begins with it
    refresh();
}

TableWindow::~TableWindow() {
    QCoreApplication::instance()->removeEventFilter(this);
    // Views must not ask a face that is gone.
    for (QWidget* view : std::initializer_list<QWidget*>{actions_, log_, provinces_})
        view->blockSignals(true);
    track_->setGame(nullptr, nullptr);
    actions_->setGame(nullptr, nullptr);
    log_->setGame(nullptr, nullptr);
    provinces_->setGame(nullptr, nullptr);
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

void TableWindow::addDock(QWidget* content, shell::DockPlace place) {
    board_.add(content, place);
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

/// The key of a game's action or of one of the window's, by its object name.
QString TableWindow::keyOf(const QString& action) const {
    for (const QAction* own : gameKeys())
        if (own->objectName() == action) return shell::keyCap(own->shortcut());
    const auto* windows = window()->findChild<QAction*>(action, Qt::FindDirectChildrenOnly);
    return windows ? shell::keyCap(windows->shortcut()) : QString{};
}

// Cards and pages

void TableWindow::showCard(QWidget* content, std::vector<ProvinceId> about) {
    news_ = false;
    card_->show(content, std::move(about));
}

void TableWindow::hideCard() {
    card_->close();
}

bool TableWindow::isRefusalOpen() const {
    return qobject_cast<RefusalView*>(card_->content()) != nullptr;
}

void TableWindow::closeCardByHand() {
    const bool refusal = isRefusalOpen();
    card_->close();
    if (refusal) face_->refusalClosed();
}

/// Whoever does something else has read it; beside what comes of that it would be read as the answer.
void TableWindow::leaveRefusal() {
    if (isRefusalOpen()) closeCardByHand();
}

/// A part of this window, be it a dock that floats.
bool TableWindow::belongs(const QWidget& widget) const {
    const auto* dock = qobject_cast<const QDockWidget*>(widget.window());
    return isAncestorOf(&widget) || (dock && dock->parentWidget() == this);
}

/// A press into a pane or the banner; the map tells a click from a drag itself.
bool TableWindow::eventFilter(QObject* watched, QEvent* event) {
    if (!isRefusalOpen()) QCoreApplication::instance()->removeEventFilter(this);
    const auto* widget = qobject_cast<const QWidget*>(watched);
    const bool press = event->type() == QEvent::MouseButtonPress &&
                       static_cast<const QMouseEvent*>(event)->button() == Qt::LeftButton;
    if (widget && press && belongs(*widget) && widget != map_ && !map_->isAncestorOf(widget)) leaveRefusal();
    return QMainWindow::eventFilter(watched, event);
}

void TableWindow::showRefusal(const RefusalCard& card) {
    auto* view = new RefusalView(card);
    connect(view, &RefusalView::closeWanted, this, &TableWindow::closeCardByHand);
    connect(view, &RefusalView::ruleWanted, this, &TableWindow::showRule);
    showCard(view, card.province);
    QCoreApplication::instance()->installEventFilter(this);
    showStatus(tr("Refused: %1", "%1 what, as the refusal's card is headed").arg(card.title));
}

void TableWindow::showTold(const TellCard& card) {
    auto* view = new TellView(card, *session_);
    connect(view, &TellView::closeWanted, this, &TableWindow::hideCard);
    showCard(view, card.province);
}

void TableWindow::showNews(const TellCard& card) {
    auto* view = new TellView(card, *session_, true);
    connect(view, &TellView::closeWanted, this, &TableWindow::hideCard);
    news_ = true;
    card_->show(view, card.province == noProvince ? std::vector<ProvinceId>{} : std::vector{card.province},
                true);
}

/// A line was played: news that stand there are read while computer players go on.
void TableWindow::closeOldCard(NodeId node) {
    const SeatId actor = session_->actor(node);
    const bool byPerson = isSeat(actor) && session_->seat(actor).human();
    if (!news_ || byPerson) hideCard();
}

std::size_t TableWindow::firstSince(const std::vector<NodeId>& ends) const {
    std::size_t first = ends.size();
    while (first > 1 && session_->actor(ends[first - 1]) != session_->viewer())
        --first;
    return first;
}

void TableWindow::showSince() {
    constexpr std::size_t most = 60; // lines on the card; the log has them all
    const SeatId viewer = session_->viewer();
    const std::vector<NodeId> ends = session_->lineEnds();
    const std::size_t first = firstSince(ends);
    // What the game did by itself at the end of that decision has not been seen either.
    const std::vector<LogEntry> own = first > 1 ? face_->logRows(ends[first - 1]) : std::vector<LogEntry>{};
    if ((first == ends.size() && own.size() < 2) || !isSeat(viewer)) {
        showStatus(tr("Nothing has happened since your last decision."));
        return;
    }
    TellCard card;
    card.title = first == 1 ? tr("What has happened so far") // he has decided nothing yet
                            : tr("Since the last decision of %1").arg(personOf(*session_, *face_, viewer));
    const std::size_t shown = std::max(first, ends.size() - std::min(most, ends.size()));
    if (shown > first)
        card.sentence =
            tr("The last %n line(s); the log has them all.", nullptr, static_cast<int>(ends.size() - shown));
    if (shown == first && own.size() > 1) card.lines.assign(own.begin() + 1, own.end());
    for (std::size_t i = shown; i < ends.size(); ++i) {
        if (i + 1 < ends.size() && face_->goesOn(ends[i + 1])) continue; // told with it
        for (LogEntry& row : face_->logRows(ends[i]))
            card.lines.push_back(std::move(row));
    }
    // What is said of one after the other alike, a computer player's reason, is said once.
    for (std::size_t i = card.lines.size(); i-- > 1;)
        if (card.lines[i].seat == card.lines[i - 1].seat && card.lines[i].more == card.lines[i - 1].more)
            card.lines[i].more.clear();
    Button back;
    back.id = QStringLiteral("look-back");
    //: A button on the list of what the others did: goes back to before it, from where the map shows it one
    //: after the other
    back.text = tr("Show it step by step");
    std::size_t shownFirst = first; // the end of what they did first
    while (shownFirst + 1 < ends.size() && face_->goesOn(ends[shownFirst + 1]))
        ++shownFirst;
    const bool several = shownFirst + 1 < ends.size();
    back.press = [this, node = several ? ends[shownFirst] : ends[first - 1]] {
        raiseDock(log_);
        session_->lookAt(node);
    };
    card.buttons.push_back(back);
    showTold(card);
}

void TableWindow::lookBack() {
    log_->lookBack();
}

void TableWindow::lookForward() {
    log_->lookForward();
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

void TableWindow::showStatus(const QString& text) {
    emit status(text);
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

/// Whoever has gone on and only looked back since does not have to go on again; nor does who comes back by
/// undo, unless computer players would go on at once. What is done again is looked at again.
void TableWindow::restAfterMove(Way way) {
    if (!session_->live()) return;
    const bool goesOn = way == Way::undone || (way != Way::redone && released_ == session_->node());
    const bool atOnce = way != Way::looked && session_->computerToMove() != noSeat;
    if (!goesOn || atOnce)
        restWhereAsked();
    else
        released_ = session_->node();
}

/// Under the curtain stands what all may know, and nothing of what was said to who sat here before.
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
            hideCard();
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
    restoreFocus();
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
        restoreFocus();                                 // for what has been deleted since
    });
}

void TableWindow::rememberFocus() {
    std::vector<QWidget*> panes{banner_, pages_, track_};
    for (QDockWidget* dock : board_.docks())
        panes.push_back(dock->widget());
    focus_.remember(panes);
}

void TableWindow::restoreFocus() {
    focus_.restore({card_, map_}, [this] {
        if (!banner_->takeFocus()) map_->setFocus(Qt::OtherFocusReason);
    });
}

void TableWindow::refreshBanner() {
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
        const std::vector<NodeId> ends = session_->lineEnds();
        const auto first = ends.begin() + static_cast<std::ptrdiff_t>(firstSince(ends));
        since = std::any_of(first, ends.end(), [this](NodeId end) { return isSeat(session_->actor(end)); });
    } else {
        asked = windowPrompt(*session_, *face_, log_->endedHere(),
                             {.giveSeats = [this] { emit seatsWanted(); },
                              .lookBack = [this] { lookBack(); },
                              .lookForward = [this] { lookForward(); }});
    }
    const auto redo = redoButton(*session_, *face_, [this] { showStatus(nothingToRedoSentence()); });
    if (redo) prompt.others.push_back(*redo);
    const auto undo = undoButton(*session_, *face_, [this] { showStatus(nothingToUndoSentence()); });
    if (undo) prompt.others.push_back(*undo);
    if (session_->asksViewer()) prompt.others.push_back(hintButton(*session_));
    if (session_->looksForHint()) {
        prompt.detail = tr("A hint is being looked for…");
        asked.busy = true;
    }
    if (since) prompt.others.push_back(sinceButton([this] { showSince(); }));
    banner_->setBusy(asked.busy);
    banner_->show(prompt, isSeat(prompt.seat) ? &session_->seat(prompt.seat) : nullptr);
}

QString TableWindow::title() const {
    return tr("%1 · %2", "title of the window: a map, and the turn and phase")
        .arg(face_->scenarioName(), face_->positionName(session_->node()));
}

void TableWindow::undo() {
    const auto step = session_->undoStep();
    if (!step) return;
    if (step->asksFirst())
        banner_->press(QStringLiteral("undo"));
    else
        session_->undo();
}

void TableWindow::redo() {
    session_->redo();
}

QString TableWindow::undoText() const {
    const auto step = session_->undoStep();
    return step ? face_->gestureName(step->to, step->node) : QString{};
}

QString TableWindow::redoText() const {
    const auto step = session_->redoStep();
    return step ? face_->gestureName(step->from, step->node) : QString{};
}

void TableWindow::setGrace(int ms) {
    banner_->setGrace(ms);
    handOver_->setGrace(ms);
}

void TableWindow::takeFocus() {
    if (!handOver_->isHidden()) {
        handOver_->raise();
        handOver_->setFocus(Qt::OtherFocusReason);
    } else if (card_->isOpen())
        card_->takeFocus();
    else if (!rests_ || !banner_->takeFocus())
        map_->setFocus(Qt::OtherFocusReason);
}

void TableWindow::stepBack() {
    if (session_->cancelHint()) {
        refreshBanner();
        showStatus(tr("No hint is looked for any more."));
        return;
    }
    if (banner_->dropQuestion()) return;
    if (card_->isOpen()) return closeCardByHand();
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

// Panes

void TableWindow::goToPane(int altKey) {
    switch (altKey) {
    case 1:
        pages_->setCurrentWidget(map_);
        map_->setFocus(Qt::ShortcutFocusReason);
        return;
    case 2:
        banner_->takeFocus(Qt::ShortcutFocusReason);
        return;
    case 4:
        raiseDock(actions_);
        actions_->setFocus(Qt::ShortcutFocusReason);
        return;
    case 5:
        raiseDock(log_);
        log_->setFocus(Qt::ShortcutFocusReason);
        return;
    default:
        break;
    }
    for (const auto& placed : board_.placed())
        if (placed.place.altKey == altKey) {
            raiseDock(placed.dock->widget());
            placed.dock->widget()->setFocus(Qt::ShortcutFocusReason);
        }
}

void TableWindow::nextPane(int direction) {
    std::vector<QWidget*> panes{banner_, pages_};
    const auto add = [&](QWidget* content) {
        const QDockWidget* dock = board_.dockOf(content);
        if (dock && dock->isVisible() && !content->visibleRegion().isEmpty()) panes.push_back(content);
    };
    for (const auto area : {shell::DockPlace::Area::bottom, shell::DockPlace::Area::rightTop})
        for (const auto& placed : board_.placed())
            if (placed.place.area == area) add(placed.dock->widget());
    add(actions_);
    add(log_);
    for (const auto& placed : board_.placed())
        if (placed.place.area == shell::DockPlace::Area::rightBottom) add(placed.dock->widget());
    add(provinces_);
    add(rules_);
    panes.push_back(track_);

    const QWidget* focus = QApplication::focusWidget();
    const auto current = std::find_if(panes.begin(), panes.end(), [&](QWidget* pane) {
        return focus && (pane == focus || pane->isAncestorOf(focus));
    });
    const auto count = static_cast<int>(panes.size());
    const int here =
        current == panes.end() ? (direction > 0 ? -1 : 0) : static_cast<int>(current - panes.begin());
    QWidget* next = panes[static_cast<std::size_t>((here + direction + count) % count)];
    if (next == banner_)
        banner_->takeFocus(Qt::ShortcutFocusReason);
    else if (next == pages_)
        pages_->currentWidget()->setFocus(Qt::ShortcutFocusReason);
    else
        next->setFocus(Qt::ShortcutFocusReason);
}

/// A refusal that stands on the screen comes first, then what has the focus, then what the banner refuses.
void TableWindow::explainFocus() {
    if (auto* refusal = qobject_cast<RefusalView*>(card_->content())) {
        showStatus(refusal->tellRule());
        card_->place();
        card_->takeFocus();
    } else if (!actions_->explainCurrent() && !face_->explainFocus() && !banner_->explainRefused()) {
        showStatus(tr("Nothing is refused here."));
    }
}

/// Of a refusal that stands on the screen, before all else.
void TableWindow::showFocusRule() {
    const auto* refusal = qobject_cast<const RefusalView*>(card_->content());
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
