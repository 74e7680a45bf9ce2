#include "app/map/furniture.h"
#include "app/map/map_view.h"
#include "app/map/sea_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

/// The view's names of seas: how they are painted, when they step aside.
namespace marches::appmap {

void MapView::setSeaNames(QStringList names) {
    if (names == seaNames_) return;
    seaNames_ = std::move(names);
    seas_.clear();
    update();
}

const SeaLettering& MapView::lettering(std::size_t sea) const {
    const std::vector<SeaNamePlace>& places = shapes_->picture().seaNames;
    if (seas_.size() != places.size()) {
        seas_.assign(places.size(), {});
        for (std::size_t i = 0; i < seas_.size(); ++i)
            seas_[i].text = seaText(seaNames_.value(static_cast<qsizetype>(i)));
    }
    SeaPiece& piece = seas_[sea];
    if (piece.scale != scale_) {
        piece.lettering = seaLettering(piece.text, places[sea].line, places[sea].height, scale_);
        piece.scale = scale_;
        piece.pixmap = {};
    }
    return piece.lettering;
}

bool MapView::standsFree(const SeaLettering& sea) const {
    bool free = true;
    for (const QPolygonF& letter : sea.boxes) {
        const QRectF box = letter.boundingRect();
        places_->labels().taken().each(
            box, [&free](const BoxIndex::Entry& entry) { free = free && !entry.written(); });
        places_->standing().each(box, [&free](const BoxIndex::Entry& entry) {
            free = free && entry.kind != BoxIndex::Kind::Stack && entry.kind != BoxIndex::Kind::Badge;
        });
        if (!free) break;
    }
    return free;
}

std::vector<SeaLettering> MapView::seaNamesShown() const {
    if (!shapes_) return {};
    ensureLayout();
    std::vector<SeaLettering> shown;
    for (std::size_t i = 0; i < shapes_->picture().seaNames.size(); ++i)
        shown.push_back(standsFree(lettering(i)) ? lettering(i) : SeaLettering{});
    return shown;
}

void MapView::paintSeaNames(QPainter& painter, const QRectF& region) const {
    const double ratio = devicePixelRatioF();
    for (std::size_t i = 0; i < shapes_->picture().seaNames.size(); ++i) {
        const SeaLettering& name = lettering(i);
        if (name.isEmpty()) continue;
        SeaPiece& piece = seas_[i];
        const bool shown = standsFree(name);
        const QRectF box = name.bounds.toAlignedRect();
        const QRectF seen = box & mapPx(rect());
        if (shown != std::exchange(piece.shown, shown) && !seen.isEmpty() && !region.contains(seen))
            // what stands in its way came or went elsewhere: the rest of it must follow
            QMetaObject::invokeMethod(
                const_cast<MapView*>(this), [this] { const_cast<MapView*>(this)->update(); },
                Qt::QueuedConnection);
        if (!shown || !box.intersects(region)) continue;
        if (piece.pixmap.isNull()) {
            piece.pixmap = QPixmap((box.size() * ratio).toSize());
            piece.pixmap.setDevicePixelRatio(ratio);
            piece.pixmap.fill(Qt::transparent);
            QPainter inner(&piece.pixmap);
            inner.setRenderHint(QPainter::Antialiasing);
            inner.translate(-box.topLeft());
            inner.fillPath(name.letters, theme_.colour(theme::Role::SeaInk));
        }
        painter.drawPixmap(box.topLeft(), piece.pixmap);
    }
}

void MapView::paintSeaNamesOnPaper(QPainter& painter) const {
    for (std::size_t i = 0; i < shapes_->picture().seaNames.size(); ++i)
        if (const SeaLettering& name = lettering(i); !name.isEmpty() && standsFree(name))
            painter.fillPath(name.letters, theme_.colour(theme::Role::SeaInk));
}

} // namespace marches::appmap
