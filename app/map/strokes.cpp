#include "app/map/strokes.h"

#include <QPainter>
#include <QPainterPathStroker>
#include <QPointF>

namespace marches::appmap {

QPen roundPen(const QColor& colour, double width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QPen hairline(const QColor& colour) {
    return {colour, 1, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin};
}

QPainterPath dashes(const QPainterPath& line, double width, const QList<qreal>& pattern,
                    Qt::PenCapStyle cap) {
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(cap);
    stroker.setJoinStyle(Qt::RoundJoin);
    stroker.setDashPattern(pattern);
    QPainterPath area = stroker.createStroke(line);
    area.setFillRule(Qt::WindingFill);
    return area;
}

void strokeBold(QPainter& painter, const QPainterPath& path, const QColor& colour, double more) {
    const QPen pen = hairline(colour);
    for (const QPointF& shift :
         {QPointF(0, -more), QPointF(0.87 * more, more / 2), QPointF(-0.87 * more, more / 2)}) {
        painter.translate(shift);
        painter.strokePath(path, pen);
        painter.translate(-shift);
    }
}

} // namespace marches::appmap
