#include "app/map/map_view.h"

#include <QPainter>

#include <cmath>

/// The view's title and compass: where they stand, when they step aside.
namespace marches::appmap {

namespace {

constexpr double frameBreadth = 13; // px

} // namespace

void MapView::setSheet(MapTitle title, std::vector<KeyEntry> key) {
    key_ = std::move(key);
    if (title == title_) return;
    title_ = std::move(title);
    furniture_.reset();
    titlePiece_ = {};
    dropLayer();
}

QSizeF MapView::roomOfTitle() const {
    return title_.name.isEmpty() ? QSizeF() : titleSize(title_);
}

const FurniturePlaces& MapView::furniture() const {
    if (!furniture_) furniture_ = placeOnScreen(*shapes_, faces_, roomOfTitle());
    return *furniture_;
}

FurniturePlaces MapView::furnitureShown() const {
    if (!shapes_) return {};
    ensureLayout();
    return furnitureInSight();
}

FurniturePlaces MapView::furnitureInSight() const {
    // Where the view will rest: nothing comes and goes on the way there.
    const QPoint origin = glide_ ? glidesTo_ : origin_;
    const auto seen = [&](const QRectF& piece) {
        if (piece.isEmpty()) return QRectF();
        const QRectF box(piece.topLeft() * scale_, piece.size() * scale_);
        const QRect view = box.translated(-origin).toAlignedRect();
        bool needed = rect().intersects(view) && !rect().contains(view);
        needed = needed || (!overview_->isHidden() && overview_->geometry().intersects(view));
        places_->labels().taken().each(
            box, [&needed](const BoxIndex::Entry& entry) { needed = needed || entry.written(); });
        return needed ? QRectF() : box.translated(-origin_);
    };
    return {seen(furniture().title), seen(furniture().compass), {}};
}

QString MapView::northLetter() {
    //: The letter of north on a compass rose
    return tr("N");
}

void MapView::paintFurniture(QPainter& painter, const QRectF& region) const {
    const QRectF sheet(QPointF(), shapes_->picture().size * scale_);
    if (!title_.name.isEmpty() && !sheet.contains(region)) paintFrame(painter, sheet, frameBreadth, theme_);
    const FurniturePlaces places = furnitureInSight();
    const double ratio = devicePixelRatioF();
    const auto draw = [&](const QRectF& view, Piece& piece, auto paint) {
        const QRectF box = view.translated(origin_);
        if (view.isEmpty() || !box.intersects(region)) return;
        const QSize size(static_cast<int>(std::ceil(box.width() * ratio)),
                         static_cast<int>(std::ceil(box.height() * ratio)));
        if (piece.size != size) {
            piece.size = size;
            piece.pixmap = QPixmap(size);
            piece.pixmap.fill(Qt::transparent);
            piece.pixmap.setDevicePixelRatio(ratio);
            QPainter inner(&piece.pixmap);
            inner.setRenderHint(QPainter::Antialiasing);
            paint(inner, QRectF(QPointF(), box.size()));
        }
        painter.drawPixmap(QPointF(std::round(box.left()), std::round(box.top())), piece.pixmap);
    };
    draw(places.title, titlePiece_,
         [this](QPainter& inner, const QRectF& where) { paintTitle(inner, where, title_, theme_); });
    draw(places.compass, compassPiece_,
         [this](QPainter& inner, const QRectF& where) { paintCompass(inner, where, northLetter(), theme_); });
}

} // namespace marches::appmap
