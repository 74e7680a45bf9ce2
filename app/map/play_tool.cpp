#include "app/map/play_tool.h"

#include "app/map/map_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace marches::appmap {

void PlayTool::forget() {
    waits_.reset();
    scene_.attention.hovered = {};
    cancel();
}

// --- pointing

void PlayTool::hover(const MapHit& hit) {
    MapHit& hovered = scene_.attention.hovered;
    MapLayers& layers = view_.layers();
    if (hit == hovered) return layers.fan.follow();
    if (hit.province != hovered.province) {
        layers.passing.repaintLooked(hovered.province);
        hovered = hit;
        layers.passing.repaintLooked(hovered.province);
    }
    hovered = hit;
    layers.fan.follow();
    emit provinceHovered(hit.province, hit.token);
}

/// Tokens that have no place yet are not waited for: the pointer finds them when they have.
void PlayTool::pointAt(const QPointF& view) {
    const bool ready = scene_.laidOutHere();
    waits_ = ready ? std::nullopt : std::optional(view);
    hover(ready ? view_.hitAt(view) : MapHit{scene_.provinceAt(view), {}});
}

void PlayTool::pointAgain() {
    if (waits_) pointAt(QPointF(*waits_));
}

void PlayTool::leave() {
    scene_.attention.pointer.reset();
    waits_.reset();
    hover({});
}

bool PlayTool::help(const QHelpEvent& event) {
    return view_.tips().show(event.pos(), event.globalPos());
}

// --- pressing

bool PlayTool::press(const QMouseEvent& event) {
    if (!scene_.shapes || (event.button() != Qt::LeftButton && event.button() != Qt::MiddleButton))
        return false;
    const bool held = pressed_ != event.button() && event.buttons().testFlag(pressed_);
    if (pressed_ != Qt::NoButton && held) return true;
    cancel(); // a release that was never heard of
    pressed_ = event.button();
    pressedAt_ = event.position().toPoint();
    pressedOrigin_ = scene_.viewport.origin();
    pressedOn_ =
        pressed_ == Qt::LeftButton && scene_.laidOutHere() ? view_.hitAt(event.position()) : MapHit{};
    panning_ = pressed_ == Qt::MiddleButton;
    view_.showCursor();
    return true;
}

bool PlayTool::move(const QMouseEvent& event) {
    if (pressed_ != Qt::NoButton && !event.buttons().testFlag(pressed_)) cancel();
    if (pressed_ == Qt::NoButton) {
        scene_.attention.pointer = event.position();
        pointAt(event.position());
        return true;
    }
    const QPoint way = event.position().toPoint() - pressedAt_;
    const bool drags = way.manhattanLength() >= QApplication::startDragDistance();
    if (!panning_ && !carries() && drags && !lift()) {
        panning_ = true;
        view_.showCursor();
    }
    if (carries()) carryTo(event.position());
    if (panning_) view_.camera().scrollTo(pressedOrigin_ - way);
    return true;
}

bool PlayTool::release(const QMouseEvent& event) {
    if (event.button() != pressed_) return false;
    if (carries()) {
        cancel();
        emit tokenDropped(liesOpen(event.position()) ? view_.hitAt(event.position()).province : noProvince);
        return true;
    }
    const bool clicked = !panning_ && pressed_ == Qt::LeftButton;
    cancel();
    if (!clicked)
        view_.panels().seekStripPlace();
    else if (liesOpen(event.position()))
        click(event);
    return true;
}

void PlayTool::click(const QMouseEvent& event) {
    const MapHit hit = view_.hitAt(event.position());
    if (hit.province == noProvince) {
        emit backgroundClicked();
        return;
    }
    view_.focus().click(hit.province);
    emit provinceClicked(hit.province, hit.token, event.modifiers());
}

bool PlayTool::doubleClick(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || !scene_.shapes) return false;
    const MapHit hit = view_.hitAt(event.position());
    if (hit.province == noProvince)
        view_.camera().setScale(scene_.viewport.scale() * 1.5, event.position());
    else
        emit provinceDoubleClicked(hit.province, hit.token);
    return true;
}

bool PlayTool::menu(const QContextMenuEvent& event) {
    if (!scene_.shapes) return false;
    cancel(); // the menu takes the release
    if (event.reason() == QContextMenuEvent::Keyboard) {
        const ProvinceId focused = view_.focus().province();
        if (focused == noProvince) return false;
        view_.camera().ensureVisible(focused);
        const QPoint at = provincePoint(view_, focused).value_or(view_.rect().center());
        emit contextMenuRequested(focused, {}, view_.mapToGlobal(at));
        return true;
    }
    const MapHit hit = view_.hitAt(event.pos());
    if (hit.province != noProvince) emit contextMenuRequested(hit.province, hit.token, event.globalPos());
    return true;
}

