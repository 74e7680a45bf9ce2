#include "engine/draft/edits_names.h"
#include "engine/draft/edits_province.h"
#include "engine/draft/edits_variant.h"
#include "engine/draft/edits_variant_within.h"
#include "engine/draft/warriors/edits_warriors.h"
#include "tests/engine/draft/small_map.h"

namespace marches::draft {

class VariantTest : public SmallMap {
protected:
    /// Makes a change on the draft within the variant and moves it there.
    Change moved(Draft& draft, const Expected<Change, Sentence>& made) {
        EXPECT_TRUE(made) << (made ? std::string() : englishText(made.error()));
        return done(draft, movedInto(draft, "two", made.value_or(Change{})));
    }
};

TEST_F(VariantTest, showsTheMapAsTheVariantHasIt) {
    const Node whole = wholeTree(opened());
    const Node within = treeWithin(whole, "two");
    EXPECT_EQ(find(within, treePath("provinces/fyn/country"))->text, "north");
    EXPECT_EQ(find(within, treePath("names/en"))->text, "Small") << "the map's own name";
    EXPECT_TRUE(sameContent(treeWithin(whole, ""), whole));
    EXPECT_TRUE(sameContent(treeWithin(whole, "nothing"), whole));
}

TEST_F(VariantTest, movesAFigureIntoTheOverlay) {
    Draft draft = opened();
    moved(draft, warriors::setSymbol(draftWithin(draft, "two"), "kent", "food", 3));
    EXPECT_EQ(textAt(draft, "provinces/kent/symbols/food"), "1");
    EXPECT_EQ(textAt(draft, "variants/two/provinces/kent/symbols/food"), "3");
    // As in the whole map again: nothing of it stays.
    const Change back = moved(draft, warriors::setSymbol(draftWithin(draft, "two"), "kent", "food", 1));
    EXPECT_FALSE(valueAt(draft, treePath("variants/two/provinces")));
    EXPECT_EQ(yamlNow(draft), smallYaml);
    EXPECT_EQ(englishText(back.name), "Two: Kent: yields 1 Food");
}

TEST_F(VariantTest, takesAFigureAwayInTheVariantAlone) {
    Draft draft = opened();
    moved(draft, warriors::setSymbol(draftWithin(draft, "two"), "kent", "food", 0));
    EXPECT_EQ(textAt(draft, "provinces/kent/symbols/food"), "1");
    const auto read = scenarioOf(draft);
    ASSERT_TRUE(read.scenario) << formatted(read.findings.front());
    const Node tree = read.scenario->treeOf(*read.scenario->find("two"));
    EXPECT_EQ(find(tree, treePath("provinces/kent/symbols/food")), nullptr);
}

TEST_F(VariantTest, movesACountryIntoTheMembership) {
    Draft draft = opened();
    moved(draft, setCountries(draftWithin(draft, "two"), "artois", {"south"}));
    EXPECT_EQ(textAt(draft, "variants/two/membership/artois"), "south");
    EXPECT_EQ(textAt(draft, "provinces/artois/country"), "north");
    moved(draft, setCountries(draftWithin(draft, "two"), "artois", {"north"}));
    EXPECT_FALSE(valueAt(draft, treePath("variants/two/membership/artois")));
    const auto nobody = setCountries(draftWithin(draft, "two"), "artois", {});
    ASSERT_TRUE(nobody);
    EXPECT_FALSE(movedInto(draft, "two", *nobody)) << "it must belong to somebody";
}

TEST_F(VariantTest, leavesToTheWholeMapWhatNoVariantHas) {
    Draft draft = opened();
    for (const auto& made : {setName(draft, {}, "en", "Smaller"), removeLink(draft, "kent", "artois"),
                             setLeftOut(draft, "two", {"kent"}, true)}) {
        ASSERT_TRUE(made);
        const auto kept = movedInto(draft, "two", *made);
        ASSERT_TRUE(kept);
        EXPECT_EQ(kept->steps.size(), made->steps.size());
        EXPECT_EQ(touched(*kept).sections, touched(*made).sections);
    }
}

TEST_F(VariantTest, saysOnlyWhatDiffers) {
    Draft draft = opened();
    auto added = addVariant(draft, "en", "Three");
    ASSERT_TRUE(added);
    ASSERT_TRUE(apply(draft, added->change));
    done(draft, setLeftOut(draft, "three", {"fyn"}, true));
    EXPECT_EQ(textAt(draft, "variants/three/left-out"), "fyn");
    done(draft, setLeftOut(draft, "three", {"fyn"}, false));
    EXPECT_FALSE(valueAt(draft, treePath("variants/three/left-out"))) << "as in the whole map";
    done(draft, setSeats(draft, "three", {"north"}));
    done(draft, setSeats(draft, "three", {"south", "north"}));
    EXPECT_FALSE(valueAt(draft, treePath("variants/three/seats"))) << "all countries, as in the whole map";
    done(draft, setPlayers(draft, "three", 1, 2));
    EXPECT_EQ(textAt(draft, "variants/three/players"), "1 2");
    done(draft, setSeats(draft, "three", {"north"}));
    EXPECT_EQ(textAt(draft, "variants/three/players"), "1 1") << "no more players than seats";
}

TEST_F(VariantTest, takesProvincesBackToTheWholeMap) {
    Draft draft = opened();
    const Change change = done(draft, asInWhole(draft, "two", {"fyn", "wales"}));
    EXPECT_EQ(textAt(draft, "variants/two/left-out"), "bern");
    EXPECT_FALSE(valueAt(draft, treePath("variants/two/membership")));
    ASSERT_TRUE(apply(draft, reversed(change)));
    EXPECT_EQ(yamlNow(draft), smallYaml);
    EXPECT_FALSE(asInWhole(draft, "two", {"kent"})) << "nothing differs there";
}

} // namespace marches::draft
