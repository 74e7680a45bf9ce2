#include "app/play/table_window.h"

#include "app/map/map_view.h"
#include "app/play/action_list.h"
#include "app/play/banner.h"
#include "app/play/card_frame.h"
#include "app/play/log_view.h"
#include "app/play/province_list.h"
#include "app/play/refusal_view.h"
#include "app/play/rules_view.h"
#include "app/play/settings.h"
#include "app/play/turn_track.h"
#include "app/theme/icons.h"
#include "app/theme/style.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace marches::play {

namespace {
constexpr int layoutVersion = 1;
constexpr int rightWidth = 400;
constexpr int bottomHeight = 218;
constexpr int titleHeight = 26;
constexpr int tinyWidth = 1200; ///< as below: at 100 % text size
constexpr int smallWidth = 1400;
constexpr int smallHeight = 800;
constexpr int tinyRightWidth = 260;
constexpr int smallRightWidth = 320;
constexpr int favouredWidth = 486;
constexpr int favouredOthers = 110;
constexpr int favouredSmallWidth = 420;
constexpr int smallBottomHeight = 110;
} // namespace

TableWindow::TableWindow(const GameEntry& game, OpenedGame opened, QWidget* parent)
    : QMainWindow(parent), game_(game), session_(std::move(opened.session)), face_(std::move(opened.face)),
      scenarioFiles_(std::move(opened.scenarioFiles)), track_(new TurnTrackView), trackBar_(new QToolBar),
      banner_(new Banner), map_(new appmap::MapView), pages_(new QTabWidget), card_(new CardFrame(*map_)),
      actions_(new ActionList), log_(new LogView), provinces_(new ProvinceList), rules_(new RulesView) {
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
    column->addWidget(banner_);
    column->addWidget(pages_, 1);
    setCentralWidget(centre);

    face_->build(*this);
    rules_->setRules(face_->rulebook());
    for (QWidget* own : std::initializer_list<QWidget*>{actions_, log_, provinces_, rules_})
        makeDock(own, Qt::RightDockWidgetArea);
    retranslate();

    track_->setGame(session_.get(), face_.get());
    actions_->setGame(session_.get(), face_.get());
    log_->setGame(session_.get(), face_.get());
    provinces_->setGame(session_.get(), face_.get());

    connect(session_.get(), &Session::decisionChanged, this, &TableWindow::refresh);
    connect(session_.get(), &Session::seatsChanged, this, &TableWindow::refresh);
    connect(session_.get(), &Session::savedChanged, this, &TableWindow::stateChanged);
    connect(session_.get(), &Session::applied, this, &TableWindow::hideCard);
    connect(session_.get(), &Session::moved, this, &TableWindow::hideCard);
    connect(face_.get(), &GameFace::changed, this, [this] {
        refreshBanner();
        actions_->refresh();
    });
    connect(track_, &TurnTrackView::seatPressed, session_.get(), &Session::setViewer);
    refresh();
}

TableWindow::~TableWindow() {
    // Views must not ask a face that is gone.
    for (QWidget* view : std::initializer_list<QWidget*>{actions_, log_, provinces_})
        view->blockSignals(true);
    for (QDockWidget* dock : docks_)
        dock->disconnect(this);
    track_->setGame(nullptr, nullptr);
    actions_->setGame(nullptr, nullptr);
    log_->setGame(nullptr, nullptr);
    provinces_->setGame(nullptr, nullptr);
    session_->disconnect();
    for (const Placed& placed : placed_)
        delete placed.dock;
    delete centralWidget();
    face_.reset();
}

// Docks