bool PlayTool::key(const QKeyEvent& event) {
    return view_.focus().key(event);
}

void PlayTool::cancel() {
    pressed_ = Qt::NoButton;
    panning_ = false;
    const bool carried = carries();
    if (carried) {
        repaintCarried();
        carried_.reset();
        qApp->removeEventFilter(this);
    }
    view_.showCursor();
    if (carried) emit carryingEnded(scene_.attention.hovered.province);
}

std::optional<QCursor> PlayTool::cursor() const {
    if (carried_ && carried_->refused) return QCursor(Qt::ForbiddenCursor);
    if (carried_ || panning_) return QCursor(Qt::ClosedHandCursor);
    return std::nullopt;
}

// --- carrying

bool PlayTool::lift() {
    if (pressed_ != Qt::LeftButton || !pressedOn_.token) return false;
    const auto& groups = scene_.faces[index(pressedOn_.province)].groups;
    const auto group = static_cast<std::size_t>(pressedOn_.token.group);
    const auto number = static_cast<std::size_t>(pressedOn_.token.token);
    if (group >= groups.size() || number >= groups[group].tokens.size()) return false;
    const MapToken& token = groups[group].tokens[number];
    if (!token.movable) return false;
    carried_ = {token.look, pressedAt_};
    qApp->installEventFilter(this);
    view_.showCursor();
    emit tokenLifted(pressedOn_.province, pressedOn_.token);
    return true;
}

void PlayTool::setCarriedUnits(int units) {
    if (!carried_) return;
    carried_->look.count = units;
    repaintCarried();
}

void PlayTool::setDropRefused(bool refused) {
    if (!carried_) return;
    carried_->refused = refused;
    view_.showCursor();
}

QRectF PlayTool::carriedBox() const {
    return squareAt(carried_->at, scene_.places->styles().tokenSide() / 2);
}

void PlayTool::repaintCarried() const {
    const double around = scene_.places->styles().tokenSide() / 2; // lamps, numbers
    scene_.repaint(grown(carriedBox(), around).toAlignedRect());
}

void PlayTool::carryTo(const QPointF& view) {
    repaintCarried();
    carried_->at = view;
    repaintCarried();
    if (!liesOpen(view)) return leave();
    scene_.attention.pointer = view;
    pointAt(view);
}

/// Nothing can be let go on what lies behind a card or outside the view.
bool PlayTool::liesOpen(const QPointF& view) const {
    const QPoint at = view.toPoint();
    return view_.rect().contains(at) && !view_.childAt(at);
}

void PlayTool::paint(QPainter& painter, const QRegion& /*exposed*/) {
    constexpr double faintness = 0.75;
    if (!carried_) return;
    painter.setOpacity(faintness);
    scene_.tokens->paint(painter, carried_->look, carriedBox().translated(scene_.viewport.origin()),
                         scene_.theme);
    painter.setOpacity(1);
}

bool PlayTool::eventFilter(QObject* watched, QEvent* event) {
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!carries() || !key || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QObject::eventFilter(watched, event);
    event->accept(); // so that it comes as a key and is nobody's shortcut
    if (event->type() == QEvent::KeyPress) cancel();
    return true;
}

std::optional<QPoint> provincePoint(const MapView& view, ProvinceId province) {
    if (!view.hasPicture() || province == noProvince) return std::nullopt;
    const auto good = [&](const QPoint& p) {
        return view.rect().contains(p) && view.hitAt(p) == MapHit{province, {}} && !view.childAt(p);
    };
    const int i = numberOf(province);
    const QPoint heart = view.toView(view.shapes()->grid().pole(i).point).toPoint();
    if (good(heart)) return heart;
    const QRect box = view.scene().provinceRect(i) & view.rect();
    const int step = std::max(2, std::min(box.width(), box.height()) / 24);
    std::optional<QPoint> best;
    int nearest = 0;
    for (int y = box.top(); y <= box.bottom(); y += step)
        for (int x = box.left(); x <= box.right(); x += step) {
            const QPoint p(x, y);
            const int away = (p - heart).manhattanLength();
            if ((!best || away < nearest) && good(p)) best = p, nearest = away;
        }
    return best;
}

} // namespace marches::appmap
