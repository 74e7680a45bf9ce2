#include "engine/planar/grid.h"

#include <gtest/gtest.h>

namespace marches::planar {

TEST(GridTest, aPictureOfTenthsLiesOnTheGrid) {
    EXPECT_EQ(toGrid({843.7, 1002.9}), (GridPoint{84370, 100290}));
    EXPECT_EQ(toPoint(toGrid({843.7, 1002.9})), (Point{843.7, 1002.9}));
}

TEST(GridTest, pointsAreHeldWithinTheGrid) {
    EXPECT_EQ(toGrid({-3, 1e9}), (GridPoint{0, maxCoordinate}));
}

TEST(GridTest, orientationIsExactAtTheFarCorners) {
    const GridPoint far{maxCoordinate, maxCoordinate};
    EXPECT_EQ(orientation({0, 0}, far, far), 0);
    EXPECT_EQ(orientation({0, 0}, far, {maxCoordinate - 1, maxCoordinate}), maxCoordinate);
    EXPECT_EQ(orientation({0, 0}, far, {maxCoordinate, maxCoordinate - 1}), -maxCoordinate);
}

} // namespace marches::planar
