#include "engine/draft/change_text.h"
#include "engine/draft/edits_picture.h"
#include "tests/engine/draft/small_map.h"

#include <gtest/gtest.h>

#include <cmath>

namespace marches::draft {
namespace {

std::shared_ptr<const Underlay> scan(double corner) {
    return std::make_shared<const Underlay>(
        Underlay{"/home/me/old map%1.png", {corner, 7.25}, {0.5, -0.125}});
}

void expectPoint(Point found, Point wanted) {
    EXPECT_NEAR(found.x, wanted.x, 1e-9);
    EXPECT_NEAR(found.y, wanted.y, 1e-9);
}

TEST(Underlay, TwoPairsOfPointsPlaceIt) {
    // a quarter turn clockwise, three times as large
    const auto placed =
        placedBy({"map.png", {9, 9}, {1, 0}}, {PlacedPoint{{10, 20}, {100, 100}}, {{30, 20}, {100, 160}}});
    ASSERT_TRUE(placed);
    EXPECT_EQ(placed->file, "map.png");
    expectPoint(pixelToSheet(*placed, {10, 20}), {100, 100});
    expectPoint(pixelToSheet(*placed, {30, 20}), {100, 160});
    expectPoint(pixelToSheet(*placed, {10, 40}), {40, 100});
    expectPoint(sheetToPixel(*placed, {40, 100}), {10, 40});
}

TEST(Underlay, PointsThatSayNothingPlaceNothing) {
    const Underlay there{"map.png", {0, 0}, {1, 0}};
    EXPECT_FALSE(placedBy(there, {PlacedPoint{{10, 20}, {0, 0}}, {{10, 20}, {50, 50}}}));
    EXPECT_FALSE(placedBy(there, {PlacedPoint{{10, 20}, {5, 5}}, {{90, 20}, {5, 6}}}));
    EXPECT_FALSE(placedBy(there, {PlacedPoint{{0, 0}, {0, 0}}, {{1e7, 0}, {5, 5}}}));
    EXPECT_FALSE(placedBy(there, {PlacedPoint{{0, 0}, {0, 0}}, {{NAN, 0}, {5, 5}}}));
}

TEST(Underlay, ItBeginsAsLargeAsFits) {
    const Underlay wide = fittedOn("map.png", 400, 100, 200, 200);
    expectPoint(wide.corner, {0, 75});
    expectPoint(wide.across, {0.5, 0});
}

using UnderlayOnMap = SmallMap;

TEST_F(UnderlayOnMap, IsAStepThatNoFileShows) {
    Draft draft = opened();
    const std::string yaml = yamlNow(draft);
    auto laid = setUnderlay(draft, scan(1));
    ASSERT_TRUE(laid);
    EXPECT_EQ(englishText(laid->name), "Picture to trace taken in");
    ASSERT_TRUE(apply(draft, *laid));
    EXPECT_EQ(*draft.underlay, *scan(1));
    EXPECT_EQ(yamlNow(draft), yaml);
    EXPECT_TRUE(isAsOpened(draft));
    EXPECT_FALSE(changesFiles(*laid));
    EXPECT_TRUE(touched(*laid).underlay);
    EXPECT_TRUE(setUnderlay(draft, scan(1))->empty());

    const auto moved = setUnderlay(draft, scan(2));
    ASSERT_TRUE(moved);
    EXPECT_EQ(englishText(moved->name), "Picture to trace placed");
    ASSERT_TRUE(apply(draft, *moved));
    ASSERT_TRUE(apply(draft, reversed(*moved)));
    EXPECT_EQ(*draft.underlay, *scan(1));
    ASSERT_TRUE(apply(draft, reversed(*laid)));
    EXPECT_EQ(draft.underlay, nullptr);
}

TEST_F(UnderlayOnMap, GoesThroughTheJournal) {
    Draft draft = opened();
    ASSERT_TRUE(apply(draft, *setUnderlay(draft, scan(1))));
    for (const auto& change : {*setUnderlay(draft, scan(2)), *setUnderlay(draft, nullptr)}) {
        const auto read = changeFrom(changeText(change));
        ASSERT_TRUE(read);
        EXPECT_EQ(read->name, change.name);
        ASSERT_EQ(read->steps.size(), 1u);
        const auto& slot = std::get<UnderlaySlot>(read->steps.front());
        const auto& written = std::get<UnderlaySlot>(change.steps.front());
        EXPECT_EQ(*slot.before, *written.before);
        EXPECT_EQ(slot.after == nullptr, written.after == nullptr);
        if (slot.after) {
            EXPECT_EQ(*slot.after, *written.after);
        }
    }
    for (const char* bad : {"= = 0 = 1 U - =a 1 2 0 0", "=x 0 = 1 U - =a 1 2 nan 1",
                            "=x 0 = 1 U - =a 1e99 2 1 1", "=x 0 = 1 U - =a 1 2 3", "=x 0 = 1 U -"})
        EXPECT_FALSE(changeFrom(bad)) << bad;
    EXPECT_TRUE(changeFrom("=x 0 = 1 U - =a 1 2 3 4"));
}

} // namespace
} // namespace marches::draft
