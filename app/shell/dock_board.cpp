#include "app/shell/dock_board.h"

#include "app/shell/settings.h"
#include "app/theme/style.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QStyle>
#include <QTabBar>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace marches::shell {

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
constexpr int smallBottomHeight = 110;
constexpr double leastShare = 0.24; ///< of the column, for what stands above a dock that is favoured
constexpr double lowShare = 0.36;   ///< of a low window's height, at most, for what stands above the tabs

/// What lies between docks of a column, which share its height.
int betweenDocks(const QMainWindow& window, qsizetype docks) {
    const int each = window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &window);
    return static_cast<int>(docks - 1) * each;
}

/// The window's width, at 100 % text size.
double roomFor(const QMainWindow& window) {
    return window.window()->width() / theme::themeOf(&window).textFactor;
}

int textSizeOf(const QMainWindow& window) {
    return static_cast<int>(std::lround(100 * theme::themeOf(&window).textFactor));
}

/// What a dock above the tabs takes of a column, at most so much without its title.
int heightOf(const DockBoard::Placed& placed, int width, int most) {
    return titleHeight + (placed.place.heightWithin ? placed.place.heightWithin(width, most) : most);
}
} // namespace

bool DockBoard::isLow(const QWidget& window) {
    return window.height() < theme::themeOf(&window).scaled(smallHeight);
}

DockBoard::DockBoard(QMainWindow& window, QString name)
    : window_(window), name_(std::move(name)), textSize_(textSizeOf(window)) {
    window_.installEventFilter(this);
}

QString DockBoard::key() const {
    return QStringLiteral("layout/%1/%2").arg(name_, layout_.isEmpty() ? QStringLiteral("main") : layout_);
}

void DockBoard::add(QWidget* content, const DockPlace& place) {
    const bool bottom = place.area == DockPlace::Area::bottom;
    placed_.push_back({make(content, bottom ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea), place});
}

QDockWidget* DockBoard::make(QWidget* content, Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(content->windowTitle(), &window_);
    dock->setObjectName(QStringLiteral("dock.") + content->objectName());
    dock->setWidget(content);
    dock->setAllowedAreas(Qt::AllDockWidgetAreas);
    connect(content, &QWidget::windowTitleChanged, dock, &QDockWidget::setWindowTitle);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockBoard::showTitles);
    connect(dock, &QDockWidget::topLevelChanged, this, &DockBoard::showTitles);
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockBoard::showTitles);
    connect(dock->toggleViewAction(), &QAction::triggered, this, [this] { noteChoice(nullptr); });
    // As tabs at first: one below the other they would ask for a higher window than there is.
    window_.addDockWidget(area, dock);
    for (QDockWidget* other : docks_)
        if (window_.dockWidgetArea(other) == area) {
            window_.tabifyDockWidget(other, dock);
            break;
        }
    docks_.push_back(dock);
    return dock;
}

std::vector<DockBoard::Placed> DockBoard::ofArea(DockPlace::Area area) const {
    std::vector<Placed> found;
    for (const Placed& placed : placed_)
        if (placed.place.area == area) found.push_back(placed);
    std::stable_sort(found.begin(), found.end(),
                     [](const Placed& a, const Placed& b) { return a.place.order < b.place.order; });
    return found;
}

/// Makes the first arrangement: in the right column the docks for the top, for the middle, then the tabs; the
/// others below the map. In a small window the middle ones are tabs too, in a tiny one all are that stand
/// below the map.
DockBoard::Heights DockBoard::arrange(int rowAbove) {
    const bool low = isLow(*window_.window());
    const double room = roomFor(window_);
    const bool small = room < smallWidth || low;
    for (QDockWidget* dock : docks_) {
        window_.removeDockWidget(dock);
        dock->setFloating(false);
    }
    std::vector<Placed> bottom = ofArea(DockPlace::Area::bottom);
    std::vector<Placed> tabs = ofArea(DockPlace::Area::rightBottom);
    if (room < tinyWidth) {
        tabs.insert(tabs.end(), bottom.begin(), bottom.end());
        std::stable_sort(tabs.begin(), tabs.end(),
                         [](const Placed& a, const Placed& b) { return a.place.order < b.place.order; });
        bottom.clear();
    }
    for (const Placed& placed : bottom)
        window_.addDockWidget(Qt::BottomDockWidgetArea, placed.dock);
    Heights exact = arrangeColumn(rowAbove, low, tabs);
    arrangeBottom(small, bottom);
    for (const Placed& placed : placed_)
        placed.dock->setVisible(!placed.place.hidden);
    return exact;
}

