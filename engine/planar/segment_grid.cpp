#include "engine/planar/segment_grid.h"

#include <algorithm>
#include <cmath>

namespace marches::planar {
namespace {

constexpr std::size_t mostEntries = 40'000'000;
constexpr std::size_t mostPairs = 400'000'000;
__extension__ typedef __int128 WideInt;

int turnSign(std::int64_t value) {
    return (value > 0) - (value < 0);
}

/// Whether a point that lies on the line through `a` and `b` lies between them or on one of them.
bool liesBetween(GridPoint point, GridPoint a, GridPoint b) {
    return std::min(a.x, b.x) <= point.x && point.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= point.y &&
           point.y <= std::max(a.y, b.y);
}

} // namespace

SegmentGrid::SegmentGrid(const std::vector<GridPoint>& points, const std::vector<BorderPiece>& segments)
    : points_(points), segments_(segments) {
    if (points.empty()) {
        begins_.assign(2, 0);
        return;
    }
    GridBox box = planar::boxOf(points);
    left_ = box.left;
    top_ = box.top;
    const double area =
        (static_cast<double>(box.right) - box.left + 1) * (static_cast<double>(box.bottom) - box.top + 1);
    cell_ = std::max<std::int64_t>(
        1, static_cast<std::int64_t>(std::sqrt(area / static_cast<double>(segments.size() + 1))));
    const std::int64_t side = std::max(box.right - box.left, box.bottom - box.top);
    cell_ = std::max(cell_, side / 4000 + 1);
    columns_ = column(box.right) + 1;
    rows_ = row(box.bottom) + 1;
    begins_.assign(static_cast<std::size_t>(columns_ * rows_) + 2, 0);
    std::size_t count = 0;
    for (const BorderPiece& segment : segments) {
        if (tooDense_) break;
        eachCell(segment, [&](std::size_t cell) {
            ++begins_[cell + 2];
            ++count;
        });
        tooDense_ = count > mostEntries;
    }
    if (tooDense_) return;
    for (std::size_t i = 2; i < begins_.size(); ++i)
        begins_[i] += begins_[i - 1];
    entries_.resize(count);
    for (std::size_t i = 0; i < segments.size(); ++i)
        eachCell(segments[i],
                 [&](std::size_t cell) { entries_[begins_[cell + 1]++] = static_cast<std::uint32_t>(i); });
}

template <class Visit>
void SegmentGrid::eachCell(const BorderPiece& segment, Visit visit) const {
    GridPoint a = points_[segment.a];
    GridPoint b = points_[segment.b];
    if (b < a) std::swap(a, b);
    const std::int64_t first = column(a.x);
    const std::int64_t last = column(b.x);
    for (std::int64_t c = first; c <= last; ++c) {
        // The rows that the segment passes within this column, one more where rounding could err.
        std::int64_t from = a.y;
        std::int64_t to = b.y;
        if (a.x != b.x && first != last) {
            const auto heightAt = [&](std::int64_t x) {
                const std::int64_t held = std::clamp<std::int64_t>(x, a.x, b.x);
                return a.y + (std::int64_t{b.y} - a.y) * (held - a.x) / (std::int64_t{b.x} - a.x);
            };
            from = heightAt(left_ + c * cell_);
            to = heightAt(left_ + (c + 1) * cell_);
            if (from > to) std::swap(from, to);
            from = std::max<std::int64_t>(from - 1, std::min(a.y, b.y));
            to = std::min<std::int64_t>(to + 1, std::max(a.y, b.y));
        } else if (from > to)
            std::swap(from, to);
        for (std::int64_t r = row(from); r <= row(to); ++r)
            visit(static_cast<std::size_t>(r * columns_ + c));
    }
}

std::optional<GridPoint> SegmentGrid::meeting(const BorderPiece& one, const BorderPiece& other) const {
    const GridPoint a = points_[one.a];
    const GridPoint b = points_[one.b];
    const GridPoint c = points_[other.a];
    const GridPoint d = points_[other.b];
    if (std::max(a.x, b.x) < std::min(c.x, d.x) || std::max(c.x, d.x) < std::min(a.x, b.x) ||
        std::max(a.y, b.y) < std::min(c.y, d.y) || std::max(c.y, d.y) < std::min(a.y, b.y))
        return std::nullopt;
    const int abc = turnSign(orientation(a, b, c));
    const int abd = turnSign(orientation(a, b, d));
    const int cda = turnSign(orientation(c, d, a));
    const int cdb = turnSign(orientation(c, d, b));
    if (abc * abd > 0 || cda * cdb > 0) return std::nullopt;
    const auto isEnd = [](std::uint32_t point, const BorderPiece& of) {
        return point == of.a || point == of.b;
    };
    if (abc == 0 && !isEnd(other.a, one) && liesBetween(c, a, b)) return c;
    if (abd == 0 && !isEnd(other.b, one) && liesBetween(d, a, b)) return d;
    if (cda == 0 && !isEnd(one.a, other) && liesBetween(a, c, d)) return a;
    if (cdb == 0 && !isEnd(one.b, other) && liesBetween(b, c, d)) return b;
    if (abc * abd < 0 && cda * cdb < 0) return a;
    return std::nullopt;
}

std::optional<GridPoint> SegmentGrid::firstMeeting() const {
    std::size_t pairs = 0;
    for (std::size_t cell = 0; cell + 2 < begins_.size(); ++cell) {
        const std::size_t begin = cell == 0 ? 0 : begins_[cell];
        const std::size_t end = begins_[cell + 1];
        pairs += (end - begin) * (end - begin) / 2;
        if (pairs > mostPairs) return points_[segments_[entries_[begin]].a];
        for (std::size_t i = begin; i < end; ++i)
            for (std::size_t j = i + 1; j < end; ++j)
                if (const auto at = meeting(segments_[entries_[i]], segments_[entries_[j]])) return at;
    }
    return std::nullopt;
}

std::optional<Label> SegmentGrid::labelLeftOf(GridPoint point) const {
    struct Hit {
        std::int64_t over; // x of the place is over / under
        std::int64_t under;
        GridPoint upper;
        GridPoint lower;
        Label label;
    };
    const std::int64_t r = row(point.y);
    for (std::int64_t c = column(point.x); c >= 0; --c) {
        std::optional<Hit> nearest;
        const auto cell = static_cast<std::size_t>(r * columns_ + c);
        for (std::size_t i = cell == 0 ? 0 : begins_[cell]; i < begins_[cell + 1]; ++i) {
            const BorderPiece& segment = segments_[entries_[i]];
            const bool down = points_[segment.a].y < points_[segment.b].y;
            const GridPoint upper = points_[down ? segment.a : segment.b];
            const GridPoint lower = points_[down ? segment.b : segment.a];
            if (point.y < upper.y || point.y >= lower.y) continue;
            const std::int64_t under = std::int64_t{lower.y} - upper.y;
            const std::int64_t over =
                upper.x * under + (std::int64_t{point.y} - upper.y) * (std::int64_t{lower.x} - upper.x);
            if (over >= point.x * under) continue;
            // Seen from the right: one who walks down has the right-hand side of the screen on the left.
            const Hit hit{over, under, upper, lower, down ? segment.left : segment.right};
            if (!nearest) {
                nearest = hit;
                continue;
            }
            const WideInt here = WideInt{hit.over} * nearest->under;
            const WideInt there = WideInt{nearest->over} * hit.under;
            if (here > there || (here == there && orientation(upper, nearest->lower, lower) < 0))
                nearest = hit;
        }
        // A hit may lie in a cell further left, if its segment passes through this one too.
        if (nearest && nearest->over >= (left_ + c * cell_) * nearest->under) return nearest->label;
    }
    return std::nullopt;
}

} // namespace marches::planar