QDockWidget* TableWindow::makeDock(QWidget* content, Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(content->windowTitle(), this);
    dock->setObjectName(QStringLiteral("dock.") + content->objectName());
    dock->setWidget(content);
    dock->setAllowedAreas(Qt::AllDockWidgetAreas);
    connect(content, &QWidget::windowTitleChanged, dock, &QDockWidget::setWindowTitle);
    connect(dock, &QDockWidget::visibilityChanged, this, &TableWindow::showTitles);
    connect(dock, &QDockWidget::topLevelChanged, this, &TableWindow::showTitles);
    connect(dock, &QDockWidget::dockLocationChanged, this, &TableWindow::showTitles);
    // As tabs at first: one below the other they would ask for a higher window than there is.
    QMainWindow::addDockWidget(area, dock);
    for (QDockWidget* other : docks_)
        if (dockWidgetArea(other) == area) {
            tabifyDockWidget(other, dock);
            break;
        }
    docks_.push_back(dock);
    return dock;
}

void TableWindow::addDock(QWidget* content, DockPlace place) {
    const bool bottom = place.area == DockPlace::Area::bottom;
    placed_.push_back(
        {makeDock(content, bottom ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea), place});
}

/// The first arrangement: players, actions, then log, routes and provinces as tabs; the play-mat below the
/// map. In a small window actions are one more tab.
void TableWindow::resetDocks() {
    const QSize room = window()->size() / theme::themeOf(this).textFactor;
    const bool small = room.width() < smallWidth || room.height() < smallHeight;
    const bool tiny = room.width() < tinyWidth;
    for (QDockWidget* dock : docks_) {
        removeDockWidget(dock);
        dock->setFloating(false);
    }
    const auto place = [this](QDockWidget* dock, Qt::DockWidgetArea area) {
        QMainWindow::addDockWidget(area, dock);
        dock->show();
    };
    QList<QDockWidget*> column;
    QList<int> heights;
    std::vector<Placed> tabs;
    for (const Placed& placed : placed_) {
        const bool bottom = placed.place.area == DockPlace::Area::bottom;
        if (placed.place.area == DockPlace::Area::rightBottom || (tiny && bottom)) {
            tabs.push_back(placed);
            continue;
        }
        place(placed.dock, bottom ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea);
        if (bottom) continue;
        column << placed.dock;
        heights << placed.dock->sizeHint().height() + titleHeight;
    }
    QDockWidget* actions = dockOf(actions_);
    QDockWidget* log = dockOf(log_);
    place(actions, Qt::RightDockWidgetArea);
    column << actions;
    const int rest =
        height() - track_->sizeHint().height() - std::accumulate(heights.begin(), heights.end(), 0);
    heights << (small ? rest : rest / 2);
    place(log, Qt::RightDockWidgetArea);
    if (small) {
        tabifyDockWidget(actions, log);
    } else {
        column << log;
        heights << rest - rest / 2;
    }
    std::stable_sort(tabs.begin(), tabs.end(),
                     [](const Placed& a, const Placed& b) { return a.place.order < b.place.order; });
    QDockWidget* last = log;
    const auto tabify = [&](QDockWidget* dock) {
        place(dock, Qt::RightDockWidgetArea);
        tabifyDockWidget(last, dock);
        last = dock;
    };
    for (const Placed& placed : tabs)
        tabify(placed.dock);
    tabify(dockOf(provinces_));
    tabify(dockOf(rules_));
    dockOf(rules_)->hide();
    (small ? actions : log)->raise();
    resizeDocks(column,
                QList<int>(column.size(), theme::themeOf(this).scaled(tiny    ? tinyRightWidth
                                                                      : small ? smallRightWidth
                                                                              : rightWidth)),
                Qt::Horizontal);
    resizeDocks(column, heights, Qt::Vertical);
    for (const Placed& placed : placed_)
        if (placed.place.area == DockPlace::Area::bottom)
            resizeDocks({placed.dock},
                        {theme::themeOf(this).scaled(small ? smallBottomHeight : bottomHeight)},
                        Qt::Vertical);
}

