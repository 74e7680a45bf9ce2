#include "engine/planar/moved_lines.h"

#include <algorithm>
#include <utility>

namespace marches::planar {
namespace {

/// A segment by its ends, the lesser first.
using SegmentEnds = std::pair<GridPoint, GridPoint>;
using ArcsById = std::vector<std::pair<ArcId, ArcPointer>>;

SegmentEnds endsOf(const Arc& arc, std::size_t at) {
    return std::minmax(arc.points[at], arc.points[at + 1]);
}

std::vector<SegmentEnds> segmentsOf(const ArcsById& arcs) {
    std::vector<SegmentEnds> segments;
    for (const auto& [id, arc] : arcs)
        for (std::size_t at = 0; at + 1 < arc->points.size(); ++at)
            segments.push_back(endsOf(*arc, at));
    std::sort(segments.begin(), segments.end());
    return segments;
}

/// Returns the stretches of these arcs that are not among the other segments.
std::vector<Stretch> stretchesBeside(const ArcsById& arcs, const std::vector<SegmentEnds>& others) {
    std::vector<Stretch> found;
    for (const auto& [id, arc] : arcs) {
        bool open = false;
        for (std::size_t at = 0; at + 1 < arc->points.size(); ++at) {
            const bool both = std::binary_search(others.begin(), others.end(), endsOf(*arc, at));
            if (!both && !open) found.push_back({{arc->points[at]}, arc->left, arc->right});
            if (!both) found.back().points.push_back(arc->points[at + 1]);
            open = !both;
        }
    }
    return found;
}

} // namespace

MovedLines movedLines(const PlanarMap& before, const PlanarMap& after) {
    const MapDelta delta = difference(before, after);
    return {stretchesBeside(delta.out, segmentsOf(delta.in)),
            stretchesBeside(delta.in, segmentsOf(delta.out))};
}

} // namespace marches::planar
