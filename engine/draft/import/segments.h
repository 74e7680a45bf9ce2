#pragma once

#include "engine/base/point.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace marches::draft {

/// Segments of rings, each with its owner, found by place. Distances up to `reach`, in map units.
class SegmentIndex {
public:
    explicit SegmentIndex(double reach) : reach_(reach) {}

    void add(Point a, Point b, std::size_t owner);

    struct Hit {
        Point at;            ///< the nearest point of the segment
        double distance = 0; ///< to it
        Point a;
        Point b;
        std::size_t owner = 0;
    };
    /// Returns the nearest segment of another owner within reach.
    std::optional<Hit> nearest(Point point, std::size_t notOf) const;
    /// Returns the beginnings of segments of other owners within reach of the segment from a to b.
    bool reaches(double distance) const { return distance <= reach_; }
    std::vector<Point> pointsAlong(Point a, Point b, std::size_t notOf) const;

private:
    struct Segment {
        Point a;
        Point b;
        std::size_t owner = 0;
    };
    template <class Visit>
    void inCells(double left, double top, double right, double bottom, Visit visit) const;
    std::int64_t cellOf(double value) const;

    double reach_;
    std::vector<Segment> segments_;
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> cells_;
};

} // namespace marches::draft