/// Gives what has to keep its exact height.
DockBoard::Heights DockBoard::arrangeColumn(int rowAbove, bool low, const std::vector<Placed>& tabs) {
    const bool small = roomFor(window_) < smallWidth || low;
    const int wide = firstWidth();
    const auto place = [this](QDockWidget* dock) {
        window_.addDockWidget(Qt::RightDockWidgetArea, dock);
        dock->show();
    };
    QList<QDockWidget*> column;
    QList<int> heights;
    for (const Placed& placed : ofArea(DockPlace::Area::rightTop)) {
        place(placed.dock);
        column << placed.dock;
        const int wanted = placed.dock->widget()->sizeHint().height();
        const int most = std::min(wanted, static_cast<int>(lowShare * (window_.height() - rowAbove)));
        heights << (low ? heightOf(placed, wide, most) : titleHeight + wanted);
    }
    const std::vector<Placed> middle = ofArea(DockPlace::Area::rightMiddle);
    std::vector<Placed> together = small ? middle : std::vector<Placed>{};
    together.insert(together.end(), tabs.begin(), tabs.end());
    std::vector<Placed> apart = small ? std::vector<Placed>{} : middle;
    const auto parts = static_cast<qsizetype>(apart.size() + (together.empty() ? 0 : 1));
    int rest = window_.height() - rowAbove - std::accumulate(heights.begin(), heights.end(), 0) -
               betweenDocks(window_, column.size() + parts);
    double weights = std::accumulate(apart.begin(), apart.end(), together.empty() ? 0.0 : 1.0,
                                     [](double sum, const Placed& each) { return sum + each.place.weight; });
    const auto addPart = [&](QDockWidget* dock, double weight) {
        const int height = static_cast<int>(rest * weight / weights);
        rest -= height;
        weights -= weight;
        column << dock;
        heights << height;
    };
    for (const Placed& placed : apart) {
        place(placed.dock);
        addPart(placed.dock, placed.place.weight);
    }
    QDockWidget* last = nullptr;
    for (const Placed& placed : together) {
        place(placed.dock);
        if (last)
            window_.tabifyDockWidget(last, placed.dock);
        else
            addPart(placed.dock, 1);
        last = placed.dock;
    }
    if (!together.empty()) together.front().dock->raise();
    window_.resizeDocks(column, QList<int>(column.size(), wide), Qt::Horizontal);
    window_.resizeDocks(column, heights, Qt::Vertical);
    if (!low || column.empty()) return {};
    return {column.mid(0, column.size() - 1), heights.mid(0, heights.size() - 1)};
}

void DockBoard::arrangeBottom(bool small, const std::vector<Placed>& bottom) {
    for (std::size_t i = 0; i < bottom.size(); ++i) {
        bottom[i].dock->show();
        if (i > 0) window_.tabifyDockWidget(bottom[i - 1].dock, bottom[i].dock);
    }
    if (bottom.empty()) return;
    bottom.front().dock->raise();
    window_.resizeDocks({bottom.front().dock},
                        {theme::themeOf(&window_).scaled(small ? smallBottomHeight : bottomHeight)},
                        Qt::Vertical);
}

/// Once all is laid out the column may be lower: what has its exact height keeps it.
void DockBoard::keep(const Heights& exact) {
    QTimer::singleShot(0, this, [this, exact] {
        if (!exact.docks.empty()) window_.resizeDocks(exact.docks, exact.heights, Qt::Vertical);
    });
}

void DockBoard::reset(int rowAbove) {
    chose_.clear();
    arrangeAnew(rowAbove);
}

/// The first arrangement, with the docks that the phase asks for in front.
void DockBoard::arrangeAnew(int rowAbove) {
    const Heights exact = arrange(rowAbove);
    if (!favour()) keep(exact);
}

