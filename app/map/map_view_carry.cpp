#include "app/map/map_view.h"

#include <QPainter>

/// The view's part in dragging tokens: it shows what is carried and says what was lifted and where it is let
/// go; what comes of it is the game's.
namespace marches::appmap {

namespace {

constexpr double faintness = 0.75;

} // namespace

bool MapView::lift() {
    if (pressed_ != Qt::LeftButton || !pressedOn_.token) return false;
    const auto& groups = face(pressedOn_.province).groups;
    const auto group = static_cast<std::size_t>(pressedOn_.token.group);
    const auto number = static_cast<std::size_t>(pressedOn_.token.token);
    if (group >= groups.size() || number >= groups[group].tokens.size()) return false;
    const MapToken& token = groups[group].tokens[number];
    if (!token.movable) return false;
    carried_ = {token.look, pressedAt_};
    listen();
    setCursor(Qt::ClosedHandCursor);
    emit tokenLifted(pressedOn_.province, pressedOn_.token);
    return true;
}

void MapView::setCarriedUnits(int units) {
    if (!carried_) return;
    carried_->look.count = units;
    updateCarried();
}

void MapView::setDropRefused(bool refused) {
    if (carried_) setCursor(refused ? Qt::ForbiddenCursor : Qt::ClosedHandCursor);
}

QRectF MapView::carriedBox() const {
    const double side = places_->tokenSide();
    return {carried_->at - QPointF(side, side) / 2, QSizeF(side, side)};
}

void MapView::updateCarried() {
    const double around = places_->tokenSide() / 2; // lamps, numbers
    update(carriedBox().adjusted(-around, -around, around, around).toAlignedRect());
}

void MapView::carryTo(const QPointF& view) {
    updateCarried();
    carried_->at = view;
    updateCarried();
    if (!liesOpen(view)) return leavePointer();
    pointer_ = view;
    followPointer(view);
}

/// Nothing can be let go on what lies behind a card or outside the view.
bool MapView::liesOpen(const QPointF& view) const {
    const QPoint at = view.toPoint();
    return rect().contains(at) && !childAt(at);
}

void MapView::drop(const QPointF& view) {
    stopPanning();
    emit tokenDropped(liesOpen(view) ? hitAt(view).province : noProvince);
}

void MapView::stopCarrying() {
    if (!carried_) return;
    updateCarried();
    carried_.reset();
    listen();
    emit carryingEnded(hovered_.province);
}

void MapView::paintCarried(QPainter& painter) const {
    if (!carried_) return;
    painter.setOpacity(faintness);
    tokenCache_.paint(painter, carried_->look, carriedBox().translated(origin_), theme_);
    painter.setOpacity(1);
}

} // namespace marches::appmap
