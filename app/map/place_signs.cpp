#include "app/map/place_signs.h"

#include "app/theme/paint.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace marches::appmap {

namespace {

constexpr double signSide = 13; // px at 100 %
constexpr double padding = 3;   // round the strip's contents
constexpr double betweenSigns = 4;
constexpr double betweenParts = 6; // before what it is worth
constexpr double figureGap = 1;

struct SealColours {
    QColor ground;
    QColor sign;
};

/// Seals are pale or rich in both themes alike, as badges are: they must stand out from any owner's ground.
SealColours sealColours(PlaceMark::Tone tone) {
    const auto light = [](theme::Role role) { return theme::colour(role, theme::Tone::Light); };
    switch (tone) {
    case PlaceMark::Tone::Gold:
        return {light(theme::Role::Selection), light(theme::Role::Ink)};
    case PlaceMark::Tone::Red:
        return {light(theme::Role::Accent), light(theme::Role::AccentInk)};
    case PlaceMark::Tone::Plain:
        break;
    }
    return {light(theme::Role::Raised), light(theme::Role::Ink)};
}

struct Part {
    theme::Icon sign;
    QString figure; ///< empty: the sign alone
    double width = 0;
};

struct Strip {
    std::vector<Part> parts;
    bool worth = false; ///< the last part is what the place is worth
    QFont font;
    double side = 0;
    double height = 0;
    double width = 0;
};

Strip stripOf(const ProvinceFace& face, const theme::Theme& theme) {
    Strip strip;
    strip.font = theme.font(theme::FontRole::NoteBold);
    strip.side = theme.scaledIcon(signSide);
    const QFontMetricsF metrics(strip.font);
    const auto add = [&](theme::Icon sign, int figure) {
        Part part{sign, figure > 1 || strip.worth ? QString::number(figure) : QString(), strip.side};
        if (!part.figure.isEmpty()) part.width += figureGap + metrics.horizontalAdvance(part.figure);
        strip.parts.push_back(std::move(part));
    };
    for (std::size_t i = 0; i < face.symbols.size();) {
        const theme::Icon sign = face.symbols[i];
        int count = 0;
        for (; i < face.symbols.size() && face.symbols[i] == sign; ++i)
            ++count;
        add(sign, count);
    }
    if (face.worth > 0) {
        strip.worth = true;
        add(theme::Icon::VictoryPoint, face.worth);
    }
    if (strip.parts.empty()) return strip;
    strip.width = 2 * padding + 2;
    for (std::size_t i = 0; i < strip.parts.size(); ++i)
        strip.width += strip.parts[i].width + (i == 0                                       ? 0
                                               : strip.worth && i + 1 == strip.parts.size() ? betweenParts
                                                                                            : betweenSigns);
    strip.height = std::max(strip.side, metrics.capHeight() * 1.5) + 2 * padding;
    return strip;
}

} // namespace

void paintPlaceMark(QPainter& painter, const PlaceMark& mark, const QRectF& where,
                    const theme::Theme& theme) {
    const theme::Painting scope(painter);
    const SealColours colours = sealColours(mark.tone);
    const double side = std::min(where.width(), where.height());
    QRectF seal(0, 0, side, side);
    seal.moveCenter(where.center());
    painter.setPen(Qt::NoPen);
    QColor casing = theme.colour(theme::Role::MapHalo);
    casing.setAlphaF(0.85F);
    painter.setBrush(casing);
    painter.drawEllipse(seal);
    const double edge = side * 0.05;
    painter.setBrush(theme::colour(theme::Role::Ink, theme::Tone::Light));
    painter.drawEllipse(seal.adjusted(edge, edge, -edge, -edge));
    painter.setBrush(colours.ground);
    painter.drawEllipse(seal.adjusted(2 * edge, 2 * edge, -2 * edge, -2 * edge));
    const double room = side * 0.17;
    theme::paintIcon(painter, mark.icon, seal.adjusted(room, room, -room, -room), colours.sign);
}

QSizeF yieldStripSize(const ProvinceFace& face, const theme::Theme& theme) {
    const Strip strip = stripOf(face, theme);
    return {strip.width, strip.height};
}

void paintYieldStrip(QPainter& painter, const ProvinceFace& face, const QPointF& corner,
                     const theme::Theme& theme) {
    const Strip strip = stripOf(face, theme);
    if (strip.parts.empty()) return;
    const theme::Painting scope(painter);
    const QRectF box(corner, QSizeF(strip.width, strip.height));
    QColor ground = theme.colour(theme::Role::Raised);
    ground.setAlphaF(0.92F);
    theme::paintBox(painter, box,
                    {.ground = ground, .edge = theme.colour(theme::Role::Edge), .radius = box.height() / 2});
    const QColor ink = theme.colour(theme::Role::Ink);
    painter.setFont(strip.font);
    const double rise = QFontMetricsF(strip.font).capHeight() / 2;
    double x = box.left() + padding + 1;
    for (std::size_t i = 0; i < strip.parts.size(); ++i) {
        const Part& part = strip.parts[i];
        const bool worth = strip.worth && i + 1 == strip.parts.size();
        if (i > 0) x += worth ? betweenParts : betweenSigns;
        if (worth && i > 0) {
            painter.setPen(QPen(theme.colour(theme::Role::Line), 1));
            painter.drawLine(
                QLineF(x - betweenParts / 2, box.top() + 3, x - betweenParts / 2, box.bottom() - 3));
        }
        theme::paintIcon(painter, part.sign,
                         QRectF(x, box.center().y() - strip.side / 2, strip.side, strip.side),
                         worth ? theme.colour(theme::Role::Accent) : ink);
        if (!part.figure.isEmpty()) {
            painter.setPen(ink);
            painter.drawText(QPointF(x + strip.side + figureGap, box.center().y() + rise), part.figure);
        }
        x += part.width;
    }
}

} // namespace marches::appmap
