#include "app/theme/tokens.h"

#include "app/theme/paint.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::theme {

namespace {

struct TokenColours {
    QColor fill;
    QColor ink;
    QColor edge;
};

TokenColours coloursOf(const TokenLook& look, const Theme& theme) {
    TokenColours colours;
    if (look.owner) {
        const PlayerLook player = theme.player(*look.owner);
        colours = {player.fill, player.ink, player.edge};
    } else {
        colours = {theme.colour(Role::Neutral), theme.colour(Role::NeutralInk),
                   theme.colour(Role::NeutralEdge)};
    }
    if (look.disabled) {
        const QColor pale = theme.colour(theme.tone == Tone::Light ? Role::Land : Role::Raised);
        colours.fill = blend(colours.fill, pale, 0.5);
        colours.edge = blend(colours.edge, pale, 0.5);
    }
    return colours;
}

QPainterPath closed(const QPolygonF& corners) {
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPainterPath hexagon(const QRectF& where) {
    const double radius = where.height() * 0.56;
    QPolygonF corners;
    for (int corner = 0; corner < 6; ++corner) {
        const double angle = std::numbers::pi / 3 * corner - std::numbers::pi / 2;
        corners << where.center() + radius * QPointF(std::cos(angle), std::sin(angle));
    }
    return closed(corners);
}

QPainterPath toothed(const QRectF& where) {
    const double w = where.width();
    const double tooth = w * 0.2;
    const double gap = (w - 3 * tooth) / 2;
    const double low = where.top() + w * 0.13;
    QPolygonF corners{where.bottomLeft()};
    double x = where.left();
    for (int i = 0; i < 3; ++i) {
        corners << QPointF(x, where.top()) << QPointF(x + tooth, where.top());
        if (i == 2) break;
        corners << QPointF(x + tooth, low) << QPointF(x + tooth + gap, low);
        x += tooth + gap;
    }
    return closed(corners << where.bottomRight());
}

/// A pale line round the token parts it from any ground.
void strokeRound(QPainter& painter, const QPainterPath& outline, const QColor& colour, double width) {
    QPen pen(colour, width);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPath(outline);
}

QFont figureFont(double px) {
    QFont result = font(FontRole::TokenCount);
    result.setPixelSize(std::max(6, static_cast<int>(std::lround(px))));
    return result;
}

void paintFigure(QPainter& painter, const QPointF& centre, int value, double px, const QColor& colour) {
    const QFont figures_ = figureFont(px);
    const QString text = QString::number(value);
    // Figures have no descenders: centre what is seen, not the line.
    const QRectF ink = QFontMetricsF(figures_).tightBoundingRect(text);
    painter.setFont(figures_);
    painter.setPen(colour);
    painter.drawText(centre - ink.center(), text);
}

void paintCount(QPainter& painter, int count, const QRectF& token, const Theme& theme) {
    const double side = token.width();
    const double radius = side * (count > 9 ? 0.3 : 0.26);
    const QPointF centre(token.right() - side * 0.13, token.top() + side * 0.06);
    painter.setPen(QPen(theme.colour(Role::LampBar), std::max(1.0, side * 0.035)));
    painter.setBrush(QColor(0xff, 0xfa, 0xf0));
    painter.drawEllipse(centre, radius, radius);
    paintFigure(painter, centre, count, side * 0.37, QColor(0x2b, 0x20, 0x13));
}

void paintDamage(QPainter& painter, int damage, const QRectF& token) {
    const double side = token.width();
    const double reach = side * 0.31;
    const QPointF centre(token.left() + side * 0.2, token.top() + side * 0.1);
    const QPainterPath lozenge = closed({centre - QPointF(0, reach), centre + QPointF(reach, 0),
                                         centre + QPointF(0, reach), centre - QPointF(reach, 0)});
    strokeRound(painter, lozenge, QColor(0xff, 0xfa, 0xf0), std::max(2.0, side * 0.12));
    painter.fillPath(lozenge, colour(Role::Battle, Tone::Light));
    paintFigure(painter, centre, damage, side * 0.34, Qt::white);
}

void paintLamps(QPainter& painter, const ActionPointLamps& lamps, const QRectF& token, const Theme& theme) {
    if (lamps.total <= 0) return;
    const double side = token.width();
    const double step = std::min(side * 0.22, side * 1.1 / lamps.total);
    const double radius = step * 0.38;
    const double height = step * 1.15;
    const double width = step * lamps.total + height - step;
    const QRectF bar(token.center().x() - width / 2, token.bottom() + side * 0.11, width, height);
    paintBox(painter, bar.adjusted(-1, -1, 1, 1), {.ground = theme.colour(Role::Casing), .radius = height});
    paintBox(painter, bar, {.ground = theme.colour(Role::LampBar), .radius = height / 2});
    for (int i = 0; i < lamps.total; ++i) {
        const QPointF centre(bar.center().x() + (i - (lamps.total - 1) / 2.0) * step, bar.center().y());
        const bool on = i < lamps.left;
        painter.setPen(on ? QPen(Qt::NoPen) : QPen(theme.colour(Role::LampOff), radius * 0.45));
        painter.setBrush(on ? QBrush(theme.colour(Role::Lamp)) : QBrush(Qt::NoBrush));
        const double r = on ? radius : radius * 0.75;
        painter.drawEllipse(centre, r, r);
    }
}

void paintBody(QPainter& painter, const TokenLook& look, const QRectF& where, const Theme& theme) {
    const double side = where.width();
    const TokenColours colours = coloursOf(look, theme);
    const QRectF body = look.lying ? where.adjusted(side * .05, side * .05, -side * .05, -side * .05) : where;
    const QPainterPath outline = tokenOutline(look.piece.form, body);
    const double edge = std::max(1.0, side * 0.055);

    if (look.selected) {
        const double frame = std::max(2.5, side * 0.1);
        strokeRound(painter, outline, colours.edge, 2 * frame + std::max(2.5, side * 0.09));
        strokeRound(painter, outline, theme.colour(Role::Selection), 2 * frame);
    } else if (look.focused) {
        strokeRound(painter, outline, theme.colour(Role::Casing), edge + 2 * focusReach + 2);
        strokeRound(painter, outline, theme.colour(Role::Focus), edge + 2 * focusReach);
        strokeRound(painter, outline, theme.colour(Role::Casing), edge + 2 * focusDistance);
    } else {
        strokeRound(painter, outline, QColor(0xff, 0xfb, 0xe8, 215), edge + 2);
    }

    QPen pen(colours.edge, edge * 2);
    pen.setJoinStyle(Qt::RoundJoin);
    if (look.lying) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({1.6, 1.1});
    }
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    painter.fillPath(outline, lit(colours.fill, body));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPath(outline); // clipped: the edge lies inside the form
    painter.restore();

    QColor inner = colours.ink;
    inner.setAlphaF(0.75f);
    const double inset = side * 0.1;
    if (!look.lying)
        strokeRound(painter, tokenOutline(look.piece.form, body.adjusted(inset, inset, -inset, -inset)),
                    inner, std::max(0.8, side * 0.032));

    const double signSide = side * look.piece.iconShare;
    QRectF sign(0, 0, signSide, signSide);
    sign.moveCenter(body.center() + QPointF(0, look.piece.form == TokenForm::Toothed ? side * 0.05 : 0));
    painter.save();
    if (look.lying) {
        painter.translate(sign.center());
        painter.rotate(90);
        painter.translate(-sign.center());
    }
    paintIcon(painter, look.piece.icon, sign, colours.ink);
    painter.restore();
}

} // namespace

