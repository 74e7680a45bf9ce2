#pragma once

#include "engine/picture/picture.h"
#include "engine/planar/planar_map.h"
#include "engine/planar/rework.h"

#include <optional>
#include <string>
#include <vector>

namespace marches::planar {

/// A picture's provinces and land as a planar map. Lakes and rivers are no part of it.
struct Welded {
    PlanarMap map;
    std::vector<std::string> ids; ///< of the provinces, by label: the first is that of `firstProvince`
    bool exact = true;            ///< whether all lines are those of the picture, else they were joined

    /// Returns the label of a province; nothing if the map has none of this id.
    std::optional<Label> labelOf(std::string_view id) const;
};

/// Why a picture's borders are not the same for both neighbours, point by point, as it stands.
struct WeldFault {
    enum class Kind {
        offGrid,    ///< a point lies between the steps of the grid, as the points of curves do
        offSheet,   ///< a point lies beyond the picture's frame
        overlap,    ///< two provinces claim the same land
        crossing,   ///< lines cross, or one begins in the middle of another
        impossible, ///< inside and outside contradict each other
        tooDense    ///< more borders in one place than are compared
    };
    Kind kind{};
    Point at; ///< SVG units
};

/// Joins the segments that neighbours share to arcs, if every one of them is the same for both, point by
/// point. Provinces get their labels in the order of their ids; other land within `land` is quiet land, all
/// else is sea. Nothing is moved. The fault is the first that is found.
Expected<Welded, WeldFault> weld(const Picture& picture);

/// What joining the borders of a picture changes.
struct JoinReport {
    std::size_t gaps = 0;     ///< strips between provinces that are filled
    double widestGap = 0;     ///< SVG units
    std::size_t overlaps = 0; ///< places where a province gives land to one painted over it
};
struct Joined {
    Welded welded;
    JoinReport report;
};

/// Gaps up to this width, in SVG units, are closed where nothing else is chosen.
inline constexpr double usualGap = 2.0;

/// Makes a planar map of a picture whose borders only lie near each other: all lines are noded on the grid,
/// overlaps go to the upper province, and strips of sea or quiet land between two provinces are given to one
/// of them as far as they are at most `widest` SVG units wide. `painting` holds the ids from the lowest to
/// the uppermost; ids that it leaves out lie below. The report says what that changes; it is empty for a
/// picture that `weld` takes as it is. With `between`, the ids of two provinces, only strips between these
/// are filled, in any picture.
Expected<Joined, Refusal> joinBorders(const Picture& picture, const std::vector<std::string>& painting,
                                      double widest = usualGap, const std::vector<std::string>& between = {});

} // namespace marches::planar
