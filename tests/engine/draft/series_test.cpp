#include "engine/draft/edits_names.h"
#include "engine/draft/edits_picture.h"
#include "engine/draft/edits_province.h"
#include "engine/draft/edits_sheet.h"
#include "engine/draft/edits_variant.h"
#include "engine/draft/journal.h"
#include "engine/draft/warriors/edits_warriors.h"
#include "engine/draft/warriors/warriors_names.h"
#include "engine/planar/check.h"
#include "tests/engine/draft/small_map.h"

#include <cstdlib>

namespace marches::draft {
namespace {

/// How many steps a series on a bundled map has.
int bundledSteps() {
    const char* const wanted = std::getenv("MARCHES_DRAFT_STEPS"); // NOLINT(concurrency-mt-unsafe)
    return wanted == nullptr ? 30 : std::atoi(wanted);             // NOLINT(cert-err34-c)
}

std::vector<std::string> keysOf(const Draft& draft, std::string_view section) {
    std::vector<std::string> keys;
    const Node whole = wholeTree(draft);
    if (const Node* entries = whole.find(section))
        for (const Node::Key& key : entries->keys)
            keys.push_back(key.text);
    return keys;
}

Expected<Change, Sentence> changeOfNew(Expected<NewProvinces, Sentence> made) {
    if (!made) return unexpected(std::move(made.error()));
    return std::move(made->change);
}

Expected<Change, Sentence> splitAnywhere(const Draft& draft, const std::string& province, unsigned pick) {
    const auto label = draft.labels.labelOf(province);
    if (!label || !draft.map->has(*label)) return unexpected(Sentence("No land."));
    const auto box = draft.map->boxOf(*label);
    const auto x = box.left + (box.right - box.left) * static_cast<std::int32_t>(1 + pick % 7) / 8;
    const auto split =
        planar::split(*draft.map, {{x, box.top - 100}, {x, box.bottom + 100}}, *label, draft.labels.next());
    if (!split) return unexpected(split.error().why);
    return changeOfNew(splitProvince(draft, province, *split, {"en", "New " + std::to_string(pick), {}}));
}

Expected<Change, Sentence> drawAnywhere(const Draft& draft, const std::string& country, unsigned pick) {
    const auto& sheet = draft.map->sheet();
    const auto left = static_cast<std::int32_t>(pick) % (sheet.right - 6000);
    const auto top = static_cast<std::int32_t>(pick / 16) % (sheet.bottom - 8000);
    return changeOfNew(drawProvince(draft, {{left, top}, {left + 6000, top}, {left + 3000, top + 8000}},
                                    {"en", "Drawn", {}}, country));
}

/// Makes a command of any kind; its operands come from a number and from what the draft holds now.
Expected<Change, Sentence> anyCommand(const Draft& draft, unsigned pick) {
    const auto provinces = keysOf(draft, "provinces");
    const auto countries = keysOf(draft, "countries");
    const auto variants = keysOf(draft, "variants");
    if (provinces.empty() || countries.empty() || variants.empty()) return unexpected(Sentence("Empty."));
    const std::string& one = provinces[pick / 16 % provinces.size()];
    const std::string& other = provinces[pick / 128 % provinces.size()];
    const std::string& country = countries[pick / 64 % countries.size()];
    const double size = 1 + pick / 64 % 7;
    switch (pick % 16) {
    case 0:
        return setName(draft, {"provinces", one}, pick % 64 < 32 ? "fr" : "en", "N" + std::to_string(pick));
    case 1:
        return warriors::setSymbol(draft, one, "product", static_cast<int>(pick / 32 % 10));
    case 2:
        return setLane(draft, one, other, {{10, size}, {size, 20}});
    case 3:
        return setLeftOut(draft, variants[pick / 8 % variants.size()], {one}, pick / 32 % 2 == 0);
    case 4:
        return removeProvince(draft, one);
    case 5:
        return mergeProvinces(draft, one, other);
    case 6:
        return addLayerItem(draft, Layer::woods, {{{{10, 10}, {10 + size, 10}, {10, 10 + size}}}});
    case 7:
    case 8:
        return splitAnywhere(draft, one, pick);
    case 9:
        return drawAnywhere(draft, country, pick);
    case 10:
        return setLabelPlace(draft, one, Point{size, 2 * size});
    case 11:
        return removeLayerItem(draft, Layer::rivers, 0);
    case 12:
        return addLink(draft, one, other);
    case 13:
        return removeLink(draft, one, other);
    case 14:
        return giveToCountry(draft, {one, other}, country, pick / 32 % 2 == 0);
    default:
        return warriors::setOrder(draft, country, 1 + pick / 16 % countries.size());
    }
}

} // namespace

class DraftSeriesTest : public SmallMap {
protected:
    /// Makes commands of any kind on a draft and writes each into a journal, some undone and done again.
    /// Returns the changes that are done.
    std::vector<Change> series(Draft& draft, DraftJournal& journal, unsigned seed, int steps) {
        std::vector<Change> changes;
        unsigned random = seed;
        for (int step = 0; step < steps; ++step) {
            random = random * 1'664'525U + 1'013'904'223U;
            auto change = anyCommand(draft, random >> 8);
            if (!change) continue;
            const Draft before = draft;
            EXPECT_TRUE(apply(draft, *change)) << englishText(change->name);
            EXPECT_FALSE(journal.did(*change));
            EXPECT_FALSE(draft.map && planar::firstBroken(*draft.map)) << englishText(change->name);
            if (step % 4 == 0) {
                EXPECT_TRUE(apply(draft, reversed(*change))) << englishText(change->name);
                EXPECT_TRUE(sameContent(draft.tree, before.tree)) << englishText(change->name);
                EXPECT_FALSE(journal.undid());
                EXPECT_TRUE(apply(draft, *change));
                EXPECT_FALSE(journal.redid());
            }
            changes.push_back(std::move(*change));
        }
        return changes;
    }

