#include "app/map/map_view.h"

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QToolTip>

#include <cmath>
#include <utility>

/// The view's mouse: pointing, pressing, panning, zooming.
namespace marches::appmap {

void MapView::updateLooked(ProvinceId province) {
    if (!shapes_ || province == noProvince) return;
    const int i = static_cast<int>(index(province));
    QRect touched = provinceRect(i) | decorationRect(i);
    if (const QRectF strip = yieldBox(i, true); !strip.isEmpty())
        touched |= strip.adjusted(-2, -2, 2, 2).translated(-origin_).toAlignedRect();
    update(touched);
}

void MapView::hover(const Hit& hit) {
    if (hit == hovered_) {
        updateFan();
        return;
    }
    if (hit.province != hovered_.province) {
        updateLooked(hovered_.province);
        hovered_ = hit;
        updateLooked(hovered_.province);
    }
    hovered_ = hit;
    updateFan();
    emit provinceHovered(hit.province, hit.token);
}

/// Tokens that have no place yet are not waited for: the pointer finds them when they have.
void MapView::followPointer(const QPointF& view) {
    const bool ready = laidOutHere();
    pointerWaits_ = ready ? std::nullopt : std::optional(view);
    hover(ready ? hitAt(view) : Hit{provinceAt(view), {}});
}

void MapView::mousePressEvent(QMouseEvent* event) {
    if (!shapes_ || (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)) {
        QWidget::mousePressEvent(event);
        return;
    }
    const bool held = pressed_ != event->button() && event->buttons().testFlag(pressed_);
    if (pressed_ != Qt::NoButton && held) return;
    stopPanning(); // a release that was never heard of
    pressed_ = event->button();
    pressedAt_ = event->position().toPoint();
    pressedOrigin_ = origin_;
    pressedOn_ = pressed_ == Qt::LeftButton && laidOutHere() ? hitAt(event->position()) : Hit{};
    panning_ = pressed_ == Qt::MiddleButton;
    if (panning_) setCursor(Qt::ClosedHandCursor);
}

void MapView::mouseMoveEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    if (pressed_ != Qt::NoButton && !event->buttons().testFlag(pressed_)) stopPanning();
    if (pressed_ != Qt::NoButton) {
        const bool drags = (at - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
        if (!panning_ && !carries() && drags && !lift()) {
            panning_ = true;
            setCursor(Qt::ClosedHandCursor);
        }
        if (carries()) carryTo(event->position());
        if (panning_) setOrigin(pressedOrigin_ - (at - pressedAt_));
        return;
    }
    pointer_ = event->position();
    followPointer(event->position());
}

void MapView::stopPanning() {
    pressed_ = Qt::NoButton;
    panning_ = false;
    unsetCursor();
    stopCarrying();
}

void MapView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != pressed_) {
        QWidget::mouseReleaseEvent(event);
        return;
    }
    if (carries()) return drop(event->position());
    const bool click = !panning_ && pressed_ == Qt::LeftButton;
    stopPanning();
    if (!click) seekStrip();
    if (!click || !liesOpen(event->position())) return;
    const Hit hit = hitAt(event->position());
    if (hit.province == noProvince) {
        emit backgroundClicked();
        return;
    }
    if (hit.province != focused_) {
        const ProvinceId old = std::exchange(focused_, hit.province);
        roundOf_ = noProvince;
        updateLooked(old);
        updateLooked(focused_);
    }
    focusByKeys_ = false;
    updateFan();
    emit provinceClicked(hit.province, hit.token, event->modifiers());
}

void MapView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !shapes_) return;
    const Hit hit = hitAt(event->position());
    if (hit.province == noProvince)
        setScale(scale_ * 1.5, event->position());
    else
        emit provinceDoubleClicked(hit.province, hit.token);
}

void MapView::wheelEvent(QWheelEvent* event) {
    if (!shapes_) return;
    if (event->modifiers() & Qt::ShiftModifier) {
        setOrigin(origin_ - event->angleDelta());
    } else if (const int turn = event->angleDelta().y(); turn != 0) {
        setScale(scale_ * std::pow(1.2, turn / 120.0), event->position());
        followPointer(event->position());
    }
    event->accept();
}

void MapView::leavePointer() {
    pointer_.reset();
    pointerWaits_.reset();
    hover({});
}

void MapView::leaveEvent(QEvent* event) {
    leavePointer();
    QWidget::leaveEvent(event);
}

void MapView::contextMenuEvent(QContextMenuEvent* event) {
    if (!shapes_) return;
    stopPanning(); // the menu takes the release
    if (event->reason() == QContextMenuEvent::Keyboard) {
        if (focused_ == noProvince) return;
        ensureVisible(focused_);
        const QPoint at = provincePoint(focused_).value_or(rect().center());
        emit contextMenuRequested(focused_, {}, mapToGlobal(at));
        return;
    }
    const Hit hit = hitAt(event->pos());
    if (hit.province != noProvince) emit contextMenuRequested(hit.province, hit.token, event->globalPos());
}

bool MapView::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (childAt(help->pos()))
            QToolTip::hideText(); // what lies on the map speaks for itself
        else
            showToolTip(help->pos(), help->globalPos());
        return true;
    }
    case QEvent::Hide:
    case QEvent::WindowDeactivate:
        stopPanning(); // the release may go elsewhere
        break;
    case QEvent::NativeGesture: {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture) break;
        setScale(scale_ * (1 + gesture->value()), gesture->position());
        return true;
    }
    case QEvent::Gesture:
        if (const QGesture* gesture = static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture)) {
            const auto* pinch = static_cast<const QPinchGesture*>(gesture);
            stopPanning();
            setScale(scale_ * pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint().toPoint()));
            return true;
        }
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

} // namespace marches::appmap
