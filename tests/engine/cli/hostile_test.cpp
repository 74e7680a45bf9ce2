#include "engine/cli/command_line.h"
#include "tests/engine/cli/run_cli.h"
#include "tests/engine/sanitized.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <chrono>
#include <sstream>

using namespace marches;
using namespace marches::cli_test;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t large = std::size_t{50} << 20;

class Hostile : public CliTest {
protected:
    /// Refused with a message, in the time and memory that the house allows; ten times the time here, as a
    /// machine may be busy.
    void refuses(const std::vector<std::string>& words, int code = 1) const {
        const auto begun = std::chrono::steady_clock::now();
        const Ran ran = run(words);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
        EXPECT_EQ(ran.code, code);
        EXPECT_FALSE(ran.out.empty() && ran.err.empty());
        EXPECT_LT(took.count(), 10.0);
        EXPECT_LT(ran.out.size() + ran.err.size(), 100'000U);
    }
};

/// Of every program started so far.
void expectLittleMemory() {
#if !MARCHES_SANITIZED
    struct rusage used {};
    ASSERT_EQ(::getrusage(RUSAGE_CHILDREN, &used), 0);
    EXPECT_LT(used.ru_maxrss, 200 * 1024) << "kilobytes";
#endif
}

std::string repeated(std::string_view text, std::size_t bytes) {
    std::string all;
    all.reserve(bytes + text.size());
    while (all.size() < bytes)
        all += text;
    return all;
}

/// Runs in this process, so that many are quick.
int replayHere(const fs::path& record, std::string& err) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    const int code = cli::run({"replay", record.string()}, {cli::allGames(), {}}, {in, out, errors});
    err = errors.str();
    return code;
}

} // namespace

TEST_F(Hostile, ARecordCutOffAtAnyByte) {
    const std::string whole = std::string(duelHeader) + std::string(duelLines);
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        const fs::path file = write("cut.marches", whole.substr(0, size));
        std::string err;
        const int code = replayHere(file, err);
        // Whole from `begin` on; what is cut off then is said.
        EXPECT_EQ(code, size >= duelHeader.size() ? 0 : 1) << size << ": " << err;
        const bool atLineEnd = size > 0 && whole[size - 1] == '\n';
        EXPECT_EQ(err.empty(), size >= duelHeader.size() && atLineEnd) << size << ": " << err;
    }
}

TEST_F(Hostile, ARecordWithAnyByteChanged) {
    const std::string whole = std::string(duelHeader) + std::string(duelLines);
    for (std::size_t at = 0; at < whole.size(); ++at)
        for (const char byte : {'\0', '\n', '"', '#', ' ', '\x80', '\xFF'}) {
            std::string bytes = whole;
            bytes[at] = byte;
            const fs::path file = write("changed.marches", bytes);
            std::string err;
            const int code = replayHere(file, err);
            EXPECT_TRUE(code == 0 || (code == 1 && !err.empty())) << at;
        }
}

TEST_F(Hostile, LargeFiles) {
    write("one-line.marches", repeated("a", large));
    refuses({"replay", "one-line.marches"});
    write("one-command.marches", std::string(duelHeader) + repeated("ardan ", large) + "\n");
    refuses({"replay", "one-command.marches"});
    write("lines.marches", std::string(duelHeader) + repeated("ardan pass\n", large));
    refuses({"replay", "lines.marches"});
    refuses({"validate", "lines.marches"});
    write("long-lines.marches",
          std::string(duelHeader) +
              repeated("note \"" + std::string(70, 'x') + "\" #" + std::string(400, 'y') + "\n", large));
    refuses({"replay", "long-lines.marches"}, 0); // these notes are all right
    write("bad-lines.marches", std::string(duelHeader) + repeated("\"\x01\n", large));
    refuses({"replay", "bad-lines.marches"});
    write("large.yaml", repeated("a: [b, c]\n", large));
    refuses({"validate", "large.yaml"});
    write("refers.marches", std::string(duelHeader).replace(duelHeader.find("rules.yaml"), 10, "large.yaml"));
    refuses({"replay", "refers.marches"});
    write("huge.marches", "");
    fs::resize_file(folder_ / "huge.marches", std::uintmax_t{8} << 30);
    refuses({"replay", "huge.marches"});
    expectLittleMemory();
}

