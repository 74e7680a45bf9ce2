#pragma once

#include "app/map/province_face.h"
#include "app/map/shapes.h"
#include "app/theme/theme.h"

#include <QBrush>
#include <QImage>
#include <QRectF>

#include <array>
#include <span>

class QPainter;

namespace marches::appmap {

/// The painted ground at one scale: sea, land, tints, borders, lanes and the lines of highlights. No words,
/// no tokens. Coordinates are map px: map units times the scale, the map's corner at the origin.
class GroundPainter {
public:
    GroundPainter(const Shapes& shapes, const theme::Theme& theme, double pixelRatio);

    void setTheme(const theme::Theme& theme, double pixelRatio);
    void setScale(double scale);
    [[nodiscard]] const ScaledShapes& scaled() const { return scaled_; }

    /// Sea and the land beyond what is in play: nothing that a game changes.
    void paintNature(QPainter& painter, const QRectF& region) const;
    /// Everything a game changes, over nature; `faces` by province.
    void paintRealms(QPainter& painter, const QRectF& region, std::span<const ProvinceFace> faces) const;
    /// How far lines of a province reach beyond its outline, px.
    static constexpr double reach = 6;

    /// The outline of thick lines, for whoever draws one more (hover, focus).
    [[nodiscard]] const QPainterPath& calmOutline(int province) const {
        return scaled_.calm[static_cast<std::size_t>(province)];
    }

private:
    void paintProvince(QPainter& painter, int province, const ProvinceFace& face) const;
    void paintWaterAndHills(QPainter& painter, const QRectF& region) const;
    void paintBorders(QPainter& painter, const QRectF& region, std::span<const ProvinceFace> faces) const;
    void paintLanes(QPainter& painter, const QRectF& region) const;
    void paintHighlights(QPainter& painter, const QRectF& region, std::span<const ProvinceFace> faces) const;

    const Shapes& shapes_;
    theme::Tone tone_;
    ScaledShapes scaled_;
    QImage sea_;
    std::array<QBrush, theme::playerColourCount> patterns_;
};

/// The line of a highlight round an outline: casing, then the line itself.
void paintHighlightLine(QPainter& painter, const QPainterPath& outline, Highlight highlight,
                        theme::Tone tone);

} // namespace marches::appmap
