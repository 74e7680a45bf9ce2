#include "engine/draft/edits_names.h"
#include "engine/draft/edits_picture.h"
#include "engine/draft/edits_sheet.h"
#include "engine/draft/warriors/edits_warriors.h"
#include "tests/engine/draft/small_map.h"

namespace marches::draft {

class DraftTest : public SmallMap {};

TEST_F(DraftTest, opensAFileAndWritesItBackToTheByte) {
    const auto result = open();
    ASSERT_TRUE(result.draft);
    EXPECT_TRUE(result.findings.empty());
    EXPECT_FALSE(result.notJoined);
    ASSERT_NE(result.draft->map, nullptr);
    EXPECT_EQ(result.draft->labels.all().size(), 5U);
    EXPECT_EQ(result.draft->map->provinces().size(), 5U);
    EXPECT_EQ(result.draft->layer(Layer::rivers).size(), 1U);
    EXPECT_EQ(yamlNow(*result.draft), smallYaml);
    EXPECT_EQ(svgNow(*result.draft).value(), smallSvg);
    EXPECT_TRUE(scenarioOf(*result.draft).scenario);
    EXPECT_EQ(ownPictureName(*result.draft), "small.svg");
}

TEST_F(DraftTest, opensAFileWithErrorsForEditing) {
    std::string broken(smallYaml);
    broken.replace(broken.find("capital: wales"), 14, "capital: nowhere");
    broken.replace(broken.find("country: south"), 14, "country: nobody");
    put("small.yaml", broken);
    const auto result = open();
    ASSERT_TRUE(result.draft);
    EXPECT_TRUE(hasErrors(result.findings));
    Draft draft = *result.draft;
    done(draft, setName(draft, {"provinces", "kent"}, "fr", "Le Kent"));
    EXPECT_NE(yamlNow(draft).find("Le Kent"), std::string::npos);
}

TEST_F(DraftTest, opensWhatIsNoYamlForItsTextOnly) {
    put("small.yaml", "a: [b\n");
    const auto result = open();
    EXPECT_FALSE(result.draft);
    EXPECT_EQ(result.text, "a: [b\n");
    ASSERT_EQ(result.findings.size(), 1U);
    EXPECT_EQ(result.findings[0].code, "yaml");
}

TEST_F(DraftTest, changesOneLineForOneValue) {
    Draft draft = opened();
    const Change change = done(draft, warriors::setSymbol(draft, "kent", "food", 2));
    EXPECT_EQ(englishText(change.name), "Kent: yields 2 Food");
    std::string wanted(smallYaml);
    wanted.replace(wanted.find("{food: 1}"), 9, "{food: 2}");
    EXPECT_EQ(yamlNow(draft), wanted);
    const Touched touched = draft::touched(change);
    EXPECT_EQ(touched.provinces, std::set<std::string>{"kent"});
    EXPECT_FALSE(touched.geometry);
    EXPECT_TRUE(touches(change, treePath("provinces/kent/symbols")));
    EXPECT_FALSE(touches(change, treePath("provinces/kent/links")));
}

TEST_F(DraftTest, refusesAChangeThatDoesNotFitAndStaysAsItWas) {
    Draft draft = opened();
    const Change change = *setName(draft, {"provinces", "kent"}, "en", "Cantium");
    ASSERT_TRUE(apply(draft, change));
    EXPECT_FALSE(apply(draft, change)) << "Kent is not what it replaces any more";
    EXPECT_EQ(textAt(draft, "provinces/kent/names/en"), "Cantium");
    ASSERT_TRUE(apply(draft, reversed(change)));
    EXPECT_TRUE(isAsOpened(draft));
}

TEST_F(DraftTest, makesOneChangeOfTyping) {
    Draft draft = opened();
    const Change first = done(draft, setName(draft, {"provinces", "kent"}, "en", "K"));
    const Change second = done(draft, setName(draft, {"provinces", "kent"}, "en", "Ke"));
    EXPECT_EQ(first.mergeKey, second.mergeKey);
    const Change both = joined(first, second);
    EXPECT_EQ(both.steps.size(), 1U);
    ASSERT_TRUE(apply(draft, reversed(both)));
    EXPECT_TRUE(isAsOpened(draft));
}

TEST_F(DraftTest, copiesOfTheBaseOnlyWhatDiffers) {
    put("own.yaml", "format: marches-scenario 1\ngame: warriors-and-traders\nid: own\nbased-on: small\n");
    Draft draft = opened("own.yaml");
    EXPECT_EQ(textAt(draft, "provinces/kent/names/en"), "Kent");
    done(draft, warriors::setSymbol(draft, "kent", "food", 3));
    done(draft, setLane(draft, "kent", "fyn", {{100, 50}, {320, 100}}));
    EXPECT_EQ(textAt(draft, "picture/sea-lanes/0/between"), "artois fyn") << "the list is copied whole";
    EXPECT_EQ(textAt(draft, "picture/sea-lanes/1/between"), "kent fyn");
    EXPECT_EQ(textAt(draft, "provinces/kent/links"), "artois wales fyn");
    EXPECT_EQ(find(draft.tree, treePath("provinces/artois")), nullptr);
    EXPECT_EQ(ownPictureName(draft), "") << "no outline has changed";
    const auto read = scenarioOf(draft);
    ASSERT_TRUE(read.scenario);
    EXPECT_EQ(read.scenario->whole.picture.seaLanes.size(), 2U);

    done(draft, removeProvince(draft, "wales"));
    EXPECT_FALSE(valueAt(draft, treePath("provinces/wales")));
    EXPECT_EQ(ownPictureName(draft), "own.svg");
    EXPECT_EQ(scenarioOf(draft).scenario->whole.map->provinces().size(), 4U);
}

} // namespace marches::draft
