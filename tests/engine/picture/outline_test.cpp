#include "engine/picture/contact.h"
#include "engine/picture/outline.h"

#include <gtest/gtest.h>

#include <cmath>

namespace marches {
namespace {

Ring rectangle(double left, double top, double right, double bottom) {
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

TEST(Outline, containsByTheEvenOddRule) {
    const Outline ring{{rectangle(0, 0, 10, 10), rectangle(3, 3, 7, 7), rectangle(4, 4, 5, 5)}};
    EXPECT_TRUE(contains(ring, {1, 5}));
    EXPECT_FALSE(contains(ring, {6, 6}));    // the hole
    EXPECT_TRUE(contains(ring, {4.5, 4.5})); // an island in it
    EXPECT_FALSE(contains(ring, {11, 5}));
}

TEST(Outline, distances) {
    EXPECT_DOUBLE_EQ(distanceToSegment({0, 5}, {-1, 0}, {1, 0}), 5);
    EXPECT_DOUBLE_EQ(distanceToSegment({4, 4}, {-1, 0}, {1, 0}), 5);
    EXPECT_DOUBLE_EQ(distanceToSegment({3, 4}, {0, 0}, {0, 0}), 5);
    EXPECT_DOUBLE_EQ(distanceToBorder({{rectangle(0, 0, 10, 4)}}, {5, 1}), 1);
}

TEST(Outline, poleOfARectangleIsOnItsMiddleLine) {
    const Pole pole = poleOfInaccessibility({{rectangle(100, 0, 140, 20)}}, 0.1);
    EXPECT_NEAR(pole.distance, 10, 0.1);
    EXPECT_NEAR(pole.at.y, 10, 0.1);
}

TEST(Outline, poleKeepsOutOfHolesAndOfTheBay) {
    const Outline square{{rectangle(0, 0, 100, 100), rectangle(30, 30, 70, 70)}};
    const Pole pole = poleOfInaccessibility(square, 0.1);
    EXPECT_TRUE(contains(square, pole.at));
    // in a corner: as far from both sides as from the hole, r = (30 - r) sqrt 2
    // sqrt 2)
    EXPECT_NEAR(pole.distance, 60 / (2 + std::sqrt(2.0)), 0.2);
    const Outline horseshoe{
        {{{0, 0}, {100, 0}, {100, 100}, {70, 100}, {70, 30}, {30, 30}, {30, 100}, {0, 100}}}};
    EXPECT_TRUE(contains(horseshoe, poleOfInaccessibility(horseshoe).at));
}

TEST(Outline, poleChoosesTheWiderIsland) {
    const Pole pole = poleOfInaccessibility({{rectangle(0, 0, 10, 10), rectangle(200, 200, 240, 240)}});
    EXPECT_NEAR(pole.at.x, 220, 1);
    EXPECT_NEAR(pole.distance, 20, 1);
}

TEST(Outline, poleOfNothingHasNoRoom) {
    EXPECT_EQ(poleOfInaccessibility({}).distance, 0);
    EXPECT_EQ(poleOfInaccessibility({{{{5, 5}, {9, 5}, {7, 5}}}}).distance, 0);
}

Picture pictureOf(std::initializer_list<std::pair<const std::string, Outline>> provinces) {
    Picture picture;
    picture.provinces = std::map<std::string, Outline, std::less<>>(provinces);
    return picture;
}

TEST(Contact, aSharedBorderIsMeasured) {
    const Picture picture =
        pictureOf({{"east", {{rectangle(50, 0, 90, 30)}}}, {"west", {{rectangle(0, 0, 50, 100)}}}});
    const auto borders = sharedBorders(picture);
    ASSERT_TRUE(borders);
    ASSERT_EQ(borders->size(), 1U);
    EXPECT_EQ(borders->at(0).a, "east");
    EXPECT_EQ(borders->at(0).b, "west");
    EXPECT_NEAR(borders->at(0).length, 30, 1.0);
}

TEST(Contact, bordersNeedNotHaveTheSamePoints) {
    const Picture picture = pictureOf({{"a", {{{{0, 0}, {10, 0}, {10, 3.3}, {10, 7.7}, {10, 20}, {0, 20}}}}},
                                       {"b", {{{{10.1, 20}, {10.1, 11.1}, {10.1, 0}, {30, 0}, {30, 20}}}}}});
    const auto borders = sharedBorders(picture);
    ASSERT_TRUE(borders && borders->size() == 1);
    EXPECT_NEAR(borders->at(0).length, 20, 1.0);
}

TEST(Contact, aCornerIsNoContactAndAGapIsNone) {
    const Picture corner =
        pictureOf({{"a", {{rectangle(0, 0, 10, 10)}}}, {"b", {{rectangle(10, 10, 20, 20)}}}});
    const auto atCorner = sharedBorders(corner);
    ASSERT_TRUE(atCorner);
    for (const SharedBorder& border : *atCorner)
        EXPECT_LT(border.length, contactLength);
    const Picture gap = pictureOf({{"a", {{rectangle(0, 0, 10, 10)}}}, {"b", {{rectangle(11, 0, 20, 10)}}}});
    const auto acrossGap = sharedBorders(gap);
    EXPECT_TRUE(acrossGap && acrossGap->empty());
}

} // namespace
} // namespace marches
