#include "engine/draft/edits_names.h"
#include "engine/draft/edits_province.h"
#include "engine/draft/edits_sheet.h"
#include "engine/draft/merge3.h"
#include "tests/engine/draft/small_map.h"

namespace marches::draft {

class Merge3Test : public SmallMap {
protected:
    static Sides allTheirs(const std::vector<Clash>& clashes) {
        Sides sides;
        for (const Clash& clash : clashes)
            sides.emplace(subjectOf(clash), Side::theirs);
        return sides;
    }
    static std::vector<std::string> subjectsOf(const std::vector<Clash>& clashes) {
        std::vector<std::string> subjects;
        for (const Clash& clash : clashes)
            subjects.push_back(subjectOf(clash));
        return subjects;
    }
    static LayerItem river(double x) {
        return std::make_shared<const Outline>(Outline{{{{60, 60}, {x, 140}}}});
    }
    void drawnOnDisk(std::string_view old, std::string_view with) {
        std::string svg = bytesOf("small.svg");
        svg.replace(svg.find(old), old.size(), with);
        put("small.svg", svg);
    }
    /// Replaces a text of the YAML on the disk, as another program would, and opens it.
    Draft changedOnDisk(std::string_view old, std::string_view with) {
        std::string bytes = bytesOf("small.yaml");
        bytes.replace(bytes.find(old), old.size(), with);
        put("small.yaml", bytes);
        return opened();
    }
};

TEST_F(Merge3Test, keepsWhatBothHaveChanged) {
    Draft mine = opened();
    done(mine, setName(mine, {"provinces", "kent"}, "de", "Kent am Meer"));
    done(mine, addLink(mine, "kent", "bern"));
    done(mine, removeProvince(mine, "fyn", {LandGoes::To::sea, {}}));
    const Draft theirs = changedOnDisk("links: [artois, wales]", "links: [artois, fyn, wales]");
    const Merge merge = merge3(mine, theirs);
    EXPECT_TRUE(merge.clashes.empty());
    EXPECT_EQ(textAt(merge.draft, "provinces/kent/links"), "artois fyn wales bern");
    EXPECT_EQ(textAt(merge.draft, "provinces/kent/names/de"), "Kent am Meer");
    EXPECT_EQ(merge.draft.map->labelAt({32000, 12000}), planar::sea);
    Draft back = merge.draft;
    ASSERT_TRUE(apply(back, reversed(merge.change)));
    EXPECT_EQ(yamlNow(back), bytesOf("small.yaml")) << "undone, it is what stands on the disk";
}

TEST_F(Merge3Test, listsWhatWasChangedInTwoWays) {
    Draft mine = opened();
    done(mine, setName(mine, {"provinces", "kent"}, "en", "Cantium"));
    const Draft theirs = changedOnDisk("names: {en: Kent}", "names: {en: Cent, fr: Le Kent}");
    const Merge merge = merge3(mine, theirs);
    ASSERT_EQ(merge.clashes.size(), 1U);
    EXPECT_EQ(written(merge.clashes[0].path), "provinces/kent/names/en");
    EXPECT_EQ(merge.clashes[0].mine->text, "Cantium");
    EXPECT_EQ(merge.clashes[0].theirs->text, "Cent");
    EXPECT_EQ(textAt(merge.draft, "provinces/kent/names/en"), "Cantium");
    EXPECT_EQ(textAt(merge.draft, "provinces/kent/names/fr"), "Le Kent");
    EXPECT_EQ(textAt(merge3(mine, theirs, allTheirs(merge.clashes)).draft, "provinces/kent/names/en"),
              "Cent");
}

TEST_F(Merge3Test, namesProvincesThatBothHaveDrawnAnew) {
    Draft mine = opened();
    done(mine, removeProvince(mine, "fyn", {LandGoes::To::sea, {}}));
    std::string svg(smallSvg);
    for (std::size_t at; (at = svg.find("L350 150")) != std::string::npos;)
        svg.replace(at, 8, "L360 150");
    put("small.svg", svg);
    const Draft theirs = opened();
    const Merge merge = merge3(mine, theirs);
    ASSERT_EQ(merge.clashes.size(), 1U);
    EXPECT_EQ(merge.clashes[0].of, Clash::Of::outlines);
    EXPECT_EQ(merge.clashes[0].provinces, std::vector<std::string>{"fyn"});
    EXPECT_FALSE(merge.draft.labels.labelOf("fyn"));
    const Draft other = merge3(mine, theirs, allTheirs(merge.clashes)).draft;
    EXPECT_EQ(other.map->labelAt({35200, 14800}), *other.labels.labelOf("fyn"));
}

/// Each layer counts for itself: one that only one side has changed is taken, one of both is asked for.
TEST_F(Merge3Test, asksWhoseLayerStands) {
    Draft mine = opened();
    done(mine, Expected<Change, Sentence>(
                   Change{Sentence("River"), {LayerSlot{Layer::rivers, 1, nullptr, river(80)}}, {}}));
    drawnOnDisk("<g id=\"water\"/>", "<g id=\"water\"><path d=\"M70 70 L90 70 L90 90 Z\"/></g>");
    Merge merge = merge3(mine, opened());
    EXPECT_TRUE(merge.clashes.empty()) << "another layer was drawn on";
    EXPECT_EQ(merge.draft.layer(Layer::water).size(), 1U);
    EXPECT_EQ(merge.draft.layer(Layer::rivers).size(), 2U);

    drawnOnDisk("M60 60 L100 140", "M60 60 L120 140");
    const Draft theirs = opened();
    merge = merge3(mine, theirs);
    EXPECT_EQ(subjectsOf(merge.clashes), std::vector<std::string>{"layer 0"});
    EXPECT_EQ(merge.clashes[0].layer, Layer::rivers);
    EXPECT_EQ(merge.draft.layer(Layer::rivers).size(), 2U) << "mine, until it is answered";
    const Draft other = merge3(mine, theirs, allTheirs(merge.clashes)).draft;
    ASSERT_EQ(other.layer(Layer::rivers).size(), 1U);
    EXPECT_EQ(other.layer(Layer::rivers)[0]->rings[0].back().x, 120);
    EXPECT_EQ(other.layer(Layer::water).size(), 1U);
}

/// Two answers in one list, and one for outlines, are each followed for themselves.
TEST_F(Merge3Test, followsEachAnswerForItself) {
    Draft mine = opened();
    done(mine, setName(mine, {"provinces", "kent"}, "en", "Cantium"));
    done(mine, setName(mine, {"countries", "south"}, "en", "Auster"));
    done(mine, removeProvince(mine, "fyn", {LandGoes::To::sea, {}}));
    drawnOnDisk("M300 100 L350 100 L350 150 L300 150 Z\"/>\n  </g>",
                "M300 100 L360 100 L360 150 L300 150 Z\"/>\n  </g>");
    drawnOnDisk("prov-fyn\" d=\"M300 100 L350 100 L350 150", "prov-fyn\" d=\"M300 100 L360 100 L360 150");
    changedOnDisk("names: {en: Kent}", "names: {en: Cent}");
    const Draft theirs = changedOnDisk("names: {en: South}", "names: {en: Midday}");
    const Merge merge = merge3(mine, theirs);
    const std::vector<std::string> all{"value countries/south/names/en", "value provinces/kent/names/en",
                                       "outlines"};
    EXPECT_EQ(subjectsOf(merge.clashes), all);
    const Draft both = merge3(mine, theirs, {{"value provinces/kent/names/en", Side::theirs}}).draft;
    EXPECT_EQ(textAt(both, "provinces/kent/names/en"), "Cent");
    EXPECT_EQ(textAt(both, "countries/south/names/en"), "Auster");
    EXPECT_FALSE(both.labels.labelOf("fyn"));
    const Draft drawn = merge3(mine, theirs, {{"outlines", Side::theirs}}).draft;
    EXPECT_TRUE(drawn.labels.labelOf("fyn"));
    EXPECT_EQ(textAt(drawn, "provinces/kent/names/en"), "Cantium");
}

/// Numbers of arcs and labels are no change: what was saved here and read anew is what it was.
TEST_F(Merge3Test, takesASavedSheetForWhatItIs) {
    Draft mine = opened();
    done(mine, removeProvince(mine, "artois", {LandGoes::To::province, "kent"}));
    put("small.yaml", yamlNow(mine));
    put("small.svg", svgNow(mine).value_or(""));
    const Draft theirs = opened();
    auto base = std::make_shared<Opened>(*mine.opened);
    base->yaml.tree = mine.tree;
    base->map = mine.map;
    base->labels = mine.labels;
    mine.opened = base;
    done(mine, removeProvince(mine, "fyn", {LandGoes::To::sea, {}}));
    EXPECT_TRUE(merge3(mine, theirs).clashes.empty());
}

} // namespace marches::draft
