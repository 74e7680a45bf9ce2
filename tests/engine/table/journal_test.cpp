#include "engine/base/file.h"
#include "engine/table/journal.h"
#include "engine/table/timeline.h"
#include "tests/engine/table/toy/toy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <random>

#ifndef _WIN32
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#endif

namespace marches {
namespace {

namespace fs = std::filesystem;

class JournalTest : public testing::Test {
protected:
    JournalTest() {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = fs::temp_directory_path() / (std::string{"marches-journal-"} + test->name() + "-" +
                                               std::to_string(std::random_device{}()));
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        header_.game = "lanterns";
        header_.scenario.name = "s";
        header_.seats = {{"ann", "red", "human", "Ann #1"}, {"bea", "blue", "random", ""}};
    }
    ~JournalTest() override { fs::remove_all(folder_); }

    fs::path path() const { return folder_ / "game.journal"; }
    std::string bytes() const {
        const auto read = readRegularFile(path(), maxRecordBytes);
        EXPECT_TRUE(read.has_value());
        return read.value_or("");
    }

    fs::path folder_;
    RecordHeader header_;
};

const std::vector<RecordLine> lines{{LineKind::command, 0, "chance roll 4", 0},
                                    {LineKind::command, 0, "chance deal ann 3", 0},
                                    {LineKind::undo, 1, "", 0},
                                    {LineKind::note, 0, "a # b", 0}};

Record withoutNumbers(Record record) {
    for (RecordLine& line : record.lines)
        line.line = 0;
    return record;
}

TEST_F(JournalTest, ChecksumsAreThoseOfEverybody) {
    // The check value of CRC-32/ISO-HDLC, as in every catalogue of checksums.
    EXPECT_EQ(withChecksum("123456789"), "123456789 #cbf43926");
    EXPECT_EQ(verifiedLine("123456789 #cbf43926"), "123456789");
    EXPECT_FALSE(verifiedLine("123456780 #cbf43926").has_value());
    EXPECT_FALSE(verifiedLine("123456789 #CBF43926").has_value());
    EXPECT_FALSE(verifiedLine("123456789 cbf43926").has_value());
    EXPECT_FALSE(verifiedLine("").has_value());
    EXPECT_EQ(verifiedLine(withChecksum("")), "");
}

TEST_F(JournalTest, IsARecordThatGrowsLineByLine) {
    auto journal = Journal::start(path(), header_);
    ASSERT_TRUE(journal.has_value()) << formatted(journal.error());
    EXPECT_EQ(recoverJournal(bytes(), "j").reading.record, (Record{header_, {}}));
    for (std::size_t n = 0; n < lines.size(); ++n) {
        EXPECT_FALSE(journal->append(std::span{lines}.subspan(n, 1)).has_value());
        const Recovery recovery = recoverJournal(bytes(), "j");
        ASSERT_TRUE(recovery.reading.record.has_value());
        EXPECT_EQ(recovery.reading.record->lines.size(), n + 1);
        EXPECT_TRUE(recovery.reading.findings.empty());
    }
    const Record expected{header_, lines};
    EXPECT_EQ(withoutNumbers(*recoverJournal(bytes(), "j").reading.record), expected);
    const RecordReading plain = readRecord(bytes(), "j");
    ASSERT_TRUE(plain.record.has_value()) << "a journal reads as a record too";
    EXPECT_EQ(withoutNumbers(*plain.record), expected);
}

TEST_F(JournalTest, CutAnywhereItKeepsEveryWholeLine) {
    {
        auto journal = Journal::start(path(), header_);
        ASSERT_TRUE(journal.has_value());
        ASSERT_FALSE(journal->append(lines).has_value());
    }
    const std::string whole = bytes();
    const std::size_t body = whole.find("begin #") + std::string_view{"begin #12345678\n"}.size();
    for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
        const Recovery recovery = recoverJournal(std::string_view{whole}.substr(0, cut), "j");
        const std::size_t lastLine = cut == 0 ? std::string::npos : whole.rfind('\n', cut - 1);
        const std::size_t good = lastLine == std::string::npos ? 0 : lastLine + 1;
        ASSERT_EQ(recovery.goodBytes, good) << cut;
        ASSERT_EQ(recovery.lostLines, cut == good ? 0U : 1U) << cut;
        ASSERT_EQ(recovery.torn, cut != good) << cut;
        ASSERT_EQ(recovery.reading.record.has_value(), cut >= body) << cut;
        if (cut < body) continue;
        const auto wholeLines = std::count(whole.begin() + static_cast<std::ptrdiff_t>(body),
                                           whole.begin() + static_cast<std::ptrdiff_t>(cut), '\n');
        ASSERT_EQ(std::ssize(recovery.reading.record->lines), wholeLines) << cut;
        ASSERT_EQ(recovery.reading.findings.size(), cut == good ? 0U : 1U) << cut;
        if (cut != good) {
            EXPECT_EQ(recovery.reading.findings[0].code, "journal-damaged");
        }
    }
}

TEST_F(JournalTest, OneWrongByteLosesWhatFollows) {
    {
        auto journal = Journal::start(path(), header_);
        ASSERT_TRUE(journal.has_value());
        ASSERT_FALSE(journal->append(lines).has_value());
    }
    const std::string whole = bytes();
    const std::size_t second = whole.find("chance deal");
    for (std::size_t at = second; whole[at] != '\n'; ++at) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        const Recovery recovery = recoverJournal(damaged, "j");
        ASSERT_TRUE(recovery.reading.record.has_value());
        EXPECT_EQ(recovery.reading.record->lines.size(), 1U) << at;
        EXPECT_EQ(recovery.goodBytes, second);
        EXPECT_EQ(recovery.lostLines, 3U) << "the line itself and the two good ones behind it";
        EXPECT_FALSE(recovery.torn) << "no crash damages a line before others";
    }
}

