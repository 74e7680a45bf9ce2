#include "engine/base/disk.h"
#include "engine/base/file.h"
#include "engine/simulation/run_file.h"
#include "engine/table/journal.h"
#include "engine/table/save_record.h"
#include "tests/disk/faulty_disk.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <functional>
#include <ostream>
#include <random>
#include <set>

namespace marches {
namespace {

namespace fs = std::filesystem;
using test::Fault;

/// Something that the engine writes. `before` makes what is there already, `write` changes it; `state` says
/// what a reader finds afterwards.
struct Writer {
    enum class State { old, written, broken };

    const char* name;
    std::function<void(const fs::path&)> before;
    std::function<std::optional<Finding>(const fs::path&)> write;
    std::function<State(const fs::path&)> state;
};

std::ostream& operator<<(std::ostream& out, const Writer& writer) {
    return out << writer.name;
}

std::string bytesOf(const fs::path& path) {
    return readRegularFile(path, maxRecordBytes).value_or("");
}

void put(const fs::path& path, std::string_view bytes) {
    ASSERT_FALSE(writeAtomically(path, bytes).has_value());
}

Writer::State stateOf(const std::string& found, const std::string& old, const std::string& written) {
    return found == old       ? Writer::State::old
           : found == written ? Writer::State::written
                              : Writer::State::broken;
}

Record record(int commands) {
    Record made;
    made.header.game = "lanterns";
    made.header.scenario.name = "my.yaml";
    for (int i = 0; i < commands; ++i)
        made.lines.push_back({LineKind::command, 0, "ann bid " + std::to_string(i), 0});
    return made;
}

/// How many commands a journal gives back; -1: nothing can be read.
int recovered(const fs::path& path) {
    const Recovery recovery = recoverJournal(bytesOf(path), "j");
    return recovery.reading.record ? static_cast<int>(recovery.reading.record->lines.size()) : -1;
}

std::optional<Finding> faultOf(const Expected<Journal, Finding>& journal) {
    return journal ? std::nullopt : std::optional{journal.error()};
}

std::optional<Finding> appended(Expected<Journal, Finding> journal, const Record& record) {
    return journal ? journal->append(record.lines) : std::optional{journal.error()};
}

Writer::State journalState(const fs::path& path, int old, int written) {
    const int commands = recovered(path);
    return commands == old       ? Writer::State::old
           : commands == written ? Writer::State::written
                                 : Writer::State::broken;
}

const std::vector<Writer> writers{
    {"AFileAtOnce", [](const fs::path& folder) { put(folder / "x", "old"); },
     [](const fs::path& folder) { return writeAtomically(folder / "x", "written"); },
     [](const fs::path& folder) { return stateOf(bytesOf(folder / "x"), "old", "written"); }},
    {"ASecondName", [](const fs::path& folder) { put(folder / "x", "bytes"); },
     [](const fs::path& folder) {
         return fs::exists(folder / "y") ? std::nullopt : keepBeside(folder / "x", folder / "y", 100);
     },
     [](const fs::path& folder) {
         return bytesOf(folder / "x") != "bytes" ? Writer::State::broken
                                                 : stateOf(bytesOf(folder / "y"), "", "bytes");
     }},
    {"AFolder", [](const fs::path&) {}, [](const fs::path& folder) { return makeFolder(folder / "a" / "b"); },
     [](const fs::path& folder) {
         return fs::is_directory(folder / "a" / "b") ? Writer::State::written : Writer::State::old;
     }},
    {"ASavedGame",
     [](const fs::path& folder) {
         fs::create_directories(folder / "from");
         fs::create_directories(folder / "to");
         put(folder / "from" / "my.yaml", "scenario");
         put(folder / "to" / "game.marches", writeRecord(record(1)));
     },
     [](const fs::path& folder) {
         const std::vector<fs::path> beside{folder / "from" / "my.yaml"};
         return saveRecord(folder / "to" / "game.marches", record(2), beside);
     },
     [](const fs::path& folder) {
         const std::string scenario = bytesOf(folder / "to" / "my.yaml");
         if (scenario != "" && scenario != "scenario") return Writer::State::broken;
         const auto state =
             stateOf(bytesOf(folder / "to" / "game.marches"), writeRecord(record(1)), writeRecord(record(2)));
         return state == Writer::State::written && scenario.empty() ? Writer::State::broken : state;
     }},
    {"ANewJournal", [](const fs::path&) {},
     [](const fs::path& folder) { return faultOf(Journal::start(folder / "j", record(0).header)); },
     [](const fs::path& folder) { return journalState(folder / "j", -1, 0); }},
    {"AJournalAnew",
     [](const fs::path& folder) {
         ASSERT_TRUE(Journal::replace(folder / "j", record(1).header, record(1).lines).has_value());
     },
     [](const fs::path& folder) {
         return faultOf(Journal::replace(folder / "j", record(3).header, record(3).lines));
     },
     [](const fs::path& folder) { return journalState(folder / "j", 1, 3); }},
    {"AJournalGoneOnWith",
     [](const fs::path& folder) {
         ASSERT_TRUE(Journal::replace(folder / "j", record(2).header, record(2).lines).has_value());
     },
     [](const fs::path& folder) {
         const Recovery there = recoverJournal(bytesOf(folder / "j"), "j");
         return there.reading.record->lines.size() == 3
                    ? std::nullopt
                    : appended(Journal::resume(folder / "j", there.goodBytes), record(1));
     },
     [](const fs::path& folder) { return journalState(folder / "j", 2, 3); }},
    {"ARunOfGames", [](const fs::path&) {},
     [](const fs::path& folder) -> std::optional<Finding> {
         auto run = RunFile::open(folder / "run", {}, "header");
         if (!run) return run.error();
         return run->gamesThere() == 1 ? std::nullopt : run->append("game\n");
     },
     [](const fs::path& folder) {
         const auto run = readRun(folder / "run");
         if (!run || run->front().games.empty()) return Writer::State::old;
         return run->front().header == "header" && run->front().games.size() == 1 ? Writer::State::written
                                                                                  : Writer::State::broken;
     }},
};

class DiskFaults : public testing::TestWithParam<Writer> {
protected:
    DiskFaults() {
        folder_ = fs::temp_directory_path() / ("marches-faults-" + std::to_string(std::random_device{}()));
        fs::create_directories(folder_);
    }
    ~DiskFaults() override {
        test::mendDisk();
        fs::remove_all(folder_);
    }

