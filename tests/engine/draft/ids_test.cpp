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
