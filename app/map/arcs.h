#pragma once

#include <QPainterPath>
#include <QPolygonF>

#include <functional>
#include <span>
#include <vector>

namespace marches::appmap {

/// A piece of border between two provinces, or between one and everything else. Both sides use the same arc,
/// so that they can be simplified without a gap opening between them.
struct Arc {
    QPolygonF points; ///< at least two; first and last equal for a ring without a node
    int first = -1;   ///< the lower province; -1: this place of the mesh is free
    int second = -1;  ///< the other; -1 where nothing in play lies beyond
};

struct ArcUse {
    int arc = -1;
    bool reversed = false;
};
using ArcRing = std::vector<ArcUse>;

struct ArcMesh {
    std::vector<Arc> arcs;
    std::vector<std::vector<ArcRing>> rings; ///< by province
    std::vector<int> free;                   ///< places in `arcs` that hold none, after patches
};

/// Cuts outlines at the points where the neighbour changes. Points closer than 1/64 unit are the same point.
[[nodiscard]] ArcMesh arcMesh(const std::vector<std::vector<QPolygonF>>& provinces);

/// What a patch has changed in a mesh, by the places in `arcs`; one place may stand in both.
struct ArcPatch {
    std::vector<int> out;
    std::vector<int> in;
};

/// Cuts the outlines of a few provinces anew; arcs that stay as they are keep their places. `near`,
/// ascending: the provinces with other rings than before, and all that may touch these, before or now;
/// `ringsOf` gives the rings of each.
ArcPatch patchArcs(ArcMesh& mesh, std::span<const int> near,
                   const std::function<const std::vector<QPolygonF>&(int province)>& ringsOf);

/// A line with fewer points, none of the left-out ones more than `tolerance` off it (Douglas-Peucker, ends
/// kept).
[[nodiscard]] QPolygonF simplified(const QPolygonF& line, double tolerance);

/// Square units within a ring.
[[nodiscard]] double areaOf(const QPolygonF& ring);

/// One province's outline put together again from its arcs' points as `pointsOf` gives them, multiplied by
/// `scale`; rings under `leastArea` square units (before scaling) are left out, the largest never.
[[nodiscard]] QPainterPath outline(const std::vector<ArcRing>& rings,
                                   const std::function<const QPolygonF&(int arc)>& pointsOf, double scale,
                                   double leastArea);

} // namespace marches::appmap
