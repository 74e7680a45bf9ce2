#include "engine/scenario/keys.h"
#include "engine/scenario/scenario.h"
#include "tests/engine/scenario/reading.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

namespace marches {
namespace {

namespace fs = std::filesystem;

const std::string basic = R"(format: marches-scenario 1
game: some-game
id: basic
names: {en: Basic, fr: Simple}
countries:
  red: {names: Red}
  blue: {names: Blue}
provinces:
  hill: {country: red, links: [vale]}
  vale: {country: [red, blue], links: [coast]}
  coast: {country: blue, symbols: {food: 1}}
variants:
  narrow:
    names: {en: Narrow}
    seats: [red]
    left-out: [coast]
    membership: {vale: red}
    tables: {a: 2}
tables: {a: 1, b: 1}
)";

Scenario loaded(const std::string& text) {
    return loaded(loadScenarioText(text, "test.yaml", {}, {}));
}

TEST(Scenario, hasItsMapInAlphabeticalOrder) {
    const Scenario scenario = loaded(basic);
    const Map& map = *scenario.whole.map;
    EXPECT_EQ(map.provinces()[idAt<ProvinceId>(0)].id, "coast");
    EXPECT_EQ(map.provinces()[idAt<ProvinceId>(2)].id, "vale");
    const auto hill = *map.findProvince("hill");
    const auto vale = *map.findProvince("vale");
    EXPECT_TRUE(map.connected(hill, vale));
    EXPECT_TRUE(map.connected(vale, hill)); // two-way from one listing, prov.connections
    EXPECT_FALSE(map.connected(hill, *map.findProvince("coast")));
    EXPECT_EQ(map.provinces()[vale].countries.size(), 2U);
    EXPECT_EQ(nameIn(scenario.names, "fr", scenario.id), "Simple");
    EXPECT_EQ(scenario.whole.seats, (std::vector<std::string>{"blue", "red"}));
}

TEST(Scenario, aShortNameIsOfTheLanguageWhoseNameIsShown) {
    const LocalNames names{{"de", "Pfalz"}, {"en", "The Palatinate"}, {"fr", "Palatinat"}};
    const LocalNames shorter{{"de", "Pf."}, {"en", "Palat."}};
    EXPECT_EQ(shortNameIn(names, shorter, "de"), "Pf.");
    EXPECT_EQ(shortNameIn(names, shorter, "nl"), "Palat."); // shown in English
    EXPECT_EQ(shortNameIn(names, shorter, "fr"), "");
    EXPECT_EQ(shortNameIn({}, shorter, "de"), "");
}

TEST(Scenario, aVariantRestrictsTheMapAndOverridesKeys) {
    const Scenario scenario = loaded(basic);
    const Variant* narrow = scenario.find("narrow");
    ASSERT_NE(narrow, nullptr);
    EXPECT_EQ(scenario.find("wide"), nullptr);
    const auto at = [&](std::string_view id) { return *narrow->map->findProvince(id); };
    EXPECT_EQ(narrow->view.inPlay[at("coast")], 0);
    EXPECT_EQ(narrow->view.inPlay[at("vale")], 1);
    EXPECT_EQ(narrow->view.countries[at("vale")], std::vector{*narrow->map->findCountry("red")});
    EXPECT_EQ(narrow->seats, std::vector<std::string>{"red"});
    EXPECT_EQ(narrow->map, scenario.whole.map); // the same one, not a copy
    const Node tree = scenario.treeOf(*narrow);
    EXPECT_EQ(tree.find("tables")->find("a")->text, "2");
    EXPECT_EQ(tree.find("tables")->find("b")->text, "1");
    EXPECT_EQ(tree.find("variants"), nullptr);
    EXPECT_EQ(scenario.treeOf(scenario.whole).find("tables")->find("a")->text, "1");
}

TEST(Scenario, aVariantMayChangeTheMapItself) {
    const Scenario scenario =
        loaded(replaced(basic, "    tables: {a: 2}\n", "    provinces: {hill: {links: [vale, coast]}}\n"));
    const Variant& narrow = *scenario.find("narrow");
    EXPECT_TRUE(narrow.map->connected(*narrow.map->findProvince("hill"), *narrow.map->findProvince("coast")));
    EXPECT_FALSE(
        scenario.whole.map->connected(*narrow.map->findProvince("hill"), *narrow.map->findProvince("coast")));
}

TEST(Digest, isOverWhatMattersToPlay) {
    const std::string digest = loaded(basic).digest;
    EXPECT_EQ(digest.size(), 64U);
    EXPECT_EQ(loaded(replaced(basic, "en: Basic", "en: Other")).digest, digest);
    EXPECT_EQ(loaded(replaced(basic, "names: Red", "names: Rouge")).digest, digest);
    EXPECT_EQ(loaded(replaced(basic, "id: basic", "id: copy")).digest, digest);
    EXPECT_EQ(loaded(basic + "picture: {file: a.svg, size: [10, 10]}\n").digest, digest);
    EXPECT_EQ(loaded(replaced(basic, "{a: 1, b: 1}", "{b: 1, a: 1} # in another order")).digest, digest);
    EXPECT_NE(loaded(replaced(basic, "{a: 1, b: 1}", "{a: 1, b: 2}")).digest, digest);
    EXPECT_NE(loaded(replaced(basic, "food: 1", "food: 2")).digest, digest);
    EXPECT_NE(loaded(replaced(basic, "left-out: [coast]", "left-out: [hill]")).digest, digest);
    EXPECT_NE(loaded(replaced(basic, "  narrow:", "  slim:")).digest, digest);
}

class BasedOn : public testing::Test {
protected:
    void SetUp() override {
        folder = fs::path(testing::TempDir()) / ("marches-based-on-" + std::to_string(getpid()));
        fs::remove_all(folder);
        fs::create_directories(folder / "mine");
        fs::create_directories(folder / "bundled");
        write("bundled/basic.yaml", basic);
    }
    void TearDown() override { fs::remove_all(folder); }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(folder / name) << text;
    }
    ScenarioResult load(const std::string& name) const {
        return loadScenario(folder / name, {folder / "bundled"});
    }
    static std::string head(const std::string& id, const std::string& base) {
        return "format: marches-scenario 1\ngame: some-game\nid: " + id + "\nbased-on: " + base + "\n";
    }
    std::string refusal(const std::string& name) const {
        const ScenarioResult result = load(name);
        EXPECT_FALSE(result.scenario);
        return result.findings.size() == 1 ? result.findings[0].code
                                           : std::to_string(result.findings.size()) + " findings";
    }

