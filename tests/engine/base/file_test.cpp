#include "engine/base/file.h"

#include <gtest/gtest.h>

#include <fstream>

#ifdef __unix__
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace marches {
namespace {

namespace fs = std::filesystem;

class Files : public testing::Test {
protected:
    void SetUp() override {
        folder = fs::path(testing::TempDir()) / ("marches-files-" + std::to_string(getpid()));
        fs::remove_all(folder);
        fs::create_directories(folder / "inside");
        std::ofstream(folder / "secret.txt") << "secret";
        std::ofstream(folder / "inside/plain.txt") << "plain";
    }
    void TearDown() override { fs::remove_all(folder); }

    std::string codeBeside(std::string_view name) const {
        const auto read = readBeside(folder / "inside", name, 100);
        return read ? "" : read.error().code;
    }

    fs::path folder;
};

TEST_F(Files, readsARegularFile) {
    EXPECT_EQ(readRegularFile(folder / "secret.txt", 6).value_or(""), "secret");
    EXPECT_EQ(readBeside(folder / "inside", "plain.txt", 100).value_or(""), "plain");
}

TEST_F(Files, refusesWhatIsTooLarge) {
    const auto read = readRegularFile(folder / "secret.txt", 5);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, "too-large");
}

TEST_F(Files, refusesWhatIsNoRegularFile) {
    EXPECT_EQ(readRegularFile(folder, 100).error().code, "cannot-read");
    EXPECT_EQ(readRegularFile(folder / "none.txt", 100).error().code, "cannot-read");
    EXPECT_EQ(readRegularFile("/dev/zero", 100).error().code, "cannot-read");
    ASSERT_EQ(mkfifo((folder / "inside/pipe").c_str(), 0600), 0);
    EXPECT_EQ(readRegularFile(folder / "inside/pipe", 100).error().code, "cannot-read"); // and does not hang
    EXPECT_EQ(codeBeside("pipe"), "cannot-read");
}

TEST_F(Files, readsNothingOutsideTheFolder) {
    EXPECT_EQ(codeBeside("../secret.txt"), "reference");
    EXPECT_EQ(codeBeside("/etc/passwd"), "reference");
    EXPECT_EQ(codeBeside(".."), "reference");
    EXPECT_EQ(codeBeside(""), "reference");
    EXPECT_EQ(codeBeside("a\\b"), "reference");
    EXPECT_EQ(codeBeside(std::string("plain.txt\0x", 11)), "reference");
    fs::create_symlink(folder / "secret.txt", folder / "inside/link.txt");
    EXPECT_EQ(codeBeside("link.txt"), "reference");
    fs::create_symlink("plain.txt", folder / "inside/near.txt");
    EXPECT_EQ(codeBeside("near.txt"), "");
    fs::create_symlink("round.txt", folder / "inside/round.txt");
    EXPECT_EQ(codeBeside("round.txt"), "cannot-read");
}

TEST_F(Files, aScenarioIsInTheWayByItsNameAndByItself) {
    const std::vector<fs::path> scenario{folder / "inside/plain.txt", "Map.svg"};
    const auto code = [&](const fs::path& path) {
        const auto fault = scenarioInTheWay(path, scenario);
        return fault ? fault->code : "";
    };
    EXPECT_EQ(code(folder / "inside/plain.txt"), "scenario-file");
    EXPECT_EQ(code("plain.txt"), "scenario-file"); // in any folder
    EXPECT_EQ(code("elsewhere/PLAIN.txt"), "scenario-file");
    EXPECT_EQ(code("./map.SVG"), "scenario-file");
    fs::create_symlink("plain.txt", folder / "inside/other.txt");
    EXPECT_EQ(code(folder / "inside/other.txt"), "scenario-file");
    EXPECT_EQ(code("plain.marches"), "");
    EXPECT_EQ(code("plain.txt/game"), "");
    EXPECT_EQ(code(folder / "secret.txt"), "");
    EXPECT_EQ(code(""), "");
}

} // namespace
} // namespace marches
