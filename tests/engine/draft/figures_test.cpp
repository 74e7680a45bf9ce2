#include "engine/base/file.h"
#include "engine/draft/warriors/edits_figures.h"
#include "engine/draft/warriors/warriors_slots.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>

namespace marches::draft::warriors {
namespace {

const std::filesystem::path mapsFolder = std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios";

constexpr std::string_view longWar = "format: marches-scenario 1\n"
                                     "game: warriors-and-traders\n"
                                     "id: long-war\n"
                                     "names: {en: The long war}\n"
                                     "based-on: western-europe\n"
                                     "rules: {turns: 15}   # longer\n";

/// The figures of a copy of Western Europe, and of a map that is based on it.
class FiguresTest : public testing::Test {
protected:
    static Draft copy() {
        const ScenarioSources sources{mapsFolder};
        auto bytes = readRegularFile(mapsFolder / "western-europe.yaml", std::size_t{4} << 20);
        return *openDraftText(*bytes, mapsFolder / "mine.yaml", sources, std::array{warriorsSlots()}).draft;
    }
    static Draft based() {
        const ScenarioSources sources{mapsFolder};
        return *openDraftText(std::string(longWar), mapsFolder / "long-war.yaml", sources,
                              std::array{warriorsSlots()})
                    .draft;
    }
    static void done(Draft& draft, const Expected<Change, Sentence>& change) {
        ASSERT_TRUE(change) << englishText(change.error());
        ASSERT_TRUE(apply(draft, *change));
        EXPECT_TRUE(scenarioOf(draft).scenario);
    }
    static int at(const Draft& draft, const char* path, const std::string& variant = {}) {
        return figureIn(treeOf(wholeTree(draft), variant), treePath(path)).value_or(-1);
    }
};

TEST_F(FiguresTest, setsAFigureOfAListInItsLine) {
    Draft draft = copy();
    const std::string before = yamlNow(draft);
    const auto change = setFigure(draft, {}, treePath("play-mat/production/product/4"), 3);
    done(draft, change);
    EXPECT_EQ(englishText(change->name), "Products a symbol, level V: 3");
    std::string wanted = before;
    wanted.replace(wanted.find("product: [0, 1, 2, 3, 4, 5, 6]"), 30, "product: [0, 1, 2, 3, 3, 5, 6]");
    EXPECT_EQ(yamlNow(draft), wanted);
    ASSERT_TRUE(apply(draft, reversed(*change)));
    EXPECT_EQ(yamlNow(draft), before);
}

TEST_F(FiguresTest, refusesWhatTheReaderWouldRefuse) {
    const Draft draft = copy();
    const auto refused = [&](const char* path, int value) {
        return !setFigure(draft, {}, treePath(path), value);
    };
    EXPECT_TRUE(refused("play-mat/trade/bank-rate/0", 0));
    EXPECT_TRUE(refused("play-mat/trade/bank-rate/0", 100));
    EXPECT_TRUE(refused("play-mat/trade/spaces/0", 1));
    EXPECT_TRUE(refused("play-mat/trade/spaces/1", 0));
    EXPECT_TRUE(refused("play-mat/trade/spaces/7", 1));
    EXPECT_TRUE(refused("setup/princesses", 5));
    EXPECT_TRUE(refused("setup/forts", 3)); // no more than may stand in a province
    EXPECT_TRUE(refused("rules/nothing", 1));
    EXPECT_FALSE(refused("setup/forts", 2));
}

TEST_F(FiguresTest, whatEqualsTheBaseGoesOutOfTheFile) {
    Draft draft = based();
    done(draft, setFigure(draft, {}, treePath("play-mat/production/product/4"), 3));
    EXPECT_NE(yamlNow(draft).find("product: [0, 1, 2, 3, 3, 5, 6]"), std::string::npos);
    done(draft, figureAsIn(draft, {}, treePath("play-mat/production/product/4"), figureModel(draft)));
    EXPECT_EQ(yamlNow(draft).find("product"), std::string::npos);
    EXPECT_EQ(at(draft, "play-mat/production/product/4"), 4);
    EXPECT_NE(yamlNow(draft).find("# longer"), std::string::npos);
}

TEST_F(FiguresTest, aVariantHasOnlyWhatDiffers) {
    Draft draft = copy();
    const std::string before = yamlNow(draft);
    const std::string variant = "3p-british-isles";
    done(draft, setFigure(draft, variant, treePath("victory/threshold/3"), 40));
    EXPECT_EQ(at(draft, "victory/threshold/3"), 37);
    EXPECT_EQ(at(draft, "victory/threshold/3", variant), 40);
    done(draft, setFigure(draft, variant, treePath("play-mat/trade/routes/1"), 2));
    EXPECT_EQ(at(draft, "play-mat/trade/routes/1"), 1);
    EXPECT_EQ(at(draft, "play-mat/trade/routes/1", variant), 2);
    done(draft, setFigure(draft, variant, treePath("victory/threshold/3"), 37));
    done(draft, setFigure(draft, variant, treePath("play-mat/trade/routes/1"), 1));
    EXPECT_EQ(yamlNow(draft), before);
}

TEST_F(FiguresTest, anAbilityMovesToAnotherPathAndBack) {
    for (Draft draft : {copy(), based()}) {
        const Node model = figureModel(draft);
        done(draft, moveAbility(draft, {}, "merchant", {"military", 2}));
        EXPECT_EQ(abilityIn(wholeTree(draft), "merchant"), (AbilityPlace{"military", 2}));
        done(draft, figureAsIn(draft, {}, treePath("play-mat/military/abilities/merchant"), model));
        EXPECT_EQ(abilityIn(wholeTree(draft), "merchant"), (AbilityPlace{"trade", 4}));
        done(draft, moveAbility(draft, "3p-british-isles", "merchant", {"military", 2}));
        EXPECT_EQ(abilityIn(wholeTree(draft), "merchant"), (AbilityPlace{"trade", 4}));
        EXPECT_EQ(abilityIn(treeOf(wholeTree(draft), "3p-british-isles"), "merchant"),
                  (AbilityPlace{"military", 2}));
    }
}

TEST_F(FiguresTest, barbariansGetStrongerFromOtherTurns) {
    for (Draft draft : {copy(), based()}) {
        done(draft, setBarbarianTurn(draft, {}, 4, 5));
        EXPECT_EQ(barbarianTurns(wholeTree(draft)), (std::vector<int>{1, 5, 8}));
        EXPECT_EQ(at(draft, "barbarians/strength/5"), 2);
        EXPECT_FALSE(setBarbarianTurn(draft, {}, 5, 8));
        EXPECT_FALSE(setBarbarianTurn(draft, {}, 1, 2));
        done(draft, addFigure(draft, {}, treePath("barbarians/strength")));
        EXPECT_EQ(barbarianTurns(wholeTree(draft)), (std::vector<int>{1, 5, 8, 9}));
        done(draft, removeFigure(draft, {}, treePath("barbarians/strength/8")));
        EXPECT_FALSE(removeFigure(draft, {}, treePath("barbarians/strength/1")));
        done(draft, figureAsIn(draft, {}, treePath("barbarians/strength/5"), figureModel(draft)));
        EXPECT_EQ(barbarianTurns(wholeTree(draft)), (std::vector<int>{1, 4, 8}));
    }
}

TEST_F(FiguresTest, tablesGrowAndShrink) {
    Draft draft = copy();
    const std::string before = yamlNow(draft);
    done(draft, addFigure(draft, {}, treePath("victory/unification")));
    EXPECT_EQ(at(draft, "victory/unification/8"), 9);
    EXPECT_FALSE(removeFigure(draft, {}, treePath("victory/unification/3")));
    done(draft, removeFigure(draft, {}, treePath("victory/unification/8")));
    EXPECT_EQ(yamlNow(draft), before);
}

TEST_F(FiguresTest, unusedRoutesYieldWhatIsChosen) {
    Draft draft = copy();
    const std::string before = yamlNow(draft);
    done(draft, setFigure(draft, {}, treePath("route-income/1/weapon"), 1));
    done(draft, setFigure(draft, {}, treePath("route-income/1/gold"), 1));
    EXPECT_EQ(at(draft, "route-income/0/weapon"), 0);
    EXPECT_EQ(at(draft, "route-income/1/gold"), 1);
    EXPECT_FALSE(setFigure(draft, {}, treePath("route-income/5/gold"), 1));
    done(draft, setFigure(draft, {}, treePath("route-income/1/weapon"), 0));
    done(draft, setFigure(draft, {}, treePath("route-income/1/gold"), 0));
    EXPECT_EQ(yamlNow(draft), before);
}

TEST_F(FiguresTest, aCostOfNothingIsLeftOut) {
    Draft draft = copy();
    done(draft, setFigure(draft, {}, treePath("units/archer/cost/gold"), 0));
    EXPECT_NE(yamlNow(draft).find("archer: {power: 2, toughness: 2, feed: 2, cost: {weapon: 2}, kill-vp: 2}"),
              std::string::npos);
    EXPECT_EQ(at(draft, "units/archer/cost/gold"), 0);
}

} // namespace
} // namespace marches::draft::warriors
