#include "editor/tools/sheet_tool.h"

#include "app/map/map_view.h"
#include "editor/map/traced_picture.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr double catchReach = 10; // px
constexpr double coarseStep = 8;  // px of the crosshair
constexpr double fineStep = 1;

Point pointOfQt(const QPointF& p) {
    return {p.x(), p.y()};
}

} // namespace

SheetTool::SheetTool(ToolContext context) : context_(std::move(context)) {}

// --- places

std::int32_t SheetTool::stepsOf(double px) const {
    return static_cast<std::int32_t>(std::lround(px / context_.map.scale() * planar::stepsPerUnit));
}

QPointF SheetTool::mapPx(planar::GridPoint at) const {
    const Point point = planar::toPoint(at);
    return QPointF(point.x, point.y) * context_.map.scale();
}

QPolygonF SheetTool::mapPx(const std::vector<planar::GridPoint>& line) const {
    QPolygonF result;
    result.reserve(static_cast<qsizetype>(line.size()));
    for (const planar::GridPoint at : line)
        result.push_back(mapPx(at));
    return result;
}

QPainterPath SheetTool::mapPx(const std::vector<planar::GridRing>& rings) const {
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (const planar::GridRing& ring : rings) {
        path.addPolygon(mapPx(ring));
        path.closeSubpath();
    }
    return path;
}

SnapWish SheetTool::wishAt(planar::GridPoint pointer) const {
    SnapWish wish;
    wish.pointer = pointer;
    wish.reach = stepsOf(catchReach);
    return wish;
}

Spot SheetTool::spotAt(const QPointF& view, Qt::KeyboardModifiers modifiers, bool byKeys) const {
    const planar::GridPoint bare = planar::toGrid(pointOfQt(context_.map.scene().viewport.toMap(view)));
    SnapWish wish = wishAt(bare);
    wish.free = wish.free || modifiers.testFlag(Qt::AltModifier);
    wish.angles = modifiers.testFlag(Qt::ControlModifier);
    return {view, bare, snapped(draft(), wish), modifiers, byKeys};
}

QString SheetTool::nameOf(planar::Label label) const {
    if (label == planar::sea) return tr("the sea");
    if (label == planar::quietLand) return tr("land out of play");
    if (label == planar::offSheet) return tr("the sheet’s edge");
    const std::string& id = draft().labels.idOf(label);
    return id.empty() ? tr("a province without a name") : context_.name(id);
}

QString SheetTool::idOf(planar::Label label) const {
    return QString::fromStdString(draft().labels.idOf(label));
}

QString SheetTool::words(const Caught& caught) const {
    switch (caught.by) {
    case CaughtBy::Nothing:
        return {};
    case CaughtBy::Junction: {
        QStringList names;
        for (const planar::HalfArc half : sheet()->halvesFrom(caught.at)) {
            const planar::Arc& arc = sheet()->arc(half.arc);
            const planar::Label label = half.backward ? arc.right : arc.left;
            if (label != planar::offSheet && !names.contains(nameOf(label))) names << nameOf(label);
        }
        //: Where borders meet; a list of names
        return tr("junction of %1").arg(names.join(tr(", ", "between names of a list")));
    }
    case CaughtBy::FirstPoint:
        return tr("its first point");
    case CaughtBy::Point:
        return tr("point between %1 and %2").arg(nameOf(caught.one), nameOf(caught.other));
    case CaughtBy::Border:
        return tr("on the border of %1 and %2").arg(nameOf(caught.one), nameOf(caught.other));
    case CaughtBy::River:
        return tr("on a river");
    case CaughtBy::Ridge:
        return tr("on the relief");
    case CaughtBy::SheetEdge:
        return tr("on the sheet’s edge");
    }
    return {};
}

