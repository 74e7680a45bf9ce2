#include "app/map/plates.h"

#include "app/map/place_signs.h"
#include "app/theme/heraldry.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace marches::appmap {

namespace {

constexpr double shieldHeight = 19; // px at 100 %
constexpr double shieldWidth = shieldHeight * 24 / 28;
constexpr double markSide = 20;
constexpr double gap = 4;
constexpr double haloShare = 0.2; // of the font's size

QFont fontOf(const PlateStyle& style) {
    QFont font = style.theme.font(style.large ? theme::FontRole::MapNameLarge : theme::FontRole::MapName);
    font.setPointSizeF(font.pointSizeF() * style.factor);
    return font;
}

QStringList linesOf(const QString& name, bool twoLines) {
    if (twoLines)
        if (const auto broken = brokenName(name)) return {broken->first, broken->second};
    return {name};
}

double unit(const PlateStyle& style) {
    return style.factor * std::min(1.5, style.theme.textFactor);
}

struct Measures {
    double text = 0; ///< width
    double lineHeight = 0;
    double ascent = 0;
    QSizeF size;
};

Measures measure(const ProvinceFace& face, const QStringList& lines, const PlateStyle& style) {
    const QFontMetricsF metrics(fontOf(style));
    Measures m;
    for (const QString& line : lines)
        m.text = std::max(m.text, metrics.horizontalAdvance(line));
    m.text += 5;
    m.lineHeight = std::ceil(metrics.capHeight() * 1.62);
    m.ascent = metrics.capHeight() * 1.25;
    const double u = unit(style);
    const double marks = static_cast<double>(face.marks.size()) * (markSide + 2) * u;
    // the shield's room is kept for the day somebody owns the place
    const double width = (shieldWidth + gap) * u + m.text + (marks > 0 ? gap * u + marks : 0);
    m.size = {std::ceil(width), std::ceil(std::max(m.lineHeight * static_cast<double>(lines.size()) + 2,
                                                   shieldHeight * u + 2))};
    return m;
}

} // namespace

QSizeF plateSize(const ProvinceFace& face, bool twoLines, const PlateStyle& style) {
    if (face.name.isEmpty()) return {};
    return measure(face, linesOf(face.name, twoLines), style).size;
}

QPixmap namePlate(const ProvinceFace& face, bool twoLines, const PlateStyle& style) {
    const QStringList lines = linesOf(face.name, twoLines);
    const Measures m = measure(face, lines, style);
    QPixmap plate(static_cast<int>(std::ceil(m.size.width() * style.pixelRatio)),
                  static_cast<int>(std::ceil(m.size.height() * style.pixelRatio)));
    plate.setDevicePixelRatio(style.pixelRatio);
    plate.fill(Qt::transparent);
    QPainter painter(&plate);
    painter.setRenderHint(QPainter::Antialiasing);
    const double u = unit(style);
    const double middle = m.size.height() / 2;
    if (face.owner)
        theme::paintShield(painter, *face.owner,
                           QRectF(0, middle - shieldHeight * u / 2, shieldWidth * u, shieldHeight * u),
                           style.theme);
    const QFont font = fontOf(style);
    const QFontMetricsF metrics(font);
    QPainterPath text;
    const double left = (shieldWidth + gap) * u;
    double y = middle - m.lineHeight * static_cast<double>(lines.size()) / 2 + m.ascent;
    for (const QString& line : lines) {
        text.addText(left + (m.text - metrics.horizontalAdvance(line)) / 2, y, font, line);
        y += m.lineHeight;
    }
    text.setFillRule(Qt::WindingFill);
    QColor halo = style.theme.colour(theme::Role::MapHalo);
    halo.setAlphaF(0.85F);
    const QColor ink = style.theme.colour(theme::Role::MapInk);
    QPen pen(halo, metrics.capHeight() * 1.5 * haloShare + 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.strokePath(text, pen);
    double x = left + m.text + gap * u;
    for (const PlaceMark& mark : face.marks) {
        paintPlaceMark(painter, mark, QRectF(x, middle - markSide * u / 2, markSide * u, markSide * u),
                       style.theme);
        x += (markSide + 2) * u;
    }
    painter.fillPath(text, ink);
    return plate;
}

} // namespace marches::appmap