bool DockBoard::bringBack() {
    const QByteArray state = Settings().value(key()).toByteArray();
    return !state.isEmpty() && window_.restoreState(state, layoutVersion);
}

void DockBoard::showTitles() {
    watchTabs();
    for (QDockWidget* dock : docks_) {
        const auto neighbours = window_.tabifiedDockWidgets(dock);
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

void DockBoard::restore(int rowAbove) {
    arranged_ = true;
    rowAbove_ = rowAbove;
    if (!bringBack()) arrangeAnew(rowAbove);
    showTitles();
}

void DockBoard::save() const {
    if (arranged_) Settings().setValue(key(), window_.saveState(layoutVersion));
}

void DockBoard::useLayout(const QString& layout) {
    if (layout == layout_) return;
    save();
    layout_ = layout;
    chose_.clear();
    if (!arranged_) return;
    const int width = columnWidth();
    if (!bringBack()) {
        if (layout_.isEmpty()) reset(rowAbove_); // the game was opened in another arrangement
        for (const Placed& placed : placed_)
            if (placed.place.awayIn.contains(layout_)) placed.dock->hide();
        favour();
    }
    keepColumnWidth(width);
    showTitles(); // a dock that is no tab any more need not have told of it
    QTimer::singleShot(0, this, &DockBoard::showTitles); // and once all is laid out
}

void DockBoard::bringForward() {
    if (!arranged_ || layout_.isEmpty() || chose_.contains(viewer_)) return;
    for (const Placed& placed : placed_)
        if (placed.place.layout == layout_ && !placed.dock->isHidden() && !placed.dock->isFloating())
            placed.dock->raise();
}

/// `dock`: what the viewer brought to the front; null: something else than the arrangement's.
void DockBoard::noteChoice(const QDockWidget* dock) {
    if (std::any_of(placed_.begin(), placed_.end(), [&](const Placed& placed) {
            return placed.dock == dock && placed.place.layout == layout_;
        }))
        chose_.erase(viewer_);
    else
        chose_.insert(viewer_);
}

/// A tab is pressed by the mouse only; tab bars come and go with the docks.
void DockBoard::watchTabs() {
    for (QTabBar* bar : window_.findChildren<QTabBar*>(QString{}, Qt::FindDirectChildrenOnly)) {
        if (bar->property("watched").toBool()) continue;
        bar->setProperty("watched", true);
        bar->setAccessibleName(tr("Panels", "the tabs of panels that share a place"));
        bar->installEventFilter(this);
        connect(bar, &QTabBar::tabBarClicked, this, [this, bar](int tab) {
            if (tab < 0) return;
            const QString title = bar->tabText(tab);
            const auto pressed = std::find_if(docks_.begin(), docks_.end(), [&](const QDockWidget* dock) {
                return dock->windowTitle() == title;
            });
            noteChoice(pressed == docks_.end() ? nullptr : *pressed);
        });
    }
}

/// Larger text needs a wider column, which Qt does not narrow again: it gets the width that it had at that
/// size.
void DockBoard::followTextSize() {
    const int size = textSizeOf(window_);
    if (!arranged_ || size == textSize_) return;
    widths_[std::exchange(textSize_, size)] = columnWidth();
    if (const auto had = widths_.find(size); had != widths_.end())
        QTimer::singleShot(0, this, [this, width = had->second] { keepColumnWidth(width); });
}

/// Where several docks change their tabs at once Qt leaves a bar without any over the next dock's title.
bool DockBoard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &window_ && event->type() == QEvent::StyleChange) followTextSize();
    if (watched == &window_ && !event->spontaneous() &&
        (event->type() == QEvent::Show || event->type() == QEvent::Hide))
        showFloating(event->type() == QEvent::Show);
    auto* bar = qobject_cast<QTabBar*>(watched);
    if (!bar || event->type() != QEvent::Paint || bar->count() > 0)
        return QObject::eventFilter(watched, event);
    QMetaObject::invokeMethod(bar, &QWidget::hide, Qt::QueuedConnection);
    return true;
}

std::vector<QDockWidget*> DockBoard::rightColumn() const {
    std::vector<QDockWidget*> column;
    for (QDockWidget* dock : docks_)
        if (!dock->isFloating() && !dock->isHidden() &&
            window_.dockWidgetArea(dock) == Qt::RightDockWidgetArea)
            column.push_back(dock);
    return column;
}