TEST_F(JournalTest, GoesOnAfterARecovery) {
    {
        auto journal = Journal::start(path(), header_);
        ASSERT_TRUE(journal.has_value());
        ASSERT_FALSE(journal->append(lines).has_value());
    }
    fs::resize_file(path(), fs::file_size(path()) - 3);
    const Recovery recovery = recoverJournal(bytes(), "j");
    auto journal = Journal::resume(path(), recovery.goodBytes);
    ASSERT_TRUE(journal.has_value());
    ASSERT_FALSE(
        journal->append(std::vector<RecordLine>{{LineKind::command, 0, "chance deal ann 1", 0}}).has_value());
    const Recovery again = recoverJournal(bytes(), "j");
    EXPECT_TRUE(again.reading.findings.empty());
    ASSERT_TRUE(again.reading.record.has_value());
    ASSERT_EQ(again.reading.record->lines.size(), lines.size());
    EXPECT_EQ(again.reading.record->lines.back().text, "chance deal ann 1");
    EXPECT_FALSE(Journal::resume(path(), 1'000'000).has_value()) << "shorter than it was";
}

TEST_F(JournalTest, AWholeRecordTakesThePlaceOfAnOlderOne) {
    ASSERT_TRUE(Journal::start(path(), header_).has_value());
    {
        auto journal = Journal::replace(path(), header_, std::span{lines}.first(2));
        ASSERT_TRUE(journal.has_value()) << formatted(journal.error());
        EXPECT_EQ(recoverJournal(bytes(), "j").reading.record->lines.size(), 2U);
        ASSERT_FALSE(journal->append(std::span{lines}.subspan(2)).has_value());
    }
    EXPECT_EQ(withoutNumbers(*recoverJournal(bytes(), "j").reading.record), (Record{header_, lines}));
    EXPECT_EQ(std::distance(fs::directory_iterator{folder_}, {}), 1) << "nothing else is left there";

    fs::create_directory(folder_ / "taken");
    const auto refused = Journal::replace(folder_ / "taken", header_, lines);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().place.file, (folder_ / "taken").string());
}

