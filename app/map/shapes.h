#pragma once

#include "app/map/arcs.h"
#include "app/map/boxes.h"
#include "app/map/ground_costs.h"
#include "app/map/picture_patch.h"

#include <map>
#include <memory>
#include <span>
#include <utility>

namespace marches::appmap {

class Shapes;

/// Scale below which names, tokens and lines are drawn a little smaller.
constexpr double smallBelow = 0.65;

/// Which parts of what is no province are others than before.
struct SceneryChange {
    bool land = false;
    bool coast = false;
    bool lakes = false;
    bool rivers = false;
    bool lanes = false;
    bool hills = false;

    static SceneryChange all() { return {true, true, true, true, true, true}; }
    [[nodiscard]] bool any() const { return land || coast || lakes || rivers || lanes || hills; }
};

/// What a patch has changed, for what was made of the shapes.
struct ShapesChange {
    std::vector<int> provinces; ///< with another outline, ascending
    std::vector<int> cut;       ///< these and all that may meet them, whose arcs may be others; ascending
    std::vector<int> arcs;      ///< taken out or put in
    SceneryChange scenery;
    QRect sea;                 ///< cells of the grid where sea has come or gone
    std::vector<QRectF> boxes; ///< where the ground looks different, but for the sea's wash; map units
};

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
    void patch(const ShapesChange& change); ///< of the shapes; forgets what that concerns

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
        QPainterPath ridge; ///< the body's outline without its foot
        QPainterPath shade;
        QRectF bounds;
        bool wood = false;
    };
    [[nodiscard]] const std::vector<Relief>& hills() const { return hills_; } ///< from the back to the front

private:
    void makeScenery(const SceneryChange& parts);

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

/// A picture made ready for drawing and asking; made once, then patched by its owner and const for its users.
/// Any thread may ask; what is made when it is first asked for (`arcAt`, `sceneryAt`, and so each
/// `ScaledShapes`) bears one thread at a time.
class Shapes {
public:
    explicit Shapes(std::shared_ptr<const MapPicture> picture);
    /// Changes the picture, at the cost of what that touches; all is as if it had always been so. No thread
    /// may read the shapes meanwhile.
    ShapesChange patch(PicturePatch patch);

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
    class Simplifier;
    /// A ring of land not in play, and its lines where no province's outline runs.
    struct Coast {
        QPolygonF ring;
        std::vector<QPolygonF> lines;
    };
    [[nodiscard]] Coast coastOf(const QPolygonF& ring) const;
    void makeScenery(Scenery& scenery, const Simplifier& simple, const SceneryChange& parts) const;
    [[nodiscard]] MapPicture& ownPicture();
    void patchMesh(ShapesChange& change, const QRectF& reach);
    void patchGrid(ShapesChange& change, std::span<const std::pair<int, QPainterPath>> outlines,
                   const QRectF& box);
    [[nodiscard]] Scenery sourcesOfScenery(const PicturePatch& patch) const;
    [[nodiscard]] bool patchCoast(ShapesChange& change);
    void patchScenery(ShapesChange& change, PicturePatch patch, const Scenery& before);

    std::shared_ptr<const MapPicture> picture_;
    std::shared_ptr<MapPicture> own_; ///< the same, once it has been patched
    ArcMesh mesh_;
    AreaGrid grid_;
    std::vector<QRectF> bounds_;
    std::vector<std::vector<QPolygonF>> landPatches_;
    std::vector<Coast> coast_; ///< by ring of the picture's land
    GroundCosts costs_;
    std::vector<QRectF> arcBounds_;
    // by half powers of two of the scale
    mutable std::map<int, std::vector<QPolygonF>> details_;
    mutable std::map<int, Scenery> sceneries_;
};

} // namespace marches::appmap
