#pragma once

#include "engine/planar/rework.h"

#include <optional>
#include <vector>

// What the tools do, as pure functions: a map in, a valid map and its delta or a refusal out.
namespace marches::planar {

/// What a moved border may run over.
struct Push {
    bool through = false; ///< over third labels; the land goes to who grows
    bool swallow = false; ///< a province may lose all its land
};

/// Whose land a drawn area takes besides sea and quiet land.
struct Take {
    bool everything = false;
    std::vector<Label> from;
};
/// Gives the area inside a closed line (the last point is joined to the first) to a label, which may be new.
/// Of a line that crosses itself every loop counts as inside.
Expected<Rework, Refusal> draw(const PlanarMap& map, const GridRing& ring, Label label,
                               const Take& take = {});

struct SplitChoice {
    std::size_t keeps = 0;   ///< which piece keeps the label, counted from the largest
    bool eachItsOwn = false; ///< the others get a label each, else they are one province
    bool prolong = false;    ///< a line that ends inside is lengthened to the border
};
/// A part of a province that a line cut off.
struct Piece {
    Label label = sea;
    std::int64_t area2 = 0;
};
struct Split {
    Rework rework;
    std::vector<Piece> pieces; ///< the largest first
    std::vector<Label> also;   ///< other provinces under the line, which it does not cut
};
/// Cuts a province along a line from border to border. New pieces get `fresh`, and with `eachItsOwn` the
/// labels behind it.
Expected<Split, Refusal> split(const PlanarMap& map, const std::vector<GridPoint>& line, Label province,
                               Label fresh, const SplitChoice& choice = {});

/// Gives all land of `from` to `into`.
Expected<Rework, Refusal> merge(const PlanarMap& map, Label from, Label into);

/// Moves a point of a border; a junction takes all its borders along.
Expected<Rework, Refusal> dragPoint(const PlanarMap& map, GridPoint point, GridPoint to,
                                    const Push& push = {});
Expected<Rework, Refusal> dragJunction(const PlanarMap& map, GridPoint junction, GridPoint to,
                                       const Push& push = {});
/// Returns the farthest place on the way from `point` to `to` that a drag without pushing reaches: `to`,
/// which may lie on another border, or a step before the first border that would be met; `point` where there
/// is none.
GridPoint farthestDrag(const PlanarMap& map, GridPoint point, GridPoint to);
/// Sets a new point into one segment of a border and moves it to `to`.
Expected<Rework, Refusal> insertPoint(const PlanarMap& map, ArcId arc, std::size_t segment, GridPoint to,
                                      const Push& push = {});
/// Takes out a point of a border that is no junction.
Expected<Rework, Refusal> removePoint(const PlanarMap& map, GridPoint point, const Push& push = {});
/// Moves a place on one segment of a border, which may be one of its points, and takes the stretch around it
/// along: the line up to `reach` units away, measured along it, follows the less the farther it is.
Expected<Rework, Refusal> bendBorder(const PlanarMap& map, ArcId arc, std::size_t segment, GridPoint from,
                                     GridPoint to, double reach, const Push& push = {});
/// Leads a border anew: the course begins and ends on points of one and the same arc.
Expected<Rework, Refusal> redrawBorder(const PlanarMap& map, ArcId arc, const std::vector<GridPoint>& course,
                                       const Push& push = {});

/// Gives faces under points a label.
Expected<Rework, Refusal> paint(const PlanarMap& map, const std::vector<GridPoint>& points, Label label);
/// Gives the face under a point to a label, new or not: a province of pieces loses or gains one.
Expected<Rework, Refusal> giveFaceTo(const PlanarMap& map, GridPoint point, Label label);
/// Removes a province. Its faces go to a label, or each to the neighbour with the longest border.
Expected<Rework, Refusal> remove(const PlanarMap& map, Label province,
                                 std::optional<Label> to = std::nullopt);

/// Takes points out of a border as long as it stays within `tolerance` units of the old course.
Expected<Rework, Refusal> calmBorder(const PlanarMap& map, ArcId arc, double tolerance = 1.0);
/// Puts small bends into a border: up to `size` units aside, by midpoints. The same seed gives the same
/// bends.
Expected<Rework, Refusal> roughenBorder(const PlanarMap& map, ArcId arc, std::uint64_t seed,
                                        double size = 2.0);

/// Moves a junction onto another one that is joined to it by one arc.
Expected<Rework, Refusal> joinJunctions(const PlanarMap& map, GridPoint junction, GridPoint onto);
/// Parts a junction of four borders into two, `apart` away from each other, so that the two labels that lie
/// on the way touch no longer and the two others do.
Expected<Rework, Refusal> partJunction(const PlanarMap& map, GridPoint junction, GridPoint apart);

/// Cuts the sheet to a box within it, whose corner becomes (0, 0).
Expected<Rework, Refusal> crop(const PlanarMap& map, const GridBox& box);

} // namespace marches::planar
