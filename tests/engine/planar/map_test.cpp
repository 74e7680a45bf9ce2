#include "engine/planar/check.h"
#include "tests/engine/planar/made_maps.h"

#include <gtest/gtest.h>

namespace marches::planar {
namespace {

constexpr Label kent = firstProvince;
constexpr Label artois = firstProvince + 1;

PlanarMap kentAndArtois() {
    return drawn(drawn(PlanarMap(10000, 10000), square({1000, 1000}, 2000), kent), square({3000, 1000}, 2000),
                 artois);
}

} // namespace

TEST(PlanarMapTest, anEmptySheetIsAllSea) {
    const PlanarMap map(3000, 2000);
    EXPECT_EQ(map.labelAt({0, 0}), sea);
    EXPECT_EQ(map.labelAt({3000, 2000}), sea);
    EXPECT_EQ(map.labelAt({3001, 2000}), offSheet);
    EXPECT_EQ(map.area2(sea), 2 * 3000 * 2000);
    EXPECT_TRUE(map.provinces().empty());
    EXPECT_FALSE(firstBroken(map));
}

TEST(PlanarMapTest, provincesSideBySideShareOneBorder) {
    const PlanarMap map = kentAndArtois();
    EXPECT_EQ(map.contact(kent, artois), 20);
    EXPECT_EQ(map.contact(kent, sea), 60);
    EXPECT_EQ(map.neighbours(kent), (std::vector<Neighbour>{{sea, 60}, {artois, 20}}));
    EXPECT_EQ(map.area2(kent), 2 * 2000 * 2000);
    EXPECT_EQ(map.arcCount(), 4U); // two coasts, the border, the frame
    EXPECT_EQ(map.labelAt({2999, 1500}), kent);
    EXPECT_EQ(map.labelAt({3000, 1500}), artois); // right of the border
}

TEST(PlanarMapTest, anOutlineBeginsAtTheTopAndRunsClockwise) {
    const PlanarMap map = kentAndArtois();
    EXPECT_EQ(map.outline(kent), (std::vector<GridRing>{square({1000, 1000}, 2000)}));
}

TEST(PlanarMapTest, aLakeIsAHoleOfTheOutlineAndOfTheFace) {
    const PlanarMap map = drawn(kentAndArtois(), square({1500, 1500}, 1000), sea, true);
    EXPECT_EQ(map.outline(kent).size(), 2U);
    EXPECT_EQ(map.area2(kent), 2 * (2000 * 2000 - 1000 * 1000));
    ASSERT_EQ(map.faces(kent).size(), 1U);
    EXPECT_EQ(map.faces(kent)[0].area2, map.area2(kent));
    EXPECT_EQ(map.faceAt({2000, 2000}).label, sea);
    EXPECT_EQ(map.faceAt({2000, 2000}).area2, 2 * 1000 * 1000);
    EXPECT_EQ(map.faces(sea).size(), 2U); // the lake and the open sea, which is the larger
}

TEST(PlanarMapTest, whatLiesNearAPointIsFoundWithinReachOnly) {
    const PlanarMap map = kentAndArtois();
    EXPECT_FALSE(map.nearestArc({2000, 5000}, 1000));
    const auto arc = map.nearestArc({2990, 2000}, 100);
    ASSERT_TRUE(arc);
    EXPECT_EQ(arc->at, (GridPoint{3000, 2000}));
    EXPECT_EQ(arc->distance, 10);
    EXPECT_EQ(map.nearestJunction({2950, 1050}, 100)->at, (GridPoint{3000, 1000}));
    EXPECT_FALSE(map.nearestPoint({1040, 1040}, 60)->junction);
    EXPECT_EQ(map.halvesFrom({3000, 1000}).size(), 3U);
}

TEST(PlanarMapTest, copiesShareAndDeltasLeadBothWays) {
    const PlanarMap before = kentAndArtois();
    const auto edit = merge(before, artois, kent);
    ASSERT_TRUE(edit);
    EXPECT_EQ(applied(before, edit->delta), edit->map);
    EXPECT_EQ(applied(edit->map, reversed(edit->delta)), before);
    EXPECT_NE(edit->map, before);
}

TEST(PlanarCheckTest, eachFaultIsFound) {
    const auto withArc = [](std::vector<GridPoint> points, Label left, Label right) {
        PlanarMap map(1000, 1000);
        map.put(std::make_shared<const Arc>(std::move(points), left, right));
        const auto broken = firstBroken(map);
        return broken ? std::optional(broken->fault) : std::nullopt;
    };
    const std::vector<GridPoint> ring{{100, 100}, {100, 200}, {200, 200}, {100, 100}};
    const std::vector<GridPoint> turned(ring.rbegin(), ring.rend());
    EXPECT_EQ(withArc(ring, kent, sea), std::nullopt);
    EXPECT_EQ(withArc(turned, kent, sea), Fault::labelsDiffer);
    EXPECT_EQ(withArc(ring, kent, artois), Fault::labelsDiffer); // artois would reach to the frame
    EXPECT_EQ(withArc(ring, sea, sea), Fault::sameOnBothSides);
    EXPECT_EQ(withArc(ring, undecided, sea), Fault::sameOnBothSides);
    EXPECT_EQ(withArc({{100, 100}, {300, 300}}, kent, sea), Fault::looseEnd);
    EXPECT_EQ(withArc({{100, 100}, {100, 100}, {200, 100}}, kent, sea), Fault::zeroStep);
    EXPECT_EQ(withArc({{100, 100}, {1001, 200}, {200, 200}, {100, 100}}, kent, sea), Fault::offTheSheet);
    EXPECT_EQ(withArc({{100, 100}, {300, 300}, {300, 100}, {100, 300}, {100, 100}}, kent, sea),
              Fault::crossing);
    EXPECT_EQ(withArc({{100, 100}, {0, 100}, {100, 200}, {100, 100}}, sea, kent), Fault::crossing);
    EXPECT_EQ(withArc({{100, 100}, {0, 0}, {100, 200}, {100, 100}}, sea, kent), Fault::sharedPoint);
    PlanarMap wrongSheet(1000, 1000);
    wrongSheet.setSheet({0, 0, 2000, 1000});
    EXPECT_EQ(firstBroken(wrongSheet)->fault, Fault::areaSum);
}

TEST(MadeMapsTest, theyAreMaps) {
    for (const auto& map : {blocks({}), blocks({.margin = 0}), nestedRings(), wheel(), fineSteps()})
        EXPECT_FALSE(firstBroken(map));
    EXPECT_EQ(blocks({}).provinces().size(), 16U);
    EXPECT_EQ(nestedRings().provinces().size(), 6U);
    EXPECT_EQ(wheel().halvesFrom({10000, 10000}).size(), 8U);
    EXPECT_EQ(fineSteps().provinces().size(), 64U);
    // The second row of bricks lies one step further right.
    EXPECT_EQ(fineSteps().contact(firstProvince, firstProvince + 8), 9.99);
    EXPECT_EQ(fineSteps().contact(firstProvince + 1, firstProvince + 8), 0.01);
}

} // namespace marches::planar
