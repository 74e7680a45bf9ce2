#include "tests/engine/planar/made_maps.h"

#include <cmath>
#include <cstdlib>

namespace marches::planar {
namespace {

// A step that must succeed.
PlanarMap needed(Expected<Rework, Refusal> result) {
    if (!result) std::abort();
    return std::move(result->map);
}

class BlocksMaker {
public:
    explicit BlocksMaker(const Blocks& wanted) : wanted_(wanted), dice_(wanted.seed) {}

    PlanarMap made() {
        const int width = wanted_.columns * wanted_.side + 2 * wanted_.margin;
        const int height = wanted_.rows * wanted_.side + 2 * wanted_.margin;
        for (int row = 0; row <= wanted_.rows; ++row)
            for (int column = 0; column < wanted_.columns; ++column)
                side({column, row}, {column + 1, row}, label(column, row - 1), label(column, row));
        for (int row = 0; row < wanted_.rows; ++row)
            for (int column = 0; column <= wanted_.columns; ++column)
                side({column, row}, {column, row + 1}, label(column, row), label(column - 1, row));
        if (wanted_.margin > 0)
            arcs_.push_back(std::make_shared<const Arc>(
                std::vector<GridPoint>{{0, 0}, {0, height}, {width, height}, {width, 0}, {0, 0}}, sea,
                offSheet));
        PlanarMap loose({0, 0, width, height}, arcs_);
        return joined(std::move(loose));
    }

private:
    Label label(int column, int row) const {
        const bool inside = column >= 0 && row >= 0 && column < wanted_.columns && row < wanted_.rows;
        if (!inside) return wanted_.margin > 0 ? sea : offSheet;
        return firstProvince + row * wanted_.columns + column;
    }
    void side(GridPoint from, GridPoint to, Label left, Label right) {
        const auto at = [&](GridPoint corner) {
            return GridPoint{wanted_.margin + corner.x * wanted_.side,
                             wanted_.margin + corner.y * wanted_.side};
        };
        const GridPoint a = at(from);
        const GridPoint b = at(to);
        std::vector<GridPoint> points{a};
        const int count = left == offSheet || right == offSheet ? 1 : wanted_.segmentsOnSide;
        const int bend = wanted_.side / (4 * count);
        for (int k = 1; k < count; ++k)
            points.push_back({a.x + (b.x - a.x) * k / count + dice_.between(-bend, bend),
                              a.y + (b.y - a.y) * k / count + dice_.between(-bend, bend)});
        points.push_back(b);
        arcs_.push_back(std::make_shared<const Arc>(std::move(points), left, right));
    }
    // At the corners of all blocks only two arcs meet.
    static PlanarMap joined(PlanarMap loose) {
        const GridBox& sheet = loose.sheet();
        std::vector<GridPoint> corners;
        for (const ArcId id : loose.arcsOf(sea))
            for (const GridPoint end : {loose.arc(id).points.front(), loose.arc(id).points.back()})
                corners.push_back(end);
        for (const GridPoint end : {GridPoint{0, 0}, GridPoint{0, sheet.bottom}, GridPoint{sheet.right, 0},
                                    GridPoint{sheet.right, sheet.bottom}})
            corners.push_back(end);
        for (const GridPoint corner : corners) {
            const auto around = loose.halvesFrom(corner);
            if (around.size() != 2 || around[0].arc == around[1].arc) continue;
            const Arc in = loose.arc(around[0].arc);
            const Arc out = loose.arc(around[1].arc);
            std::vector<GridPoint> points;
            for (std::size_t at = in.points.size(); at-- > 0;)
                points.push_back(pointOf(in, around[0].backward, at));
            for (std::size_t at = 1; at < out.points.size(); ++at)
                points.push_back(pointOf(out, around[1].backward, at));
            loose.take(around[0].arc);
            loose.take(around[1].arc);
            loose.put(std::make_shared<const Arc>(std::move(points),
                                                  around[1].backward ? out.right : out.left,
                                                  around[1].backward ? out.left : out.right));
        }
        return loose;
    }

    Blocks wanted_;
    Dice dice_;
    std::vector<ArcPointer> arcs_;
};

} // namespace

std::uint64_t Dice::next() {
    state_ += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

PlanarMap blocks(const Blocks& wanted) {
    return BlocksMaker(wanted).made();
}

GridRing square(GridPoint corner, std::int32_t side) {
    return {
        corner, {corner.x + side, corner.y}, {corner.x + side, corner.y + side}, {corner.x, corner.y + side}};
}

PlanarMap drawn(const PlanarMap& map, const GridRing& ring, Label label, bool everything) {
    return needed(draw(map, ring, label, {everything, {}}));
}

PlanarMap nestedRings() {
    PlanarMap map(20000, 20000);
    const Take all{true, {}};
    for (int depth = 0; depth < 5; ++depth)
        map = needed(draw(map, square({1000 + depth * 1500, 1000 + depth * 1500}, 18000 - depth * 3000),
                          firstProvince + depth, all));
    map = needed(draw(map, square({8000, 8000}, 1000), firstProvince + 5, all));
    return needed(draw(map, square({10000, 10000}, 900), sea, all));
}

PlanarMap wheel() {
    PlanarMap map(20000, 20000);
    const GridPoint centre{10000, 10000};
    constexpr double eighth = 0.78539816339744831;
    const auto rim = [&](int spoke) {
        return GridPoint{centre.x + static_cast<std::int32_t>(std::lround(7000 * std::cos(spoke * eighth))),
                         centre.y + static_cast<std::int32_t>(std::lround(7000 * std::sin(spoke * eighth)))};
    };
    for (int spoke = 0; spoke < 8; ++spoke)
        map = needed(draw(map, {centre, rim(spoke), rim(spoke + 1)}, firstProvince + spoke));
    return map;
}

PlanarMap fineSteps() {
    PlanarMap map(12000, 12000);
    Label label = firstProvince;
    for (int row = 0; row < 8; ++row)
        for (int column = 0; column < 8; ++column)
            map = needed(
                draw(map, square({1500 + column * 1000 + row % 2, 1500 + row * 1000}, 1000), label++, {}));
    return map;
}

} // namespace marches::planar
