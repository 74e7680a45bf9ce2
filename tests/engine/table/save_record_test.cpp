#include "engine/base/disk.h"
#include "engine/base/file.h"
#include "engine/table/save_record.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <random>
#include <vector>

namespace marches {
namespace {

namespace fs = std::filesystem;

/// A game on `from/my.yaml` with its picture, saved into the folder `to`.
class SaveRecord : public testing::Test {
protected:
    SaveRecord() {
        folder_ = fs::temp_directory_path() / ("marches-save-" + std::to_string(std::random_device{}()));
        fs::create_directories(folder_ / "from");
        fs::create_directories(folder_ / "to");
        put("from/my.yaml", "mine");
        put("from/my.svg", "my picture");
        record_.header.game = "lanterns";
        record_.header.scenario.name = "my.yaml";
    }
    ~SaveRecord() override { fs::remove_all(folder_); }

    void put(const char* name, std::string_view bytes) {
        ASSERT_FALSE(writeAtomically(folder_ / name, bytes).has_value());
    }
    std::string at(const char* name) const {
        return readRegularFile(folder_ / name, maxRecordBytes).value_or("nothing");
    }
    std::string codeOf(const char* name, OtherFiles others = OtherFiles::refuse) const {
        const std::vector<fs::path> beside{folder_ / "from/my.yaml", folder_ / "from/my.svg"};
        const auto finding = saveRecord(folder_ / name, record_, beside, others);
        return finding ? finding->code : "saved";
    }

    fs::path folder_;
    Record record_;
};

TEST_F(SaveRecord, TakesItsScenarioAlong) {
    EXPECT_EQ(codeOf("to/game.marches"), "saved");
    EXPECT_EQ(at("to/my.yaml"), "mine");
    EXPECT_EQ(at("to/my.svg"), "my picture");
    EXPECT_EQ(codeOf("to/game.marches"), "saved") << "the same again";
    EXPECT_EQ(codeOf("from/game.marches"), "saved") << "beside the scenario itself";
}

TEST_F(SaveRecord, AnotherScenarioOfThatNameIsNotReplacedUnasked) {
    put("to/my.svg", "another picture");
    EXPECT_EQ(codeOf("to/game.marches"), "file-exists");
    EXPECT_EQ(at("to/my.svg"), "another picture");
    EXPECT_EQ(at("to/my.yaml"), "nothing") << "nothing is written by halves";
    EXPECT_EQ(at("to/game.marches"), "nothing");

    EXPECT_EQ(codeOf("to/game.marches", OtherFiles::keep), "saved");
    EXPECT_EQ(at("to/my.svg"), "another picture");
    EXPECT_EQ(at("to/my.yaml"), "mine");

    EXPECT_EQ(codeOf("to/game.marches", OtherFiles::replace), "saved");
    EXPECT_EQ(at("to/my.svg"), "my picture");
}

TEST_F(SaveRecord, AFolderOfThatNameIsNotReplacedEither) {
    fs::create_directories(folder_ / "to/my.yaml");
    EXPECT_EQ(codeOf("to/game.marches"), "file-exists");
    EXPECT_EQ(codeOf("to/game.marches", OtherFiles::replace), "cannot-write");
    EXPECT_EQ(at("to/game.marches"), "nothing");
}

TEST_F(SaveRecord, NeverTakesTheNameOfItsOwnScenario) {
    for (const char* name : {"from/my.yaml", "from/my.svg", "to/my.yaml", "to/my.svg", "to/../from/my.yaml"})
        for (const OtherFiles others : {OtherFiles::refuse, OtherFiles::keep, OtherFiles::replace})
            EXPECT_EQ(codeOf(name, others), "scenario-file") << name;
    fs::create_symlink(folder_ / "from/my.yaml", folder_ / "to/link.marches");
    EXPECT_EQ(codeOf("to/link.marches"), "scenario-file");
    EXPECT_EQ(at("from/my.yaml"), "mine");
    EXPECT_EQ(at("to/my.yaml"), "nothing");
}

} // namespace
} // namespace marches
