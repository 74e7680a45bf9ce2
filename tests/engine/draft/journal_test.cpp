#include "engine/draft/edits_names.h"
#include "engine/draft/edits_sheet.h"
#include "engine/draft/journal.h"
#include "engine/draft/save.h"
#include "engine/draft/warriors/edits_warriors.h"
#include "engine/draft/warriors/warriors_names.h"
#include "tests/engine/draft/small_map.h"

#include <algorithm>

namespace marches::draft {

class DraftJournalTest : public SmallMap {
protected:
    std::filesystem::path journalFolder() const { return folder_ / "journal-of-small"; }

    Expected<DraftRecovery, Finding> recover() const {
        const GameSlots games[] = {warriors::warriorsSlots()};
        return recoverDraft(journalFolder(), {folder_}, games, warriors::warriorsNamePatterns());
    }

    /// Four steps of all kinds of slots, the last one undone and done again. Returns the draft after each
    /// step that the journal was told of, the opened one first.
    std::vector<Draft> work() {
        Draft draft = opened();
        auto journal = DraftJournal::start(journalFolder(), draft);
        EXPECT_TRUE(journal) << formatted(journal.error());
        std::vector<Draft> states{draft};
        const auto step = [&](const Expected<Change, Sentence>& answer) {
            const Change change = done(draft, answer);
            EXPECT_FALSE(journal->did(change));
            changes_.push_back(change);
            states.push_back(draft);
        };
        step(setName(draft, {"provinces", "kent"}, "fr", "Le Kent à l’Est"));
        step(removeProvince(draft, "fyn"));
        step(addLayerItem(draft, Layer::rivers, {{{{1.5, 2}, {3, 4.25}}}}));
        step(warriors::setSymbol(draft, "bern", "weapon", 2));
        EXPECT_TRUE(apply(draft, reversed(changes_.back())));
        EXPECT_FALSE(journal->undid());
        states.push_back(draft);
        EXPECT_TRUE(apply(draft, changes_.back()));
        EXPECT_FALSE(journal->redid());
        states.push_back(draft);
        return states;
    }

