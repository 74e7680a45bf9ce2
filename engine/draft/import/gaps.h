#pragma once

#include "engine/draft/import/plan.h"
#include "engine/planar/planar_map.h"

#include <utility>
#include <vector>

namespace marches::draft {

/// Borders this far apart are looked at as gaps; map units.
inline constexpr double widestGap = 12;

/// A stretch along which two shapes run beside each other without touching, or lie over each other.
struct Gap {
    std::size_t a = 0; ///< of the plan's shapes; a < b
    std::size_t b = 0;
    Point at;          ///< where it is widest
    double width = 0;  ///< map units
    double length = 0; ///< map units
    bool operator==(const Gap&) const = default;
};

/// The pieces of border of the map that is open: what is drawn as it was is neither mended nor moved.
class BordersBefore {
public:
    explicit BordersBefore(const MapBefore& before);
    bool has(Point a, Point b) const { return has(planar::toGrid(a), planar::toGrid(b)); }
    bool has(planar::GridPoint a, planar::GridPoint b) const;
    bool hasAll(const planar::GridRing& ring) const;
    bool empty() const { return pieces_.empty(); }

private:
    std::vector<std::pair<planar::GridPoint, planar::GridPoint>>
        pieces_; ///< ordered, the smaller point first
};

/// Returns the gaps between the provinces of a plan, the narrowest first; none between
/// borders that are both as before.
std::vector<Gap> gapsOf(const Drawing& drawing, const ImportPlan& plan, const MapBefore& before);

/// Returns the width up to which gaps look like chance: at the largest jump of the sorted widths, as a
/// factor of 2 or more. 0 where there is none.
double gapWidthOf(const std::vector<Gap>& gaps);

/// Returns rings on the grid in one form: each from its least point, the smaller neighbour next; ordered.
std::vector<planar::GridRing> sameForm(std::vector<planar::GridRing> rings);
std::vector<planar::GridRing> gridRings(const Outline& outline);

} // namespace marches::draft
