#include "engine/scenario/migrate.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/yaml_splice.h"
#include "tests/engine/bad_files.h"
#include "tests/engine/scenario/reading.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace marches {
namespace {

const std::string twoIsles = R"(format: marches-scenario 2
game: some-game
id: two-isles
names: {en: Two Isles, de: {name: Zwei Inseln, short: Inseln, class: p, nach: auf die zwei Inseln}}
countries: {east: {names: East}}
provinces:
  big: {names: {en: Big, fr: {name: La Grande, short: Grande}}, country: east, links: [small]}
  small: {names: Small, country: east}
  reef: {country: east, links: [small]}
picture: {file: isles.svg, size: [10, 10], unlinked: [{between: [reef, big], because: {en: Surf}}]}
challenge: {title: Ashore}
goals: [land]
texts: {en: {greeting: Hello}}
solution: [east land]
variants: {short: {challenge: {title: Again}, goals: [swim], rules: {turns: 2}}}
)";

ScenarioResult readIsles(const std::string& text) {
    return loadScenarioText(text, "isles.yaml", {}, {});
}

TEST(Format2, isReadWithItsNewKeys) {
    const Scenario scenario = loaded(readIsles(twoIsles));
    EXPECT_EQ(scenario.names.at("de"), "Zwei Inseln");
    EXPECT_EQ(shortNamesOf(*scenario.tree.find("names")), (LocalNames{{"de", "Inseln"}}));
    ASSERT_EQ(scenario.whole.picture.unlinked.size(), 1U);
    EXPECT_EQ(scenario.whole.picture.unlinked[0].because.at("en"), "Surf");
    const auto& provinces = scenario.whole.map->provinces();
    EXPECT_EQ(provinces[scenario.whole.picture.unlinked[0].a].id, "reef");
    EXPECT_EQ(provinces[scenario.whole.picture.unlinked[0].b].id, "big");
    // kept, and written out as they were
    const GameKeys none{};
    const Scenario again = loaded(readIsles(writeScenario(scenario.tree, none)));
    for (const char* const key : {"names", "challenge", "goals", "texts", "solution", "picture", "variants"})
        EXPECT_TRUE(sameContent(*again.tree.find(key), *scenario.tree.find(key))) << key;
}

TEST(Format2, whatNoRuleReadsIsNotInTheDigest) {
    const std::string digest = loaded(readIsles(twoIsles)).digest;
    for (const auto& [from, to] :
         std::vector<std::pair<std::string, std::string>>{{"Ashore", "On land"},
                                                          {"goals: [land]", "goals: [sail]"},
                                                          {"Hello", "Hi"},
                                                          {"east land", "east"},
                                                          {"Again", "Anew"},
                                                          {"swim", "row"},
                                                          {"short: Inseln", "short: Ins."},
                                                          {"Surf", "Rocks"}})
        EXPECT_EQ(loaded(readIsles(replaced(twoIsles, from, to))).digest, digest) << from;
    EXPECT_NE(loaded(readIsles(replaced(twoIsles, "turns: 2", "turns: 3"))).digest, digest);
    // a key of the same name deeper down is a game's own
    const std::string deep = replaced(twoIsles, "small: {names: Small,", "small: {names: Small, goals: [a],");
    EXPECT_NE(loaded(readIsles(deep)).digest, digest);
}

TEST(Format2, isNeededForItsKeysAlone) {
    EXPECT_EQ(neededFormat(parsed(twoIsles)), 2);
    EXPECT_EQ(neededFormat(parsed("names: {en: A}\npicture: {file: a.svg}\n")), 1);
    for (const char* const text :
         {"names: {en: {name: A}}", "provinces: {a: {names: {en: {name: A}}}}", "goals: [a]", "challenge: {}",
          "texts: {}", "solution: []", "picture: {unlinked: []}", "variants: {a: {goals: [b]}}"})
        EXPECT_EQ(neededFormat(parsed(text)), 2) << text;
    Findings findings = readIsles(replaced(twoIsles, "marches-scenario 2", "marches-scenario 1")).findings;
    EXPECT_EQ(findings.size(), 9U);
    EXPECT_TRUE(std::ranges::all_of(findings, [](const Finding& f) { return f.code == "needs-format"; }));
}

TEST(Format, ofTheFutureIsRefusedWithTheFormatThatIsRead) {
    const ScenarioResult result = readIsles(replaced(twoIsles, "marches-scenario 2", "marches-scenario 3"));
    EXPECT_FALSE(result.scenario);
    ASSERT_EQ(result.findings.size(), 1U);
    EXPECT_EQ(result.findings[0].code, "format");
    EXPECT_EQ(englishText(result.findings[0].sentence),
              "This scenario is of format 3; this program reads up to 2: take a newer one.");
    EXPECT_FALSE(migrated(parsed("format: marches-scenario 3\n")));
    EXPECT_FALSE(migrated(parsed("format: marches-scenario -1\n")));
    EXPECT_FALSE(migrated(parsed("id: a\n")));
}

TEST(Format1, goesOnOpeningWithItsDigests) {
    // written down with the last program that knew format 1 alone
    const std::vector<std::pair<std::string, std::string>> digests{
        {"base", "cc96e35e837663bfe92a598bfcbf2b1ec00f60381a3e3dd41c434890909e63d3"},
        {"every-key", "cc179e2abe1342cfaaa3b9c737a0132344a47eed4df894964ec556b9346f6c05"},
        {"unknown-keys", "bd3244867bafb0b9b30679ae57ee613ee811de52149522a676274ff17d63441a"}};
    const std::filesystem::path folder =
        std::filesystem::path(MARCHES_SOURCE_DIR) / "tests/scenarios/format-1";
    EXPECT_EQ(badfiles::filesIn(folder, ".yaml").size(), digests.size());
    for (const auto& [name, digest] : digests) {
        const ScenarioResult result = loadScenario(folder / (name + ".yaml"), {});
        ASSERT_TRUE(result.scenario) << name;
        EXPECT_EQ(result.scenario->digest, digest) << name;
    }
}

TEST(Migrating, changesOneLineOfAFileOfFormat1) {
    const std::string text = badfiles::textOf(std::filesystem::path(MARCHES_SOURCE_DIR) /
                                              "tests/scenarios/format-1/every-key.yaml");
    const auto newer = migrated(parsed(text));
    ASSERT_TRUE(newer);
    EXPECT_EQ(yamlWith(text, *newer).bytes, replaced(text, "format: marches-scenario 1 # the format",
                                                     "format: marches-scenario 2 # the format"));
    EXPECT_TRUE(sameContent(*migrated(*newer), *newer));
}

} // namespace
} // namespace marches
