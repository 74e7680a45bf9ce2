#include "app/map/sea_name_layer.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace marches::appmap {

void SeaNameLayer::setNames(QStringList names) {
    if (names == names_) return;
    names_ = std::move(names);
    forget();
    scene_.repaintAll();
}

const SeaLettering& SeaNameLayer::lettering(std::size_t sea) {
    const std::vector<SeaNamePlace>& places = scene_.shapes->picture().seaNames;
    if (pieces_.size() != places.size()) {
        pieces_.assign(places.size(), {});
        for (std::size_t i = 0; i < pieces_.size(); ++i)
            pieces_[i].text = seaText(names_.value(static_cast<qsizetype>(i)));
    }
    Piece& piece = pieces_[sea];
    if (const double scale = scene_.viewport.scale(); piece.scale != scale) {
        piece.lettering = seaLettering(piece.text, places[sea].line, places[sea].height, scale);
        piece.scale = scale;
        piece.pixmap = {};
    }
    return piece.lettering;
}

bool SeaNameLayer::standsFree(const SeaLettering& sea) const {
    using Kind = BoxIndex::Kind;
    return std::none_of(sea.boxes.begin(), sea.boxes.end(), [this](const QPolygonF& letter) {
        return scene_.places->meets(letter.boundingRect(),
                                    {Kind::Name, Kind::Mark, Kind::Stack, Kind::Badge});
    });
}

std::vector<SeaLettering> SeaNameLayer::shown() {
    if (!scene_.shapes) return {};
    scene_.ensureLayout();
    std::vector<SeaLettering> shown;
    for (std::size_t i = 0; i < scene_.shapes->picture().seaNames.size(); ++i)
        shown.push_back(standsFree(lettering(i)) ? lettering(i) : SeaLettering{});
    return shown;
}

void SeaNameLayer::paint(QPainter& painter, const QRegion& exposed) {
    const double ratio = scene_.pixelRatio;
    const QRectF region = scene_.viewport.toMapPx(exposed.boundingRect());
    for (std::size_t i = 0; i < scene_.shapes->picture().seaNames.size(); ++i) {
        const SeaLettering& name = lettering(i);
        if (name.isEmpty()) continue;
        Piece& piece = pieces_[i];
        const bool shown = standsFree(name);
        const QRectF box = name.bounds.toAlignedRect();
        const QRectF seen = box & scene_.viewport.toMapPx(scene_.viewport.rect());
        if (shown != std::exchange(piece.shown, shown) && !seen.isEmpty() && !region.contains(seen))
            scene_.repaintSoon(); // what stands in its way came or went elsewhere: the rest of it must follow
        if (!shown || !box.intersects(region)) continue;
        if (piece.pixmap.isNull()) {
            piece.pixmap = QPixmap((box.size() * ratio).toSize());
            piece.pixmap.setDevicePixelRatio(ratio);
            piece.pixmap.fill(Qt::transparent);
            QPainter inner(&piece.pixmap);
            inner.setRenderHint(QPainter::Antialiasing);
            inner.translate(-box.topLeft());
            inner.fillPath(name.letters, scene_.theme.colour(theme::Role::SeaInk));
        }
        painter.drawPixmap(box.topLeft(), piece.pixmap);
    }
}

void SeaNameLayer::paintOnPaper(QPainter& painter) {
    for (std::size_t i = 0; i < scene_.shapes->picture().seaNames.size(); ++i)
        if (const SeaLettering& name = lettering(i); !name.isEmpty() && standsFree(name))
            painter.fillPath(name.letters, scene_.theme.colour(theme::Role::SeaInk));
}

} // namespace marches::appmap
