#include "engine/picture/path_data.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace marches {
namespace {

using Points = std::vector<Point>;

std::vector<Subpath> parsed(std::string_view data) {
    auto result = parsePathData(data);
    if (!result)
        ADD_FAILURE() << data << ": " << englishText(result.error().sentence) << " at " << result.error().at;
    return result.value_or(std::vector<Subpath>{});
}

TEST(PathData, absoluteLines) {
    const auto paths = parsed("M10,20 L30,20 H40 V5 Z");
    ASSERT_EQ(paths.size(), 1U);
    EXPECT_TRUE(paths[0].closed);
    EXPECT_EQ(paths[0].points, (Points{{10, 20}, {30, 20}, {40, 20}, {40, 5}}));
}

TEST(PathData, relativeLinesInTheShortestWriting) {
    const auto paths = parsed("m10-20l.5.5-1-1 2,0h-3v1.5z");
    ASSERT_EQ(paths.size(), 1U);
    EXPECT_EQ(paths[0].points,
              (Points{{10, -20}, {10.5, -19.5}, {9.5, -20.5}, {11.5, -20.5}, {8.5, -20.5}, {8.5, -19}}));
}

TEST(PathData, furtherPairsOfMAreLines) {
    EXPECT_EQ(parsed("M0 0 5 0 5 5").at(0).points, (Points{{0, 0}, {5, 0}, {5, 5}}));
    EXPECT_EQ(parsed("m1 1 5 0 0 5").at(0).points, (Points{{1, 1}, {6, 1}, {6, 6}}));
}

TEST(PathData, severalSubpathsAndTheStartAfterZ) {
    const auto paths = parsed("M0,0 4,0 4,4 0,0Z m10,10 1,0 0,1z l-1,0 0,-1z");
    ASSERT_EQ(paths.size(), 3U);
    EXPECT_EQ(paths[0].points, (Points{{0, 0}, {4, 0}, {4, 4}})); // the repeated first point is gone
    EXPECT_EQ(paths[1].points, (Points{{10, 10}, {11, 10}, {11, 11}}));
    EXPECT_EQ(paths[2].points, (Points{{10, 10}, {9, 10}, {9, 9}})); // goes on from where the last began
}

TEST(PathData, openPathsStayOpen) {
    const auto paths = parsed("M0 0L1 1 2 1M9 9L8 8");
    ASSERT_EQ(paths.size(), 2U);
    EXPECT_FALSE(paths[0].closed);
    EXPECT_EQ(paths[1].points, (Points{{9, 9}, {8, 8}}));
}

TEST(PathData, quarterCircle) {
    const auto paths = parsed("M-100,0 C-100,-55.2285 -55.2285,-100 0,-100");
    ASSERT_EQ(paths.size(), 1U);
    EXPECT_EQ(paths[0].points.back(), (Point{0, -100}));
    EXPECT_GT(paths[0].points.size(), 8U);
    for (const Point p : paths[0].points)
        EXPECT_NEAR(std::hypot(p.x, p.y), 100, 0.1);
}

TEST(PathData, quadraticCurveGoesThroughItsMiddle) {
    const auto points = parsed("M0 0q50 100 100 0").at(0).points;
    EXPECT_EQ(points.back(), (Point{100, 0}));
    const auto top =
        std::max_element(points.begin(), points.end(), [](Point a, Point b) { return a.y < b.y; });
    EXPECT_NEAR(top->y, 50, 1.0);
    EXPECT_NEAR(top->x, 50, 6.0);
}

TEST(PathData, whatCannotBeReadIsRefusedWithItsPlace) {
    const auto at = [](std::string_view data) {
        const auto result = parsePathData(data);
        EXPECT_FALSE(result) << data;
        return result ? std::string::npos : result.error().at;
    };
    EXPECT_EQ(at("L1 1"), 0U);
    EXPECT_EQ(at("M0 0 A1 1 0 0 0 5 5"), 5U);
    EXPECT_EQ(at("M0 0 L1"), 7U);
    EXPECT_EQ(at("M0 0 Lx 1"), 6U);
    EXPECT_EQ(at("M0 nan"), 3U);
    EXPECT_EQ(at("M0 inf"), 3U);
    EXPECT_EQ(at("M0 0x10"), 4U);
    EXPECT_FALSE(parsePathData("M0 1e999"));
    EXPECT_FALSE(parsePathData("M0 1e6"));
    EXPECT_FALSE(parsePathData("M99999 0 l2 0"));
    EXPECT_TRUE(parsePathData("M1e2 -1.5E1 l1 1"));
    EXPECT_TRUE(parsePathData(""));
    EXPECT_TRUE(parsePathData("  "));
}

TEST(PathData, pointsAreCounted) {
    PathLimits limits;
    limits.points = 4;
    EXPECT_TRUE(parsePathData("M0 0 1 0 2 0 3 0", limits));
    EXPECT_FALSE(parsePathData("M0 0 1 0 2 0 3 0 4 0", limits));
}

} // namespace
} // namespace marches
