#include "engine/draft/edits_picture.h"
#include "engine/draft/edits_province.h"
#include "engine/draft/edits_sheet.h"
#include "engine/draft/edits_variant.h"
#include "tests/engine/draft/small_map.h"

namespace marches::draft {

class SheetTest : public SmallMap {
protected:
    /// Cuts Kent from top to bottom, 60 units from its left border: the left piece is the larger one.
    Expected<NewProvinces, Sentence> splitKent(const Draft& draft) {
        const Label kent = *draft.labels.labelOf("kent");
        const auto split =
            planar::split(*draft.map, {{11000, 4000}, {11000, 16000}}, kent, draft.labels.next());
        if (!split) return unexpected(split.error().why);
        return splitProvince(draft, "kent", *split, {"en", "Dover", {}});
    }
};

TEST_F(SheetTest, splitsAProvinceAndWhatFollowsIt) {
    Draft draft = opened();
    const auto made = splitKent(draft);
    ASSERT_TRUE(made) << englishText(made.error());
    ASSERT_EQ(made->ids, std::vector<std::string>{"dover"});
    ASSERT_TRUE(apply(draft, made->change));
    EXPECT_EQ(textAt(draft, "provinces/dover/country"), "north");
    const auto read = scenarioOf(draft);
    ASSERT_TRUE(read.scenario) << formatted(read.findings.front());
    const Map& map = *read.scenario->whole.map;
    const auto linked = [&](const char* a, const char* b) {
        return map.connected(*map.findProvince(a), *map.findProvince(b));
    };
    EXPECT_TRUE(linked("kent", "dover"));
    EXPECT_TRUE(linked("dover", "artois"));
    EXPECT_FALSE(linked("kent", "artois")) << "Dover lies between";
    EXPECT_TRUE(linked("kent", "wales"));
    EXPECT_TRUE(linked("dover", "wales"));
    EXPECT_EQ(textAt(draft, "picture/anchors/kent/label/0"), "70");
    EXPECT_EQ(textAt(draft, "picture/anchors/dover/tokens/0"), "120 100 10");
    EXPECT_FALSE(valueAt(draft, treePath("picture/anchors/kent/tokens")));
    const std::string svg = svgNow(draft).value();
    EXPECT_NE(svg.find("prov-dover"), std::string::npos);
    ASSERT_TRUE(apply(draft, reversed(made->change)));
    EXPECT_EQ(svgNow(draft).value(), smallSvg);
}

TEST_F(SheetTest, givesALaneToThePieceInWhichItEnds) {
    Draft draft = opened();
    done(draft, setLane(draft, "kent", "fyn", {{130, 55}, {310, 100}}));
    const auto made = splitKent(draft);
    ASSERT_TRUE(made);
    ASSERT_TRUE(apply(draft, made->change));
    EXPECT_EQ(textAt(draft, "picture/sea-lanes/1/between"), "dover fyn");
    EXPECT_TRUE(scenarioOf(draft).scenario) << "the link goes with the lane";
}

TEST_F(SheetTest, leavesAPieceOutWhereItsProvinceWas) {
    Draft draft = opened();
    done(draft, setLeftOut(draft, "two", {"kent"}, true));
    done(draft, setMembership(draft, "two", "kent", {"south"}));
    const auto made = splitKent(draft);
    ASSERT_TRUE(made);
    ASSERT_TRUE(apply(draft, made->change));
    EXPECT_EQ(textAt(draft, "variants/two/left-out"), "bern wales kent dover");
    EXPECT_EQ(textAt(draft, "variants/two/membership/dover"), "south");
}

TEST_F(SheetTest, givesACornerToThePieceThatHasIt) {
    Draft draft = opened();
    done(draft, addFourCorner(draft, {150, 150}, {"kent", "artois", "wales", "bern"}));
    const auto made = splitKent(draft);
    ASSERT_TRUE(made);
    ASSERT_TRUE(apply(draft, made->change));
    EXPECT_EQ(textAt(draft, "picture/four-corners/0/provinces"), "dover artois wales bern");
    const auto read = scenarioOf(draft);
    ASSERT_TRUE(read.scenario);
    const Map& map = *read.scenario->whole.map;
    EXPECT_TRUE(map.connected(*map.findProvince("dover"), *map.findProvince("bern")));
    EXPECT_FALSE(map.connected(*map.findProvince("kent"), *map.findProvince("bern")));
}

TEST_F(SheetTest, mergesTwoProvinces) {
    Draft draft = opened();
    const auto plan = planMerge(draft, "artois", "fyn");
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->kept, "artois") << "it has the Trade Center";
    EXPECT_FALSE(plan->goes.empty());
    done(draft, mergeProvinces(draft, "artois", "fyn"));
    EXPECT_FALSE(valueAt(draft, treePath("picture/sea-lanes"))) << "its two ends are one province";
    EXPECT_FALSE(valueAt(draft, treePath("provinces/fyn")));
    EXPECT_EQ(draft.map->faces(*draft.labels.labelOf("artois")).size(), 2U);
    EXPECT_EQ(textAt(draft, "provinces/artois/links"), "bern");
    const auto read = scenarioOf(draft);
    EXPECT_TRUE(read.scenario);
    EXPECT_EQ(svgNow(draft).value().find("prov-fyn"), std::string::npos);
}

