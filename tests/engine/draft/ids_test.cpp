#include "engine/draft/edits_country.h"
#include "engine/draft/edits_province.h"
#include "engine/draft/ids.h"
#include "tests/engine/draft/small_map.h"

namespace marches::draft {

class IdsTest : public SmallMap {};

TEST_F(IdsTest, makesIdsOfNames) {
    EXPECT_EQ(slugOf("Île-de-France"), "ile-de-france");
    EXPECT_EQ(slugOf("  Sjælland & Łódź "), "sjaelland-lodz");
    EXPECT_EQ(slugOf("D’Artois"), "d-artois");
    EXPECT_EQ(slugOf("Москва"), "");
    EXPECT_EQ(slugOf("東京"), "");
    EXPECT_EQ(slugOf("--"), "");
    const Node whole = wholeTree(opened());
    EXPECT_EQ(freeId(whole, "provinces", "Kent"), "kent-2");
    EXPECT_EQ(freeId(whole, "provinces", "Москва"), "province-1");
    EXPECT_EQ(freeId(whole, "countries", "Table"), "table-2") << "the word has a meaning in records";
}

TEST_F(IdsTest, renamesAProvinceEverywhere) {
    Draft draft = opened();
    done(draft, renameProvinceId(draft, "artois", "arras"));
    const std::string yaml = yamlNow(draft);
    EXPECT_EQ(yaml.find("artois"), std::string::npos) << yaml;
    EXPECT_EQ(textAt(draft, "provinces/kent/links"), "arras wales");
    EXPECT_EQ(textAt(draft, "countries/north/trade-center"), "arras");
    EXPECT_EQ(textAt(draft, "picture/sea-lanes/0/between"), "arras fyn");
    EXPECT_EQ(textAt(draft, "variants/two/start/players/north/units/arras"), "P1");
    const std::string svg = svgNow(draft).value();
    EXPECT_NE(svg.find("prov-arras"), std::string::npos);
    EXPECT_EQ(svg.find("prov-artois"), std::string::npos);
    EXPECT_TRUE(scenarioOf(draft).scenario);
    EXPECT_NE(yaml.find("links: [arras, wales]     # along the borders"), std::string::npos);

    done(draft, renameProvinceId(draft, "bern", "berne"));
    done(draft, renameProvinceId(draft, "fyn", "funen"));
    EXPECT_EQ(textAt(draft, "variants/two/left-out"), "berne wales");
    EXPECT_EQ(textAt(draft, "variants/two/membership/funen"), "north");
}

TEST_F(IdsTest, renamesACountryEverywhere) {
    Draft draft = opened();
    done(draft, renameCountryId(draft, "north", "norden"));
    EXPECT_EQ(yamlNow(draft).find("north"), std::string::npos) << yamlNow(draft);
    EXPECT_EQ(textAt(draft, "provinces/fyn/country"), "norden south");
    EXPECT_EQ(textAt(draft, "variants/two/start/players/south/routes"), "norden");
    EXPECT_TRUE(scenarioOf(draft).scenario);
}

/// A puzzle's goals within others, and the lines of its solution.
TEST_F(IdsTest, renamesWithinAPuzzle) {
    std::string yaml(smallYaml);
    const std::string puzzle = R"(    challenge: {seat: north}
    goals:
      bronze: [{by-turn: [2, {first: [north]}]}, {vp: [south, 3]}]
      silver: [{all: [{holds: [north, kent]}, {all: [{ahead-of: [north, south]}, {holds: [south, bern]}]}]}]
    solution:
      - north build archer kent infantry artois
      - north move A1 artois bern
      - north declare-war south
      - north promote south:I1 cavalry
      - north handover kent south
)";
    yaml.insert(yaml.find("\npicture:"), puzzle);
    put("small.yaml", yaml);
    Draft draft = opened();
    done(draft, renameCountryId(draft, "north", "norden"));
    done(draft, renameCountryId(draft, "south", "auster"));
    done(draft, renameProvinceId(draft, "kent", "cantia"));
    done(draft, renameProvinceId(draft, "bern", "berne"));
    const std::string now = yamlNow(draft);
    const std::string wanted = R"(    challenge: {seat: norden}
    goals:
      bronze: [{by-turn: [2, {first: [norden]}]}, {vp: [auster, 3]}]
      silver: [{all: [{holds: [norden, cantia]}, {all: [{ahead-of: [norden, auster]}, {holds: [auster, berne]}]}]}]
    solution:
      - norden build archer cantia infantry artois
      - norden move A1 artois berne
      - norden declare-war auster
      - norden promote auster:I1 cavalry
      - norden handover cantia auster
)";
    EXPECT_NE(now.find(wanted), std::string::npos) << now;
    done(draft, removeCountry(draft, "norden", "auster"));
    EXPECT_EQ(textAt(draft, "variants/two/goals/bronze/0/vp/0"), "auster")
        << "what is left of a goal is none";
}

