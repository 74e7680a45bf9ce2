#include "tests/engine/cli/run_cli.h"

using namespace marches::cli_test;
namespace fs = std::filesystem;

namespace {

/// Standard input, output and error as a shell gives them.
class StandardStreams : public CliTest {
protected:
    StandardStreams() { write("game.marches", std::string(duelHeader) + std::string(duelLines)); }
};

constexpr std::string_view notWritten = "Standard output can't be written";

/// A line for each subcommand that prints something and is all right.
const std::vector<std::string> printing{
    "\"$CLI\" validate warned.yaml",
    "\"$CLI\" replay game.marches",
    "\"$CLI\" replay --state game.marches",
    "echo decision | \"$CLI\" protocol rules.yaml --variant duel",
    "\"$CLI\" simulate rules.yaml --games 1 --seats random,random --out run",
    "\"$CLI\" report run",
    "\"$CLI\" bench --seconds 0.01",
    "\"$CLI\" --help",
    "\"$CLI\" replay --help",
};

} // namespace

TEST_F(StandardStreams, InputThatCantBeReadIsSaid) {
    for (const std::string input : {"<&-", "</"}) {
        const Ran ran = shell("\"$CLI\" protocol rules.yaml --variant duel " + input);
        EXPECT_EQ(ran.code, 1) << input;
        EXPECT_EQ(ran.out, "") << input;
        EXPECT_TRUE(ran.err.starts_with("Standard input can't be read")) << input << ": " << ran.err;
    }
}

TEST_F(StandardStreams, OutputThatCantBeWrittenIsSaid) {
    fs::copy_file(rulesScenario.parent_path() / "bad" / "small.yaml", folder_ / "small.yaml");
    fs::copy_file(rulesScenario.parent_path() / "bad" / "isolated.yaml", folder_ / "warned.yaml");
    for (const std::string& line : printing) {
        const Ran good = shell(line);
        EXPECT_EQ(good.code, 0) << line << ": " << good.err;
        EXPECT_EQ(good.err, "") << line;
        EXPECT_FALSE(good.out.empty()) << line;
        for (const std::string output : {" >/dev/full", " >&-"}) {
            const Ran ran = shell(line + output);
            EXPECT_EQ(ran.code, 1) << line << output;
            EXPECT_TRUE(ran.err.starts_with(notWritten)) << line << output << ": " << ran.err;
        }
    }
}

TEST_F(StandardStreams, WhatIsRefusedKeepsItsExitCodeWithoutOutput) {
    EXPECT_EQ(shell("\"$CLI\" nothing >/dev/full").code, 2);
    EXPECT_EQ(shell("\"$CLI\" validate nothing.yaml >/dev/full").code, 1);
}

/// A closed stream's number would else be the first opened file's, and what is printed stand in it.
TEST_F(StandardStreams, NothingPrintedGetsIntoAFile) {
    shell("\"$CLI\" simulate rules.yaml --games 3 --seats random,random --out run");
    shell("\"$CLI\" simulate rules.yaml --games 3 --seats random,random --out closed <&- >&- 2>&-");
    EXPECT_EQ(contents(folder_ / "closed/games-1-of-1.jsonl"), contents(folder_ / "run/games-1-of-1.jsonl"));
    EXPECT_FALSE(contents(folder_ / "run/games-1-of-1.jsonl").empty());
}

TEST_F(StandardStreams, AReaderThatHasSeenEnoughEndsTheProgramWithoutAWord) {
    std::string asked;
    for (int i = 0; i < 2000; ++i)
        asked += "state\n";
    write("asked", asked);
    const Ran ran = shell("\"$CLI\" protocol rules.yaml --variant duel <asked | head -n 2");
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(ran.out.ends_with("\n.\n"));
    EXPECT_EQ(ran.err, "");
}