void SheetTool::announce(const QString& text) {
    announced_ = text;
    say(text);
    context_.map.setAccessibleDescription(text);
    if (!QAccessible::isActive()) return;
    QAccessibleEvent event(&context_.map, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void SheetTool::repaint() {
    context_.map.update();
}

void SheetTool::tell() {
    repaint();
    emit changed();
}

// --- the mouse

bool SheetTool::press(const QMouseEvent& event) {
    if (!sheet() || space_ || event.button() == Qt::MiddleButton) {
        pans_ = context_.map.playTool().press(event);
        return pans_;
    }
    if (event.button() != Qt::LeftButton) return false;
    crosshair_.reset();
    held_ = false;
    spot_ = spotAt(event.position(), event.modifiers(), false);
    pressed_ = true;
    pressAt(*spot_);
    repaint();
    return true;
}

bool SheetTool::move(const QMouseEvent& event) {
    if (pans_) return context_.map.playTool().move(event);
    if (!sheet()) return false;
    if (held_) return true;                                              // the keyboard moves it
    if (pressed_ && !event.buttons().testFlag(Qt::LeftButton)) cancel(); // a release that was never heard of
    crosshair_.reset();
    spot_ = spotAt(event.position(), event.modifiers(), false);
    moveTo(*spot_);
    repaint();
    return true;
}

bool SheetTool::release(const QMouseEvent& event) {
    if (pans_) {
        pans_ = false;
        return context_.map.playTool().release(event);
    }
    if (event.button() != Qt::LeftButton || !pressed_ || held_) return false;
    spot_ = spotAt(event.position(), event.modifiers(), false);
    pressed_ = false;
    releaseAt(*spot_);
    repaint();
    return true;
}

bool SheetTool::doubleClick(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || !sheet()) return false;
    doubleClickAt(spotAt(event.position(), event.modifiers(), false));
    return true;
}

void SheetTool::leave() {
    if (!crosshair_) spot_.reset();
    context_.map.playTool().leave();
    repaint();
}

void SheetTool::cancel() {
    pressed_ = held_ = space_ = false;
    if (std::exchange(pans_, false)) context_.map.playTool().cancel();
    if (context_.traced != nullptr) context_.traced->hideWhileHeld(false);
    breakOff();
    tell();
}

std::optional<QCursor> SheetTool::cursor() const {
    return space_ ? QCursor(Qt::OpenHandCursor) : ownCursor();
}

// --- keys

std::vector<shell::KeyHint> SheetTool::hints() const {
    return {{tr("Alt", "key"), tr("no snapping")},
            {tr("Ctrl", "key"), tr("15 degrees")},
            {QStringLiteral("."), tr("set a point")},
            {QStringLiteral("[ ]"), tr("walk points")}};
}

void SheetTool::moveCrosshair(const QPointF& to, Qt::KeyboardModifiers modifiers) {
    const QRectF view(context_.map.rect());
    QPointF at(std::clamp(to.x(), view.left(), view.right()), std::clamp(to.y(), view.top(), view.bottom()));
    const QPoint beyond = (to - at).toPoint();
    if (!beyond.isNull()) context_.map.camera().scrollBy(beyond); // beyond the edge the map goes on
    crosshair_ = at;
    spot_ = spotAt(at, modifiers, true);
    moveTo(*spot_);
    repaint();
}

bool SheetTool::arrow(const QKeyEvent& event) {
    const double step = event.modifiers().testFlag(Qt::ShiftModifier) ? fineStep : coarseStep;
    QPointF way;
    switch (event.key()) {
    case Qt::Key_Left:
        way = {-step, 0};
        break;
    case Qt::Key_Right:
        way = {step, 0};
        break;
    case Qt::Key_Up:
        way = {0, -step};
        break;
    case Qt::Key_Down:
        way = {0, step};
        break;
    default:
        return false;
    }
    // Shift only makes the steps small here
    moveCrosshair(crosshair_.value_or(spot_ ? spot_->view : QRectF(context_.map.rect()).center()) + way,
                  event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    walkedTo_.reset();
    const QString where = words(spot_->caught);
    announce(where.isEmpty() ? nameOf(sheet()->labelAt(spot_->bare)) : where);
    return true;
}

std::vector<planar::GridPoint> SheetTool::walkable() const {
    std::vector<planar::GridPoint> points;
    const QRectF seen = context_.map.visibleMap();
    const planar::GridPoint low = planar::toGrid(pointOfQt(seen.topLeft()));
    const planar::GridPoint high = planar::toGrid(pointOfQt(seen.bottomRight()));
    const planar::GridBox box{low.x, low.y, high.x, high.y};
    for (const planar::ArcId id : sheet()->arcsIn(box)) {
        const planar::Arc& arc = sheet()->arc(id);
        if (arc.ring() || arc.left == planar::offSheet || arc.right == planar::offSheet) continue;
        for (const planar::GridPoint& end : {arc.points.front(), arc.points.back()})
            if (planar::contains(box, end)) points.push_back(end);
    }
    // as one reads
    std::sort(points.begin(), points.end(), [](const planar::GridPoint& a, const planar::GridPoint& b) {
        return std::pair(a.y, a.x) < std::pair(b.y, b.x);
    });
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

void SheetTool::walk(int step) {
    const std::vector<planar::GridPoint> points = walkable();
    if (points.empty()) return;
    const auto count = static_cast<int>(points.size());
    const auto known = walkedTo_ ? std::find(points.begin(), points.end(), *walkedTo_) : points.end();
    int at = 0;
    if (known != points.end()) {
        at = (static_cast<int>(known - points.begin()) + step + count) % count;
    } else if (spot_) { // from the nearest one
        const auto away = [this](const planar::GridPoint& p) {
            return std::hypot(static_cast<double>(p.x) - spot_->bare.x,
                              static_cast<double>(p.y) - spot_->bare.y);
        };
        at = static_cast<int>(
            std::min_element(points.begin(), points.end(),
                             [&](const auto& a, const auto& b) { return away(a) < away(b); }) -
            points.begin());
    }
    walkedTo_ = points[static_cast<std::size_t>(at)];
    const Point to = planar::toPoint(*walkedTo_);
    moveCrosshair(context_.map.toView({to.x, to.y}), Qt::NoModifier);
    Caught here = spot_->caught;
    if (here.by == CaughtBy::Nothing && !sheet()->halvesFrom(*walkedTo_).empty())
        here = {CaughtBy::Junction, *walkedTo_, planar::offSheet, planar::offSheet, std::nullopt};
    else if (const auto on = sheet()->nearestArc(*walkedTo_, 1); here.by == CaughtBy::Nothing && on)
        here = {CaughtBy::Point, *walkedTo_, sheet()->arc(on->arc).left, sheet()->arc(on->arc).right,
                on->arc};
    announce(tr("%1, %2 of %3", "a junction or point, its number, how many there are")
                 .arg(words(here))
                 .arg(at + 1)
                 .arg(count));
}

void SheetTool::pressByKey(Qt::KeyboardModifiers modifiers) {
    if (!crosshair_) moveCrosshair(spot_ ? spot_->view : QRectF(context_.map.rect()).center(), modifiers);
    spot_ = spotAt(*crosshair_, modifiers, true);
    if (!held_) {
        pressed_ = held_ = true;
        pressAt(*spot_);
    } else {
        pressed_ = held_ = false;
        releaseAt(*spot_);
    }
    repaint();
}

bool SheetTool::key(const QKeyEvent& event) {
    if (!sheet()) return context_.map.playTool().key(event);
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (arrow(event)) return true;
    switch (event.key()) {
    case Qt::Key_Escape:
        if (held_) pressed_ = held_ = false;
        if (!stepBack()) {
            const auto leave = context_.leave; // the tool is deleted by it
            leave();
        } else {
            tell();
        }
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (held_) {
            pressByKey(modifiers);
            return true;
        }
        return finish(modifiers);
    case Qt::Key_Backspace:
        return takeBack();
    case Qt::Key_Delete:
        return removeHere() || letter(event.key(), modifiers);
    case Qt::Key_Period:
        pressByKey(modifiers);
        return true;
    case Qt::Key_BracketLeft:
        walk(-1);
        return true;
    case Qt::Key_BracketRight:
        walk(1);
        return true;
    case Qt::Key_O:
        if (modifiers || context_.traced == nullptr) return letter(event.key(), modifiers);
        context_.traced->hideWhileHeld(true);
        return true;
    case Qt::Key_Space:
        space_ = true; // while it is held the map is dragged
        context_.map.showCursor();
        return true;
    default:
        return letter(event.key(), modifiers);
    }
}

bool SheetTool::keyUp(const QKeyEvent& event) {
    if (!event.isAutoRepeat()) letterUp(event.key());
    if (event.key() == Qt::Key_O && !event.isAutoRepeat() && context_.traced != nullptr)
        context_.traced->hideWhileHeld(false);
    if (event.key() != Qt::Key_Space || event.isAutoRepeat() || !space_) return false;
    space_ = false;
    context_.map.showCursor();
    return true;
}

// --- paint

void SheetTool::paint(QPainter& painter, const QRegion& /*exposed*/) {
    if (!sheet()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintOver(painter);
    const theme::Theme& theme = context_.map.scene().theme;
    const QPointF origin(context_.map.scene().viewport.origin());
    if (spot_ && showsCaught() && spot_->caught.by != CaughtBy::Nothing) {
        paintCaught(painter, mapPx(spot_->at()), theme);
        (void)paintTag(painter, mapPx(spot_->at()),
                       context_.map.scene().viewport.toMapPx(context_.map.rect()), {words(spot_->caught)},
                       theme);
    }
    if (crosshair_) paintCrosshair(painter, *crosshair_ + origin, theme);
    painter.restore();
}

shell::Button SheetTool::bannerButton(const char* id, const QString& text, std::function<void()> press) {
    shell::Button button;
    button.id = QString::fromLatin1(id);
    button.text = text;
    button.press = std::move(press);
    return button;
}

} // namespace marches::editor
