#include "engine/planar/edits.h"
#include "engine/planar/moved_lines.h"
#include "tests/engine/planar/made_maps.h"

#include <gtest/gtest.h>

namespace marches::planar {
namespace {

constexpr Label left = firstProvince;
constexpr Label right = firstProvince + 1;

/// Two squares side by side in a sea; their border runs along x = 4000.
PlanarMap twoSquares() {
    PlanarMap map(9000, 5000);
    map = drawn(map, {{1000, 1000}, {4000, 1000}, {4000, 4000}, {1000, 4000}}, left);
    return drawn(map, {{4000, 1000}, {7000, 1000}, {7000, 4000}, {4000, 4000}}, right);
}

TEST(MovedLines, nothingMovesBetweenEqualMaps) {
    EXPECT_TRUE(movedLines(twoSquares(), twoSquares()).empty());
}

TEST(MovedLines, aDraggedPointMovesTheSegmentsBesideItAlone) {
    const PlanarMap before = twoSquares();
    const std::optional<ArcHit> border = before.nearestArc({4000, 2000}, 10);
    ASSERT_TRUE(border);
    const auto moved = insertPoint(before, border->arc, border->segment, {4400, 2000});
    ASSERT_TRUE(moved);
    const MovedLines lines = movedLines(before, moved->map);
    ASSERT_EQ(lines.gone.size(), 1U);
    EXPECT_EQ(lines.gone[0].points.size(), 2U); // the straight border
    ASSERT_EQ(lines.come.size(), 1U);
    ASSERT_EQ(lines.come[0].points.size(), 3U); // bent at the new point
    EXPECT_EQ(lines.come[0].points[1], (GridPoint{4400, 2000}));
    EXPECT_EQ(std::minmax(lines.come[0].left, lines.come[0].right), std::minmax(left, right));
}

TEST(MovedLines, aProvinceThatIsNewIsALineThatCame) {
    const PlanarMap before = twoSquares();
    const PlanarMap after = drawn(before, {{7500, 2000}, {8500, 2000}, {8500, 3000}}, right + 1);
    const MovedLines lines = movedLines(before, after);
    EXPECT_TRUE(lines.gone.empty());
    ASSERT_EQ(lines.come.size(), 1U);
    EXPECT_EQ(lines.come[0].points.size(), 4U); // a closed ring
    EXPECT_EQ(movedLines(after, before).gone.size(), 1U);
}

TEST(MovedLines, landThatOnlyChangesItsLabelHasNotMoved) {
    const PlanarMap before = twoSquares();
    const PlanarMap after =
        drawn(before, {{4000, 1000}, {7000, 1000}, {7000, 4000}, {4000, 4000}}, right + 5, true);
    EXPECT_TRUE(movedLines(before, after).empty());
}

} // namespace
} // namespace marches::planar