TEST_F(JournalTest, WhatCannotBeWrittenIsSaid) {
    const auto nowhere = Journal::start(folder_ / "none" / "x", header_);
    ASSERT_FALSE(nowhere.has_value());
    EXPECT_EQ(nowhere.error().code, "cannot-write");
    EXPECT_FALSE(Journal::start(folder_, header_).has_value());
    EXPECT_FALSE(Journal::resume(folder_ / "none", 0).has_value());
}

TEST_F(JournalTest, FollowsATimelineThroughUndoAndBranches) {
    const auto setting = std::make_shared<toy::Setting>(toy::Setting{.seats = {"ann", "bea"}});
    Timeline<toy::Game> timeline{setting};
    auto journal = Journal::start(path(), header_);
    ASSERT_TRUE(journal.has_value());
    NodeId written = timeline.current();
    const auto follow = [&] {
        ASSERT_FALSE(journal->append(timeline.lines(written, timeline.current())).has_value());
        written = timeline.current();
        const auto record = recoverJournal(bytes(), "j").reading.record;
        ASSERT_TRUE(record.has_value());
        Timeline<toy::Game> recovered{setting};
        ASSERT_FALSE(recovered.replay(record->lines).has_value());
        EXPECT_EQ(recovered.linearLines(), timeline.linearLines());
    };
    for (const char* line :
         {"chance roll 3", "chance deal ann 3", "chance deal bea 1", "ann bid 2", "bea bid 2"}) {
        ASSERT_TRUE(timeline.play(line).has_value());
        follow();
    }
    timeline.undo();
    timeline.undo();
    follow();
    timeline.redo();
    follow();
    for (const char* line : {"bea bid 1", "bea accept"}) {
        ASSERT_TRUE(timeline.play(line).has_value());
        follow();
    }
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(timeline.act({SeatId{0}, toy::Verb::store, noSeat, 0}).has_value());
        follow();
    }
    timeline.undo();
    follow();
}

#ifndef _WIN32
/// Starts a process that writes journal lines for ever and tells how many it has; kills it after that many
/// microseconds. Returns the number told.
std::size_t writeUntilKilled(const fs::path& path, const RecordHeader& header, useconds_t life) {
    int told[2];
    if (pipe(told) != 0) return 0;
    const pid_t child = fork();
    if (child == 0) {
        close(told[0]);
        auto journal = Journal::start(path, header);
        if (!journal) _exit(1);
        for (std::size_t n = 1;; ++n) {
            if (journal->append(std::vector<RecordLine>{{LineKind::note, 0, "line " + std::to_string(n), 0}}))
                _exit(1);
            if (write(told[1], &n, sizeof n) != sizeof n) _exit(1);
        }
    }
    close(told[1]);
    std::size_t last = 0;
    // The first line tells that it is under way.
    if (read(told[0], &last, sizeof last) == sizeof last) usleep(life);
    kill(child, SIGKILL);
    for (std::size_t n = 0; read(told[0], &n, sizeof n) == sizeof n;)
        last = n;
    close(told[0]);
    waitpid(child, nullptr, 0);
    return last;
}

TEST_F(JournalTest, AKilledProgramLosesAtMostTheLineBeingWritten) {
    for (useconds_t round = 0; round < 25; ++round) {
        const std::size_t told = writeUntilKilled(path(), header_, round * 137);
        ASSERT_GT(told, 0U);
        const Recovery recovery = recoverJournal(bytes(), "j");
        ASSERT_TRUE(recovery.reading.record.has_value());
        const auto& kept = recovery.reading.record->lines;
        ASSERT_GE(kept.size(), told);
        ASSERT_LE(kept.size(), told + 1);
        EXPECT_EQ(kept.back().text, "line " + std::to_string(kept.size()));
    }
}
#endif

} // namespace
} // namespace marches
