#include "app/map/marks.h"

#include "app/map/strokes.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marches::appmap {

namespace {

constexpr double sealRadius = 16; // px at 100 %
constexpr double stepRadius = 11;
constexpr double headLength = 21;
constexpr double besideShaft = 5; // from its middle to the edge of a seal that stands beside it

QColor casingOf(const theme::Theme& theme) {
    return theme.tone == theme::Tone::Light ? theme.colour(theme::Role::Casing) : QColor(0xff, 0xf8, 0xe6);
}

QColor fillOf(const std::optional<theme::PlayerColour>& owner, const theme::Theme& theme) {
    return owner ? theme.player(*owner).fill : theme.colour(theme::Role::Ink3);
}

QPainterPath through(const QPolygonF& points) {
    QPainterPath path;
    if (points.size() < 2) return path;
    path.moveTo(points[0]);
    if (points.size() == 2) {
        // one step bends a little, so that there and back do not lie on each other
        const QPointF step = points[1] - points[0];
        path.quadTo((points[0] + points[1]) / 2 + QPointF(-step.y(), step.x()) * 0.09, points[1]);
        return path;
    }
    for (qsizetype i = 1; i + 1 < points.size(); ++i) {
        const QPointF until = i + 2 == points.size() ? points[i + 1] : (points[i] + points[i + 1]) / 2;
        path.quadTo(points[i], until);
    }
    return path;
}

QPainterPath headAt(const QPainterPath& line, double length) {
    const QPointF tip = line.pointAtPercent(1);
    const double total = line.length();
    const QPointF before = line.pointAtPercent(line.percentAtLength(std::max(0.0, total - length)));
    const double angle = std::atan2(tip.y() - before.y(), tip.x() - before.x());
    QPainterPath head;
    head.moveTo(tip);
    for (const double side : {-0.52, 0.52})
        head.lineTo(tip - QPointF(std::cos(angle + side), std::sin(angle + side)) * length);
    head.closeSubpath();
    return head;
}

/// The line without its last `cut` px, where the head sits.
QPainterPath shortened(const QPainterPath& line, double cut) {
    const double total = line.length();
    if (total <= cut + 1) return line;
    QPainterPath result;
    const int steps = std::max(8, static_cast<int>(total / 6));
    for (int i = 0; i <= steps; ++i) {
        const QPointF p = line.pointAtPercent(line.percentAtLength((total - cut) * i / steps));
        i == 0 ? result.moveTo(p) : result.lineTo(p);
    }
    return result;
}

void paintPill(QPainter& painter, const QRectF& box, const QColor& edge, const theme::Theme& theme) {
    painter.setPen(QPen(edge, 2));
    painter.setBrush(theme.colour(theme::Role::Raised));
    const double r = box.height() / 2 - 1;
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), r, r);
}

QRectF labelBox(const MapArrow& arrow, const QPointF& end, const theme::Theme& theme) {
    const QFontMetricsF metrics(theme.font(theme::FontRole::TextBold));
    const double height = theme.scaled(28);
    return {end.x() + 20, end.y() - height / 2, metrics.horizontalAdvance(arrow.label) + theme.scaled(20),
            height};
}

} // namespace

