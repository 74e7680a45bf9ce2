#include "app/map/furniture_layer.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>
#include <utility>

namespace marches::appmap {

namespace {

constexpr double frameBreadth = 13; // px

QString northLetter() {
    //: The letter of north on a compass rose
    return QCoreApplication::translate("marches::appmap::MapView", "N");
}

} // namespace

bool FurnitureLayer::set(MapTitle title, std::vector<KeyEntry> key) {
    key_ = std::move(key);
    if (title == title_) return false;
    title_ = std::move(title);
    forgetPlaces();
    titlePiece_ = {};
    return true;
}

void FurnitureLayer::forget() {
    titlePiece_ = compassPiece_ = {};
}

QSizeF FurnitureLayer::roomOfTitle() const {
    return title_.name.isEmpty() ? QSizeF() : titleSize(title_);
}

const FurniturePlaces& FurnitureLayer::places() {
    if (!places_) places_ = placeOnScreen(*scene_.shapes, scene_.faces, roomOfTitle());
    return *places_;
}

FurniturePlaces FurnitureLayer::shown() {
    if (!scene_.shapes) return {};
    scene_.ensureLayout();
    return inSight();
}

FurniturePlaces FurnitureLayer::inSight() {
    const Viewport& viewport = scene_.viewport;
    const auto seen = [&](const QRectF& piece) {
        if (piece.isEmpty()) return QRectF();
        const QRectF box = multiplied(piece, viewport.scale());
        // Where the view will rest: nothing comes and goes on the way there.
        const QRect view = box.translated(-viewport.restingOrigin()).toAlignedRect();
        const bool cut = viewport.rect().intersects(view) && !viewport.rect().contains(view);
        using Kind = BoxIndex::Kind;
        const bool needed =
            cut || viewport.panel().intersects(view) || scene_.places->meets(box, {Kind::Name, Kind::Mark});
        return needed ? QRectF() : viewport.fromMapPx(box);
    };
    return {seen(places().title), seen(places().compass), {}};
}

template <class Paint>
void FurnitureLayer::paintPiece(QPainter& painter, const QRectF& view, const QRectF& region, Piece& piece,
                                Paint paint) {
    const QRectF box = view.translated(scene_.viewport.origin());
    if (view.isEmpty() || !box.intersects(region)) return;
    const double ratio = scene_.pixelRatio;
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
}

void FurnitureLayer::paint(QPainter& painter, const QRegion& exposed) {
    const QRectF region = scene_.viewport.toMapPx(exposed.boundingRect());
    const theme::Theme& theme = scene_.theme;
    const QRectF sheet(QPointF(), scene_.shapes->picture().size * scene_.viewport.scale());
    if (!title_.name.isEmpty() && !sheet.contains(region)) paintFrame(painter, sheet, frameBreadth, theme);
    const FurniturePlaces places = inSight();
    paintPiece(painter, places.title, region, titlePiece_,
               [&](QPainter& inner, const QRectF& where) { paintTitle(inner, where, title_, theme); });
    paintPiece(painter, places.compass, region, compassPiece_, [&](QPainter& inner, const QRectF& where) {
        paintCompass(inner, where, northLetter(), theme);
    });
}

void FurnitureLayer::paintOnPaper(QPainter& painter) {
    const auto px = [&](const QRectF& box) { return multiplied(box, scene_.viewport.scale()); };
    const FurniturePlaces& where = places();
    if (!where.title.isEmpty()) paintTitle(painter, px(where.title), title_, scene_.theme);
    if (!where.compass.isEmpty()) paintCompass(painter, px(where.compass), northLetter(), scene_.theme);
    if (!where.key.isEmpty()) paintKey(painter, px(where.key), key_, scene_.theme);
}

} // namespace marches::appmap
