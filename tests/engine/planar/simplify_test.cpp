#include "engine/planar/simplify.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace marches::planar {
namespace {

using Line = std::vector<GridPoint>;

TEST(Simplify, keepsWhatLiesFartherThanTheTolerance) {
    const Line line{{0, 0}, {100, 9}, {200, 0}, {300, 11}, {400, 0}};
    EXPECT_EQ(simplified(line, 20), (Line{{0, 0}, {400, 0}}));
    EXPECT_EQ(simplified(line, 10), (Line{{0, 0}, {300, 11}, {400, 0}}));
    EXPECT_EQ(simplified(line, 0), line);
}

TEST(Simplify, aRingKeepsItsSeam) {
    const Line ring{{0, 0}, {50, 1}, {100, 0}, {100, 100}, {0, 100}, {0, 0}};
    EXPECT_EQ(simplified(ring, 5), (Line{{0, 0}, {100, 0}, {100, 100}, {0, 100}, {0, 0}}));
}

TEST(Smooth, cutsCornersAtAQuarter) {
    EXPECT_EQ(smoothed({{0, 0}, {400, 0}, {400, 400}}, 1),
              (Line{{0, 0}, {100, 0}, {300, 0}, {400, 100}, {400, 300}, {400, 400}}));
    const Line ring = smoothed({{0, 0}, {400, 0}, {400, 400}, {0, 400}, {0, 0}}, 1);
    EXPECT_EQ(ring.front(), ring.back());
    EXPECT_EQ(ring.size(), 9U);
    EXPECT_EQ(std::count(ring.begin(), ring.end(), GridPoint{0, 0}), 0);
    for (const GridPoint& point : smoothed({{0, 0}, {407, 3}, {433, 411}}, 2, 10)) {
        if (point == GridPoint{433, 411}) continue; // ends stay
        EXPECT_EQ(point.x % 10, 0);
        EXPECT_EQ(point.y % 10, 0);
    }
}

TEST(Roughen, bendsLongStretchesAndKeepsThePoints) {
    const Line line{{1000, 1000}, {9000, 1000}, {9100, 1100}};
    const Line rough = roughened(line, 7, 200);
    EXPECT_GT(rough.size(), 8U);
    std::size_t found = 0;
    bool aside = false;
    for (const GridPoint& point : rough) {
        if (found < line.size() && point == line[found]) ++found;
        EXPECT_LE(std::abs(point.y - 1000), 400);
        aside = aside || point.y < 990 || point.y > 1110;
    }
    EXPECT_EQ(found, line.size());
    EXPECT_TRUE(aside);
    EXPECT_EQ(roughened(line, 7, 200), rough);
    EXPECT_NE(roughened(line, 8, 200), rough);
    Line backward(line.rbegin(), line.rend());
    Line same = roughened(backward, 7, 200);
    std::reverse(same.begin(), same.end());
    EXPECT_EQ(same, rough);
}

} // namespace
} // namespace marches::planar
