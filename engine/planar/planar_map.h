#pragma once

#include "engine/planar/grid.h"
#include "engine/planar/pages.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace marches::planar {

/// What a face belongs to. Provinces count from `firstProvince` up; a province is all faces of its label.
using Label = std::int32_t;
inline constexpr Label undecided = -2; ///< while an edit is being made; no finished map has it
inline constexpr Label offSheet = -1;  ///< beyond the sheet's frame
inline constexpr Label sea = 0;
inline constexpr Label quietLand = 1; ///< land of nobody, out of play
inline constexpr Label firstProvince = 2;

/// A rectangle of grid points, both ends included; steps.
struct GridBox {
    std::int32_t left = 0;
    std::int32_t top = 0;
    std::int32_t right = 0;
    std::int32_t bottom = 0;
    bool operator==(const GridBox&) const = default;
};
bool contains(const GridBox& box, GridPoint point) noexcept;
bool meets(const GridBox& a, const GridBox& b) noexcept; ///< also where they only touch
GridBox grown(const GridBox& box, std::int32_t steps) noexcept;
/// Whether the line through two points passes through a box or along its side.
bool passes(GridPoint a, GridPoint b, const GridBox& box) noexcept;
GridBox boxOf(const std::vector<GridPoint>& points) noexcept; ///< needs one point at least
GridPoint heldWithin(const GridBox& box, GridPoint point) noexcept;

/// A piece of border between two junctions, or a ring that repeats its first point at the end. It never
/// changes; maps share it. `left` is the label on the left hand of one who walks along the points, as seen on
/// the screen.
struct Arc {
    Arc(std::vector<GridPoint> points, Label left, Label right);

    std::vector<GridPoint> points; ///< two at least, each apart from the one before
    Label left;
    Label right;

    double length; ///< steps
    /// Twice the signed area between the arc and its chord, modulo 2^64: sums around a cycle are exact.
    std::uint64_t bulge2;
    GridBox box;
    std::vector<GridBox> stretches; ///< boxes around `segmentsInStretch` segments each, in order

    bool ring() const noexcept { return points.front() == points.back(); }
    bool operator==(const Arc& other) const noexcept;
};
inline constexpr std::size_t segmentsInStretch = 32;
/// Calls `use` with the number of each segment of those stretches of an arc whose box `wanted` takes.
template <class Wanted, class Use>
void forEachSegment(const Arc& arc, const Wanted& wanted, const Use& use) {
    for (std::size_t stretch = 0; stretch < arc.stretches.size(); ++stretch) {
        if (!wanted(arc.stretches[stretch])) continue;
        const std::size_t first = stretch * segmentsInStretch;
        const std::size_t behind = first + segmentsInStretch;
        for (std::size_t at = first; at < behind && at + 1 < arc.points.size(); ++at)
            use(at);
    }
}
using ArcPointer = std::shared_ptr<const Arc>;

/// An arc's place in one map value; edits keep the ids of arcs that they leave alone.
enum class ArcId : std::int32_t {};

/// An arc walked along its points or against them.
struct HalfArc {
    ArcId arc{};
    bool backward = false;
    auto operator<=>(const HalfArc&) const = default;
};
/// Returns point `at` of an arc, counted in the half arc's direction.
inline GridPoint pointOf(const Arc& arc, bool backward, std::size_t at) {
    return backward ? arc.points[arc.points.size() - 1 - at] : arc.points[at];
}
constexpr HalfArc reversed(HalfArc half) noexcept {
    return {half.arc, !half.backward};
}

/// A closed row of grid points; the last is joined to the first and does not repeat it.
using GridRing = std::vector<GridPoint>;

/// One connected area. The first ring is its outer border, the others are its holes.
struct Face {
    Label label = sea;
    std::int64_t area2 = 0; ///< twice the area, in square steps, without the holes
    std::vector<GridRing> rings;
};

/// A label beside another and the length of the border they share, in SVG units.
struct Neighbour {
    Label label = sea;
    double length = 0;
    bool operator==(const Neighbour&) const = default;
};

/// A place on an arc, as the nearest to a point that was asked for.
struct ArcHit {
    ArcId arc{};
    std::size_t segment = 0; ///< from points[segment] to points[segment + 1]
    GridPoint at;            ///< the grid point nearest to the place
    double distance = 0;     ///< steps
};
/// A point of an arc, as the nearest to a point that was asked for.
struct PointHit {
    GridPoint at;
    bool junction = false;
    double distance = 0; ///< steps
};

/// What an edit did to a map: whole arcs out and in, each with its id. It can be applied and taken back
/// exactly.
struct MapDelta {
    std::vector<std::pair<ArcId, ArcPointer>> out;
    std::vector<std::pair<ArcId, ArcPointer>> in;
    GridBox sheetBefore;
    GridBox sheetAfter;
    bool empty() const noexcept { return out.empty() && in.empty() && sheetBefore == sheetAfter; }
};
MapDelta reversed(const MapDelta& delta);

