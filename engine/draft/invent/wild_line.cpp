#include "engine/draft/invent/wild_line.h"

#include <algorithm>
#include <cstdlib>

namespace marches::draft::invent {
namespace {

constexpr std::int64_t whole = 1024;
constexpr std::uint32_t leastPart = 200; // of 1024: where a four-sided area is divided
constexpr std::uint32_t mostPart = 824;

GridPoint between(GridPoint a, GridPoint b, std::int64_t part) {
    return {static_cast<std::int32_t>(a.x + nearestQuotient((std::int64_t{b.x} - a.x) * part, whole)),
            static_cast<std::int32_t>(a.y + nearestQuotient((std::int64_t{b.y} - a.y) * part, whole))};
}

/// Returns the point beside the middle of a-b, on the side of `tip`, as far as `sideway` says and the
/// triangle with the tip reaches there.
GridPoint beside(GridPoint a, GridPoint b, GridPoint tip, std::int64_t sideway) {
    const std::int64_t length = distanceOf(a, b);
    const GridPoint middle = between(a, b, whole / 2);
    if (length == 0) return middle;
    const std::int64_t height = std::abs(planar::orientation(a, b, tip)) / length;
    const std::int64_t along = ((std::int64_t{tip.x} - a.x) * (std::int64_t{b.x} - a.x) +
                                (std::int64_t{tip.y} - a.y) * (std::int64_t{b.y} - a.y)) /
                               length;
    const std::int64_t farther = std::max({along, length - along, length / 2});
    const std::int64_t room = height * (length / 2) / std::max<std::int64_t>(farther, 1) * 3 / 4;
    const std::int64_t by = std::min(room, length * sideway / whole);
    const std::int64_t sign = planar::orientation(a, b, tip) > 0 ? 1 : -1;
    return {static_cast<std::int32_t>(middle.x - sign * (std::int64_t{b.y} - a.y) * by / length),
            static_cast<std::int32_t>(middle.y + sign * (std::int64_t{b.x} - a.x) * by / length)};
}

/// Draws from `a` to `b` within the area a, left, b, right (Patel's noisy edges); `b` is not added.
class Drawing {
public:
    Drawing(std::int64_t piece, RandomStream random) : piece_(piece), random_(random) {}

    void draw(GridPoint a, GridPoint left, GridPoint b, GridPoint right) {
        if (distanceOf(a, b) < piece_ || std::max(distanceOf(a, left), distanceOf(a, right)) < piece_ / 2) {
            points_.push_back(a);
            return;
        }
        const std::int64_t along = part();
        const std::int64_t across = part();
        const GridPoint onRight = between(a, right, along);
        const GridPoint onLeft = between(left, b, along);
        const GridPoint middle = between(onRight, onLeft, across);
        draw(a, between(a, left, across), middle, onRight);
        draw(middle, onLeft, b, between(right, b, across));
    }
    std::vector<GridPoint> ended(GridPoint b) {
        points_.push_back(b);
        return std::move(points_);
    }

private:
    std::int64_t part() { return leastPart + random_.below(mostPart - leastPart + 1); }

    std::int64_t piece_;
    RandomStream random_;
    std::vector<GridPoint> points_;
};

} // namespace

std::vector<GridPoint> wildLine(GridPoint a, GridPoint b, GridPoint left, GridPoint right,
                                const Wildness& wildness, RandomStream random) {
    Drawing drawing(wildness.piece, random);
    drawing.draw(a, beside(a, b, left, wildness.sideway), b, beside(a, b, right, wildness.sideway));
    return drawing.ended(b);
}

} // namespace marches::draft::invent
