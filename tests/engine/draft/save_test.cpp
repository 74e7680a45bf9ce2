#include "engine/draft/edits_names.h"
#include "engine/draft/edits_sheet.h"
#include "engine/draft/save.h"
#include "tests/disk/faulty_disk.h"
#include "tests/engine/draft/small_map.h"

#include <sys/wait.h>

#include <csignal>

namespace marches::draft {

class SaveTest : public SmallMap {
protected:
    /// A draft in which both files differ from the disk.
    Draft changed() const {
        Draft draft = opened();
        done(draft, setName(draft, {"provinces", "kent"}, "fr", "Le Kent"));
        done(draft, removeProvince(draft, "fyn", {LandGoes::To::sea, {}}));
        return draft;
    }
};

TEST_F(SaveTest, writesBothFilesAndKnowsThem) {
    const Draft draft = changed();
    const auto files = save(draft, filesAsOpened(draft), nullptr);
    ASSERT_TRUE(files) << formatted(files.error());
    EXPECT_EQ(bytesOf("small.yaml"), yamlNow(draft));
    EXPECT_EQ(bytesOf("small.svg"), svgNow(draft).value());
    EXPECT_TRUE(changedOutside(*files).empty());
    EXPECT_TRUE(scenarioOf(opened()).scenario);
    put("small.svg", smallSvg);
    EXPECT_EQ(changedOutside(*files), std::vector{folder_ / "small.svg"});
}

TEST_F(SaveTest, overwritesNothingThatChangedOutside) {
    const Draft draft = changed();
    std::string other(smallYaml);
    other.append("# by hand\n");
    put("small.yaml", other);
    const auto refused = save(draft, filesAsOpened(draft), nullptr);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "changed-outside");
    EXPECT_EQ(bytesOf("small.yaml"), other);
    EXPECT_EQ(bytesOf("small.svg"), smallSvg) << "nothing is written, not even the other file";
    EXPECT_TRUE(save(draft, filesAsOpened(draft), nullptr, Outside::overwrite));
    EXPECT_EQ(bytesOf("small.yaml"), yamlNow(draft));
}

TEST_F(SaveTest, writesNoOwnPictureOverSomebodysFile) {
    put("own.yaml", "format: marches-scenario 1\ngame: warriors-and-traders\nid: own\nbased-on: small\n");
    Draft draft = opened("own.yaml");
    done(draft, removeProvince(draft, "fyn"));
    put("own.svg", "somebody's"); // since it was opened
    EXPECT_FALSE(save(draft, filesAsOpened(draft), nullptr));
    EXPECT_EQ(bytesOf("own.svg"), "somebody's");
}

/// A sheet whose file would show something else is not written at all.
TEST_F(SaveTest, writesNoPictureThatReadsOtherwise) {
    Draft draft = changed();
    draft.labels.set(*draft.labels.labelOf("kent"), {}); // its land is nobody's then
    const auto refused = save(draft, filesAsOpened(draft), nullptr);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "svg-reads-otherwise");
    EXPECT_EQ(bytesOf("small.yaml"), smallYaml);
    EXPECT_EQ(bytesOf("small.svg"), smallSvg);
}

/// A process that is killed at each of its writes in turn leaves files that recovery brings to one state: all
/// old, or all new.
TEST_F(SaveTest, isMendedWhereverItIsKilled) {
    const std::filesystem::path journalFolder = folder_ / "j";
    const GameSlots games[] = {warriors::warriorsSlots()};
    int old = 0;
    int written = 0;
    for (int after = 0; after < 200; ++after) {
        put("small.yaml", smallYaml);
        put("small.svg", smallSvg);
        std::filesystem::remove_all(journalFolder);
        const Draft draft = changed();
        const pid_t child = fork();
        if (child == 0) {
            auto journal = DraftJournal::start(journalFolder, opened());
            Draft now = opened();
            for (const auto& answer : {setName(now, {"provinces", "kent"}, "fr", "Le Kent")})
                if (!apply(now, *answer) || journal->did(*answer)) _exit(3);
            const auto remove = removeProvince(now, "fyn", {LandGoes::To::sea, {}});
            if (!apply(now, *remove) || journal->did(*remove)) _exit(3);
            test::breakDisk(folder_, test::Fault::killed, after);
            _exit(save(now, filesAsOpened(now), &*journal) ? 0 : 4);
        }
        int status = 0;
        ASSERT_EQ(waitpid(child, &status, 0), child);
        auto recovery = recoverDraft(journalFolder, {folder_}, games);
        ASSERT_TRUE(recovery) << after << ' ' << formatted(recovery.error());
        EXPECT_EQ(yamlNow(recovery->draft), yamlNow(draft));
        ASSERT_FALSE(mendSave(*recovery)) << after;
        const bool isOld = bytesOf("small.yaml") == smallYaml && bytesOf("small.svg") == smallSvg;
        const bool isNew =
            bytesOf("small.yaml") == yamlNow(draft) && bytesOf("small.svg") == svgNow(draft).value();
        EXPECT_TRUE(isOld || isNew) << after;
        EXPECT_TRUE(changedOutside(recovery->files).empty()) << after;
        EXPECT_EQ(recovery->notSaved, isOld ? 2U : 0U) << after;
        (isOld ? old : written) += 1;
        if (WIFEXITED(status)) {
            ASSERT_EQ(WEXITSTATUS(status), 0);
            EXPECT_GT(old, 0);
            EXPECT_GT(written, 1) << "killed between the two files too";
            return;
        }
        ASSERT_EQ(WTERMSIG(status), SIGKILL);
    }
    FAIL() << "it never ended";
}

TEST_F(SaveTest, saysThatTheDiskIsFull) {
    const Draft draft = changed();
    test::breakDisk(folder_, test::Fault::full);
    const auto full = save(draft, filesAsOpened(draft), nullptr);
    test::mendDisk();
    ASSERT_FALSE(full);
    EXPECT_EQ(full.error().code, "cannot-write");
    EXPECT_EQ(bytesOf("small.yaml"), smallYaml);
    EXPECT_EQ(bytesOf("small.svg"), smallSvg);
}

} // namespace marches::draft
