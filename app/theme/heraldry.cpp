#include "app/theme/heraldry.h"

#include "app/theme/icons.h"
#include "app/theme/paint.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::theme {

namespace {

constexpr double hatchStep = 8;    // logical px between lines
constexpr double hatchWidth = 1.4; // logical px of a line
constexpr double dotStep = 10;
constexpr double figureStep = 14; // two rows of bricks, dashes, crosses or rings
constexpr double dotRadius = 1.5;
constexpr double slantStep = hatchStep * std::numbers::sqrt2;

/// Returns the side of a pattern's tile, logical px.
double tileSide(Pattern pattern) {
    switch (pattern) {
    case Pattern::VerticalLines:
    case Pattern::HorizontalLines:
    case Pattern::Grid:
    case Pattern::Zigzag:
        return hatchStep;
    case Pattern::Dots:
        return dotStep;
    case Pattern::DiagonalFalling:
    case Pattern::DiagonalRising:
    case Pattern::Lattice:
        return slantStep;
    case Pattern::Bricks:
    case Pattern::Dashes:
    case Pattern::Crosses:
    case Pattern::Rings:
        return figureStep;
    }
    return hatchStep;
}

QRectF shieldPlace(const QRectF& where) {
    const double width = std::min(where.width(), where.height() * 10 / 11);
    QRectF place(0, 0, width, width * 11 / 10);
    place.moveCenter(where.center());
    return place;
}

/// The lines of a pattern that is more than parallels, on a square tile of `side` px that joins with its
/// copies.
QPainterPath figuresOf(Pattern pattern, double side) {
    QPainterPath path;
    const auto line = [&](double x1, double y1, double x2, double y2) {
        path.moveTo(x1 * side, y1 * side);
        path.lineTo(x2 * side, y2 * side);
    };
    switch (pattern) {
    case Pattern::Lattice:
        line(-0.25, -0.25, 1.25, 1.25);
        line(-0.25, 1.25, 1.25, -0.25);
        break;
    case Pattern::Bricks:
        line(-0.1, 0.25, 1.1, 0.25);
        line(-0.1, 0.75, 1.1, 0.75);
        line(0.25, 0.25, 0.25, 0.75);
        line(0.75, -0.25, 0.75, 0.25);
        line(0.75, 0.75, 0.75, 1.25);
        break;
    case Pattern::Zigzag:
        path.moveTo(-0.5 * side, 0.7 * side);
        for (int i = 0; i < 4; ++i)
            path.lineTo(0.5 * i * side, (i % 2 == 0 ? 0.3 : 0.7) * side);
        break;
    case Pattern::Dashes:
        line(0.25, 0.05, 0.25, 0.45);
        line(0.75, 0.55, 0.75, 0.95);
        break;
    case Pattern::Crosses:
        for (const double at : {0.25, 0.75}) {
            line(at - 0.15, at, at + 0.15, at);
            line(at, at - 0.15, at, at + 0.15);
        }
        break;
    case Pattern::Rings:
        for (const double at : {0.25, 0.75})
            path.addEllipse(QPointF(at * side, at * side), 0.15 * side, 0.15 * side);
        break;
    case Pattern::VerticalLines:
    case Pattern::HorizontalLines:
    case Pattern::Dots:
    case Pattern::DiagonalFalling:
    case Pattern::DiagonalRising:
    case Pattern::Grid:
        break;
    }
    return path;
}

/// Lines through a square tile of `side` px; whole numbers of lines make it join with its copies.
void hatchTile(QPainter& painter, Pattern pattern, double side, double width, const QColor& colour) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    const double middle = side / 2;
    switch (pattern) {
    case Pattern::VerticalLines:
        painter.drawLine(QPointF(middle, -1), QPointF(middle, side + 1));
        return;
    case Pattern::HorizontalLines:
        painter.drawLine(QPointF(-1, middle), QPointF(side + 1, middle));
        return;
    case Pattern::Grid: {
        QPainterPath cross;
        cross.addRect(QRectF(middle - width / 2, -1, width, side + 2));
        QPainterPath bar;
        bar.addRect(QRectF(-1, middle - width / 2, side + 2, width));
        painter.fillPath(cross.united(bar), colour);
        return;
    }
    case Pattern::DiagonalFalling:
    case Pattern::DiagonalRising:
        for (int i = -1; i <= 1; ++i) {
            const double at = i * side;
            if (pattern == Pattern::DiagonalFalling)
                painter.drawLine(QPointF(at - side, -side), QPointF(at + 2 * side, 2 * side));
            else
                painter.drawLine(QPointF(at + 2 * side, -side), QPointF(at - side, 2 * side));
        }
        return;
    case Pattern::Dots: {
        const double radius = width / hatchWidth * dotRadius;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(side / 4, side / 4), radius, radius);
        painter.drawEllipse(QPointF(side * 3 / 4, side * 3 / 4), radius, radius);
        return;
    }
    case Pattern::Lattice:
    case Pattern::Bricks:
    case Pattern::Zigzag:
    case Pattern::Dashes:
    case Pattern::Crosses:
    case Pattern::Rings:
        // As one path, so that lines that cross are not twice as dark there.
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(figuresOf(pattern, side));
        return;
    }
}