    fs::path folder;
};

TEST_F(BasedOn, givesOnlyWhatDiffers) {
    write("mine/child.yaml", head("child", "basic") + "tables: {b: 7}\nprovinces: {coast: {country: red}}\n");
    const ScenarioResult result = load("mine/child.yaml");
    ASSERT_TRUE(result.scenario) << formatted(result.findings.at(0));
    EXPECT_EQ(result.scenario->id, "child");
    EXPECT_TRUE(result.scenario->names.empty()); // the base's name is not this one's
    EXPECT_EQ(result.scenario->tree.find("tables")->find("a")->text, "1");
    EXPECT_EQ(result.scenario->tree.find("tables")->find("b")->text, "7");
    const ScenarioResult alone =
        loadScenarioText(writeScenario(result.scenario->tree, {}), "alone.yaml", {}, {});
    ASSERT_TRUE(alone.scenario); // written out, it needs no other file
    EXPECT_EQ(alone.scenario->digest, result.scenario->digest);
    ASSERT_EQ(result.scenario->variants.size(), 1U);
    EXPECT_TRUE(result.scenario->variants[0].inherited);
}

TEST_F(BasedOn, takesAFileBesideIt) {
    write("mine/parent.yaml", head("parent", "basic") + "tables: {a: 5}\n");
    write("mine/child.yaml", head("child", "parent.yaml"));
    const ScenarioResult result = load("mine/child.yaml");
    ASSERT_TRUE(result.scenario);
    EXPECT_EQ(result.scenario->tree.find("tables")->find("a")->text, "5");
    EXPECT_EQ(result.scenario->digest, load("mine/parent.yaml").scenario->digest);
}

TEST_F(BasedOn, thePictureLiesBesideTheFileThatNamesIt) {
    write("bundled/basic.yaml", basic + "picture: {file: basic.svg, size: [10, 10]}\n");
    write("mine/child.yaml", head("child", "basic"));
    const ScenarioResult result = load("mine/child.yaml");
    ASSERT_TRUE(result.scenario);
    EXPECT_EQ(result.scenario->whole.picture.folder, folder / "bundled");
}

TEST_F(BasedOn, allItsFilesAreKnown) {
    write("bundled/basic.yaml", basic + "picture: {file: basic.svg, size: [10, 10]}\n");
    write("mine/parent.yaml", head("parent", "basic") + "tables: {a: 5}\n");
    write("mine/child.yaml",
          head("child", "parent.yaml") + "tables: {a: 6}\n"); // nothing of its parent is left
    const ScenarioResult result = load("mine/child.yaml");
    ASSERT_TRUE(result.scenario);
    using Paths = std::vector<fs::path>;
    EXPECT_EQ(allFilesOf(*result.scenario),
              (Paths{folder / "bundled/basic.svg", folder / "bundled/basic.yaml", folder / "mine/child.yaml",
                     folder / "mine/parent.yaml"}));
    EXPECT_EQ(filesOf(*result.scenario, {folder / "bundled"}),
              (Paths{folder / "mine/child.yaml", folder / "mine/parent.yaml"}));
}

TEST_F(BasedOn, leadsNowhereElse) {
    write("secret.yaml", basic);
    for (const std::string base : {"../secret.yaml", "/etc/passwd", "mine/../../secret.yaml", "none.yaml",
                                   "nobody", ".yaml", "'..'", "secret", "[basic]"}) {
        write("mine/child.yaml", head("child", base));
        EXPECT_EQ(refusal("mine/child.yaml"), "based-on") << base;
    }
    fs::create_symlink(folder / "secret.yaml", folder / "mine/link.yaml");
    write("mine/child.yaml", head("child", "link.yaml"));
    EXPECT_EQ(refusal("mine/child.yaml"), "based-on");
    fs::create_symlink("/dev/zero", folder / "mine/endless.yaml");
    write("mine/child.yaml", head("child", "endless.yaml"));
    EXPECT_EQ(refusal("mine/child.yaml"), "based-on");
}

TEST_F(BasedOn, goesRoundInNoCircle) {
    write("mine/a.yaml", head("a", "b.yaml"));
    write("mine/b.yaml", head("b", "a.yaml"));
    EXPECT_EQ(refusal("mine/a.yaml"), "based-on");
    write("mine/self.yaml", head("self", "self.yaml"));
    EXPECT_EQ(refusal("mine/self.yaml"), "based-on");
    for (int i = 0; i < 6; ++i)
        write("mine/c" + std::to_string(i) + ".yaml", head("c", "c" + std::to_string(i + 1) + ".yaml"));
    EXPECT_EQ(refusal("mine/c0.yaml"), "based-on");
}

TEST_F(BasedOn, anotherGameIsNoBase) {
    write("mine/child.yaml", replaced(head("child", "basic"), "some-game", "other-game"));
    EXPECT_EQ(refusal("mine/child.yaml"), "based-on");
}

} // namespace
} // namespace marches