TEST_F(SheetTest, unitesLinksAndUnitsOfMergedProvinces) {
    Draft draft = opened();
    done(draft, mergeProvinces(draft, "kent", "artois"));
    const auto read = scenarioOf(draft);
    ASSERT_TRUE(read.scenario);
    const Map& map = *read.scenario->whole.map;
    for (const char* other : {"bern", "fyn", "wales"})
        EXPECT_TRUE(map.connected(*map.findProvince("kent"), *map.findProvince(other))) << other;
    EXPECT_EQ(textAt(draft, "variants/two/start/players/north/units/kent"), "F1 P1");
    EXPECT_EQ(textAt(draft, "picture/sea-lanes/0/between"), "kent fyn");
    EXPECT_EQ(textAt(draft, "countries/north/capital"), "kent");
    EXPECT_EQ(textAt(draft, "countries/north/trade-center"), "-") << "a province has one town";
}

TEST_F(SheetTest, refusesToMergeTwoCapitals) {
    const Draft draft = opened();
    EXPECT_FALSE(planMerge(draft, "kent", "wales"));
    EXPECT_FALSE(mergeProvinces(draft, "kent", "wales"));
    EXPECT_FALSE(mergeProvinces(draft, "kent", "kent"));
}

TEST_F(SheetTest, removesAProvinceWithAllThatNamesIt) {
    Draft draft = opened();
    done(draft, removeProvince(draft, "fyn", {LandGoes::To::sea, {}}));
    EXPECT_EQ(yamlNow(draft).find("fyn"), std::string::npos) << yamlNow(draft);
    EXPECT_EQ(draft.map->labelAt({32000, 12000}), planar::sea);
    const std::string svg = svgNow(draft).value();
    EXPECT_EQ(svg.find("M300 100"), std::string::npos) << "its coast is gone too";
    EXPECT_TRUE(scenarioOf(draft).scenario);
}

TEST_F(SheetTest, drawsAProvinceOnTheCoast) {
    Draft draft = opened();
    const auto made = drawProvince(draft, {{10000, 3000}, {20000, 3000}, {20000, 6000}, {10000, 6000}},
                                   {"en", "Picardie", {}}, "north");
    ASSERT_TRUE(made) << englishText(made.error());
    ASSERT_TRUE(apply(draft, made->change));
    const auto read = scenarioOf(draft);
    ASSERT_TRUE(read.scenario);
    const Map& map = *read.scenario->whole.map;
    const auto picardie = *map.findProvince("picardie");
    EXPECT_TRUE(map.connected(picardie, *map.findProvince("kent")));
    EXPECT_TRUE(map.connected(picardie, *map.findProvince("artois")));
    EXPECT_FALSE(map.connected(picardie, *map.findProvince("wales")));
    EXPECT_EQ(textAt(draft, "provinces/picardie/symbols/food"), "1");
    EXPECT_EQ(draft.map->labelAt({15000, 4000}), *draft.labels.labelOf("picardie"));
    EXPECT_EQ(draft.map->labelAt({14000, 5500}), *draft.labels.labelOf("kent")) << "nobody's land is taken";
}

TEST_F(SheetTest, neverGivesALabelTwice) {
    Draft draft = opened();
    const auto made = splitKent(draft);
    ASSERT_TRUE(made && apply(draft, made->change));
    const Label given = *draft.labels.labelOf("dover");
    ASSERT_TRUE(apply(draft, reversed(made->change)));
    EXPECT_GT(draft.labels.next(), given);
}

TEST_F(SheetTest, takesAPictureOverFromTheBaseAtItsFirstChange) {
    put("own.yaml", "format: marches-scenario 1\ngame: warriors-and-traders\nid: own\nbased-on: small\n");
    Draft draft = opened("own.yaml");
    EXPECT_EQ(ownPictureName(draft), "");
    const auto made = splitKent(draft);
    ASSERT_TRUE(made && apply(draft, made->change));
    EXPECT_EQ(ownPictureName(draft), "own.svg");
    const auto read = scenarioOf(draft);
    ASSERT_TRUE(read.scenario);
    EXPECT_EQ(read.scenario->whole.picture.file, "own.svg");
    EXPECT_TRUE(read.scenario->whole.map->findProvince("dover"));
}

} // namespace marches::draft