QPainterPath shieldOutline(const QRectF& where) {
    const QRectF s = shieldPlace(where);
    const auto at = [&s](double x, double y) {
        return QPointF(s.left() + x * s.width(), s.top() + y * s.height());
    };
    QPainterPath path(at(0, 0));
    path.lineTo(at(1, 0));
    path.lineTo(at(1, 0.5));
    path.cubicTo(at(1, 0.76), at(0.8, 0.9), at(0.5, 1));
    path.cubicTo(at(0.2, 0.9), at(0, 0.76), at(0, 0.5));
    path.closeSubpath();
    return path;
}

} // namespace

void paintShield(QPainter& painter, PlayerColour player, const QRectF& where, const Theme& theme) {
    const Painting scope(painter);
    const QRectF place = shieldPlace(where);
    const double width = place.width();
    const double edge = std::max(1.0, width * 0.07);
    const PlayerLook look = theme.player(player);
    const QRectF body = place.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
    const QPainterPath outline = shieldOutline(body);
    if (theme.tone == Tone::Dark) { // a pale rim parts dark shields from dark panels
        QPen rim(QColor(0xf4, 0xea, 0xd4, 150), edge * 1.6);
        rim.setJoinStyle(Qt::MiterJoin);
        painter.strokePath(outline, rim);
    }
    QPen pen(look.edge, edge);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.setPen(pen);
    painter.setBrush(lit(look.fill, body));
    painter.drawPath(outline);
    const double side = width * 0.62;
    QRectF arms(0, 0, side, side);
    arms.moveCenter(QPointF(place.center().x(), place.top() + place.height() * 0.45));
    paintIcon(painter, iconOf(look.arms), arms, look.ink);
}

QIcon shieldIcon(PlayerColour player, const Theme& theme) {
    return paintedIcon([player, theme](QPainter& painter, const QRect& where, QIcon::Mode mode) {
        if (mode == QIcon::Disabled) painter.setOpacity(0.5);
        paintShield(painter, player, where, theme);
    });
}

QImage patternTile(PlayerColour player, double devicePixelRatio, const Theme& theme) {
    const PlayerLook look = theme.player(player);
    const int side = std::max(2, static_cast<int>(std::lround(tileSide(look.pattern) * devicePixelRatio)));
    QImage tile(side, side, QImage::Format_ARGB32_Premultiplied);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    hatchTile(painter, look.pattern, side, hatchWidth * devicePixelRatio, look.hatch);
    painter.end();
    return tile;
}

QTransform unscaled(const QTransform& device) {
    const double x = std::hypot(device.m11(), device.m12());
    const double y = std::hypot(device.m21(), device.m22());
    return x > 0 && y > 0 ? QTransform::fromScale(1 / x, 1 / y) : QTransform();
}

void paintGround(QPainter& painter, const QPainterPath& shape, PlayerColour player, const Theme& theme) {
    const double ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1.0;
    painter.fillPath(shape, theme.player(player).ground);
    QBrush hatch(patternTile(player, ratio, theme));
    hatch.setTransform(unscaled(painter.deviceTransform()));
    painter.fillPath(shape, hatch);
}

void paintMat(QPainter& painter, const QRectF& where, Mat mat, const Theme& theme) {
    const bool light = theme.tone == Tone::Light;
    QColor ground = theme.colour(light ? Role::Raised : Role::Window);
    ground.setAlphaF(light ? 0.55f : 0.6f);
    QColor edge = theme.colour(Role::Edge);
    if (mat == Mat::Attacker) {
        edge = theme.colour(Role::Battle);
        ground = light ? blend(theme.colour(Role::Raised), theme.colour(Role::Battle), 0.32)
                       : blend(theme.colour(Role::Window), colour(Role::Battle, Tone::Light), 0.55);
        ground.setAlphaF(0.88f);
    }
    paintBox(painter, where, {.ground = ground, .edge = edge, .radius = cardRadius});
}

} // namespace marches::theme