QPainterPath tokenOutline(TokenForm form, const QRectF& where) {
    QPainterPath path;
    switch (form) {
    case TokenForm::Round:
        path.addEllipse(where);
        return path;
    case TokenForm::Toothed:
        return toothed(where);
    case TokenForm::Hexagon:
        return hexagon(where);
    case TokenForm::Square:
        break;
    }
    path.addRoundedRect(where, where.width() * 0.16, where.width() * 0.16);
    return path;
}

void paintToken(QPainter& painter, const TokenLook& look, const QRectF& where, const Theme& theme) {
    const Painting scope(painter);
    if (look.ghost) painter.setOpacity(painter.opacity() * 0.5);
    paintBody(painter, look, where, theme);
    if (look.actionPoints) paintLamps(painter, *look.actionPoints, where, theme);
    if (look.damage > 0) paintDamage(painter, look.damage, where);
    if (look.count > 1) paintCount(painter, look.count, where, theme);
}

TokenCache::TokenCache(int mostPixmaps) : pixmaps_(mostPixmaps) {}

QPixmap TokenCache::token(const TokenLook& look, double side, double devicePixelRatio, const Theme& theme) {
    const ActionPointLamps lamps = look.actionPoints.value_or(ActionPointLamps{-1, -1});
    const QString key =
        QStringLiteral("%1 %2 %3 %4 %5 %6 %7 %8 %9 %10")
            .arg(int(look.piece.form) * iconCount + int(look.piece.icon))
            .arg(look.owner ? int(*look.owner) : -1)
            .arg(look.count)
            .arg(look.damage)
            .arg(look.lying | look.selected << 1 | look.focused << 2 | look.ghost << 3 | look.disabled << 4)
            .arg(lamps.left * 1000 + lamps.total)
            .arg(side)
            .arg(devicePixelRatio)
            .arg(int(theme.tone))
            .arg(look.piece.iconShare);
    if (const QPixmap* found = pixmaps_.object(key)) return *found;
    const double whole = side * (1 + 2 * tokenReach);
    const int pixels = static_cast<int>(std::ceil(whole * devicePixelRatio));
    QPixmap pixmap(pixels, pixels);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintToken(painter, look, QRectF(side * tokenReach, side * tokenReach, side, side), theme);
    painter.end();
    pixmaps_.insert(key, new QPixmap(pixmap));
    return pixmap;
}

void TokenCache::paint(QPainter& painter, const TokenLook& look, const QRectF& where, const Theme& theme) {
    const double ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1.0;
    const double reach = where.width() * tokenReach;
    painter.drawPixmap(where.topLeft() - QPointF(reach, reach), token(look, where.width(), ratio, theme));
}

void TokenCache::clear() {
    pixmaps_.clear();
}

} // namespace marches::theme
