#pragma once

#include "app/map/animation.h"
#include "app/map/ground_layer.h"
#include "app/map/marks.h"

#include <span>

namespace marches::appmap {

/// Arrows and arcs between provinces. New ones grow from their start to their end. What is written on them
/// finds room there where it hides least.
class MarkLayer : public MapLayer {
public:
    MarkLayer(const MapScene& scene, const GroundLayer& ground)
        : scene_(scene), ground_(ground), lines_(*this) {}

    void setArrows(std::vector<MapArrow> arrows);
    /// A label stands on its arc where it covers nothing; where there is no such place it is left out. Its
    /// words are the arc's tooltip too.
    void setArcs(std::vector<MapArc> arcs);
    void clear();
    [[nodiscard]] bool isEmpty() const { return arrows_.empty() && arcs_.empty(); }
    [[nodiscard]] bool draws() const { return drawing_.runs(); } ///< a new one is still growing
    void endDrawing();

    /// Where an arrow's seal or number stands, off names where there is room; view px. Empty: it has none.
    [[nodiscard]] QRectF sealRect(std::size_t arrow) const;
    /// Where an arc's label stands; view px. Nothing where it is left out.
    [[nodiscard]] std::optional<QRectF> labelRect(std::size_t arc) const;
    /// The words of an arc that is pointed at; empty: none.
    [[nodiscard]] QString tip(const QPointF& at) const;

    /// The arcs' lines, which lie under names and tokens.
    [[nodiscard]] MapLayer& lines() { return lines_; }
    void paint(QPainter& painter, const QRegion& exposed) override;

private:
    class Lines : public MapLayer {
    public:
        explicit Lines(MarkLayer& marks) : marks_(marks) {}
        void paint(QPainter& painter, const QRegion& exposed) override;

    private:
        MarkLayer& marks_;
    };

    void drawFresh();
    void repaintFresh() const;
    [[nodiscard]] double drawnShare(bool fresh) const { return fresh ? drawn_ : 1; }
    [[nodiscard]] QPointF anchorOf(int province) const; ///< where arrows begin and end
    [[nodiscard]] QPolygonF pointsOf(const MapArrow& arrow) const;
    [[nodiscard]] QRectF sealOf(std::size_t arrow) const;
    [[nodiscard]] std::vector<QPainterPath> curves() const;                               ///< by arc
    [[nodiscard]] std::vector<QRectF> labels(std::span<const QPainterPath> curves) const; ///< by arc

    const MapScene& scene_;
    const GroundLayer& ground_;
    Lines lines_;
    std::vector<MapArrow> arrows_;
    std::vector<MapArc> arcs_;
    std::vector<bool> freshArrows_; ///< by arrow: it has come with the last change
    std::vector<bool> freshArcs_;
    double drawn_ = 1; ///< share of what is fresh
    Animation drawing_;
};

} // namespace marches::appmap