/// A province may be called as a country, or as a word of notation.
TEST_F(IdsTest, tellsTheWordsOfALineApart) {
    const auto renamed = warriors::warriorsSlots().lineRenamed;
    using Of = Mention::Of;
    EXPECT_EQ(renamed("bern move I1 bern wales", Of::province, "bern", "x"), "bern move I1 x wales");
    EXPECT_EQ(renamed("bern move bern:I1 bern", Of::country, "bern", "x"), "x move x:I1 bern");
    EXPECT_EQ(renamed("a upgrade trade", Of::province, "trade", "x"), "a upgrade trade");
    EXPECT_EQ(renamed("a offer b give food 2 take gold 1", Of::country, "b", "x"),
              "a offer x give food 2 take gold 1");
    EXPECT_EQ(renamed("a retreat-country b", Of::country, "b", "x"), "a retreat-country x");
    EXPECT_EQ(renamed("a handover b b", Of::country, "b", "x"), "a handover b x");
    EXPECT_EQ(renamed("a build archer b archer c", Of::province, "archer", "x"), "a build archer b archer c");
}

TEST_F(IdsTest, refusesIdsThatAreTakenOrNone) {
    const Draft draft = opened();
    EXPECT_FALSE(renameProvinceId(draft, "kent", "wales"));
    EXPECT_FALSE(renameProvinceId(draft, "kent", "Kent!"));
    EXPECT_FALSE(renameProvinceId(draft, "nowhere", "kent-2"));
    EXPECT_FALSE(renameCountryId(draft, "north", "chance"));
}

TEST_F(IdsTest, removesACountryWithAllThatNamesIt) {
    Draft draft = opened();
    done(draft, removeCountry(draft, "south", "north"));
    EXPECT_EQ(yamlNow(draft).find("south"), std::string::npos) << yamlNow(draft);
    EXPECT_EQ(textAt(draft, "provinces/fyn/country"), "north");
    EXPECT_EQ(textAt(draft, "provinces/wales/country"), "north");
    EXPECT_TRUE(scenarioOf(draft).scenario);
}

TEST_F(IdsTest, addsACountryWithItsNumber) {
    Draft draft = opened();
    const auto added = addCountry(draft, "en", "Lotharingia");
    ASSERT_TRUE(added);
    EXPECT_EQ(added->id, "lotharingia");
    ASSERT_TRUE(apply(draft, added->change));
    EXPECT_EQ(textAt(draft, "countries/lotharingia/number"), "3");
    done(draft, giveToCountry(draft, {"kent", "fyn"}, "lotharingia"));
    EXPECT_EQ(textAt(draft, "provinces/fyn/country"), "lotharingia");
    done(draft, giveToCountry(draft, {"bern"}, "lotharingia", true));
    EXPECT_EQ(textAt(draft, "provinces/bern/country"), "south lotharingia");
}

} // namespace marches::draft
