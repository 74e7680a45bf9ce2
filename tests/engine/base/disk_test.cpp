#include "engine/base/disk.h"
#include "engine/base/file.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <utility>

#ifndef _WIN32
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#endif

namespace marches {
namespace {

namespace fs = std::filesystem;

class Disk : public testing::Test {
protected:
    Disk() {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = fs::temp_directory_path() / (std::string{"marches-disk-"} + test->name() + "-" +
                                               std::to_string(std::random_device{}()));
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    ~Disk() override { fs::remove_all(folder_); }

    std::string bytes(const fs::path& path) const {
        const auto read = readRegularFile(path, 1'000'000);
        EXPECT_TRUE(read.has_value());
        return read.value_or("");
    }
    std::ptrdiff_t filesThere() const {
        return std::distance(fs::directory_iterator{folder_}, fs::directory_iterator{});
    }

    fs::path folder_;
};

TEST_F(Disk, AFileIsReplacedWhole) {
    const fs::path path = folder_ / "x";
    std::ofstream{folder_ / "x.part"} << "left by a crash";
    ASSERT_FALSE(writeAtomically(path, "one").has_value());
    ASSERT_FALSE(writeAtomically(path, "two").has_value());
    EXPECT_EQ(bytes(path), "two");
    EXPECT_EQ(filesThere(), 1);
}

TEST_F(Disk, WhatCannotBeReplacedIsSaidAndLeavesNothing) {
    EXPECT_EQ(writeAtomically(folder_ / "none" / "x", "y")->code, "cannot-write");
    fs::create_directory(folder_ / "taken");
    const auto taken = writeAtomically(folder_ / "taken", "y");
    ASSERT_TRUE(taken.has_value());
    EXPECT_EQ(taken->place.file, (folder_ / "taken").string());
    EXPECT_EQ(filesThere(), 1);
}

TEST_F(Disk, AFileTakesThePlaceOfAnotherOne) {
    std::ofstream{folder_ / "x"} << "old";
    auto ready = AppendFile::create(folder_ / "ready");
    ASSERT_TRUE(ready.has_value());
    ASSERT_FALSE(ready->append("new").has_value());
    ASSERT_FALSE(ready->takePlaceOf(folder_ / "x").has_value());
    EXPECT_EQ(bytes(folder_ / "x"), "new");
    EXPECT_EQ(filesThere(), 1);
    EXPECT_FALSE(ready->append(" and newer").has_value());
    EXPECT_EQ(bytes(folder_ / "x"), "new and newer");
    ASSERT_FALSE(ready->takePlaceOf(folder_ / "y").has_value()) << "it goes by the name it was given";

    fs::create_directory(folder_ / "folder");
    const auto refused = ready->takePlaceOf(folder_ / "folder");
    ASSERT_TRUE(refused.has_value());
    EXPECT_EQ(refused->code, "cannot-write");
    EXPECT_EQ(refused->place.file, (folder_ / "folder").string());
    EXPECT_TRUE(englishText(refused->sentence).starts_with("The file can't be replaced: "))
        << englishText(refused->sentence);
    EXPECT_EQ(bytes(folder_ / "y"), "new and newer");
}

TEST_F(Disk, AFolderIsMadeWithThoseItLiesIn) {
    EXPECT_FALSE(makeFolder(folder_ / "a" / "b").has_value());
    EXPECT_TRUE(fs::is_directory(folder_ / "a" / "b"));
    EXPECT_FALSE(makeFolder(folder_ / "a").has_value()) << "it is there";
    std::ofstream{folder_ / "file"} << "in the way";
    const auto refused = makeFolder(folder_ / "file" / "b");
    ASSERT_TRUE(refused.has_value());
    EXPECT_EQ(refused->code, "cannot-write");
    EXPECT_EQ(refused->place.file, (folder_ / "file" / "b").string());
    EXPECT_TRUE(englishText(refused->sentence).starts_with("The folder can't be made: "))
        << englishText(refused->sentence);
}

TEST_F(Disk, GrowsAndIsCutBack) {
    const fs::path path = folder_ / "x";
    {
        auto file = AppendFile::create(path);
        ASSERT_TRUE(file.has_value());
        EXPECT_FALSE(file->append("one ").has_value());
        AppendFile moved = std::move(*file);
        EXPECT_FALSE(moved.append("two ").has_value());
        EXPECT_EQ(moved.size(), 8U);
        EXPECT_EQ(bytes(path), "one two ");
    }
    auto again = AppendFile::resume(path, 4);
    ASSERT_TRUE(again.has_value());
    EXPECT_FALSE(again->append("three").has_value());
    EXPECT_EQ(bytes(path), "one three");
    EXPECT_FALSE(AppendFile::resume(path, 100).has_value()) << "shorter than it was";
    EXPECT_FALSE(AppendFile::resume(folder_ / "none", 0).has_value());
    EXPECT_TRUE(AppendFile::create(path).has_value());
    EXPECT_EQ(bytes(path), "");
}

#ifndef _WIN32
TEST_F(Disk, FoldersPipesAndDevicesAreNotWritten) {
    const fs::path pipe = folder_ / "pipe";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    for (const fs::path& path : {folder_, pipe, fs::path{"/dev/null"}}) {
        EXPECT_FALSE(AppendFile::create(path).has_value()) << path;
        EXPECT_FALSE(AppendFile::resume(path, 0).has_value()) << path;
    }
}

TEST_F(Disk, AFullDiskLeavesTheFileAsItWas) {
    const fs::path path = folder_ / "x";
    auto file = AppendFile::create(path);
    ASSERT_TRUE(file.has_value());
    ASSERT_FALSE(file->append("whole").has_value());

    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{100, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    const auto refused = file->append(std::string(200, 'x'));
    const auto alsoRefused = writeAtomically(folder_ / "y", std::string(200, 'y'));
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);

    ASSERT_TRUE(refused.has_value());
    EXPECT_EQ(refused->code, "cannot-write");
    EXPECT_TRUE(alsoRefused.has_value());
    EXPECT_EQ(bytes(path), "whole");
    EXPECT_EQ(filesThere(), 1);
    EXPECT_FALSE(file->append(" again").has_value());
    EXPECT_EQ(bytes(path), "whole again");
}
#endif

} // namespace
} // namespace marches
