#pragma once

#include <QPainterPath>
#include <QPolygonF>

#include <functional>
#include <vector>

namespace marches::appmap {

/// A piece of border between two provinces, or between one and everything else. Both sides use the same arc,
/// so that they can be simplified without a gap opening between them.
struct Arc {
    QPolygonF points; ///< at least two; first and last equal for a ring without a node
    int first = -1;   ///< the lower province; never -1
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
};

/// Cuts outlines at the points where the neighbour changes. Points closer than 1/64 unit are the same point.
[[nodiscard]] ArcMesh arcMesh(const std::vector<std::vector<QPolygonF>>& provinces);

/// The same mesh with every arc simplified to `tolerance` units (Douglas-Peucker, ends kept).
[[nodiscard]] ArcMesh simplified(const ArcMesh& mesh, double tolerance);

[[nodiscard]] QPolygonF simplified(const QPolygonF& line, double tolerance);

/// One province's outline put together again, multiplied by `scale`; rings under `leastArea` square units
/// (before scaling) are left out, the largest never.
[[nodiscard]] QPainterPath outline(const ArcMesh& mesh, int province, double scale, double leastArea = 0);
/// The same with the points of each arc as `pointsOf` gives them.
[[nodiscard]] QPainterPath outline(const std::vector<ArcRing>& rings,
                                   const std::function<const QPolygonF&(int arc)>& pointsOf, double scale,
                                   double leastArea);

} // namespace marches::appmap