    std::vector<Change> changes_;
};

TEST_F(DraftJournalTest, writesChangesAsLinesAndReadsThemBack) {
    const auto states = work();
    for (const Change& change : changes_) {
        const std::string text = changeText(change);
        EXPECT_EQ(text.find('\n'), std::string::npos);
        const auto read = changeFrom(text, warriors::warriorsNamePatterns());
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(read->name, change.name) << "said in any language";
        EXPECT_EQ(changeText(*read), text);
        for (std::size_t cut = 0; cut < text.size(); ++cut) {
            const auto part = changeFrom(std::string_view(text).substr(0, cut));
            EXPECT_TRUE(!part || part->steps.size() <= change.steps.size()) << cut;
        }
    }
    const auto unknown = changeFrom("=Something%20{0} 1 t =new = 0");
    ASSERT_TRUE(unknown);
    EXPECT_EQ(englishText(unknown->name), "Something new");
}

TEST_F(DraftJournalTest, givesTheDraftAndItsHistoryBack) {
    const auto states = work();
    auto recovery = recover();
    ASSERT_TRUE(recovery) << formatted(recovery.error());
    EXPECT_EQ(recovery->lostLines, 0U);
    EXPECT_EQ(recovery->history.done, 4U);
    EXPECT_EQ(recovery->notSaved, 4U);
    EXPECT_EQ(yamlNow(recovery->draft), yamlNow(states.back()));
    EXPECT_EQ(svgNow(recovery->draft).value(), svgNow(states.back()).value());
    Draft draft = recovery->draft;
    for (std::size_t i = recovery->history.done; i-- > 0;)
        ASSERT_TRUE(apply(draft, reversed(recovery->history.changes[i])));
    EXPECT_EQ(yamlNow(draft), smallYaml);
    EXPECT_EQ(svgNow(draft).value(), smallSvg);

    const Change next = *setName(recovery->draft, {"provinces", "bern"}, "en", "Berne");
    auto journal = std::move(*recovery).resumed();
    ASSERT_TRUE(journal);
    EXPECT_FALSE(journal->did(next));
    EXPECT_EQ(recover().error().code, "in-use") << "the lock is held";
    DraftJournal::discard(std::move(*journal));
    EXPECT_FALSE(std::filesystem::exists(journalFolder()));
}

TEST_F(DraftJournalTest, givesBackWhatStandsBeforeAnyCut) {
    const auto states = work();
    const std::string whole = bytesOf("journal-of-small/journal");
    std::size_t before = 0;
    for (std::size_t cut = 0; cut < whole.size(); ++cut) {
        put("journal-of-small/journal", whole.substr(0, cut));
        const auto recovery = recover();
        const auto lines = static_cast<std::size_t>(
            std::count(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(cut), '\n'));
        if (lines < 4) { // its heading is not whole
            EXPECT_FALSE(recovery);
            continue;
        }
        ASSERT_TRUE(recovery) << cut;
        if (lines == before) continue; // the same steps as one byte before
        before = lines;
        EXPECT_EQ(yamlNow(recovery->draft), yamlNow(states[lines - 4])) << cut;
        EXPECT_EQ(svgNow(recovery->draft).value(), svgNow(states[lines - 4]).value()) << cut;
    }
    EXPECT_EQ(before, 4U + 5U);
}

TEST_F(DraftJournalTest, stopsAtALineThatWasChanged) {
    const auto states = work();
    std::string bytes = bytesOf("journal-of-small/journal");
    const std::size_t second = bytes.find("\ndo ", bytes.find("\ndo ") + 1);
    bytes[second + 10] ^= 1;
    put("journal-of-small/journal", bytes);
    const auto recovery = recover();
    ASSERT_TRUE(recovery);
    EXPECT_EQ(recovery->history.done, 1U);
    EXPECT_EQ(recovery->lostLines, 5U);
    EXPECT_EQ(recovery->findings.back().code, "journal-damaged");
}

TEST_F(DraftJournalTest, isKeptBesideWhereWholeLinesAreLost) {
    work();
    std::string bytes = bytesOf("journal-of-small/journal");
    bytes[bytes.find("\ndo ") + 10] ^= 1;
    put("journal-of-small/journal", bytes);
    auto recovery = recover();
    ASSERT_TRUE(recovery);
    auto goneOn = std::move(*recovery).resumed();
    ASSERT_TRUE(goneOn) << formatted(goneOn.error());
    DraftJournal::discard(std::move(*goneOn));
    EXPECT_EQ(bytesOf("journal-of-small/journal.damaged"), bytes);
}

/// Saved after two steps, one of which was taken back and another made instead: the files hold a draft that
/// is nowhere in the history.
TEST_F(DraftJournalTest, knowsThatTheFilesPartedFromTheHistory) {
    Draft draft = opened();
    auto journal = DraftJournal::start(journalFolder(), draft);
    ASSERT_TRUE(journal);
    ASSERT_FALSE(journal->did(done(draft, setName(draft, {"provinces", "kent"}, "en", "K"))));
    const Change second = done(draft, setName(draft, {"provinces", "kent"}, "en", "Ke"));
    ASSERT_FALSE(journal->did(second));
    ASSERT_TRUE(save(draft, filesAsOpened(draft), &*journal));
    const std::string inFiles = yamlNow(draft);
    ASSERT_TRUE(apply(draft, reversed(second)));
    ASSERT_FALSE(journal->undid());
    ASSERT_FALSE(journal->did(done(draft, setName(draft, {"provinces", "kent"}, "en", "Kent!"))));
    { const DraftJournal closed = std::move(*journal); }
    const auto recovery = recover();
    ASSERT_TRUE(recovery);
    EXPECT_EQ(recovery->history.done, 2U);
    EXPECT_EQ(recovery->notSaved, 2U);
    ASSERT_TRUE(recovery->savedApart);
    EXPECT_EQ(yamlNow(*recovery->savedApart), inFiles);
    EXPECT_NE(yamlNow(recovery->draft), inFiles);
}

TEST_F(DraftJournalTest, doesNotWriteOverWhatWasLeft) {
    const auto states = work();
    const auto again = DraftJournal::start(journalFolder(), opened());
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().code, "journal-there");
    EXPECT_TRUE(recover());
}

TEST_F(DraftJournalTest, countsWhatIsNotSaved) {
    Draft draft = opened();
    auto journal = DraftJournal::start(journalFolder(), draft);
    ASSERT_TRUE(journal);
    const Change first = done(draft, setName(draft, {"provinces", "kent"}, "en", "K"));
    ASSERT_FALSE(journal->did(first));
    const auto files = save(draft, filesAsOpened(draft), &*journal);
    ASSERT_TRUE(files) << formatted(files.error());
    const Change second = done(draft, setName(draft, {"provinces", "kent"}, "en", "Ke"));
    ASSERT_FALSE(journal->did(second));
    { const DraftJournal closed = std::move(*journal); }
    auto recovery = recover();
    ASSERT_TRUE(recovery);
    EXPECT_EQ(recovery->notSaved, 1U);
    EXPECT_EQ(recovery->files, *files);
    EXPECT_FALSE(recovery->cut);
    EXPECT_EQ(yamlNow(recovery->draft), yamlNow(draft));
}

/// The file of a journal is known without following its steps.
TEST_F(DraftJournalTest, tellsItsFileByItsFirstLines) {
    const auto folder = folder_ / "left";
    EXPECT_FALSE(fileOfJournal(folder));
    {
        auto journal = DraftJournal::start(folder, opened());
        ASSERT_TRUE(journal);
        EXPECT_EQ(fileOfJournal(folder), yamlPath()) << "also while another has it";
    }
    std::string bytes = readRegularFile(folder / "journal", 1 << 20).value_or("");
    ASSERT_FALSE(writeAtomically(folder / "journal", bytes + std::string(200'000, 'x')));
    EXPECT_EQ(fileOfJournal(folder), yamlPath());
    ASSERT_FALSE(writeAtomically(folder / "journal", "x" + bytes));
    EXPECT_FALSE(fileOfJournal(folder));
}

} // namespace marches::draft