    /// Undoes all to the opened bytes, does it again to the same end, and reads the journal to that end too.
    void provesSeries(const std::string& file, unsigned seed, int steps) {
        Draft draft = opened(file);
        const std::string openedYaml = bytesOf(file);
        const std::string openedSvg = draft.opened->svg.bytes;
        const auto folder = folder_ / ("journal-" + std::to_string(seed));
        std::vector<Change> changes;
        {
            auto journal = DraftJournal::start(folder, draft);
            ASSERT_TRUE(journal) << formatted(journal.error());
            changes = series(draft, *journal, seed, steps);
        }
        ASSERT_GT(changes.size(), static_cast<std::size_t>(steps / 5));
        const std::string yaml = yamlNow(draft);
        const auto svg = svgNow(draft);
        ASSERT_TRUE(svg) << formatted(svg.error());
        EXPECT_TRUE(spliced(draft).proven);
        for (auto change = changes.rbegin(); change != changes.rend(); ++change)
            ASSERT_TRUE(apply(draft, reversed(*change))) << englishText(change->name);
        EXPECT_TRUE(isAsOpened(draft));
        EXPECT_EQ(yamlNow(draft), openedYaml);
        EXPECT_EQ(svgNow(draft).value(), openedSvg);
        for (const Change& change : changes)
            ASSERT_TRUE(apply(draft, change)) << englishText(change.name);
        EXPECT_EQ(yamlNow(draft), yaml);
        EXPECT_EQ(svgNow(draft).value(), *svg);

        const GameSlots games[] = {warriors::warriorsSlots()};
        const auto recovery = recoverDraft(folder, {folder_}, games, warriors::warriorsNamePatterns());
        ASSERT_TRUE(recovery) << formatted(recovery.error());
        EXPECT_EQ(recovery->history.done, changes.size());
        EXPECT_EQ(recovery->lostLines, 0U);
        EXPECT_EQ(yamlNow(recovery->draft), yaml);
        EXPECT_EQ(svgNow(recovery->draft).value(), *svg);
    }
};

TEST_F(DraftSeriesTest, undoesToTheOpenedBytesAndRedoesToTheSame) {
    for (unsigned seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE(seed);
        provesSeries("small.yaml", seed * 7919, 40);
        if (HasFatalFailure()) return;
    }
}

TEST_F(DraftSeriesTest, doesSoOnABundledMap) {
    const std::filesystem::path bundled = std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios";
    for (const char* file : {"western-europe.yaml", "western-europe.svg"})
        std::filesystem::copy_file(bundled / file, folder_ / file);
    provesSeries("western-europe.yaml", 20261, bundledSteps());
}

TEST_F(DraftSeriesTest, undoesTheLastOfALaneAndALink) {
    Draft draft = opened(); // one lane in the list, and Fyn's only link stands in Artois' list
    const Change change = done(draft, removeProvince(draft, "fyn"));
    EXPECT_FALSE(valueAt(draft, treePath("picture/sea-lanes"))) << "an empty list goes";
    ASSERT_TRUE(apply(draft, reversed(change)));
    EXPECT_TRUE(isAsOpened(draft));
    EXPECT_EQ(yamlNow(draft), smallYaml);
    EXPECT_EQ(svgNow(draft).value(), smallSvg);
    ASSERT_TRUE(apply(draft, change));
    EXPECT_FALSE(valueAt(draft, treePath("picture/sea-lanes")));
}

} // namespace marches::draft
