#include "app/map/thumbnail.h"

#include "app/map/arcs.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marches::appmap {

namespace {

constexpr double seenDetail = 0.3; // px

QPainterPath pathOf(const std::vector<QPolygonF>& rings, double scale) {
    QPainterPath path;
    for (QPolygonF ring : rings) {
        if (ring.isEmpty()) continue;
        if (!ring.isClosed()) ring.push_back(ring.first());
        ring = simplified(ring, seenDetail / scale);
        if (ring.size() < 4) continue;
        path.addPolygon(ring);
        path.closeSubpath();
    }
    return path;
}

} // namespace

QPixmap renderThumbnail(const MapPicture& picture, std::span<const ThumbnailTint> tints, const QSize& size,
                        const theme::Theme& theme, double pixelRatio) {
    const QSizeF fitting = picture.size.scaled(QSizeF(size) * pixelRatio, Qt::KeepAspectRatio);
    QPixmap result(std::max(1, static_cast<int>(std::lround(fitting.width()))),
                   std::max(1, static_cast<int>(std::lround(fitting.height()))));
    const double scale = result.width() / picture.size.width();
    result.fill(theme.colour(theme::Role::SeaMiddle));
    QPainter painter(&result);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.fillPath(pathOf(picture.land, scale), theme.colour(theme::Role::OutOfPlay));
    QColor line = theme.colour(theme::Role::MapBorder);
    line.setAlphaF(0.75F);
    QPen pen(line, 1);
    pen.setCosmetic(true);
    for (std::size_t i = 0; i < picture.provinces.size(); ++i) {
        const ThumbnailTint tint = i < tints.size() ? tints[i] : ThumbnailTint{};
        const QColor fill = !tint.inPlay ? theme.colour(theme::Role::OutOfPlay)
                            : tint.fill  ? *tint.fill
                                         : theme.colour(theme::Role::Land);
        const QPainterPath path = pathOf(picture.provinces[i].rings, scale);
        painter.fillPath(path, fill);
        painter.strokePath(path, pen);
    }
    painter.end();
    result.setDevicePixelRatio(pixelRatio);
    return result;
}

} // namespace marches::appmap
