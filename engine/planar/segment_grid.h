#pragma once

#include "engine/planar/planar_map.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace marches::planar {

/// A piece of border between two points, both by number, and what lies beside it.
struct BorderPiece {
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    Label left = sea; ///< of one who walks from a to b
    Label right = sea;
};

/// Segments by the cells of a uniform grid, to find those near each other.
class SegmentGrid {
public:
    SegmentGrid(const std::vector<GridPoint>& points, const std::vector<BorderPiece>& segments);

    /// Returns a place where two segments meet anywhere but in a common end; nothing where none do.
    std::optional<GridPoint> firstMeeting() const;
    /// Whether the segments lie too densely to be compared in a second or two.
    bool tooDense() const { return tooDense_; }
    /// Returns the label that a ray to the left from a point meets first, on the near side of the nearest
    /// segment; nothing where it leaves the sheet. The point must be leftmost in its own component.
    std::optional<Label> labelLeftOf(GridPoint point) const;

private:
    struct Cells {
        std::int64_t left, top, right, bottom;
    };
    std::int64_t column(std::int64_t x) const { return (x - left_) / cell_; }
    std::int64_t row(std::int64_t y) const { return (y - top_) / cell_; }
    template <class Visit>
    void eachCell(const BorderPiece& segment, Visit visit) const;
    std::optional<GridPoint> meeting(const BorderPiece& one, const BorderPiece& other) const;

    const std::vector<GridPoint>& points_;
    const std::vector<BorderPiece>& segments_;
    std::int64_t left_ = 0;
    std::int64_t top_ = 0;
    std::int64_t cell_ = 1;
    std::int64_t columns_ = 1;
    std::int64_t rows_ = 1;
    bool tooDense_ = false;
    std::vector<std::uint32_t> begins_;  ///< by cell: where its entries begin
    std::vector<std::uint32_t> entries_; ///< numbers of segments
};

} // namespace marches::planar
