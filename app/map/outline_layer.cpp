#include "app/map/outline_layer.h"

#include "app/map/strokes.h"

#include <QPainter>

namespace marches::appmap {

void OutlineLayer::paint(QPainter& painter, const QRegion& exposed) {
    const ScaledShapes& scaled = ground_.painter().scaled();
    const theme::Theme& theme = scene_.theme;
    if (const ProvinceId hovered = scene_.attention.hovered.province; hovered != noProvince) {
        const int i = numberOf(hovered);
        // part by part: under a clip of several rectangles a line takes three times as long
        for (const QRect& part : exposed) {
            const QRectF box = scene_.viewport.toMapPx(part);
            if (!scaled.bounds(i).adjusted(-4, -4, 4, 4).intersects(box)) continue;
            painter.save();
            painter.setClipRect(box);
            strokeBold(painter, scaled.province(i), theme.colour(theme::Role::MapInk), 0.6);
            painter.restore();
        }
    }
    if (!scene_.attention.focusSeen()) return;
    const ProvinceId focused = scene_.attention.focused;
    const QPainterPath& calm = scaled.calm(numberOf(focused));
    const Highlight highlight = scene_.faces[index(focused)].highlight;
    const bool marked = highlight != Highlight::None && highlight != Highlight::OutOfReach;
    const double more = marked ? 1 : 0; // seen outside the highlight's line
    painter.strokePath(calm, roundPen(Qt::white, 7 + more));
    painter.strokePath(calm, roundPen(theme.colour(theme::Role::Focus), 3.4 + more));
    if (marked) paintHighlightWithin(painter, calm, highlight, theme.tone, scene_.viewport.scale());
}

} // namespace marches::appmap
