#pragma once

#include "app/map/realm_shader.h"

#include <QPointF>

#include <future>

class QPainter;

namespace marches::appmap {

/// The painted ground at one scale: sea, land, tints, borders, lanes and the lines of highlights. No words,
/// no tokens. Coordinates are map px: map units times the scale, the map's corner at the origin.
class GroundPainter {
public:
    /// `sea`: the texture in the theme's tone where it is worked out already; none: here.
    GroundPainter(const Shapes& shapes, const theme::Theme& theme, double pixelRatio,
                  std::shared_future<QImage> sea = {});

    void setTheme(const theme::Theme& theme, double pixelRatio);
    void setScale(double scale);
    /// Waits for whatever still reads the shapes, before they are patched; then `patch`.
    void waitForSea() const { sea_.wait(); }
    void patch(const ShapesChange& change);
    [[nodiscard]] const ScaledShapes& scaled() const { return scaled_; }
    /// The texture in the theme's tone; shared, not copied.
    [[nodiscard]] std::shared_future<QImage> sea() const { return sea_; }

    /// Where the compass stands: its winds are drawn over the sea as far as the sheet goes. Map units.
    void setRose(const std::optional<QPointF>& centre) { rose_ = centre; }
    /// Paints a part of the map; `faces` by province. Opaque.
    void paint(QPainter& painter, const QRect& part, std::span<const ProvinceFace> faces);
    /// The same in two steps, for devices that keep lines as lines: first what is pixels by nature (sea,
    /// grounds, patterns), then the lines over it. No highlights.
    void paintPixels(QPainter& painter, const QRect& part, std::span<const ProvinceFace> faces);
    void paintLines(QPainter& painter, const QRectF& part, std::span<const ProvinceFace> faces) const;
    /// How far lines of a province reach beyond its outline, px.
    static constexpr double reach = 6;

private:
    void makeRivers();
    void makeLanes();
    void paintSea(QPainter& painter, const QRectF& region) const;
    void paintWinds(QPainter& painter, const QRectF& region) const;
    void paintSeaPart(QPainter& painter, const QRectF& part, double k) const;
    void paintWater(QPainter& painter, const QRectF& region) const;
    void paintRelief(QPainter& painter, const QRectF& region) const;
    void paintReliefPiece(QPainter& painter, std::size_t piece) const;
    void paintBorders(QPainter& painter, const QRectF& region, std::span<const ProvinceFace> faces) const;
    void paintDots(QPainter& painter, const QRectF& region, const std::vector<QPointF>& dots) const;
    void paintLanes(QPainter& painter, const QRectF& region, std::span<const ProvinceFace> faces) const;
    void paintHighlights(QPainter& painter, const QRectF& region, std::span<const ProvinceFace> faces) const;

    const Shapes& shapes_;
    theme::Theme theme_;
    theme::Tone tone_;
    ScaledShapes scaled_;
    std::vector<std::vector<QPointF>> lanes_; ///< as rows of dots
    std::vector<ScaledShapes::Patch> rivers_; ///< as areas that widen on their way
    struct Sprite {
        QPointF corner;
        QImage image;
    };
    mutable std::vector<Sprite> relief_; ///< each made when first seen
    mutable std::vector<QImage> dots_;   ///< one for each place within a px, `dotSteps` each way
    std::optional<QPointF> rose_;        ///< map units
    std::shared_future<QImage> sea_;
    QImage pixels_; ///< kept: fresh memory costs as much as painting in it
    std::unique_ptr<RealmShader> shader_;
    double pixelRatio_ = 1;
};

/// The line of a highlight along an outline: casing, then the line itself.
void paintHighlightLine(QPainter& painter, const QPainterPath& outline, Highlight highlight,
                        theme::Tone tone);
/// The same within the outline, so that lines of neighbours lie side by side and each coast is one
/// province's; finer at a small `scale`.
void paintHighlightWithin(QPainter& painter, const QPainterPath& outline, Highlight highlight,
                          theme::Tone tone, double scale);

} // namespace marches::appmap
