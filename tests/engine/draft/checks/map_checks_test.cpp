#include "engine/draft/checks/shore.h"
#include "tests/engine/draft/checks/reading_of.h"

#include <gtest/gtest.h>

#include <cmath>

namespace marches::draft {
namespace {

using namespace testing_;

/// A sheet of 400 x 300 with the ten provinces of the small scenario as boxes far from each other, unless a
/// test says otherwise.
std::shared_ptr<Picture> sheet(const std::map<std::string, Outline>& outlines) {
    auto picture = std::make_shared<Picture>();
    picture->width = 400;
    picture->height = 300;
    for (const auto& [id, outline] : outlines)
        picture->provinces[id] = outline;
    return picture;
}

const std::string pictureKey = "picture:\n  file: none.svg\n  size: [400, 300]\n";

TEST(BorderChecksTest, findsABorderTooShortForALink) {
    const Reading reading =
        readOver(pictureKey, sheet({{"n-town", box(0, 0, 100, 100)}, {"w-town", box(100, 95, 200, 200)}}));
    const Problems problems = borderProblems(reading);
    const auto found = withCode(problems, "near-contact");
    ASSERT_EQ(found.size(), 1U) << listOf(problems);
    EXPECT_EQ(found[0]->place.provinces, (std::vector<std::string>{"n-town", "w-town"}));
    ASSERT_TRUE(found[0]->place.at);
    EXPECT_NEAR(found[0]->place.at->x, 100, 1);
    EXPECT_NEAR(found[0]->place.at->y, 97.5, 3);
    ASSERT_EQ(found[0]->fixes.size(), 3U);
    const Reading fixed = readFixed(reading, found[0]->fixes[0], badFolder / "test.yaml");
    ASSERT_TRUE(fixed.scenario) << listOf(problemsOfFindings(fixed, nullptr));
    const Map& map = *fixed.scenario->whole.map;
    EXPECT_TRUE(map.connected(*map.findProvince("n-town"), *map.findProvince("w-town")));
    EXPECT_TRUE(map.connected(*map.findProvince("n-town"), *map.findProvince("s-town")));
}

TEST(BorderChecksTest, findsOverlaps) {
    const Problems problems = borderProblems(
        readOver(pictureKey, sheet({{"n-town", box(0, 0, 100, 100)}, {"n-market", box(98, 10, 200, 90)}})));
    const auto found = withCode(problems, "overlap");
    ASSERT_EQ(found.size(), 1U) << listOf(problems);
    EXPECT_EQ(englishText(found[0]->sentence),
              "`n-market` and `n-town` lie over each other, up to 2 units deep.");
    ASSERT_TRUE(found[0]->fixes[0].outline);
    EXPECT_FALSE(found[0]->fixes[0].safe) << "a person looks at what joining moves";
}

TEST(BorderChecksTest, findsGapsAndNoneWhereBordersAreJoined) {
    const auto gaps = [](double left) {
        return withCode(borderProblems(readOver(pictureKey, sheet({{"n-town", box(0, 0, 100, 100)},
                                                                   {"n-market", box(left, 0, 200, 100)}}))),
                        "gap")
            .size();
    };
    EXPECT_EQ(gaps(100), 0U);
    EXPECT_EQ(gaps(101), 1U);
    EXPECT_EQ(gaps(105), 1U); // wider than joining reaches by itself
    EXPECT_EQ(gaps(110), 0U); // water
}

TEST(BorderChecksTest, findsAPieceInAnotherProvince) {
    Outline split = box(0, 0, 100, 100);
    split.rings.push_back(box(150, 40, 170, 60).rings[0]);
    Outline around = box(120, 0, 220, 100);
    around.rings.push_back(box(150, 40, 170, 60).rings[0]);
    Problems problems =
        borderProblems(readOver(pictureKey, sheet({{"n-town", split}, {"n-market", around}})));
    const auto found = withCode(problems, "piece-cut-off");
    ASSERT_EQ(found.size(), 1U) << listOf(problems);
    EXPECT_EQ(englishText(found[0]->sentence), "`n-town` has a piece in `n-market`.");
    ASSERT_TRUE(found[0]->fixes[0].outline);
    EXPECT_EQ(found[0]->fixes[0].outline->to, "n-market");
    EXPECT_TRUE(contains(box(150, 40, 170, 60), found[0]->fixes[0].outline->at));
    // An island is no such piece.
    problems =
        borderProblems(readOver(pictureKey, sheet({{"n-town", split}, {"n-market", box(300, 0, 390, 100)}})));
    EXPECT_TRUE(withCode(problems, "piece-cut-off").empty());
}

const std::string laneKeys = pictureKey + "  sea-lanes:\n    - between: [n-town, s-town]\n      path: ";

/// Two provinces on both sides of a strait with an island in it.
std::shared_ptr<Picture> strait() {
    return sheet({{"n-town", box(0, 0, 60, 300)},
                  {"s-town", box(340, 0, 400, 300)},
                  {"n-market", box(150, 60, 250, 240)}});
}

TEST(LaneChecksTest, laysALaneAnewThatRunsOverLand) {
    const auto picture = strait();
    const Reading reading = readOver(laneKeys + "[[60, 150], [340, 150]]\n", picture);
    const Problems problems = laneProblems(reading);
    const auto found = withCode(problems, "lane-over-land");
    ASSERT_EQ(found.size(), 1U) << listOf(problems);
    EXPECT_NEAR(std::stoi(found[0]->sentence.operands()[2].text()), 100, 1);
    EXPECT_EQ(found[0]->place.view, ProblemView::lane);
    ASSERT_TRUE(found[0]->fixes[0].safe);
    ReadingSource source = sourceOf(writeYaml(withEdits(reading.own, reading.base, found[0]->fixes[0].edits)),
                                    badFolder / "test.yaml");
    source.picture = picture;
    EXPECT_TRUE(laneProblems(readForChecks(source)).empty());
}

TEST(LaneChecksTest, findsALaneThatNobodySees) {
    const Problems problems = laneProblems(readOver(laneKeys + "[[58, 150], [62, 150]]\n", strait()));
    EXPECT_EQ(withCode(problems, "lane-hidden").size(), 1U) << listOf(problems);
    const Problems off = laneProblems(readOver(laneKeys + "[[60, -20], [340, -20]]\n", strait()));
    EXPECT_EQ(withCode(off, "lane-hidden").size(), 1U) << listOf(off);
}

TEST(LaneChecksTest, findsLanesThatCross) {
    auto picture = sheet({{"n-town", box(0, 0, 60, 100)},
                          {"s-town", box(340, 200, 400, 300)},
                          {"n-market", box(0, 200, 60, 300)},
                          {"s-market", box(340, 0, 400, 100)}});
    const std::string keys = pictureKey +
                             "  sea-lanes:\n"
                             "    - {between: [n-town, s-town], path: [[60, 50], [340, 250]]}\n"
                             "    - {between: [n-market, s-market], path: [[60, 250], [340, 50]]}\n";
    const Problems problems = laneProblems(readOver(keys, picture));
    const auto found = withCode(problems, "lanes-cross");
    ASSERT_EQ(found.size(), 1U) << listOf(problems);
    ASSERT_TRUE(found[0]->place.at);
    EXPECT_NEAR(found[0]->place.at->x, 200, 1);
    EXPECT_NEAR(found[0]->place.at->y, 150, 1);
}

TEST(WaterGridTest, findsNoWayWhereLandIsAllAround) {
    const auto picture = sheet({{"a", box(100, 100, 150, 150)}, {"b", box(300, 100, 350, 150)}});
    Outline ring = box(60, 60, 190, 190);
    ring.rings.push_back(box(80, 80, 170, 170).rings[0]);
    EXPECT_TRUE(WaterGrid(*picture).way(picture->provinces.at("a"), picture->provinces.at("b")));
    picture->land.push_back(ring);
    EXPECT_FALSE(WaterGrid(*picture).way(picture->provinces.at("a"), picture->provinces.at("b")));
}

TEST(RoomChecksTest, findsPlacesBesideASmallProvince) {
    const auto picture = sheet({{"n-town", box(100, 100, 130, 130)}, {"s-town", box(200, 0, 390, 290)}});
    const Reading reading = readOver(pictureKey, picture);
    const Problems problems = roomProblems(reading);
    const auto found = withCode(problems, "no-room");
    ASSERT_EQ(found.size(), 1U) << listOf(problems);
    EXPECT_EQ(englishText(found[0]->sentence), "`n-town` has room for 1 of 3 token places.");
    ASSERT_TRUE(found[0]->fixes[0].safe);
    ReadingSource source = sourceOf(writeYaml(withEdits(reading.own, reading.base, found[0]->fixes[0].edits)),
                                    badFolder / "test.yaml");
    source.picture = picture;
    const Reading fixed = readForChecks(source);
    ASSERT_TRUE(fixed.scenario);
    EXPECT_TRUE(roomProblems(fixed).empty()) << listOf(roomProblems(fixed));
}

TEST(RoomChecksTest, placesLieApartAndInside) {
    const auto picture = sheet({{"n-town", box(0, 0, 200, 200)}});
    const auto places = tokenPlaces(*picture, "n-town");
    ASSERT_EQ(places.size(), 3U);
    for (std::size_t i = 0; i < places.size(); ++i) {
        EXPECT_TRUE(contains(picture->provinces.at("n-town"), places[i].at));
        EXPECT_GE(places[i].radius, leastTokenRadius);
        for (std::size_t k = i + 1; k < places.size(); ++k)
            EXPECT_GE(std::hypot(places[i].at.x - places[k].at.x, places[i].at.y - places[k].at.y),
                      (places[i].radius + places[k].radius) * 0.9);
    }
}

TEST(LabelChecksTest, findsANameThatReachesIntoAnotherProvince) {
    const auto picture = sheet({{"n-town", box(0, 0, 100, 100)}, {"n-market", box(100, 0, 200, 100)}});
    const Reading reading = readOver(pictureKey + "  anchors: {n-town: {label: [90, 50]}}\n", picture);
    ASSERT_TRUE(reading.scenario);
    const LabelSize size = [](std::string_view name, int zoom) {
        return Point{600.0 * static_cast<double>(name.size()) / zoom, 1200.0 / zoom};
    };
    const std::array zooms{100, 200};
    const std::array<std::string, 1> languages{"en"};
    const Problems problems = labelProblems(reading, size, zooms, languages);
    const auto found = withCode(problems, "label-cut");
    ASSERT_EQ(found.size(), 1U) << listOf(problems);
    EXPECT_EQ(englishText(found[0]->sentence), "The name of `n-town` crosses `n-market` at 100 %, en.");
    ASSERT_TRUE(found[0]->fixes[0].safe);
    ReadingSource source = sourceOf(writeYaml(withEdits(reading.own, reading.base, found[0]->fixes[0].edits)),
                                    badFolder / "test.yaml");
    source.picture = picture;
    EXPECT_TRUE(labelProblems(readForChecks(source), size, zooms, languages).empty());
}

TEST(FurtherProblemsTest, areNoErrorsInMapsThatComeWithTheProgram) {
    for (const char* name : {"western-europe.yaml", "eastern-europe.yaml"}) {
        const Reading reading = readFile(bundledFolder / name);
        ASSERT_TRUE(reading.scenario && reading.picture) << name;
        EXPECT_TRUE(reading.findings.empty());
        const Problems problems = furtherProblems(reading, &warriorsChecks());
        for (const Problem& problem : problems) {
            EXPECT_NE(problem.level, ProblemLevel::error) << formatted(findingOf(problem));
            EXPECT_NE(problem.code, "overlap") << formatted(findingOf(problem));
            EXPECT_NE(problem.code, "gap") << formatted(findingOf(problem));
        }
    }
}

TEST(FurtherProblemsTest, areWarningsInTheMapOfTheRules) {
    const Problems problems =
        furtherProblems(readFile(sourceDir / "tests/scenarios/rules.yaml"), &warriorsChecks());
    EXPECT_EQ(problems.size(), 3U) << listOf(problems);
    for (const char* code : {"seat-cornered", "seat-poor", "unreachable-threshold"})
        EXPECT_EQ(withCode(problems, code).size(), 1U) << code;
}

} // namespace
} // namespace marches::draft