int DockBoard::columnWidth() const {
    int width = 0;
    for (const QDockWidget* dock : rightColumn())
        if (dock->x() >= 0) width = std::max(width, dock->width()); // a tab below another lies outside
    return width;
}

int DockBoard::firstWidth() const {
    const double room = roomFor(window_);
    const int usual = room < tinyWidth                                ? tinyRightWidth
                      : room < smallWidth || isLow(*window_.window()) ? smallRightWidth
                                                                      : rightWidth;
    return theme::themeOf(&window_).scaled(usual);
}

/// The right column is as wide in one arrangement as in the other, or the map would jump.
void DockBoard::keepColumnWidth(int width) {
    if (width <= 0) return;
    for (QDockWidget* dock : rightColumn())
        window_.resizeDocks({dock}, {width}, Qt::Horizontal);
}

/// An arrangement that the user never had: its docks come to the front and get more height, where the window
/// is wide enough: true.
bool DockBoard::favour() {
    bool higher = false;
    for (const Placed& placed : placed_) {
        if (layout_.isEmpty() || placed.place.layout != layout_ || placed.dock->isFloating()) continue;
        placed.dock->show();
        placed.dock->raise();
        if (roomFor(window_) < smallWidth) continue;
        gatherTabs(placed.dock);
        QList<QDockWidget*> column;
        QList<int> heights;
        const int all = window_.height() - rowAbove_;
        const int width = columnWidth() > 0 ? columnWidth() : firstWidth();
        const int left = all - placed.dock->widget()->sizeHint().height() - 2 * titleHeight;
        for (const Placed& other : placed_)
            if (other.place.area == DockPlace::Area::rightTop) {
                const int wanted = other.dock->widget()->sizeHint().height();
                const int most = std::min(wanted, std::max(left, static_cast<int>(leastShare * all)));
                column << other.dock;
                heights << heightOf(other, width, most);
            }
        column << placed.dock;
        heights << all - std::accumulate(heights.begin(), heights.end(), 0) -
                       betweenDocks(window_, column.size());
        window_.resizeDocks(column, heights, Qt::Vertical);
        higher = true;
    }
    return higher;
}

/// The docks in the middle become tabs beside the favoured one, as in a small window: it needs their height.
void DockBoard::gatherTabs(QDockWidget* favoured) {
    for (const Placed& middle : ofArea(DockPlace::Area::rightMiddle)) {
        QList<QDockWidget*> tabs = window_.tabifiedDockWidgets(favoured);
        if (middle.dock->isFloating() || middle.dock->isHidden() || tabs.contains(middle.dock) ||
            window_.dockWidgetArea(middle.dock) != window_.dockWidgetArea(favoured))
            continue;
        tabs << favoured;
        for (const Placed& placed : ofArea(DockPlace::Area::rightBottom))
            if (tabs.contains(placed.dock)) window_.tabifyDockWidget(middle.dock, placed.dock);
    }
    favoured->raise();
}

QDockWidget* DockBoard::dockOf(const QWidget* content) const {
    const auto found = std::find_if(docks_.begin(), docks_.end(),
                                    [&](QDockWidget* dock) { return dock->widget() == content; });
    return found == docks_.end() ? nullptr : *found;
}

void DockBoard::raise(QWidget* content) {
    if (QDockWidget* dock = dockOf(content)) {
        dock->show();
        dock->raise();
        noteChoice(dock);
    }
}

/// A dock in a window of its own does not go out of sight with the desk by itself.
void DockBoard::showFloating(bool shown) {
    if (shown) {
        for (QDockWidget* dock : std::exchange(floating_, {}))
            dock->show();
        return;
    }
    for (QDockWidget* dock : docks_)
        if (dock->isFloating() && dock->isVisible()) {
            floating_.push_back(dock);
            dock->hide();
        }
}

void DockBoard::forget() {
    floating_.clear();
    for (QDockWidget* dock : docks_)
        dock->disconnect(this);
    for (const Placed& placed : placed_)
        delete placed.dock;
    placed_.clear();
    docks_.clear();
}

} // namespace marches::shell
