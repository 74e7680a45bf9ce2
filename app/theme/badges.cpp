#include "app/theme/badges.h"

#include "app/theme/paint.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <optional>

namespace marches::theme {

namespace {

struct Style {
    std::optional<Icon> sign;
    QColor ink;
};

Style styleOf(Badge::Kind kind) {
    // A badge is a pale seal in both themes, so that it stands out from any province.
    const auto light = [](Role role) { return colour(role, Tone::Light); };
    switch (kind) {
    case Badge::Kind::Reach:
        return {Icon::ActionPoint, blend(light(Role::Legal), Qt::black, 0.12)};
    case Badge::Kind::Battle:
        return {Icon::War, light(Role::Battle)};
    case Badge::Kind::Refused:
        return {Icon::Refused, light(Role::Battle)};
    case Badge::Kind::Score:
        return {Icon::VictoryPoint, light(Role::Accent)};
    case Badge::Kind::Plain:
        break;
    }
    return {std::nullopt, light(Role::Ink)};
}

QFont badgeFont(const Theme& theme) {
    QFont result = theme.font(FontRole::TextBold);
    result.setPointSizeF(result.pointSizeF() * 1.1);
    return result;
}

} // namespace

QSizeF badgeSize(const Badge& badge, const Theme& theme) {
    const QFontMetricsF metrics(badgeFont(theme));
    const double sign = styleOf(badge.kind).sign ? theme.scaledIcon(14) : 0;
    const double text = badge.text.isEmpty() ? 0 : metrics.horizontalAdvance(badge.text);
    const double gap = sign > 0 && text > 0 ? 3 : 0;
    const double height = std::max<double>(metrics.height(), sign) + 5;
    return {std::max(height, sign + gap + text + height * 0.7), height};
}

QRectF paintBadge(QPainter& painter, const QPointF& centre, const Badge& badge, const Theme& theme) {
    const Painting scope(painter);
    const Style style = styleOf(badge.kind);
    const QSizeF size = badgeSize(badge, theme);
    QRectF place(QPointF(), size);
    place.moveCenter(centre);
    paintBox(painter, place.adjusted(-1, -1, 1, 1),
             {.ground = QColor(0xff, 0xfb, 0xe8), .radius = size.height()});
    paintBox(painter, place,
             {.ground = QColor(0xff, 0xfa, 0xf0),
              .edge = style.ink,
              .edgeWidth = 1.8,
              .radius = size.height() / 2});
    const double sign = style.sign ? theme.scaledIcon(14) : 0;
    painter.setFont(badgeFont(theme));
    const double text =
        badge.text.isEmpty() ? 0 : QFontMetricsF(painter.font()).horizontalAdvance(badge.text);
    const double gap = sign > 0 && text > 0 ? 3 : 0;
    double x = place.center().x() - (sign + gap + text) / 2;
    if (style.sign) {
        paintIcon(painter, *style.sign, QRectF(x, place.center().y() - sign / 2, sign, sign), style.ink);
        x += sign + gap;
    }
    painter.setPen(style.ink);
    painter.drawText(QRectF(x, place.top(), text + 2, place.height()), Qt::AlignVCenter | Qt::AlignLeft,
                     badge.text);
    return place;
}

void paintSeal(QPainter& painter, const QPointF& centre, double radius, Icon sign, Role ground,
               const Theme& theme) {
    const Painting scope(painter);
    painter.setPen(QPen(theme.colour(Role::Casing), 1));
    painter.setBrush(QColor(0xff, 0xfa, 0xf0));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(ground, Tone::Light));
    painter.drawEllipse(centre, radius * 0.84, radius * 0.84);
    const Icon inside = sign == Icon::Refused ? Icon::Close : sign;
    const double side = radius * 1.12;
    paintIcon(painter, inside, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), Qt::white);
}

void paintStepNumber(QPainter& painter, const QPointF& centre, double radius, int number,
                     const QColor& ground, const Theme& theme) {
    const Painting scope(painter);
    painter.setPen(QPen(QColor(0xff, 0xfa, 0xf0), std::max(1.5, radius * 0.2)));
    painter.setBrush(ground);
    painter.drawEllipse(centre, radius, radius);
    QFont font = theme.font(FontRole::TokenCount);
    font.setPixelSize(std::max(6, qRound(radius * 1.15)));
    painter.setFont(font);
    painter.setPen(contrast(ground, Qt::white) >= 4.5 ? QColor(Qt::white) : QColor(Qt::black));
    painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
                     Qt::AlignCenter, QString::number(number));
}

} // namespace marches::theme
