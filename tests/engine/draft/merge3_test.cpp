#include "engine/draft/edits_names.h"
#include "engine/draft/edits_province.h"
#include "engine/draft/edits_sheet.h"
#include "engine/draft/merge3.h"
#include "tests/engine/draft/small_map.h"

namespace marches::draft {

class Merge3Test : public SmallMap {
protected:
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
    EXPECT_EQ(textAt(merge3(mine, theirs, Side::theirs).draft, "provinces/kent/names/en"), "Cent");
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
    EXPECT_EQ(merge.clashes[0].province, "fyn");
    EXPECT_FALSE(merge.draft.labels.labelOf("fyn"));
    const Draft other = merge3(mine, theirs, Side::theirs).draft;
    EXPECT_EQ(other.map->labelAt({35200, 14800}), *other.labels.labelOf("fyn"));
}

} // namespace marches::draft
