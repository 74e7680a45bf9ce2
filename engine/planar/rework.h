#pragma once

#include "engine/base/expected.h"
#include "engine/base/sentence.h"
#include "engine/planar/planar_map.h"

#include <functional>
#include <vector>

namespace marches::planar {

/// Faces under this are not left behind by an edit: 4 square units, as twice the area in square steps.
inline constexpr std::int64_t leastFace2 = std::int64_t{2} * 4 * stepsPerUnit * stepsPerUnit;
/// More points than this are refused in one edit.
inline constexpr std::size_t mostCutPoints = 1'000'000;

enum class Reason {
    endsInside,     ///< the line ends within the province
    crossesNothing, ///< the line divides nothing
    crossesItself,  ///< the new border would cross itself
    overAnother,    ///< a third label's land lies under the new border
    wouldSwallow,   ///< a province would lose all its land
    noSuchPlace,    ///< no point, border or province is there
    nothingChanges, ///< the map would stay as it is
    tooManyPoints,
    tooDense, ///< lines cross too often
    notThere, ///< the operation does not apply to this place
};

/// Why an edit is not done: what to tell the user, and where.
struct Refusal {
    Reason reason{};
    GridPoint at;
    Sentence why;
    Label label = offSheet; ///< the label it is about, where it is about one
};

/// A new line. One that ends where it begins divides inside from outside.
struct Cut {
    std::vector<GridPoint> points;
    bool keepsPoints = false; ///< its points stay also where they lie straight on an old border
};

/// A face beside a cut, before its label is chosen.
struct CutFace {
    Label before = sea;     ///< of the face that was there
    Label after = sea;      ///< what the edit chooses; as before when it is shown
    std::int64_t area2 = 0; ///< without holes for provinces; the outer border's for sea and quiet land
    double around = 0;      ///< length of the border that `area2` lies in, steps
    /// How often each cut goes around the face, counterclockwise on the screen; 0 for open cuts.
    std::vector<int> winding;
    GridPoint beside;     ///< a point on its border
    bool crossed = false; ///< a cut runs along its border or into it
    bool parted = false;  ///< a cut parts it from another face of its label
};

/// Chooses the labels of the faces beside the cuts; a refusal stops the edit.
using Relabel = std::function<std::optional<Refusal>(std::vector<CutFace>&)>;

/// A face that was too small to be left, and where it went.
struct Swallowed {
    Label from = sea;
    Label to = sea;
    GridPoint at;
    std::int64_t area2 = 0;
};

/// What an edit gives.
struct Rework {
    PlanarMap map;
    MapDelta delta;
    std::vector<Swallowed> swallowed;
    std::vector<Label> gone; ///< provinces that have no land any more; ascending
};

Refusal tooDenseAt(GridPoint at);

/// Grafts the cuts onto the arcs they touch by snap rounding, makes the faces beside them, lets `relabel`
/// choose their labels, and dissolves arcs between equal labels. Points that exist never move; points off the
/// sheet are held at its edge. The result is a valid map, or a refusal and nothing is changed. Faces under
/// `least2`, as `leastFace2`, are not left behind.
Expected<Rework, Refusal> rework(const PlanarMap& map, const std::vector<Cut>& cuts, const Relabel& relabel,
                                 std::int64_t least2 = leastFace2);

/// Gives all faces of some labels another one, without cuts.
Expected<Rework, Refusal> relabelled(const PlanarMap& map,
                                     const std::vector<std::pair<Label, Label>>& fromTo);

} // namespace marches::planar
