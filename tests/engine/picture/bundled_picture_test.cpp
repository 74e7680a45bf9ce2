#include "engine/picture/contact.h"
#include "engine/scenario/check_picture.h"

#include <gtest/gtest.h>

#include <set>

namespace marches {
namespace {

class BundledPicture : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        const std::filesystem::path folder =
            std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios";
        ScenarioResult result = loadScenario(folder / (GetParam() + ".yaml"), {folder});
        ASSERT_TRUE(result.scenario);
        scenario = std::move(*result.scenario);
        PictureResult read = loadPicture(scenario.whole.picture);
        for (const Finding& finding : read.findings)
            ADD_FAILURE() << formatted(finding);
        ASSERT_TRUE(read.picture);
        picture = std::move(*read.picture);
    }

    Scenario scenario;
    Picture picture;
};

TEST_P(BundledPicture, agreesWithTheScenario) {
    for (const Finding& finding : checkPicture(scenario, picture))
        ADD_FAILURE() << formatted(finding);
}

TEST_P(BundledPicture, contactAndLanesAreTheLinks) {
    const Map& map = *scenario.whole.map;
    const PictureSection& section = scenario.whole.picture;
    std::set<std::pair<ProvinceId, ProvinceId>> drawn;
    const auto borders = sharedBorders(picture);
    ASSERT_TRUE(borders);
    for (const SharedBorder& border : *borders)
        if (border.length >= contactLength)
            drawn.insert(std::minmax(*map.findProvince(border.a), *map.findProvince(border.b)));
    for (const SeaLane& lane : section.seaLanes)
        EXPECT_TRUE(drawn.insert(std::minmax(lane.a, lane.b)).second);
    for (std::size_t a = 0; a < map.provinces().size(); ++a)
        for (std::size_t b = a + 1; b < map.provinces().size(); ++b) {
            const auto one = idAt<ProvinceId>(a);
            const auto other = idAt<ProvinceId>(b);
            const bool shown = drawn.contains({one, other}) || touchAtCorner(section, one, other);
            EXPECT_EQ(shown, map.connected(one, other))
                << map.provinces()[one].id << ' ' << map.provinces()[other].id;
        }
}

TEST_P(BundledPicture, everyProvinceHasRoomForItsName) {
    for (const auto& [id, outline] : picture.provinces) {
        const Pole pole = poleOfInaccessibility(outline);
        EXPECT_TRUE(contains(outline, pole.at)) << id;
        EXPECT_GT(pole.distance, 5) << id;
    }
}

TEST_P(BundledPicture, hasACalmOutlineOfEachProvince) {
    EXPECT_EQ(picture.calm.size(), picture.provinces.size());
    for (const auto& [id, outline] : picture.calm)
        EXPECT_TRUE(picture.provinces.contains(id)) << id;
    EXPECT_FALSE(picture.land.empty());
}

INSTANTIATE_TEST_SUITE_P(Maps, BundledPicture, testing::Values("western-europe", "eastern-europe"),
                         [](const auto& test) { return test.param.substr(0, 4); });

} // namespace
} // namespace marches
