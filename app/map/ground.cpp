#include "app/map/ground.h"

#include "app/map/sea.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::appmap {

namespace {

double laneScale(double scale) {
    return std::clamp(scale, 0.6, 1.2);
}

constexpr double smallestHillScale = 0.3;

QPen roundPen(const QColor& colour, double width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// A dashed line as an area. A painter with a dashed pen counts the dashes from the edge of its clip, so that
/// parts painted one after another would not fit.
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

/// A hill's outline runs from its left foot over the top to the right one; what closes it is left out.
QPainterPath withoutFoot(const QPainterPath& body) {
    QPainterPath ridge;
    for (int i = 0; i + 1 < body.elementCount(); ++i)
        i == 0 ? ridge.moveTo(body.elementAt(i)) : ridge.lineTo(body.elementAt(i));
    return ridge;
}

/// Lines of one px are drawn by a far quicker way than any wider ones.
QPen hairline(const QColor& colour) {
    return {colour, 1, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin};
}

} // namespace

void strokeBold(QPainter& painter, const QPainterPath& path, const QColor& colour, double more) {
    const QPen pen = hairline(colour);
    for (const QPointF& shift :
         {QPointF(0, -more), QPointF(0.87 * more, more / 2), QPointF(-0.87 * more, more / 2)}) {
        painter.translate(shift);
        painter.strokePath(path, pen);
        painter.translate(-shift);
    }
}

GroundPainter::GroundPainter(const Shapes& shapes, const theme::Theme& theme, double pixelRatio)
    : shapes_(shapes), theme_(theme), tone_(theme.tone) {
    setTheme(theme, pixelRatio);
}

void GroundPainter::setTheme(const theme::Theme& theme, double pixelRatio) {
    if (shader_ && theme == theme_ && pixelRatio == pixelRatio_) return;
    if (sea_.isNull() || theme.tone != tone_) sea_ = seaTexture(shapes_.grid(), theme.tone);
    theme_ = theme;
    tone_ = theme.tone;
    pixelRatio_ = pixelRatio;
    shader_ = std::make_unique<RealmShader>(shapes_, theme, pixelRatio);
}

void GroundPainter::setScale(double scale) {
    if (scale == scaled_.scale() && scaled_.borders() > 0) return;
    scaled_ = ScaledShapes(shapes_, scale);
    ridges_.clear();
    for (const ScaledShapes::Relief& hill : scaled_.hills())
        ridges_.push_back(withoutFoot(hill.body));
    lanes_.clear();
    for (const QPainterPath& lane : scaled_.lanes())
        lanes_.push_back(dashes(lane, 2 * laneScale(scale), {0.05, 2.6}, Qt::RoundCap));
}

/// `k`: px to a cell of the grid, which is a pixel of the sea.
void GroundPainter::paintSeaPart(QPainter& painter, const QRectF& part, double k) const {
    if (part.isEmpty()) return;
    painter.save();
    painter.setClipRect(part, Qt::IntersectClip);
    painter.scale(k, k);
    painter.drawImage(QPointF(), sea_);
    painter.restore();
}

void GroundPainter::paintSea(QPainter& painter, const QRectF& region) const {
    const QRectF sheet(QPointF(), shapes_.picture().size * scaled_.scale());
    if (!sheet.contains(region)) painter.fillRect(region, theme::colour(theme::Role::Window, tone_));
    const QRectF seen = region & sheet;
    if (seen.isEmpty()) return;
    const double k = shapes_.grid().cell() * scaled_.scale();
    painter.save();
    painter.setClipRect(seen, Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    // land in play hides what lies under it
    constexpr double tile = 96; // px
    const auto bare = [&](const QRectF& box) {
        return shapes_.costs().hasNeutral(
            QRectF(box.topLeft() / scaled_.scale(), box.size() / scaled_.scale()));
    };
    for (double y = seen.top(); y < seen.bottom(); y += tile) {
        QRectF run;
        for (double x = seen.left(); x <= seen.right(); x += tile) {
            const QRectF box = QRectF(x, y, tile, tile) & seen;
            if (!box.isEmpty() && bare(box.adjusted(-reach, -reach, reach, reach))) {
                run |= box;
                continue;
            }
            paintSeaPart(painter, run, k);
            run = {};
        }
        paintSeaPart(painter, run, k);
    }
    painter.restore();
    paintWinds(painter, seen);
    // the sheet's edge
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme::colour(theme::Role::MapBorder, tone_), 2));
    painter.drawRect(sheet);
}

