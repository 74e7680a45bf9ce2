#include "engine/simulation/run_file.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

using namespace marches;
namespace fs = std::filesystem;

namespace {

class RunFiles : public testing::Test {
protected:
    RunFiles()
        : folder(fs::temp_directory_path() /
                 ("marches-run-" + std::to_string(::getpid()) + "-" +
                  testing::UnitTest::GetInstance()->current_test_info()->name())) {
        fs::remove_all(folder);
    }
    ~RunFiles() override {
        std::error_code error;
        fs::remove_all(folder, error);
    }

    std::uint64_t gamesOf(const Shard& shard, std::string_view header = "header") const {
        auto file = RunFile::open(folder, shard, header);
        return file ? file->gamesThere() : 999;
    }
    void write(const Shard& shard, std::string_view lines) const {
        auto file = RunFile::open(folder, shard, "header");
        ASSERT_TRUE(file);
        ASSERT_FALSE(file->append(lines));
    }
    std::string codeOf(const Shard& shard, std::string_view header) const {
        const auto file = RunFile::open(folder, shard, header);
        return file ? "" : file.error().code;
    }

    fs::path folder;
};

} // namespace

TEST_F(RunFiles, GoesOnBehindItsLines) {
    EXPECT_EQ(gamesOf({1, 2}), 0U);
    write({1, 2}, "one\nthree\n");
    write({2, 2}, "two\n");
    EXPECT_EQ(gamesOf({1, 2}), 2U);
    write({1, 2}, "five\n");
    const auto run = readRun(folder);
    ASSERT_TRUE(run);
    ASSERT_EQ(run->size(), 2U);
    EXPECT_EQ((*run)[0].header, "header");
    EXPECT_EQ((*run)[0].games, (std::vector<std::string>{"one", "three", "five"}));
    EXPECT_EQ((*run)[1].games, (std::vector<std::string>{"two"}));
}

TEST_F(RunFiles, AnyCutOffLeavesWholeLines) {
    const std::string whole = "header\none\ntwo\n";
    for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
        fs::create_directories(folder);
        std::ofstream(folder / "games-1-of-1.jsonl", std::ios::binary) << whole.substr(0, cut);
        const std::uint64_t left = cut < 11 ? 0 : cut < 15 ? 1 : 2;
        ASSERT_EQ(gamesOf({1, 1}), left) << "cut to " << cut;
        write({1, 1}, "next\n");
        const auto run = readRun(folder);
        ASSERT_TRUE(run);
        EXPECT_EQ(run->front().header, "header");
        EXPECT_EQ(run->front().games.size(), left + 1);
        EXPECT_EQ(run->front().games.back(), "next");
        fs::remove_all(folder);
    }
}

TEST_F(RunFiles, AnotherRunIsRefused) {
    write({1, 2}, "one\n");
    EXPECT_EQ(codeOf({1, 2}, "other"), "other-run");
    EXPECT_EQ(codeOf({2, 2}, "other"), "other-run");
    EXPECT_EQ(codeOf({1, 3}, "header"), "other-run");
    EXPECT_EQ(codeOf({2, 2}, "header"), "");
    EXPECT_EQ(gamesOf({1, 2}), 1U) << "a refusal changes nothing";
}

TEST_F(RunFiles, TwoWritersOfOneShardAreRefused) {
    const auto first = RunFile::open(folder, {1, 1}, "header");
    ASSERT_TRUE(first);
    EXPECT_EQ(codeOf({1, 1}, "header"), "in-use");
}

TEST_F(RunFiles, AFolderWithoutGamesIsNoRun) {
    EXPECT_EQ(readRun(folder).error().code, "cannot-read");
    fs::create_directories(folder);
    EXPECT_EQ(readRun(folder).error().code, "no-run");
}