void TableWindow::showTitles() {
    for (QDockWidget* dock : docks_) {
        const auto neighbours = tabifiedDockWidgets(dock);
        const bool tab =
            !dock->isFloating() && std::any_of(neighbours.begin(), neighbours.end(),
                                               [](QDockWidget* other) { return !other->isHidden(); });
        QWidget* title = dock->titleBarWidget();
        if (tab && !title) {
            dock->setTitleBarWidget(new QWidget(dock));
        } else if (!tab && title) {
            dock->setTitleBarWidget(nullptr);
            title->deleteLater();
        }
    }
}

void TableWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    if (!std::exchange(arranged_, true)) restoreDocks();
}

QString TableWindow::layoutKey(const QString& layout) const {
    return QStringLiteral("layout/%1/%2")
        .arg(QLatin1String(game_.id.data(), static_cast<qsizetype>(game_.id.size())),
             layout.isEmpty() ? QStringLiteral("main") : layout);
}

void TableWindow::restoreDocks() {
    const QByteArray state = Settings().value(layoutKey(layout_)).toByteArray();
    if (!state.isEmpty() && restoreState(state, layoutVersion)) return;
    resetDocks();
    favourDocks();
}

void TableWindow::saveDocks() const {
    if (arranged_) Settings().setValue(layoutKey(layout_), saveState(layoutVersion));
}

/// A phase with an arrangement of its own: what the user made of it comes back.
void TableWindow::refreshLayoutName() {
    const QString name = session_->live() ? face_->layoutName() : layout_;
    if (name == layout_) return;
    saveDocks();
    layout_ = name;
    const QByteArray state = Settings().value(layoutKey(layout_)).toByteArray();
    if (!arranged_) return;
    if (state.isEmpty() || !restoreState(state, layoutVersion)) favourDocks();
}

/// An arrangement that the user never had: its docks come to the front and get more room.
void TableWindow::favourDocks() {
    for (const Placed& placed : placed_) {
        if (layout_.isEmpty() || placed.place.layout != layout_ || placed.dock->isFloating()) continue;
        placed.dock->show();
        placed.dock->raise();
        const theme::Theme& theme = theme::themeOf(this);
        const bool small = window()->width() / theme.textFactor < smallWidth;
        resizeDocks({placed.dock}, {theme.scaled(small ? favouredSmallWidth : favouredWidth)},
                    Qt::Horizontal);
        if (small) continue;
        QList<QDockWidget*> column;
        QList<int> heights;
        for (const Placed& other : placed_)
            if (other.place.area == DockPlace::Area::rightTop) {
                column << other.dock;
                heights << other.dock->sizeHint().height() + titleHeight;
            }
        column << dockOf(actions_) << placed.dock;
        heights << favouredOthers
                << height() - favouredOthers - std::accumulate(heights.begin(), heights.end(), 0);
        resizeDocks(column, heights, Qt::Vertical);
    }
}

QDockWidget* TableWindow::dockOf(const QWidget* content) const {
    const auto found = std::find_if(docks_.begin(), docks_.end(),
                                    [&](QDockWidget* dock) { return dock->widget() == content; });
    return found == docks_.end() ? nullptr : *found;
}

void TableWindow::raiseDock(QWidget* content) {
    if (QDockWidget* dock = dockOf(content)) {
        dock->show();
        dock->raise();
    }
}

void TableWindow::addGameActions(const QList<QAction*>& actions) {
    gameActions_ += actions;
    addActions(actions);
    emit gameActionsChanged();
}

// Cards and pages

void TableWindow::showCard(QWidget* content, ProvinceId near) {
    card_->show(content, near);
}

void TableWindow::hideCard() {
    card_->close();
}

void TableWindow::showRefusal(const RefusalCard& card) {
    auto* view = new RefusalView(card);
    connect(view, &RefusalView::closeWanted, this, &TableWindow::hideCard);
    connect(view, &RefusalView::ruleWanted, this, &TableWindow::showRule);
    card_->show(view, card.province);
    showStatus(tr("Refused: %1", "%1 the name of a rule").arg(card.rule));
}

