#pragma once

#include "app/map/arcs.h"
#include "app/map/area_grid.h"
#include "app/map/ground_costs.h"
#include "app/map/picture.h"

#include <QPainterPath>
#include <QRectF>

#include <map>
#include <memory>
#include <vector>

namespace marches::appmap {

class Shapes;

/// Scale below which names, tokens and lines are drawn a little smaller.
constexpr double smallBelow = 0.65;

/// A piece of border as it is drawn at one scale.
struct BorderLine {
    QPainterPath path;
    QRectF bounds;
    int first = -1;
    int second = -1; ///< -1: coast or the edge of what is in play
};

/// All outlines at one scale: screen px with the map's corner at the origin, with no more points than can be
/// seen. Each is made when it is first asked for: of a big map only a part is in sight.
class ScaledShapes {
public:
    ScaledShapes() = default;
    ScaledShapes(const Shapes& shapes, double scale);

    [[nodiscard]] double scale() const { return scale_; }
    [[nodiscard]] const QPainterPath& province(int province) const;
    [[nodiscard]] const QPainterPath& calm(int province) const; ///< for thick lines
    [[nodiscard]] QRectF bounds(int province) const;
    [[nodiscard]] int borders() const { return static_cast<int>(borders_.size()); }
    [[nodiscard]] QRectF borderBounds(int border) const;
    [[nodiscard]] const BorderLine& border(int border) const;
    /// A border's points in map units, with no more of them than can be seen.
    [[nodiscard]] const QPolygonF& borderPoints(int border) const;

    /// An area with its bounding box; small ones paint quicker than one big path.
    struct Patch {
        QPainterPath path;
        QRectF bounds;
    };
    /// Lines where the coast is no province's.
    [[nodiscard]] const std::vector<Patch>& coast() const { return coast_; }
    [[nodiscard]] const std::vector<Patch>& lakes() const { return lakes_; }
    [[nodiscard]] const std::vector<Patch>& rivers() const { return rivers_; } ///< open
    [[nodiscard]] const std::vector<QPainterPath>& lanes() const { return lanes_; }
    struct Relief {
        QPainterPath body;
        QPainterPath shade;
        QRectF bounds;
        bool wood = false;
    };
    [[nodiscard]] const std::vector<Relief>& hills() const { return hills_; } ///< from the back to the front

private:
    const Shapes* shapes_ = nullptr;
    double scale_ = 1;
    mutable std::vector<QPainterPath> provinces_;
    mutable std::vector<QPainterPath> calm_;
    mutable std::vector<BorderLine> borders_;
    std::vector<Patch> coast_;
    std::vector<Patch> lakes_;
    std::vector<Patch> rivers_;
    std::vector<QPainterPath> lanes_;
    std::vector<Relief> hills_;
};

/// A picture made ready for drawing and asking; made once, then const for its users. Any thread may ask; what
/// is made when it is first asked for (`arcAt`, `sceneryAt`, and so each `ScaledShapes`) bears one thread at
/// a time.
class Shapes {
public:
    explicit Shapes(std::shared_ptr<const MapPicture> picture);
    /// Gives one province another outline, as if the picture had always had it. Whatever was made of these
    /// shapes is to be made anew, and no thread may read them meanwhile.
    void patch(int province, ProvinceOutline outline);

    [[nodiscard]] const MapPicture& picture() const { return *picture_; }
    [[nodiscard]] const std::shared_ptr<const MapPicture>& shared() const { return picture_; }
    [[nodiscard]] int count() const { return static_cast<int>(picture_->provinces.size()); }
    [[nodiscard]] const AreaGrid& grid() const { return grid_; }
    /// Bounding box, map units.
    [[nodiscard]] QRectF bounds(int province) const { return bounds_[static_cast<std::size_t>(province)]; }

    /// Which of its province's lands lies at a point of map units, by its outline; -1: none.
    [[nodiscard]] int landAt(int province, const QPointF& point) const;

    [[nodiscard]] const GroundCosts& costs() const { return costs_; }

    [[nodiscard]] const ArcMesh& mesh() const { return mesh_; }
    /// Map units.
    [[nodiscard]] QRectF arcBounds(int arc) const { return arcBounds_[static_cast<std::size_t>(arc)]; }
    /// The points of an arc that can be seen at a scale; made once for each half power of two of it.
    [[nodiscard]] const QPolygonF& arcAt(double scale, int arc) const;
    /// What is no province, in map units with the points that can be seen at a scale.
    struct Scenery {
        struct Land {
            std::vector<QPolygonF> rings;
            QRectF bounds;
        };
        std::vector<Land> land;
        std::vector<QPolygonF> coast; ///< where no province's outline runs
        std::vector<QPolygonF> lakes;
        std::vector<QPolygonF> rivers;
        std::vector<QPolygonF> lanes;
        std::vector<Hill> hills;
    };
    [[nodiscard]] const Scenery& sceneryAt(double scale) const;

private:
    std::shared_ptr<const MapPicture> picture_;
    ArcMesh mesh_;
    AreaGrid grid_;
    std::vector<QRectF> bounds_;
    std::vector<std::vector<QPolygonF>> landPatches_;
    std::vector<QPolygonF> coast_;
    GroundCosts costs_;
    std::vector<QRectF> arcBounds_;
    // by half powers of two of the scale
    mutable std::map<int, std::vector<QPolygonF>> details_;
    mutable std::map<int, Scenery> sceneries_;
};

} // namespace marches::appmap