void paintArrow(QPainter& painter, const MapArrow& arrow, const QPolygonF& points,
                const theme::Theme& theme) {
    const QPainterPath line = through(points);
    if (line.isEmpty()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor casing = casingOf(theme);
    const QColor fill = fillOf(arrow.owner, theme);
    const double u = theme.scaledIcon(100) / 100.0;
    switch (arrow.style) {
    case MapArrow::Style::Preview:
    case MapArrow::Style::Planned: {
        if (arrow.style == MapArrow::Style::Planned) painter.setOpacity(0.6);
        const QPainterPath shaft = shortened(line, 15 * u);
        const QPainterPath head = headAt(line, headLength * u);
        painter.strokePath(shaft, roundPen(casing, 14 * u));
        painter.strokePath(head, roundPen(casing, 5 * u));
        painter.strokePath(shaft, roundPen(fill, 9 * u));
        painter.fillPath(head, fill);
        painter.setOpacity(1);
        break;
    }
    case MapArrow::Style::Done: {
        const QColor dots = arrow.owner ? theme.player(*arrow.owner).edge : theme.colour(theme::Role::Ink3);
        painter.strokePath(line, roundPen(casing, 6 * u));
        painter.fillPath(dashes(line, 3 * u, {0.2, 2.4}, Qt::RoundCap), dots);
        break;
    }
    case MapArrow::Style::Refused: {
        const QColor red = theme.colour(theme::Role::Battle);
        painter.strokePath(line, roundPen(casing, 10 * u));
        painter.fillPath(dashes(line, 5 * u, {1.2, 1.2}, Qt::FlatCap), red);
        break;
    }
    }
    if (arrow.style == MapArrow::Style::Refused)
        theme::paintSeal(painter, points.back(), sealRadius * u, theme::Icon::Close, theme::Role::Bad, theme);
    if (!arrow.label.isEmpty()) {
        const QRectF box = labelBox(arrow, points.back(), theme);
        const QColor colour = arrow.style == MapArrow::Style::Refused ? theme.colour(theme::Role::Bad)
                                                                      : theme.colour(theme::Role::Ink);
        painter.setPen(QPen(colour, 2));
        painter.setBrush(theme.colour(theme::Role::Raised));
        painter.drawRoundedRect(box, 5, 5);
        painter.setPen(colour);
        painter.setFont(theme.font(theme::FontRole::TextBold));
        painter.drawText(box, Qt::AlignCenter, arrow.label);
    }
    painter.restore();
}

std::vector<QRectF> sealPlaces(const MapArrow& arrow, const QPolygonF& points, const theme::Theme& theme) {
    std::vector<QRectF> places;
    if (points.size() < 2 || (!arrow.seal && arrow.number <= 0)) return places;
    const double u = theme.scaledIcon(100) / 100.0;
    const double radius = (arrow.seal ? sealRadius : stepRadius) * u;
    const QPainterPath step = through({points[points.size() - 2], points.back()});
    const double length = step.length();
    const auto add = [&](const QPointF& middle) {
        places.emplace_back(middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    };
    std::vector<double> shares{0.5};
    for (double share = 0.06; share < 0.4; share += 0.06) { // by turns to both sides, off the head
        shares.push_back(0.5 - share);
        if (length * (0.5 - share) > headLength * u + radius) shares.push_back(0.5 + share);
    }
    for (const double share : shares)
        add(step.pointAtPercent(share));
    const QPointF along = (points.back() - points[points.size() - 2]) / std::max(length, 1.0);
    const QPointF across(-along.y(), along.x());
    for (const double away : {besideShaft * u, besideShaft * u + radius})
        for (const double share : shares)
            for (const double way : {1.0, -1.0})
                add(step.pointAtPercent(share) + across * way * (radius + away));
    return places;
}

void paintArrowSeal(QPainter& painter, const MapArrow& arrow, const QRectF& place,
                    const theme::Theme& theme) {
    const double radius = place.width() / 2;
    if (arrow.seal)
        theme::paintSeal(painter, place.center(), radius, *arrow.seal, theme::Role::Battle, theme);
    else if (arrow.number > 0)
        theme::paintStepNumber(
            painter, place.center(), radius, arrow.number,
            arrow.owner ? theme.player(*arrow.owner).edge : theme.colour(theme::Role::Ink3), theme);
}

QRectF arrowBounds(const MapArrow& arrow, const QPolygonF& points, const theme::Theme& theme) {
    if (points.size() < 2) return {};
    QRectF box = through(points).boundingRect().adjusted(-24, -24, 24, 24);
    for (const QRectF& place : sealPlaces(arrow, points, theme))
        box |= place.adjusted(-4, -4, 4, 4);
    if (!arrow.label.isEmpty()) box |= labelBox(arrow, points.back(), theme).adjusted(-3, -3, 3, 3);
    return box;
}

QPainterPath arcPath(const QPointF& from, const QPointF& to) {
    const QPointF step = to - from;
    // bends upwards, or to the left where it runs straight down
    QPointF normal(step.y(), -step.x());
    if (normal.y() > 0 || (normal.y() == 0 && normal.x() > 0)) normal = -normal;
    QPainterPath path(from);
    path.quadTo((from + to) / 2 + normal * 0.22, to);
    return path;
}

void paintArcLine(QPainter& painter, const MapArc& arc, const QPainterPath& path, const theme::Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor casing = casingOf(theme);
    const QColor colour = fillOf(arc.owner, theme);
    painter.strokePath(path, roundPen(casing, 8));
    if (arc.dotted)
        painter.fillPath(dashes(path, 4, {0.8, 1.7}, Qt::RoundCap), colour);
    else
        painter.strokePath(path, roundPen(colour, 4));
    painter.setPen(QPen(casing, 2));
    painter.setBrush(colour);
    for (const double end : {0.0, 1.0})
        painter.drawEllipse(path.pointAtPercent(end), 6, 6);
    painter.restore();
}

QRectF arcLabelBox(const MapArc& arc, const QPainterPath& path, double share, const theme::Theme& theme) {
    const QFontMetricsF metrics(theme.font(theme::FontRole::TextBold));
    const QSizeF size(metrics.horizontalAdvance(arc.label) + theme.scaled(38), theme.scaled(25));
    return {path.pointAtPercent(share) - QPointF(size.width(), size.height()) / 2, size};
}

void paintArcLabel(QPainter& painter, const MapArc& arc, const QRectF& box, const theme::Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintPill(painter, box, fillOf(arc.owner, theme), theme);
    const double side = theme.scaledIcon(15);
    const QColor ink = theme.colour(theme::Role::Ink);
    theme::paintIcon(painter, arc.icon, QRectF(box.left() + 10, box.center().y() - side / 2, side, side),
                     ink);
    painter.setPen(ink);
    painter.setFont(theme.font(theme::FontRole::TextBold));
    painter.drawText(box.adjusted(12 + side, 0, -6, 0), Qt::AlignCenter, arc.label);
    painter.restore();
}

} // namespace marches::appmap
