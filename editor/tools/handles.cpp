#include "editor/tools/handles.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace marches::editor {

namespace {

using theme::Role;

QPen handlePen(const QColor& colour, double width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QColor inkOfKind(LineKind kind, const theme::Theme& theme) {
    switch (kind) {
    case LineKind::Chosen:
        return theme.colour(Role::Selection);
    case LineKind::Moved:
        return theme.colour(Role::Focus);
    case LineKind::Fresh:
        return theme.colour(Role::Good);
    case LineKind::Refused:
        return theme.colour(Role::Bad);
    }
    return {};
}

} // namespace

void paintLine(QPainter& painter, const QPolygonF& line, LineKind kind, const theme::Theme& theme) {
    if (line.size() < 2) return;
    constexpr double width = 3.5;
    const QColor casing = theme.colour(kind == LineKind::Chosen ? Role::SelectionInk : Role::Casing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(handlePen(casing, width + 2));
    painter.drawPolyline(line);
    QPen pen = handlePen(inkOfKind(kind, theme), width);
    if (kind == LineKind::Refused) pen.setDashPattern({2, 1.6});
    painter.setPen(pen);
    painter.drawPolyline(line);
}

void paintDotted(QPainter& painter, const QPolygonF& line, LineKind kind, const theme::Theme& theme) {
    if (line.size() < 2) return;
    for (const auto& [colour, width] :
         {std::pair{theme.colour(Role::Casing), 5.0}, std::pair{inkOfKind(kind, theme), 3.0}}) {
        QPen pen = handlePen(colour, width);
        pen.setDashPattern({0.01, 8 / width});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(line);
    }
}

void paintJunction(QPainter& painter, const QPointF& at, const theme::Theme& theme) {
    constexpr double half = 6;
    painter.setPen(handlePen(theme.colour(Role::SelectionInk), 1.5));
    painter.setBrush(theme.colour(Role::Selection));
    painter.drawPolygon(QPolygonF(
        {at + QPointF(0, -half), at + QPointF(half, 0), at + QPointF(0, half), at + QPointF(-half, 0)}));
}

void paintPoint(QPainter& painter, const QPointF& at, LineKind kind, const theme::Theme& theme) {
    constexpr double radius = 4.2;
    painter.setPen(
        handlePen(kind == LineKind::Chosen ? theme.colour(Role::MapBorder) : inkOfKind(kind, theme), 1.8));
    painter.setBrush(theme.colour(Role::Raised));
    painter.drawEllipse(at, radius, radius);
}

void paintCaught(QPainter& painter, const QPointF& at, const theme::Theme& theme) {
    constexpr double half = 6.5;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(handlePen(theme.colour(Role::Casing), 4));
    painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half));
    painter.setPen(handlePen(theme.colour(Role::Focus), 2));
    painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half));
}

void paintCrosshair(QPainter& painter, const QPointF& at, const theme::Theme& theme) {
    constexpr double gap = 4;
    constexpr double reach = 14;
    for (const auto& [role, width] : {std::pair{Role::Casing, 4.0}, std::pair{Role::Focus, 2.0}}) {
        painter.setPen(handlePen(theme.colour(role), width));
        for (const QPointF& way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter.drawLine(at + way * gap, at + way * reach);
    }
}

void paintHatched(QPainter& painter, const QPainterPath& area, LineKind kind, const theme::Theme& theme) {
    QColor ink = inkOfKind(kind, theme);
    painter.setPen(Qt::NoPen);
    ink.setAlphaF(0.18F);
    painter.fillPath(area, ink);
    ink.setAlphaF(0.75F);
    painter.save();
    painter.setClipPath(area, Qt::IntersectClip);
    painter.setPen(QPen(ink, 1.6));
    constexpr double step = 9;
    const QRectF box = area.boundingRect();
    // at the same places whatever part is painted
    const double first = std::floor((box.left() - box.height()) / step) * step;
    for (double x = first; x < box.right() + box.height(); x += step) {
        const double from = x + box.top();
        painter.drawLine(QPointF(from - box.top(), box.top()), QPointF(from - box.bottom(), box.bottom()));
    }
    painter.restore();
}

void paintWords(QPainter& painter, const QPointF& middle, const QStringList& lines, LineKind kind,
                const theme::Theme& theme) {
    const QFont plain = theme.font(theme::FontRole::Note);
    const QFont bold = theme.font(theme::FontRole::Name);
    const auto fontOf = [&](qsizetype line) { return line == 0 ? bold : plain; };
    double height = 0;
    for (qsizetype i = 0; i < lines.size(); ++i)
        height += QFontMetricsF(fontOf(i)).lineSpacing();
    double y = middle.y() - height / 2;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QFontMetricsF metrics(fontOf(i));
        QPainterPath letters;
        letters.addText(middle.x() - metrics.horizontalAdvance(lines[i]) / 2, y + metrics.ascent(), fontOf(i),
                        lines[i]);
        painter.strokePath(letters, handlePen(theme.colour(Role::MapHalo), 3));
        painter.fillPath(letters, i == 0 && kind == LineKind::Fresh ? inkOfKind(kind, theme)
                                                                    : theme.colour(Role::MapInk));
        y += metrics.lineSpacing();
    }
}

