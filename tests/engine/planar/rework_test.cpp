#include "engine/planar/check.h"
#include "engine/planar/noding.h"
#include "tests/engine/planar/made_maps.h"

#include <gtest/gtest.h>

namespace marches::planar {
namespace {

// Changes no label.
std::optional<Refusal> asBefore(std::vector<CutFace>&) {
    return std::nullopt;
}

// Gives what a closed cut goes around to a label.
Relabel inside(Label label) {
    return [label](std::vector<CutFace>& faces) -> std::optional<Refusal> {
        for (auto& face : faces)
            if (face.winding.front() != 0) face.after = label;
        return std::nullopt;
    };
}

} // namespace

TEST(NodingTest, aCrossingIsRoundedToTheNearestGridPoint) {
    EXPECT_EQ(crossing({{0, 0}, {10, 10}}, {{0, 10}, {10, 0}}), (GridPoint{5, 5}));
    EXPECT_EQ(crossing({{0, 0}, {3, 3}}, {{0, 3}, {3, 0}}), (GridPoint{2, 2})); // 1.5 goes up
    const std::int32_t far = maxCoordinate;
    EXPECT_EQ(crossing({{0, 0}, {far, far}}, {{0, far}, {far, 0}}), (GridPoint{far / 2 + 1, far / 2 + 1}));
}

TEST(NodingTest, aPixelOwnsItsLeftAndTopSideOnly) {
    EXPECT_TRUE(throughPixel({{0, 0}, {10, 0}}, {5, 0}));
    EXPECT_FALSE(throughPixel({{0, 0}, {10, 1}}, {2, 1}));
    // The line passes exactly through the corner between four pixels.
    const Segment diagonal{{0, 1}, {1, 0}};
    EXPECT_TRUE(throughPixel(diagonal, {1, 1}));
    EXPECT_FALSE(throughPixel(diagonal, {0, 0}));
}

TEST(ReworkTest, aCutThatChangesNoLabelLeavesTheMapAsItWas) {
    const PlanarMap map = blocks({});
    const auto result = rework(map, {{{{100, 200}, {19000, 17777}, {3000, 15000}}, false}}, asBefore);
    ASSERT_TRUE(result);
    EXPECT_TRUE(result->delta.empty());
    EXPECT_EQ(result->map, map);
}

TEST(ReworkTest, pointsOffTheSheetAreHeldAtItsEdge) {
    const PlanarMap map(10000, 10000);
    const auto result =
        rework(map, {{{{-500, 2000}, {-500, 6000}, {4000, 6000}, {4000, 2000}, {-500, 2000}}, false}},
               inside(firstProvince));
    ASSERT_TRUE(result);
    EXPECT_EQ(result->map.outline(firstProvince),
              (std::vector<GridRing>{{{0, 2000}, {4000, 2000}, {4000, 6000}, {0, 6000}}}));
    EXPECT_FALSE(firstBroken(result->map));
}

TEST(ReworkTest, aFaceUnderFourSquareUnitsGoesToItsLongestNeighbour) {
    const PlanarMap map = drawn(PlanarMap(10000, 10000), square({1000, 1000}, 4000), firstProvince);
    // 1.9 units by 2: inside the province, then across its coast with most of its border to the sea.
    const auto within = [](GridPoint corner) {
        Cut cut{{corner,
                 {corner.x + 190, corner.y},
                 {corner.x + 190, corner.y + 200},
                 {corner.x, corner.y + 200},
                 corner},
                false};
        return std::vector<Cut>{cut};
    };
    const auto lost = rework(map, within({2000, 2000}), inside(firstProvince + 1));
    ASSERT_TRUE(lost);
    ASSERT_EQ(lost->swallowed.size(), 1U);
    EXPECT_EQ(lost->swallowed[0].from, firstProvince + 1);
    EXPECT_EQ(lost->swallowed[0].to, firstProvince);
    EXPECT_EQ(lost->swallowed[0].area2, 2 * 190 * 200);
    EXPECT_EQ(lost->map, map);
    const auto kept = rework(map, within({2000, 2000}), inside(firstProvince + 1), 2 * 190 * 200);
    ASSERT_TRUE(kept);
    EXPECT_TRUE(kept->swallowed.empty());
    EXPECT_EQ(kept->map.area2(firstProvince + 1), 2 * 190 * 200);
}

TEST(ReworkTest, aSmallLakeThatStoodBeforeIsLeftAlone) {
    PlanarMap map = drawn(PlanarMap(10000, 10000), square({1000, 1000}, 4000), firstProvince);
    map = rework(map, {{{{2000, 2000}, {2100, 2000}, {2100, 2100}, {2000, 2100}, {2000, 2000}}, false}},
                 inside(sea), 0)
              ->map;
    // The cut runs through the lake's corner and parts the land around it.
    const auto result = split(map, {{2000, 0}, {2000, 6000}}, firstProvince, firstProvince + 1);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->rework.map.faceAt({2050, 2050}).area2, 2 * 100 * 100);
    EXPECT_FALSE(firstBroken(result->rework.map));
}

TEST(ReworkTest, whatARingOfSeaHoldsKeepsItsPlace) {
    const PlanarMap map = nestedRings();
    // A ring around everything turns the open sea within it into land; what lies inside stays.
    const auto result = draw(map, square({500, 500}, 19000), 50);
    ASSERT_TRUE(result);
    EXPECT_FALSE(firstBroken(result->map));
    EXPECT_EQ(result->map.contact(50, firstProvince), 4 * 180);
    EXPECT_EQ(result->map.contact(sea, firstProvince), 0);
    EXPECT_EQ(result->map.area2(firstProvince), map.area2(firstProvince));
}

TEST(ReworkTest, linesAStepApartFallTogetherWithoutAFault) {
    // Everything nearly touches: random lines on a sheet of few steps, faces of any size kept.
    for (const int side : {12, 40, 300})
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            Dice dice(seed);
            PlanarMap map(side, side);
            for (int at = 0; at < 20; ++at) {
                Cut cut;
                for (int k = dice.between(2, 6); k > 0; --k)
                    cut.points.push_back({dice.between(0, side), dice.between(0, side)});
                cut.points.push_back(cut.points.front());
                const auto result = rework(map, {cut}, inside(dice.between(0, 6)), 0);
                ASSERT_TRUE(result);
                const auto broken = firstBroken(result->map);
                ASSERT_FALSE(broken) << "side " << side << " seed " << seed << " cut " << at << " fault "
                                     << static_cast<int>(broken->fault);
                ASSERT_EQ(applied(result->map, reversed(result->delta)), map);
                map = result->map;
            }
        }
}

} // namespace marches::planar
