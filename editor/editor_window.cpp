#include "editor/editor_window.h"

#include "app/map/map_view.h"
#include "app/shell/card_frame.h"
#include "app/shell/parts.h"
#include "app/shell/shortcuts.h"
#include "app/theme/icons.h"
#include "editor/editor_actions.h"
#include "editor/map/overlays.h"
#include "editor/map/traced_picture.h"
#include "editor/map_feed.h"
#include "editor/map_problems.h"
#include "editor/panes/changes_pane.h"
#include "editor/panes/file_text_pane.h"
#include "editor/panes/history_pane.h"
#include "editor/panes/layers_pane.h"
#include "editor/panes/problems_pane.h"
#include "editor/panes/province_pane.h"
#include "editor/panes/provinces_pane.h"
#include "editor/panes/trace_pane.h"
#include "editor/places/variant_bar.h"
#include "editor/tool_banner.h"
#include "editor/tool_rail.h"
#include "editor/tracing.h"
#include "editor/views.h"
#include "editor/words.h"

#include <QDockWidget>
#include <QEvent>
#include <QMouseEvent>
#include <QStackedWidget>
#include <QToolBar>
#include <QVBoxLayout>

#include <utility>

namespace marches::editor {

namespace {

/// The arrangement of docks beside views that need the window's width.
QString wideLayout() {
    return QStringLiteral("wide");
}

/// The arrangement of docks beside views that need all of the window.
QString wholeLayout() {
    return QStringLiteral("whole");
}

QString layoutOf(const QString& view) {
    if (view == QLatin1String("map")) return {};
    return view == QLatin1String("countries") ? wideLayout() : wholeLayout();
}

QWidget* centreOf(QWidget& banner, QWidget& rail, QWidget& map) {
    auto* centre = new QWidget;
    auto* column = shell::bareLayout<QVBoxLayout>(centre, 0, {&banner});
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(&rail);
    row->addWidget(&map, 1);
    column->addLayout(row, 1);
    return centre;
}

} // namespace

EditorWindow::EditorWindow(std::unique_ptr<Document> document, const GamePanels* panels,
                           std::span<const ToolKind> tools, EditorActions& actions, QWidget* parent)
    : QMainWindow(parent), owned_(std::move(document)), document_(*owned_), panels_(panels),
      actions_(actions), strip_(new Strip({actions[Act::undo], actions[Act::redo], actions[Act::testPlay]})),
      map_(new appmap::MapView), feed_(new MapFeed(document_, *map_, panels, this, MapNumbers::kept)),
      tracing_(new Tracing(document_, *map_, *feed_, this)), province_(new ProvincePane(document_, panels)),
      hand_(new ToolHand(*this, tools, province_, this)), history_(new HistoryPane(document_)),
      provinces_(new ProvincesPane(document_)), changes_(new ChangesPane(document_)),
      text_(new FileTextPane(document_)), problemsPane_(new ProblemsPane),
      problems_(new MapProblems(document_, *problemsPane_, panels, this)),
      overlays_(std::make_unique<Overlays>(*map_)), bar_(new VariantBar(document_)),
      views_(new QStackedWidget), view_(QStringLiteral("map")), card_(new shell::CardFrame(*map_)),
      board_(*this, QStringLiteral("editor")) {
    setObjectName(QStringLiteral("editor"));
    setWindowFlags(Qt::Widget);
    setDockNestingEnabled(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    map_->setObjectName(QStringLiteral("map"));
    auto* bar = new QToolBar;
    bar->setObjectName(QStringLiteral("strip.bar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->toggleViewAction()->setEnabled(false);
    bar->addWidget(strip_);
    addToolBar(Qt::TopToolBarArea, bar);
    views_->addWidget(centreOf(hand_->banner(), hand_->rail(), *map_));
    auto* middle = new QWidget;
    shell::bareLayout<QVBoxLayout>(middle, 0, {bar_, views_})->setStretch(1, 1);
    setCentralWidget(middle);
    map_->installEventFilter(this);
    map_->setOverlay(overlays_.get());
    map_->addActions(actions.tools());
    map_->setYieldsShown(actions[Act::yields]->isChecked());
    addDocks();
    connectMap();
    connectPanes();
    connectProblems();
    keysChanged();
    retranslate();
    hand_->take(0);
    if (tracing_->begins()) useToolCalled(QStringLiteral("draw"));
}

EditorWindow::~EditorWindow() {
    map_->removeEventFilter(this);
    delete hand_;
    document_.disconnect();
    delete problems_; // waits for its check
    map_->setOverlay(nullptr);
    delete tracing_;
    board_.forget();
    delete centralWidget();
}

void EditorWindow::addDocks() {
    using Area = shell::DockPlace::Area;
    board_.add(
        hand_->side(),
        {.area = Area::rightMiddle, .altKey = 3, .weight = 1.5, .awayIn = {wideLayout(), wholeLayout()}});
    board_.add(history_, {.order = 0, .altKey = 4, .awayIn = {wideLayout(), wholeLayout()}});
    board_.add(tracing_->layers(), {.order = 1, .altKey = 9, .awayIn = {wideLayout(), wholeLayout()}});
    board_.add(provinces_, {.order = 2, .altKey = 5, .awayIn = {wideLayout(), wholeLayout()}});
    board_.add(problemsPane_, {.area = Area::bottom, .order = 2, .altKey = 6, .awayIn = {wholeLayout()}});
    board_.add(changes_, {.area = Area::bottom, .order = 3, .altKey = 7, .awayIn = {wholeLayout()}});
    board_.add(text_, {.area = Area::bottom, .order = 4, .altKey = 8, .awayIn = {wholeLayout()}});
    board_.add(tracing_->pane(), {.order = 3, .awayIn = {wideLayout(), wholeLayout()}});
}

void EditorWindow::connectMap() {
    appmap::PlayTool& select = map_->playTool();
    const auto idAtPlace = [this](ProvinceId province) { return feed_->idOf(province); };
    connect(&select, &appmap::PlayTool::provinceClicked, this,
            [this, idAtPlace](ProvinceId province, appmap::TokenHit, Qt::KeyboardModifiers held) {
                std::vector<std::string> all;
                if (held.testFlag(Qt::ShiftModifier)) all = chosen_;
                const std::string id = idAtPlace(province);
                if (id.empty()) return;
                if (std::erase(all, id) == 0) all.insert(all.begin(), id);
                choose(std::move(all));
            });
    connect(&select, &appmap::PlayTool::provinceDoubleClicked, this,
            [this](ProvinceId, appmap::TokenHit) { renameChosen(); });
    connect(&select, &appmap::PlayTool::backgroundClicked, this, [this] { choose({}); });
    connect(&select, &appmap::PlayTool::provinceHovered, this,
            [this](ProvinceId province, appmap::TokenHit) { tell(province); });
    connect(&map_->focus(), &appmap::MapFocus::moved, this, &EditorWindow::tell);
    connect(&map_->focus(), &appmap::MapFocus::activated, this, [this, idAtPlace](ProvinceId province) {
        if (const std::string id = idAtPlace(province); !id.empty()) choose({id});
    });
}

void EditorWindow::connectPanes() {
    connect(&document_, &Document::changed, hand_, &ToolHand::followSheet);
    connect(&document_, &Document::wentTo, this, &EditorWindow::goTo);
    connect(&document_, &Document::historyChanged, this, &EditorWindow::refresh);
    connect(&document_, &Document::variantShown, this, &EditorWindow::followVariant);
    connect(&document_, &Document::refused, this, &EditorWindow::status);
    connect(province_, &ProvincePane::said, this, &EditorWindow::status);
    connect(province_, &ProvincePane::renamed, this, [this](const std::string& id) { choose({id}); });
    connect(province_, &ProvincePane::showWanted, this, [this] {
        if (chosen_.empty()) return;
        if (const int at = numberOf(chosen_.front()); at >= 0)
            map_->camera().glideToSee(std::array{appmap::idOf(at)});
    });
    const auto go = [this](const QString& id) {
        choose({id.toStdString()});
        if (const int at = numberOf(id.toStdString()); at >= 0)
            map_->camera().ensureVisible(appmap::idOf(at));
    };
    connect(province_, &ProvincePane::chosen, this, go);
    connect(provinces_, &ProvincesPane::chosen, this, go);
    connect(changes_, &ChangesPane::chosen, this, go);
    connect(changes_, &ChangesPane::said, this, &EditorWindow::status);
    connect(board_.dockOf(changes_), &QDockWidget::visibilityChanged, changes_, &ChangesPane::setInFront);
    connect(changes_, &ChangesPane::linesMoved, this,
            [this](const planar::MovedLines& lines) { overlays_->lines.show(lines); });
    connect(province_, &ProvincePane::toolWanted, this, &EditorWindow::useToolCalled);
    connect(tracing_, &Tracing::said, this, &EditorWindow::status);
    connect(tracing_->pane(), &TracePane::toolWanted, this, &EditorWindow::useToolCalled);
    connect(tracing_->pane(), &TracePane::viewWanted, this, &EditorWindow::showView);
    connect(tracing_->pane(), &TracePane::provinceWanted, this, [this, go](const QString& id, bool named) {
        go(id);
        if (named) renameChosen();
    });
    connect(strip_, &Strip::viewWanted, this, &EditorWindow::showView);
    connect(strip_, &Strip::shownWanted, this, &EditorWindow::showVariant);
    hand_->banner().setKeys([this](const QString& name) {
        for (const QAction* action : actions_.all())
            if (action->objectName() == name) return shell::keyCap(action->shortcut());
        return QString{};
    });
    connect(hand_, &ToolHand::nameWanted, this, &EditorWindow::renameChosen);
    connect(hand_, &ToolHand::changed, this, &EditorWindow::hintsChanged);
    connect(hand_, &ToolHand::taken, this, [this](const QString& id) {
        if (id == QLatin1String("underlay")) board_.raise(tracing_->pane());
        emit stateChanged();
    });
}

void EditorWindow::connectProblems() {
    connect(problemsPane_, &ProblemsPane::goTo, this, &EditorWindow::goToProblem);
    connect(problems_, &MapProblems::said, this, &EditorWindow::status);
    connect(problems_, &MapProblems::asked, this, &EditorWindow::askFor);
    connect(&problemsPane_->model(), &ProblemsModel::shown, this, [this] {
        const draft::Problems open = problemsPane_->model().open();
        overlays_->marks.show(open);
        for (int i = 1; i < views_->count(); ++i)
            if (auto* view = qobject_cast<View*>(views_->widget(i))) view->showProblems(open);
    });
}

void EditorWindow::arrange() {
    ensurePolished();
    layout()->activate();
    board_.restore(strip_->sizeHint().height());
}

void EditorWindow::resetDocks() {
    board_.reset(strip_->sizeHint().height());
}

void EditorWindow::choose(std::vector<std::string> provinces) {
    chosen_ = std::move(provinces);
    feed_->showChosen(chosen_);
    province_->show(chosen_);
    if (!chosen_.empty()) provinces_->showChosen(chosen_.front());
    hand_->tellTool();
    emit stateChanged();
}

void EditorWindow::showView(const QString& id) {
    View* view = viewCalled(id);
    if (view == nullptr && id != QLatin1String("map")) return;
    view_ = id;
    views_->setCurrentIndex(view == nullptr ? 0 : views_->indexOf(view));
    board_.useLayout(layoutOf(view_));
    strip_->showView(view_);
    bar_->setView(view == nullptr, id == QLatin1String("variants"));
    if (view == nullptr) hand_->tellTool(); // what it shows may have changed meanwhile
    takeFocus();
    emit stateChanged();
}

void EditorWindow::goTo(const EditPlace& place) {
    if (!place.view.isEmpty()) document_.showVariant(place.variant);
    if (!place.view.isEmpty() && place.view != view_) showView(place.view);
    if (View* view = shownView(); view != nullptr && !place.path.empty()) view->goTo(place.path);
    std::vector<std::string> still;
    for (const std::string& id : place.chosen)
        if (document_.atlas().province(id) >= 0) still.push_back(id);
    if (still.empty()) {
        for (const std::string& id : chosen_)
            if (document_.atlas().province(id) >= 0) still.push_back(id);
        return choose(std::move(still));
    }
    const int at = numberOf(still.front());
    choose(std::move(still));
    if (at >= 0) map_->camera().ensureVisible(appmap::idOf(at));
}

int EditorWindow::numberOf(std::string_view province) const {
    return feed_->numberOf(province);
}

void EditorWindow::tell(ProvinceId province) {
    const Atlas& atlas = document_.atlas();
    const int at = atlas.province(feed_->idOf(province));
    if (at < 0) return say({});
    const ProvinceEntry& entry = atlas.provinces[static_cast<std::size_t>(at)];
    QStringList countries;
    for (const int country : entry.countries)
        countries << atlas.countries[static_cast<std::size_t>(country)].name;
    const QString name = atlas.provinceName(at);
    say(countries.isEmpty() ? name
                            : QStringLiteral("%1 · %2").arg(name, countries.join(QStringLiteral(", "))));
}

void EditorWindow::startFilter() {
    board_.raise(provinces_);
    provinces_->startFilter();
}

void EditorWindow::renameChosen() {
    if (View* view = shownView()) return view->edit();
    if (chosen_.empty()) return say(tr("Choose a province first."));
    hand_->usualPane();
    board_.raise(hand_->side());
    province_->takeNameFocus();
}

void EditorWindow::goToPane(int altKey) {
    if (altKey == 1) return takeFocus();
    for (const auto& placed : board_.placed())
        if (placed.place.altKey == altKey) {
            board_.raise(placed.dock->widget());
            QWidget* content = placed.dock->widget();
            if (content == hand_->side()) content = hand_->side()->currentWidget();
            content->setFocus(Qt::ShortcutFocusReason);
        }
}

void EditorWindow::takeFocus() {
    if (View* view = shownView()) return view->takeFocus();
    map_->setFocus(Qt::OtherFocusReason);
}

void EditorWindow::showCard(QWidget* content, const std::vector<std::string>& about) {
    showView(QStringLiteral("map"));
    card_->show(content, feed_->numbersOf(about));
}

void EditorWindow::closeCard() {
    card_->close();
}

bool EditorWindow::hasCard() const {
    return card_->isOpen();
}

bool EditorWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == map_ && map_->hasPicture()) {
        if (event->type() == QEvent::Leave) emit pointed({});
        if (event->type() == QEvent::MouseMove) {
            const QPointF at = map_->scene().viewport.toMap(static_cast<QMouseEvent*>(event)->position());
            emit pointed(tr("x %1, y %2", "a place on the map").arg(qRound(at.x())).arg(qRound(at.y())));
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

void EditorWindow::keysChanged() {
    strip_->keysChanged();
    std::vector<QString> keys;
    for (const QAction* action : actions_.tools())
        keys.push_back(action->shortcut().toString(QKeySequence::NativeText));
    hand_->rail().setKeys(keys);
    std::map<QString, QString> caps;
    const std::span<const ToolKind> tools = hand_->kinds();
    for (std::size_t i = 0; i < tools.size(); ++i)
        caps[tools[i].id] = shell::keyCap(actions_.tools()[static_cast<qsizetype>(i)]->shortcut());
    province_->setTools(caps);
    hand_->refresh();
}

void EditorWindow::refresh() {
    const QUndoStack& history = document_.history();
    const auto name = [&](int step) { return sentenceText(document_.step(step).change().name); };
    QAction* undo = actions_[Act::undo];
    QAction* redo = actions_[Act::redo];
    undo->setEnabled(history.canUndo());
    redo->setEnabled(history.canRedo());
    undo->setText(history.canUndo() ? tr("&Undo: %1", "%1 what was done").arg(name(history.index() - 1))
                                    : tr("&Undo"));
    redo->setText(history.canRedo() ? tr("&Redo: %1", "%1 what was done").arg(name(history.index()))
                                    : tr("&Redo"));
    undo->setIcon(theme::icon(theme::Icon::Undo));
    redo->setIcon(theme::icon(theme::Icon::Redo));
    refreshStrip();
    emit stateChanged();
}

void EditorWindow::refreshStrip() {
    strip_->setTitle(document_.title(), panels_ ? panels_->gameName() : QString{});
    std::vector<std::pair<QString, QString>> shown{{{}, tr("The whole map")}};
    if (const Node* variants = document_.whole().find("variants"); variants != nullptr && variants->isMap())
        for (std::size_t i = 0; i < variants->size(); ++i)
            shown.emplace_back(text(variants->keys[i].text),
                               nameOf(&variants->items[i], variants->keys[i].text));
    strip_->setShown(shown, text(document_.shownVariant()));
}

void EditorWindow::retranslate() {
    map_->setAccessibleName(tr("Map"));
    strip_->setViews(viewsOf(panels_));
    strip_->showView(view_);
    problems_->retranslate();
    hand_->rail().retranslate();
    hand_->refresh();
    refresh();
}

void EditorWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        document_.languageChanged();
        feed_->showFaces();
        retranslate();
    }
    QMainWindow::changeEvent(event);
}

} // namespace marches::editor