QRectF paintTag(QPainter& painter, const QPointF& beside, const QRectF& within, const QStringList& lines,
                const theme::Theme& theme) {
    if (lines.isEmpty()) return {};
    constexpr QPointF away(18, 14);
    constexpr double margin = 8;
    const QFont font = theme.font(theme::FontRole::Text);
    const QFontMetricsF metrics(font);
    double width = 0;
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    QRectF box(beside + away, QSizeF(width + 2 * margin,
                                     metrics.lineSpacing() * static_cast<double>(lines.size()) + margin));
    if (box.right() > within.right()) box.moveRight(beside.x() - away.x());
    if (box.bottom() > within.bottom()) box.moveBottom(beside.y() - away.y());
    box.moveLeft(std::max(box.left(), within.left() + 2));
    box.moveTop(std::max(box.top(), within.top() + 2));
    painter.setPen(QPen(theme.colour(Role::Edge), 1));
    painter.setBrush(theme.colour(Role::Raised));
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(font);
    double y = box.top() + margin / 2 + metrics.ascent();
    for (const QString& line : lines) {
        painter.drawText(QPointF(box.left() + margin, y), line);
        y += metrics.lineSpacing();
    }
    return box;
}

namespace {

void paintJunctionSample(QPainter& painter, const QRectF& box, const theme::Theme& theme) {
    paintJunction(painter, box.center(), theme);
}
void paintPointSample(QPainter& painter, const QRectF& box, const theme::Theme& theme) {
    paintPoint(painter, box.center(), LineKind::Moved, theme);
}
void paintCaughtSample(QPainter& painter, const QRectF& box, const theme::Theme& theme) {
    paintCaught(painter, box.center(), theme);
}
void paintLineSample(QPainter& painter, const QRectF& box, LineKind kind, const theme::Theme& theme) {
    const double y = box.center().y();
    paintLine(painter, QPolygonF({QPointF(box.left() + 4, y), QPointF(box.right() - 4, y)}), kind, theme);
}
void paintMovedSample(QPainter& painter, const QRectF& box, const theme::Theme& theme) {
    paintLineSample(painter, box, LineKind::Moved, theme);
}
void paintFreshSample(QPainter& painter, const QRectF& box, const theme::Theme& theme) {
    paintLineSample(painter, box, LineKind::Fresh, theme);
}
void paintHatchedSample(QPainter& painter, const QRectF& box, const theme::Theme& theme) {
    QPainterPath area;
    area.addRect(QRectF(box.center() - QPointF(11, 7), QSizeF(22, 14)));
    paintHatched(painter, area, LineKind::Fresh, theme);
}

} // namespace

appmap::LegendEntry legendOf(LegendSample sample, const QString& text) {
    appmap::LegendEntry entry;
    entry.sample = appmap::LegendEntry::Sample::Own;
    entry.text = text;
    switch (sample) {
    case LegendSample::Junction:
        entry.paint = paintJunctionSample;
        break;
    case LegendSample::Point:
        entry.paint = paintPointSample;
        break;
    case LegendSample::Moved:
        entry.paint = paintMovedSample;
        break;
    case LegendSample::Fresh:
        entry.paint = paintFreshSample;
        break;
    case LegendSample::Caught:
        entry.paint = paintCaughtSample;
        break;
    case LegendSample::Hatched:
        entry.paint = paintHatchedSample;
        break;
    }
    return entry;
}

} // namespace marches::editor