/// Every state of so wide a map is 90 kB; what was undone is kept too, but not its states.
TEST_F(Hostile, ManyLinesOfPlayOnALargeMap) {
    std::string map = "format: marches-scenario 1\ngame: warriors-and-traders\nid: wide\n"
                      "based-on: rules.yaml\nprovinces:\n";
    for (int i = 0; i < 9'000; ++i)
        map += fmt::format("  x{}: {{names: X{}, country: ardan, links: [ardan-city]}}\n", i, i);
    map += R"(start:
  turn: 5
  phase: trade
  players:
    ardan: {resources: {food: 500, gold: 200}, tokens: {trade: 6}, routes: [belmar], units: {ardan-city: [F1], ardan-port: [I1]}}
    belmar: {resources: {weapon: 500}, tokens: {trade: 6}, units: {belmar-city: [F1], belmar-port: [I1]}}
)";
    write("wide.yaml", map);
    std::string record = std::string(duelHeader).replace(duelHeader.find("rules.yaml"), 10, "wide.yaml");
    for (int i = 0; i < 15; ++i)
        record += "ardan buy-vp 1\n";
    for (int i = 0; i < 8'000; ++i)
        record +=
            fmt::format("ardan offer belmar give food {} take weapon {}\nundo 1\n", i / 400 + 1, i % 400 + 1);
    write("wide.marches", record);
    refuses({"replay", "wide.marches"}, 0); // all of it is allowed
    expectLittleMemory();
}

TEST_F(Hostile, NothingIsReadOutsideTheFolder) {
    fs::create_directory(folder_ / "inner");
    const auto named = [&](std::string_view scenario) {
        write("inner/game.marches",
              std::string(duelHeader).replace(duelHeader.find("rules.yaml"), 10, scenario) +
                  std::string(duelLines));
        return run({"replay", "inner/game.marches"});
    };
    EXPECT_NE(named("../rules.yaml").err.find("[bad-scenario-name]"), std::string::npos);
    EXPECT_NE(named((folder_ / "rules.yaml").string()).err.find("[bad-scenario-name]"), std::string::npos);
    EXPECT_NE(named("\"inner/../rules.yaml\"").err.find("[bad-scenario-name]"), std::string::npos);
    fs::create_symlink(folder_ / "rules.yaml", folder_ / "inner" / "link.yaml");
    EXPECT_NE(named("link.yaml").err.find("[reference]"), std::string::npos);
    ASSERT_EQ(::mkfifo((folder_ / "inner" / "pipe.yaml").c_str(), 0600), 0);
    EXPECT_NE(named("pipe.yaml").err.find("[cannot-read]"), std::string::npos);
    fs::create_directory(folder_ / "inner" / "folder.yaml");
    EXPECT_NE(named("folder.yaml").err.find("[cannot-read]"), std::string::npos);
    EXPECT_EQ(run({"validate", "inner/pipe.yaml", "inner/pipe.yaml"}).code, 1);
    ASSERT_EQ(::mkfifo((folder_ / "pipe").c_str(), 0600), 0);
    EXPECT_EQ(run({"validate", "pipe"}).code, 1);
    EXPECT_EQ(run({"replay", "pipe"}).code, 1);
}

TEST_F(Hostile, NothingIsStarted) {
    std::string text = std::string(duelHeader) + std::string(duelLines);
    text.replace(text.find("human \"Ann\""), 11, "bot:exec:\"touch started\" \"Ann\"");
    write("game.marches", text);
    EXPECT_EQ(run({"replay", "game.marches"}).code, 0);
    EXPECT_EQ(run({"validate", "game.marches"}).code, 0);
    EXPECT_FALSE(fs::exists(folder_ / "started"));
}

TEST_F(Hostile, SaidToTheProtocol) {
    const std::string said = std::string(5000, 'a') + "\n" + std::string("ardan \0 done\n", 13) +
                             "\xC3\x28\nstate \"\nardan assign B1 99999999999999999999\nardan assign B1 -1\n"
                             "ardan place-tokens production 4000000000\nwhy\nwhy why\noptions a b\nsave\n"
                             "ardan place-tokens trade 1 trade 1 trade 1 trade 1\nquit now\n\r\n\ndecision";
    const Ran ran = run({"protocol", "rules.yaml", "--variant", "duel"}, said);
    EXPECT_EQ(ran.code, 0);
    // One answer a line, the last without its end too.
    std::size_t answers = 0;
    for (std::size_t at = ran.out.find("\n.\n"); at != std::string::npos; at = ran.out.find("\n.\n", at + 1))
        ++answers;
    EXPECT_EQ(answers, 16U) << ran.out;
    EXPECT_TRUE(ran.out.ends_with("ok\n.\nok\n.\nplace-tokens ardan\n.\n")) << ran.out;
    run({"protocol", "rules.yaml", "--variant", "duel"}, repeated("x", large));
}
