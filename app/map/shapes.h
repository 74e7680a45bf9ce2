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

/// A piece of border as it is drawn at one scale.
struct BorderLine {
    QPainterPath path;
    QRectF bounds;
    int first = -1;
    int second = -1; ///< -1: coast or the edge of what is in play
};

/// All outlines at one scale: screen px with the map's corner at the origin, with no more points than can be
/// seen.
struct ScaledShapes {
    double scale = 1;
    std::vector<QPainterPath> provinces;
    std::vector<QRectF> bounds;
    std::vector<QPainterPath> calm; ///< for thick lines
    std::vector<BorderLine> borders;
    /// An area with its bounding box; small ones paint quicker than one big path.
    struct Patch {
        QPainterPath path;
        QRectF bounds;
    };
    std::vector<Patch> land;
    std::vector<Patch> lakes;
    std::vector<Patch> rivers; ///< open
    std::vector<QPainterPath> lanes;
    struct Relief {
        QPainterPath body;
        QPainterPath shade;
        QRectF bounds;
    };
    std::vector<Relief> hills; ///< from the back to the front
};

/// A picture made ready for drawing and asking; made once, then const for its users.
class Shapes {
public:
    explicit Shapes(std::shared_ptr<const MapPicture> picture);

    [[nodiscard]] const MapPicture& picture() const { return *picture_; }
    [[nodiscard]] int count() const { return static_cast<int>(picture_->provinces.size()); }
    [[nodiscard]] const AreaGrid& grid() const { return grid_; }
    /// Bounding box, map units.
    [[nodiscard]] QRectF bounds(int province) const { return bounds_[static_cast<std::size_t>(province)]; }

    [[nodiscard]] const GroundCosts& costs() const { return costs_; }

    [[nodiscard]] ScaledShapes at(double scale) const;

private:
    const ArcMesh& detail(double scale) const;

    std::shared_ptr<const MapPicture> picture_;
    ArcMesh mesh_;
    AreaGrid grid_;
    std::vector<QRectF> bounds_;
    std::vector<std::vector<QPolygonF>> landPatches_;
    GroundCosts costs_;
    mutable std::map<int, ArcMesh> details_; ///< by half powers of two of the scale
};

} // namespace marches::appmap
