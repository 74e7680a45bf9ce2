#include "editor/tools/sheet_edge.h"

#include "editor/tools/handles.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace marches::editor {

Box sheetBoxOf(const planar::PlanarMap& map) {
    const planar::GridBox& sheet = map.sheet();
    return {planar::unitsOf(sheet.left), planar::unitsOf(sheet.top), planar::unitsOf(sheet.right),
            planar::unitsOf(sheet.bottom)};
}

std::optional<Qt::Edge> sheetEdgeAt(const planar::PlanarMap& map, planar::GridPoint at, std::int32_t reach) {
    const planar::GridBox& sheet = map.sheet();
    if (std::abs(at.x - sheet.left) <= reach) return Qt::LeftEdge;
    if (std::abs(at.x - sheet.right) <= reach) return Qt::RightEdge;
    if (std::abs(at.y - sheet.top) <= reach) return Qt::TopEdge;
    if (std::abs(at.y - sheet.bottom) <= reach) return Qt::BottomEdge;
    return std::nullopt;
}

Box sheetCutTo(const planar::PlanarMap& map, Qt::Edge edge, planar::GridPoint at) {
    Box box = sheetBoxOf(map);
    const Point to = planar::toPoint(planar::heldWithin(map.sheet(), at));
    switch (edge) {
    case Qt::LeftEdge:
        box.left = std::min(std::round(to.x), box.right);
        break;
    case Qt::RightEdge:
        box.right = std::max(std::round(to.x), box.left);
        break;
    case Qt::TopEdge:
        box.top = std::min(std::round(to.y), box.bottom);
        break;
    case Qt::BottomEdge:
        box.bottom = std::max(std::round(to.y), box.top);
        break;
    }
    return box;
}

void paintSheetCut(QPainter& painter, const planar::PlanarMap& map, const Box& left, double scale,
                   const theme::Theme& theme) {
    const auto inPx = [scale](const Box& box) {
        return QRectF(QPointF(box.left, box.top) * scale, QPointF(box.right, box.bottom) * scale);
    };
    QPainterPath gone;
    gone.setFillRule(Qt::OddEvenFill);
    gone.addRect(inPx(sheetBoxOf(map)));
    gone.addRect(inPx(left));
    paintHatched(painter, gone, LineKind::Refused, theme);
    paintLine(painter, QPolygonF(inPx(left)), LineKind::Moved, theme);
}

} // namespace marches::editor
