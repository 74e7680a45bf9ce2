#include "app/map/ground.h"

#include "app/map/map_tones.h"
#include "app/map/sea.h"
#include "app/theme/heraldry.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <optional>

namespace marches::appmap {

namespace {

constexpr double bandWidth = 9;     // px inside the border
constexpr double thinBorder = 0.9;  // px
constexpr double heavyBorder = 2.6; // px
constexpr double coastBorder = 1.3; // px
constexpr double countryShare = 0.10;
constexpr double smallestHillScale = 0.3;

QPen roundPen(const QColor& colour, double width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

} // namespace

GroundPainter::GroundPainter(const Shapes& shapes, const theme::Theme& theme, double pixelRatio)
    : shapes_(shapes), tone_(theme.tone), scaled_(shapes.at(1)) {
    setTheme(theme, pixelRatio);
}

void GroundPainter::setTheme(const theme::Theme& theme, double pixelRatio) {
    if (sea_.isNull() || theme.tone != tone_) sea_ = seaTexture(shapes_.grid(), theme.tone);
    tone_ = theme.tone;
    for (std::size_t i = 0; i < patterns_.size(); ++i)
        patterns_[i] = theme::patternBrush(static_cast<theme::PlayerColour>(i), pixelRatio, theme);
}

void GroundPainter::setScale(double scale) {
    if (scale != scaled_.scale) scaled_ = shapes_.at(scale);
}

void GroundPainter::paintNature(QPainter& painter, const QRectF& region) const {
    painter.save();
    const QSizeF size = shapes_.picture().size * scaled_.scale;
    const QRectF sheet(QPointF(), size);
    if (!sheet.contains(region)) painter.fillRect(region, theme::colour(theme::Role::SeaRim, tone_));
    const QRectF seen = region & sheet;
    if (!seen.isEmpty()) {
        const double k = shapes_.grid().cell() * scaled_.scale;
        painter.setClipRect(seen, Qt::IntersectClip);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.scale(k, k);
        painter.drawImage(QPointF(), sea_);
        painter.scale(1 / k, 1 / k);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(theme::colour(theme::Role::OutOfPlay, tone_));
        QColor shore = mapTones(tone_).border;
        shore.setAlphaF(0.75F);
        painter.setPen(roundPen(shore, thinBorder));
        painter.drawPath(scaled_.land);
    }
    painter.restore();
}

void GroundPainter::paintProvince(QPainter& painter, int province, const ProvinceFace& face) const {
    const QPainterPath& path = scaled_.provinces[static_cast<std::size_t>(province)];
    painter.setPen(Qt::NoPen);
    if (!face.inPlay) {
        painter.fillPath(path, theme::colour(theme::Role::OutOfPlay, tone_));
        return;
    }
    const QColor land = theme::colour(theme::Role::Land, tone_);
    std::optional<QColor> band;
    if (face.owner) {
        const theme::PlayerLook look = theme::playerLook(*face.owner, tone_);
        painter.fillPath(path, look.ground);
        painter.fillPath(path, patterns_[static_cast<std::size_t>(*face.owner)]);
        band = look.band;
    } else if (face.country) {
        painter.fillPath(path, theme::blend(land, *face.country, countryShare));
        band = *face.country;
        band->setAlphaF(0.35F);
    } else {
        painter.fillPath(path, land);
    }
    if (band) {
        painter.save();
        painter.setClipPath(path, Qt::IntersectClip);
        painter.strokePath(path, QPen(*band, 2 * bandWidth, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
        painter.restore();
    }
    const MapTones& tones = mapTones(tone_);
    switch (face.highlight) {
    case Highlight::OutOfReach:
        painter.fillPath(path, theme::colour(theme::Role::Veil, tone_));
        break;
    case Highlight::Legal:
    case Highlight::Planned:
        painter.fillPath(path, tones.legalWash);
        break;
    case Highlight::LegalBattle:
        painter.fillPath(path, tones.battleWash);
        break;
    case Highlight::None:
    case Highlight::Selected:
        break;
    }
}

void GroundPainter::paintWaterAndHills(QPainter& painter, const QRectF& region) const {
    const MapTones& tones = mapTones(tone_);
    painter.setPen(roundPen(tones.waterLine, 0.8));
    painter.setBrush(tones.water);
    painter.drawPath(scaled_.lakes);
    painter.setBrush(Qt::NoBrush);
    QColor river = tones.waterLine;
    river.setAlphaF(0.8F);
    painter.setPen(roundPen(river, 1.2));
    painter.drawPath(scaled_.rivers);
    if (scaled_.scale < smallestHillScale) return;
    painter.setOpacity(tone_ == theme::Tone::Light ? 0.6 : 0.5);
    for (const ScaledShapes::Relief& hill : scaled_.hills) {
        if (!hill.bounds.adjusted(-reach, -reach, reach, reach).intersects(region)) continue;
        painter.fillPath(hill.body, tones.hill);
        painter.fillPath(hill.shade, tones.hillShade);
        painter.strokePath(hill.body, roundPen(tones.hillLine, 0.8));
    }
    painter.setOpacity(1);
}

void GroundPainter::paintBorders(QPainter& painter, const QRectF& region,
                                 std::span<const ProvinceFace> faces) const {
    const QColor ink = mapTones(tone_).border;
    QColor thin = ink;
    thin.setAlphaF(0.85F);
    for (const BorderLine& line : scaled_.borders) {
        if (!line.bounds.adjusted(-reach, -reach, reach, reach).intersects(region)) continue;
        const ProvinceFace& first = faces[static_cast<std::size_t>(line.first)];
        const ProvinceFace* second =
            line.second < 0 ? nullptr : &faces[static_cast<std::size_t>(line.second)];
        const bool heavy = second && first.inPlay != second->inPlay ? true
                           : second && first.inPlay                 ? first.region != second->region
                                                                    : false;
        if (heavy)
            painter.strokePath(line.path, roundPen(ink, heavyBorder));
        else if (!second)
            painter.strokePath(line.path, roundPen(ink, coastBorder));
        else
            painter.strokePath(line.path, roundPen(thin, thinBorder));
    }
}

void GroundPainter::paintLanes(QPainter& painter, const QRectF& region) const {
    const MapTones& tones = mapTones(tone_);
    const double k = std::clamp(scaled_.scale, 0.6, 1.2);
    for (const QPainterPath& lane : scaled_.lanes) {
        if (!lane.controlPointRect().adjusted(-reach, -reach, reach, reach).intersects(region)) continue;
        QPen pen = roundPen(tones.lane, 2 * k);
        pen.setDashPattern({0.05, 2.6});
        painter.strokePath(lane, pen);
        painter.setPen(QPen(tones.lane, 1.3));
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
            if (!scaled_.bounds[i].adjusted(-reach, -reach, reach, reach).intersects(region)) continue;
            paintHighlightLine(painter, scaled_.calm[i], pass, tone_);
        }
}

void GroundPainter::paintRealms(QPainter& painter, const QRectF& region,
                                std::span<const ProvinceFace> faces) const {
    painter.save();
    painter.setClipRect(region, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < faces.size(); ++i)
        if (scaled_.bounds[i].intersects(region)) paintProvince(painter, static_cast<int>(i), faces[i]);
    paintWaterAndHills(painter, region);
    paintBorders(painter, region, faces);
    paintLanes(painter, region);
    paintHighlights(painter, region, faces);
    painter.restore();
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
        QPen pen(theme::colour(theme::Role::Battle, tone), 3.2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
        pen.setDashPattern({9 / 3.2, 5 / 3.2});
        painter.strokePath(outline, pen);
        return;
    }
    case Highlight::Selected:
        painter.strokePath(outline, roundPen(theme::colour(theme::Role::SelectionInk, tone), 7));
        painter.strokePath(outline, roundPen(theme::colour(theme::Role::Selection, tone), 4.5));
        return;
    case Highlight::Planned: {
        painter.strokePath(outline, roundPen(casing, 5));
        QPen pen = roundPen(theme::colour(theme::Role::Legal, tone), 2.6);
        pen.setDashPattern({0.1, 2.2});
        painter.strokePath(outline, pen);
        return;
    }
    }
}

} // namespace marches::appmap
