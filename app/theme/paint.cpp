#include "app/theme/paint.h"

#include <QFontMetrics>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::theme {

Painting::Painting(QPainter& painter) : painter_(painter) {
    painter_.save();
    painter_.setRenderHint(QPainter::Antialiasing);
}

Painting::~Painting() {
    painter_.restore();
}

void paintBox(QPainter& painter, const QRectF& where, const Box& box) {
    const Painting scope(painter);
    QPen pen(box.edge, box.edgeWidth);
    if (box.dashed) pen.setDashPattern({3, 2.5});
    if (box.edge.alpha() == 0) pen = QPen(Qt::NoPen);
    painter.setPen(pen);
    painter.setBrush(box.ground);
    const double half = pen.style() == Qt::NoPen ? 0 : box.edgeWidth / 2;
    const double radius = std::max(0.0, box.radius - half);
    painter.drawRoundedRect(where.adjusted(half, half, -half, -half), radius, radius);
}

QBrush lit(const QColor& fill, const QRectF& where) {
    QLinearGradient light(where.topLeft(), where.bottomLeft());
    light.setColorAt(0, blend(fill, Qt::white, 0.10));
    light.setColorAt(1, blend(fill, Qt::black, 0.07));
    return light;
}

void paintStrip(QPainter& painter, const QRect& where, Role ground, Line line, const Theme& theme) {
    painter.fillRect(where, theme.colour(ground));
    painter.fillRect(
        QRect(where.left(), line == Line::Above ? where.top() : where.bottom(), where.width(), 1),
        theme.colour(Role::Line));
}

void paintFocusRing(QPainter& painter, const QRectF& control, double controlCornerRadius,
                    const Theme& theme) {
    const double radius = controlCornerRadius > 0 ? controlCornerRadius + focusReach : focusReach;
    paintBox(painter, control.adjusted(-focusReach, -focusReach, focusReach, focusReach),
             {.edge = theme.colour(Role::Focus), .edgeWidth = focusWidth, .radius = radius});
}

void paintInnerFocusRing(QPainter& painter, const QRectF& row, const Theme& theme) {
    const QRectF ring = row.adjusted(1, 1, -1, -1);
    paintBox(painter, ring, {.edge = theme.colour(Role::Raised), .edgeWidth = focusWidth + 1.5});
    paintBox(painter, ring, {.edge = theme.colour(Role::Focus), .edgeWidth = focusWidth});
}

void paintTriangle(QPainter& painter, const QRectF& where, Direction direction, double side,
                   const QColor& colour) {
    const Painting scope(painter);
    const double half = side / 2;
    const double depth = side * 0.3;
    QPainterPath triangle;
    triangle.moveTo(-half, -depth);
    triangle.lineTo(half, -depth);
    triangle.lineTo(0, depth);
    triangle.closeSubpath();
    constexpr std::array turns{180, 0, 90, -90}; // degrees, in the order of Direction
    painter.translate(where.center());
    painter.rotate(turns[static_cast<std::size_t>(direction)]);
    painter.fillPath(triangle, colour);
}

QSize keyCapSize(const QString& key, const Theme& theme) {
    const QFontMetrics metrics(theme.font(FontRole::NoteBold));
    return {metrics.horizontalAdvance(key) + theme.scaled(9), metrics.height() + theme.scaled(2)};
}

void paintKeyCap(QPainter& painter, const QRectF& where, const QString& key, const QColor& colour,
                 const Theme& theme) {
    const Painting scope(painter);
    const QSizeF size = keyCapSize(key, theme);
    const QRectF cap(where.left(), std::round(where.center().y() - size.height() / 2), size.width(),
                     size.height());
    paintBox(painter, cap, {.edge = colour, .radius = 3});
    painter.setFont(theme.font(FontRole::NoteBold));
    painter.setPen(colour);
    painter.drawText(cap, Qt::AlignCenter, key);
}

} // namespace marches::theme