void GroundPainter::paintWinds(QPainter& painter, const QRectF& region) const {
    if (!rose_) return;
    constexpr int winds = 32;
    painter.save();
    painter.setClipRect(region, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hairline(theme::colour(theme::Role::MapWind, tone_)));
    const QPointF centre = *rose_ * scaled_.scale();
    const double far =
        2 * std::max(shapes_.picture().size.width(), shapes_.picture().size.height()) * scaled_.scale();
    for (int i = 0; i < winds; ++i) {
        const double angle = i * 2 * std::numbers::pi / winds;
        painter.drawLine(centre, centre + QPointF(std::sin(angle), -std::cos(angle)) * far);
    }
    painter.restore();
}

void GroundPainter::paintWaterAndHills(QPainter& painter, const QRectF& region) const {
    const QRectF near = region.adjusted(-reach, -reach, reach, reach);
    QColor shore = theme::colour(theme::Role::MapBorder, tone_);
    shore.setAlphaF(0.75F);
    for (const ScaledShapes::Patch& land : scaled_.land())
        if (land.bounds.intersects(near)) painter.strokePath(land.path, hairline(shore));
    for (const ScaledShapes::Patch& lake : scaled_.lakes()) {
        if (!lake.bounds.intersects(near)) continue;
        painter.fillPath(lake.path, theme::colour(theme::Role::Water, tone_));
        painter.strokePath(lake.path, hairline(theme::colour(theme::Role::WaterLine, tone_)));
    }
    for (const ScaledShapes::Patch& river : scaled_.rivers())
        if (river.bounds.intersects(near))
            painter.strokePath(river.path, hairline(theme::colour(theme::Role::WaterLine, tone_)));
    if (scaled_.scale() < smallestHillScale) return;
    for (std::size_t i = 0; i < ridges_.size(); ++i) {
        const ScaledShapes::Relief& hill = scaled_.hills()[i];
        if (!hill.bounds.intersects(near)) continue;
        painter.fillPath(hill.body, theme::colour(theme::Role::Hill, tone_));
        painter.fillPath(hill.shade, theme::colour(theme::Role::HillShade, tone_));
        painter.strokePath(ridges_[i], hairline(theme::colour(theme::Role::HillLine, tone_)));
    }
}

void GroundPainter::paintBorders(QPainter& painter, const QRectF& region,
                                 std::span<const ProvinceFace> faces) const {
    const QColor ink = theme::colour(theme::Role::MapBorder, tone_);
    QColor thin = ink;
    thin.setAlphaF(0.8F);
    QColor quiet = ink;
    quiet.setAlphaF(0.75F);
    QColor faint = ink;
    faint.setAlphaF(0.25F);
    const QRectF near = region.adjusted(-reach, -reach, reach, reach);
    for (int i = 0; i < scaled_.borders(); ++i) {
        if (!scaled_.borderBounds(i).intersects(near)) continue;
        const BorderLine& line = scaled_.border(i);
        const ProvinceFace& first = faces[static_cast<std::size_t>(line.first)];
        if (line.second < 0) {
            if (first.inPlay)
                strokeBold(painter, line.path, ink, 0.35);
            else
                painter.strokePath(line.path, hairline(quiet));
            continue;
        }
        const ProvinceFace& second = faces[static_cast<std::size_t>(line.second)];
        if (!first.inPlay && !second.inPlay)
            painter.strokePath(line.path, hairline(faint));
        else if (first.inPlay != second.inPlay || (first.inPlay && first.region != second.region))
            strokeBold(painter, line.path, ink, 0.85);
        else if (first.owner != second.owner)
            strokeBold(painter, line.path, ink, 0.3);
        else
            painter.strokePath(line.path, hairline(thin));
    }
}