void TableWindow::showRule(const QString& ruleId) {
    raiseDock(rules_);
    if (!rules_->goToRule(ruleId)) showStatus(tr("The rules page has nothing under %1.").arg(ruleId));
    rules_->setFocus(Qt::OtherFocusReason);
}

void TableWindow::showStatus(const QString& text) {
    emit status(text);
}

void TableWindow::showPage(QWidget* content) {
    for (int i = 0; i < pages_->count(); ++i)
        if (pages_->widget(i)->objectName() == content->objectName()) {
            pages_->setCurrentIndex(i);
            content->deleteLater();
            return;
        }
    const int tab = pages_->addTab(content, content->windowTitle());
    connect(content, &QWidget::windowTitleChanged, pages_,
            [this, content](const QString& title) { pages_->setTabText(pages_->indexOf(content), title); });
    pages_->setCurrentIndex(tab);
}

// What now?

void TableWindow::refresh() {
    refreshLayoutName();
    refreshBanner();
    track_->refresh();
    actions_->refresh();
    emit stateChanged();
}

QString TableWindow::personOf(SeatId seat) const {
    const QString person = session_->seat(seat).person;
    return person.isEmpty() ? face_->seatName(seat) : person;
}

std::optional<Button> TableWindow::undoButton() const {
    const auto step = session_->undoStep();
    if (!step) return std::nullopt;
    Button button;
    button.id = QStringLiteral("undo");
    button.text = tr("Undo");
    button.note = face_->lineName(step->node);
    if (button.note.size() > 24) button.note.clear();
    button.icon = theme::icon(theme::Icon::Undo);
    button.key = QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText);
    button.press = [this] { session_->undo(); };
    if (step->ofAnother)
        button.confirm = tr("That was decided by %1: %2. Take it back?", "%1 a person, %2 what was done")
                             .arg(personOf(step->person), face_->lineName(step->node));
    return button;
}

/// What the window says itself: looking back, computers at work, programs that are not started.
Prompt TableWindow::windowPrompt(bool& busy) const {
    Prompt prompt;
    busy = false;
    if (!session_->live()) {
        prompt.sentence = tr("%1, as it stood", "%1 a moment of the game: Turn 3, Trade")
                              .arg(face_->positionName(session_->node()));
        prompt.detail = tr("You are looking back. The game waits.");
        Button now;
        now.id = QStringLiteral("now");
        now.text = tr("Back to now");
        now.press = [this] { session_->lookAtNow(); };
        prompt.primary = now;
        Button goOn;
        goOn.id = QStringLiteral("go-on");
        goOn.text = tr("Go on from here");
        goOn.confirm = tr("The game as it went on is kept as another line of play. Go on from here?");
        goOn.press = [this] { session_->goOnFromHere(); };
        prompt.others.push_back(goOn);
        return prompt;
    }
    const SeatId computer = session_->computerToMove();
    if (isSeat(computer)) {
        prompt.seat = computer;
        const QString name = face_->seatName(computer);
        Button button;
        if (session_->paused()) {
            prompt.sentence = tr("%1 waits: computer players are paused").arg(name);
            button.id = QStringLiteral("resume");
            button.text = tr("Let them play");
            button.press = [this] { session_->setPaused(false); };
        } else {
            busy = true;
            prompt.sentence = tr("%1 is thinking", "a computer player").arg(name);
            button.id = QStringLiteral("move-now");
            button.text = tr("Move now", "to a computer player that thinks");
            button.press = [this] { session_->moveNow(); };
            Button pause;
            pause.id = QStringLiteral("pause");
            pause.text = tr("Pause", "stop the computer players for a while");
            pause.press = [this] { session_->setPaused(true); };
            prompt.others.push_back(pause);
        }
        prompt.primary = button;
        return prompt;
    }
    for (const SeatId seat : session_->waits()) {
        prompt.seat = seat;
        prompt.sentence =
            tr("%1 is played by an outside program that was not started").arg(face_->seatName(seat));
        prompt.detail = session_->seat(seat).kind;
        Button seats;
        seats.id = QStringLiteral("seats");
        seats.text = tr("Give the seat…");
        seats.press = [this] { emit const_cast<TableWindow*>(this)->seatsWanted(); };
        prompt.primary = seats;
        return prompt;
    }
    return prompt;
}

