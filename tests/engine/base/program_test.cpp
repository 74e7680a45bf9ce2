#include "engine/base/program.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <sstream>
#include <thread>

using namespace marches;
using namespace std::chrono_literals;

namespace {

Program::Clock::time_point in(std::chrono::milliseconds time) {
    return Program::Clock::now() + time;
}

Expected<Program, std::string> shell(const std::string& script) {
    return Program::start({"sh", "-c", script});
}

std::string lineOf(Program& program) {
    return program.readLine(in(10s), {}).value_or("no line");
}

/// Whether a process is there and no zombie.
bool runs(int process) {
    std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
    std::string text;
    std::getline(stat, text);
    return !text.empty() && text.find(") Z") == std::string::npos;
}

bool gone(int process) {
    for (int wait = 0; wait < 500 && runs(process); ++wait)
        std::this_thread::sleep_for(2ms);
    return !runs(process);
}

} // namespace

TEST(OutsideProgram, AnswersLineByLine) {
    auto program = Program::start({"cat"});
    ASSERT_TRUE(program) << program.error();
    EXPECT_FALSE(program->send("one\ntwo\nthr", in(10s), {}));
    EXPECT_EQ(lineOf(*program), "one");
    EXPECT_EQ(lineOf(*program), "two");
    EXPECT_FALSE(program->send("ee\n", in(10s), {}));
    EXPECT_EQ(lineOf(*program), "three");
}

TEST(OutsideProgram, WordsReachItAsTheyAre) {
    auto program =
        Program::start({"sh", "-c", "printf '%s\\n' \"$@\"", "sh", "two words", "$HOME;*", "\"q\""});
    ASSERT_TRUE(program);
    EXPECT_EQ(lineOf(*program), "two words");
    EXPECT_EQ(lineOf(*program), "$HOME;*");
    EXPECT_EQ(lineOf(*program), "\"q\"");
}

TEST(OutsideProgram, MuchBothWays) {
    auto program = Program::start({"cat"});
    ASSERT_TRUE(program);
    const std::string line(50'000, 'x');
    for (int i = 0; i < 20; ++i) {
        ASSERT_FALSE(program->send(line + "\n", in(10s), {}));
        EXPECT_EQ(lineOf(*program), line);
    }
}

TEST(OutsideProgram, NoneThereIsSaid) {
    EXPECT_FALSE(Program::start({}));
    EXPECT_FALSE(Program::start({"/nowhere/at/all"}));
    EXPECT_TRUE(whyNotAProgram("/nowhere/at/all"));
    EXPECT_TRUE(whyNotAProgram("/tmp")) << "a folder";
    EXPECT_TRUE(whyNotAProgram("no-program-of-this-name"));
    EXPECT_TRUE(whyNotAProgram(""));
    EXPECT_FALSE(whyNotAProgram("sh"));
    EXPECT_FALSE(whyNotAProgram("/bin/sh"));
}

TEST(OutsideProgram, OneThatEndsIsNoticedBothWays) {
    auto program = shell("echo last; exit 3");
    ASSERT_TRUE(program);
    EXPECT_EQ(lineOf(*program), "last");
    EXPECT_EQ(program->readLine(in(10s), {}).error(), Program::Failure::ended);
    // Writing to it kills nobody.
    std::optional<Program::Failure> failure;
    for (int i = 0; i < 100 && !failure; ++i)
        failure = program->send(std::string(100'000, 'x'), in(1s), {});
    EXPECT_EQ(failure, Program::Failure::ended);
}

TEST(OutsideProgram, SilenceEndsAtTheDeadline) {
    auto program = shell("read line; sleep 100");
    ASSERT_TRUE(program);
    const auto begun = Program::Clock::now();
    EXPECT_EQ(program->readLine(in(100ms), {}).error(), Program::Failure::late);
    EXPECT_LT(Program::Clock::now() - begun, 3s);
    // It reads nothing either: in the end the channel is full.
    EXPECT_EQ(program->send(std::string(50'000'000, 'x'), in(200ms), {}), Program::Failure::late);
}

TEST(OutsideProgram, AStopIsHeard) {
    auto program = shell("sleep 100");
    ASSERT_TRUE(program);
    std::stop_source stop;
    const std::jthread stopper([&] {
        std::this_thread::sleep_for(50ms);
        stop.request_stop();
    });
    EXPECT_EQ(program->readLine(in(60s), stop.get_token()).error(), Program::Failure::stopped);
}

TEST(OutsideProgram, ALineWithoutEndIsCutOff) {
    auto program =
        shell("while :; do echo -n xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done");
    ASSERT_TRUE(program);
    EXPECT_EQ(program->readLine(in(60s), {}).error(), Program::Failure::tooLong);
}

TEST(OutsideProgram, ItsInputClosesFirst) {
    const std::string file = testing::TempDir() + "marches-program-" + std::to_string(::getpid());
    {
        auto program = shell("while read line; do :; done; echo closed > '" + file + "'");
        ASSERT_TRUE(program);
        ASSERT_FALSE(program->send("one\n", in(10s), {}));
    }
    std::ifstream text(file);
    std::string word;
    text >> word;
    EXPECT_EQ(word, "closed");
    ::unlink(file.c_str());
}

TEST(OutsideProgram, NothingOfItIsLeft) {
    int process = 0;
    int child = 0;
    {
        auto program = shell("trap '' TERM HUP; sleep 100 & echo $$ $!; wait; sleep 100");
        ASSERT_TRUE(program);
        std::istringstream numbers(lineOf(*program));
        numbers >> process >> child;
        ASSERT_GT(child, 0);
        EXPECT_TRUE(runs(process));
        EXPECT_TRUE(runs(child));
    }
    EXPECT_TRUE(gone(process));
    EXPECT_TRUE(gone(child));
}

TEST(OutsideProgram, OurFilesAreNotHandedDown) {
    const int leaky = ::open("/dev/null", O_RDONLY); // without O_CLOEXEC, as a library may open one
    ASSERT_GE(leaky, 3);
    auto other = Program::start({"cat"});
    ASSERT_TRUE(other);
    // Asked for one by one: a listing would open files itself.
    auto program = shell(
        "n=0; while [ $n -lt 64 ]; do [ -e /proc/$$/fd/$n ] && printf '%s ' $n; n=$((n+1)); done; echo");
    ASSERT_TRUE(program);
    EXPECT_EQ(lineOf(*program), "0 1 2 ");
    ::close(leaky);
}

TEST(OutsideProgram, SignalsAreAsUsualInIt) {
    sigset_t blocked;
    sigset_t before;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGINT);
    sigaddset(&blocked, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &blocked, &before);
    auto program = shell("grep -E '^Sig(Blk|Ign)' /proc/self/status");
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    ASSERT_TRUE(program);
    for (int i = 0; i < 2; ++i) {
        const std::string line = lineOf(*program);
        const auto bits = std::stoull(line.substr(line.find(':') + 1), nullptr, 16);
        EXPECT_EQ(bits & ((1ULL << (SIGINT - 1)) | (1ULL << (SIGTERM - 1))), 0U) << line;
    }
}