/// A sheet divided into faces by arcs that meet only in junctions. A value: copies share the arcs and cost
/// little, also for a million points. The frame of the sheet is made of arcs with `offSheet` on one side.
class PlanarMap {
public:
    /// A sheet that is all sea, from (0, 0) to (width, height), in steps; both are at least 1.
    explicit PlanarMap(std::int32_t width = stepsPerUnit, std::int32_t height = stepsPerUnit);
    /// Takes arcs that are already noded, the frame among them. `firstBroken` (check.h) says whether they are
    /// a map; nothing else may be asked before.
    PlanarMap(const GridBox& sheet, const std::vector<ArcPointer>& arcs);

    const GridBox& sheet() const noexcept { return sheet_; }
    std::size_t arcCount() const noexcept { return arcCount_; }
    std::size_t pointCount() const; ///< points of all arcs, junctions once an arc
    const Arc& arc(ArcId id) const { return *arcs_[index(id)]; }
    ArcPointer arcPointer(ArcId id) const; ///< null for an id that no arc has
    std::vector<ArcId> arcs() const;
    std::vector<ArcId> arcsIn(const GridBox& box) const;          ///< all that may pass through; ascending
    std::vector<ArcId> arcsAlong(GridPoint a, GridPoint b) const; ///< all that may come near a segment
    const std::vector<ArcId>& arcsOf(Label label) const; ///< ascending; empty where the label has none

    std::vector<Label> provinces() const; ///< ascending
    bool has(Label label) const { return !arcsOf(label).empty(); }
    Label greatestLabel() const;
    /// Rings by the even-odd rule. Each begins with its topmost, then leftmost point and runs clockwise on
    /// the screen; rings are ordered by that point.
    std::vector<GridRing> outline(Label label) const;
    std::vector<Face> faces(Label label) const; ///< the largest first
    /// Returns the face under a point; a point on a border counts to the face right below it.
    Face faceAt(GridPoint point) const;
    std::int64_t area2(Label label) const;  ///< twice the area, in square steps
    GridBox boxOf(Label label) const;       ///< zero everywhere where the label has no arcs
    double contact(Label a, Label b) const; ///< length of the common arcs, SVG units
    /// Returns the labels beside one, the longest border first; never `offSheet`.
    std::vector<Neighbour> neighbours(Label label) const;

    /// Returns the label under a point; a point on a border counts to the face right below it, one beyond the
    /// sheet gets `offSheet`.
    Label labelAt(GridPoint point) const;
    /// Returns the arc side that a ray to the left first meets, from a hair right of and below the point: the
    /// point's face lies on the left of the half arc. Nothing beyond the sheet.
    std::optional<HalfArc> sideLeftOf(GridPoint point) const;
    std::optional<ArcHit> nearestArc(GridPoint point, std::int32_t reach) const;        ///< reach in steps
    std::optional<PointHit> nearestPoint(GridPoint point, std::int32_t reach) const;    ///< of any arc
    std::optional<PointHit> nearestJunction(GridPoint point, std::int32_t reach) const; ///< ends of arcs
    /// As above, from a hair left of and below the point.
    std::optional<HalfArc> sideStrictlyLeftOf(GridPoint point) const;
    /// Returns the half arcs that begin in a point, clockwise on the screen; none where no arc ends.
    std::vector<HalfArc> halvesFrom(GridPoint point) const;

    // For the work of this room: an arc in or out, with the index kept. The result need not be a valid map.
    ArcId put(ArcPointer arc); ///< at the lowest free id
    void putAt(ArcId id, ArcPointer arc);
    void take(ArcId id);
    void setSheet(const GridBox& sheet);

    bool operator==(const PlanarMap& other) const;
    friend MapDelta difference(const PlanarMap& before, const PlanarMap& after);

private:
    static std::size_t index(ArcId id) noexcept { return static_cast<std::size_t>(id); }
    void addCells(std::vector<std::size_t>& cells, GridPoint a, GridPoint b) const;
    std::vector<std::size_t> cellsOf(const Arc& arc) const;
    std::size_t cellAt(GridPoint point) const noexcept;
    void setIndex(ArcId id, const Arc& arc, bool in);
    void layGrid();
    std::optional<HalfArc> sideToTheLeft(GridPoint point, bool strictly) const;

    GridBox sheet_;
    std::int32_t cellWidth_ = 1;
    std::int32_t cellHeight_ = 1;
    std::size_t arcCount_ = 0;
    std::size_t lowestFree_ = 0; // no id below it is free
    Pages<ArcPointer> arcs_;
    Pages<std::vector<ArcId>> cells_;  // which arcs pass through a cell of the index
    Pages<std::vector<ArcId>> labels_; // which arcs have a label on a side; `undecided` comes first
};

/// Returns what leads from one map to another; quick where the second was made from the first.
MapDelta difference(const PlanarMap& before, const PlanarMap& after);
/// Applies what an edit did to the map that it was made from, or the reversed delta to its result.
PlanarMap applied(PlanarMap map, const MapDelta& delta);

/// Length of an arc or of a contact in SVG units, area in square units.
constexpr double unitsOf(double steps) noexcept {
    return steps / stepsPerUnit;
}
constexpr double squareUnitsOf(std::int64_t area2) noexcept {
    return static_cast<double>(area2) / (2.0 * stepsPerUnit * stepsPerUnit);
}

} // namespace marches::planar