void TableWindow::refreshBanner() {
    bool busy = false;
    Prompt prompt;
    if (session_->live() && session_->outcome())
        prompt = face_->result();
    else if (session_->asksViewer())
        prompt = face_->prompt();
    else
        prompt = windowPrompt(busy);
    if (const auto undo = undoButton()) prompt.others.push_back(*undo);
    banner_->setBusy(busy);
    banner_->show(prompt, isSeat(prompt.seat) ? &session_->seat(prompt.seat) : nullptr);
}

QString TableWindow::title() const {
    return tr("%1 · %2", "title of the window: a map, and the turn and phase")
        .arg(face_->scenarioName(), face_->positionName(session_->node()));
}

void TableWindow::undo() {
    const auto step = session_->undoStep();
    if (!step) return;
    if (step->ofAnother)
        banner_->press(QStringLiteral("undo"));
    else
        session_->undo();
}

void TableWindow::redo() {
    session_->redo();
}

QString TableWindow::undoText() const {
    const auto step = session_->undoStep();
    return step ? face_->lineName(step->node) : QString{};
}

QString TableWindow::redoText() const {
    const auto node = session_->redoStep();
    return node ? face_->lineName(*node) : QString{};
}

void TableWindow::setGrace(int ms) {
    banner_->setGrace(ms);
}

void TableWindow::stepBack() {
    if (card_->isOpen())
        card_->close();
    else if (!actions_->clearFilter() && !face_->stepBack())
        banner_->takeFocus();
}

void TableWindow::pressPrimary() {
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
        banner_->takeFocus();
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
    for (const Placed& placed : placed_)
        if (placed.place.altKey == altKey) {
            raiseDock(placed.dock->widget());
            placed.dock->widget()->setFocus(Qt::ShortcutFocusReason);
        }
}

void TableWindow::nextPane(int direction) {
    std::vector<QWidget*> panes{banner_, pages_};
    const auto add = [&](QWidget* content) {
        const QDockWidget* dock = dockOf(content);
        if (dock && dock->isVisible() && !content->visibleRegion().isEmpty()) panes.push_back(content);
    };
    for (const auto area : {DockPlace::Area::bottom, DockPlace::Area::rightTop})
        for (const Placed& placed : placed_)
            if (placed.place.area == area) add(placed.dock->widget());
    add(actions_);
    add(log_);
    for (const Placed& placed : placed_)
        if (placed.place.area == DockPlace::Area::rightBottom) add(placed.dock->widget());
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
        banner_->takeFocus();
    else if (next == pages_)
        pages_->currentWidget()->setFocus(Qt::ShortcutFocusReason);
    else
        next->setFocus(Qt::ShortcutFocusReason);
}

void TableWindow::explainFocus() {
    if (!face_->explainFocus()) showStatus(tr("Nothing is refused here."));
}

void TableWindow::showFocusRule() {
    const QString rule = face_->focusRule();
    if (!rule.isEmpty())
        showRule(rule);
    else
        raiseDock(rules_);
}

void TableWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        rules_->setRules(face_->rulebook());
        refresh();
    }
    QMainWindow::changeEvent(event);
}

void TableWindow::retranslate() {
    trackBar_->setWindowTitle(tr("Turn and phase"));
    pages_->setTabText(pages_->indexOf(map_), tr("Map"));
    map_->setAccessibleName(tr("Map"));
}

} // namespace marches::play