void GroundPainter::paintLanes(QPainter& painter, const QRectF& region,
                               std::span<const ProvinceFace> faces) const {
    const double k = laneScale(scaled_.scale());
    const auto inPlay = [faces](int province) {
        return province < 0 || faces[static_cast<std::size_t>(province)].inPlay;
    };
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
        const SeaLane& ends = shapes_.picture().lanes[i];
        if (!inPlay(ends.from) || !inPlay(ends.to)) continue;
        const QPainterPath& lane = scaled_.lanes()[i];
        if (!lane.controlPointRect().adjusted(-reach, -reach, reach, reach).intersects(region)) continue;
        painter.fillPath(lanes_[i], theme::colour(theme::Role::SeaLane, tone_));
        painter.setPen(QPen(theme::colour(theme::Role::SeaLane, tone_), 1.3));
        painter.setBrush(theme::colour(theme::Role::Land, tone_));
        for (const double end : {0.0, 1.0})
            painter.drawEllipse(lane.pointAtPercent(end), 2.8 * k, 2.8 * k);
        painter.setBrush(Qt::NoBrush);
    }
}

void GroundPainter::paintHighlights(QPainter& painter, const QRectF& region,
                                    std::span<const ProvinceFace> faces) const {
    // what is chosen is drawn last, over its neighbours' lines
    for (const Highlight pass :
         {Highlight::Planned, Highlight::Legal, Highlight::LegalBattle, Highlight::Selected})
        for (std::size_t i = 0; i < faces.size(); ++i) {
            if (faces[i].highlight != pass) continue;
            if (!scaled_.bounds(static_cast<int>(i))
                     .adjusted(-reach, -reach, reach, reach)
                     .intersects(region))
                continue;
            paintHighlightLine(painter, scaled_.calm(static_cast<int>(i)), pass, tone_);
        }
}

void GroundPainter::paint(QPainter& painter, const QRect& part, std::span<const ProvinceFace> faces) {
    painter.save();
    painter.setClipRect(part, Qt::IntersectClip);
    paintPixels(painter, part, faces);
    paintLines(painter, part, faces);
    paintHighlights(painter, part, faces);
    painter.restore();
}

void GroundPainter::paintPixels(QPainter& painter, const QRect& part, std::span<const ProvinceFace> faces) {
    const QRectF region(part);
    paintSea(painter, region);
    const QRectF device(region.topLeft() * pixelRatio_, region.size() * pixelRatio_);
    const QRect pixels = device.toAlignedRect();
    painter.drawImage(QPointF(pixels.topLeft()) / pixelRatio_, shader_->shaded(scaled_, pixels, faces));
}

void GroundPainter::paintLines(QPainter& painter, const QRectF& part,
                               std::span<const ProvinceFace> faces) const {
    painter.setRenderHint(QPainter::Antialiasing);
    paintWaterAndHills(painter, part);
    if (!shader_->drawsBorders(scaled_.scale())) paintBorders(painter, part, faces);
    paintLanes(painter, part, faces);
}

void paintHighlightLine(QPainter& painter, const QPainterPath& outline, Highlight highlight,
                        theme::Tone tone) {
    const QColor casing = theme::colour(theme::Role::Casing, tone);
    switch (highlight) {
    case Highlight::None:
    case Highlight::OutOfReach:
        return;
    case Highlight::Legal:
        painter.strokePath(outline, roundPen(casing, 6));
        painter.strokePath(outline, roundPen(theme::colour(theme::Role::Legal, tone), 3));
        return;
    case Highlight::LegalBattle: {
        painter.strokePath(outline, roundPen(casing, 6));
        painter.fillPath(dashes(outline, 3.2, {9 / 3.2, 5 / 3.2}, Qt::FlatCap),
                         theme::colour(theme::Role::Battle, tone));
        return;
    }
    case Highlight::Selected:
        painter.strokePath(outline, roundPen(theme::colour(theme::Role::SelectionInk, tone), 7));
        painter.strokePath(outline, roundPen(theme::colour(theme::Role::Selection, tone), 4.5));
        return;
    case Highlight::Planned: {
        painter.strokePath(outline, roundPen(casing, 5));
        painter.fillPath(dashes(outline, 2.6, {0.1, 2.2}, Qt::RoundCap),
                         theme::colour(theme::Role::Legal, tone));
        return;
    }
    }
}

} // namespace marches::appmap
