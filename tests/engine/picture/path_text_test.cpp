#include "engine/picture/path_data.h"
#include "engine/picture/path_text.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace marches {
namespace {

TEST(PathText, beginsAtTheTopmostLeftPointInRelativeSteps) {
    EXPECT_EQ(outlineText({{{{10, 5}, {10, 10}, {0, 10}, {0, 5}}}}), "M0,5l10,0 0,5-10,0Z");
}

TEST(PathText, writesNumbersShortAndWithTwoDecimalsAtMost) {
    EXPECT_EQ(outlineText({{{{0.5, 0.25}, {10.129, 0.25}, {3, 7.1}}}}), "M0.5,0.25l9.63,0-7.13,6.85Z");
    EXPECT_EQ(lineText({{1, 2}, {1.05, 1.5}, {1.05, 1.504}}), "M1,2l0.05-0.5");
}

TEST(PathText, theOrderOfRingsAndTheirFirstPointsDoNotMatter) {
    const Ring one{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
    const Ring other{{20, 5}, {30, 5}, {30, 9}};
    Ring turned = one;
    std::rotate(turned.begin(), turned.begin() + 2, turned.end());
    EXPECT_EQ(outlineText({{one, other}}), outlineText({{other, turned}}));
}

TEST(PathText, aRingThatPassesItsFirstPointTwiceHasOneForm) {
    const Ring bow{{5, 0}, {9, 4}, {8, 6}, {5, 0}, {2, 6}, {1, 4}};
    Ring turned = bow;
    std::rotate(turned.begin(), turned.begin() + 3, turned.end());
    EXPECT_EQ(outlineText({{bow}}), outlineText({{turned}}));
}

TEST(PathText, whatHasNoAreaOnTheGridIsLeftOut) {
    EXPECT_EQ(outlineText({{{{0, 0}, {0.001, 0}, {0.002, 0.003}}}}), "");
    EXPECT_EQ(lineText({{4, 4}, {4.001, 4}}), "");
}

TEST(PathText, isReadAsTheSamePoints) {
    const Outline outline{{{{3.1, 4.15}, {1000.99, 5}, {7, 900.07}}, {{10, 4.2}, {11, 8}, {9, 8.5}}}};
    const auto read = parsePathData(outlineText(outline));
    ASSERT_TRUE(read);
    ASSERT_EQ(read->size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_TRUE((*read)[i].closed);
        ASSERT_EQ((*read)[i].points.size(), outline.rings[i].size());
        for (std::size_t k = 0; k < outline.rings[i].size(); ++k) {
            EXPECT_NEAR((*read)[i].points[k].x, outline.rings[i][k].x, 1e-9);
            EXPECT_NEAR((*read)[i].points[k].y, outline.rings[i][k].y, 1e-9);
        }
    }
}

} // namespace
} // namespace marches