    fs::path fresh(int number) const {
        const fs::path folder = folder_ / std::to_string(number);
        fs::create_directories(folder);
        GetParam().before(folder);
        return folder;
    }
    /// How many changes a write without faults makes.
    int changes() const {
        const fs::path folder = fresh(-1);
        test::breakDisk(folder, Fault::none);
        EXPECT_FALSE(GetParam().write(folder).has_value());
        const int count = test::changesTried();
        test::mendDisk();
        EXPECT_EQ(GetParam().state(folder), Writer::State::written);
        EXPECT_GT(count, 0);
        return count;
    }
    /// What was refused can be written once the disk works again.
    void writesAgain(const fs::path& folder) const {
        EXPECT_FALSE(GetParam().write(folder).has_value());
        EXPECT_EQ(GetParam().state(folder), Writer::State::written);
    }
    void refusesFromEachCallOn(Fault fault) const {
        const int count = changes();
        int refused = 0;
        for (int after = 0; after < count; ++after) {
            SCOPED_TRACE("from change " + std::to_string(after) + " on");
            const fs::path folder = fresh(after);
            test::breakDisk(folder, fault, after);
            const auto finding = GetParam().write(folder);
            test::mendDisk();
            const Writer::State state = GetParam().state(folder);
            if (finding) {
                ++refused;
                EXPECT_EQ(finding->code, "cannot-write") << formatted(*finding);
                EXPECT_NE(state, Writer::State::broken);
            } else {
                EXPECT_EQ(state, Writer::State::written) << "it says that it was written";
            }
            writesAgain(folder);
        }
        if (fault == Fault::readOnly) {
            EXPECT_GT(refused, 0);
        }
    }

    fs::path folder_;
};

TEST_P(DiskFaults, AFullDiskIsSaidAndLosesNothing) {
    refusesFromEachCallOn(Fault::full);
}

TEST_P(DiskFaults, AReadOnlyFolderIsSaidAndLosesNothing) {
    refusesFromEachCallOn(Fault::readOnly);
}

TEST_P(DiskFaults, AKillAtAnyCallLeavesTheOldOrTheNew) {
    const int count = changes();
    for (int after = 0; after < count; ++after) {
        SCOPED_TRACE("at change " + std::to_string(after));
        const fs::path folder = fresh(after);
        const pid_t child = fork();
        if (child == 0) {
            test::breakDisk(folder, Fault::killed, after);
            (void)GetParam().write(folder);
            _exit(0);
        }
        int status = 0;
        ASSERT_EQ(waitpid(child, &status, 0), child);
        ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
        EXPECT_NE(GetParam().state(folder), Writer::State::broken);
        writesAgain(folder);
    }
}

INSTANTIATE_TEST_SUITE_P(All, DiskFaults, testing::ValuesIn(writers),
                         [](const auto& row) { return std::string{row.param.name}; });

} // namespace
} // namespace marches
