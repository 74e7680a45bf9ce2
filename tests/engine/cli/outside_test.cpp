#include "engine/cli/game_json.h"
#include "tests/engine/cli/run_cli.h"

#include <fstream>
#include <sstream>

using namespace marches;
using namespace marches::cli_test;
namespace fs = std::filesystem;

namespace {

/// Programs that play badly, or not at all, in the shell's language.
class Outside : public CliTest {
protected:
    std::string script(const std::string& name, const std::string& text) const {
        const fs::path file = write(name, "#!/bin/sh\n" + text);
        fs::permissions(file, fs::perms::owner_all);
        return "bot:exec:" + file.string();
    }
    /// Both seats of a two-player game; one is the program's.
    Ran protocol(const std::string& kind, std::string_view input = "quit\n",
                 const std::string& patience = "10") const {
        return run({"protocol", "rules.yaml", "--variant", "duel", "--seat", "ardan=" + kind, "--seat",
                    "belmar=human", "--patience", patience},
                   input);
    }
};

/// Takes the first option of each question.
constexpr std::string_view firstOption = R"(while read -r word rest; do
  echo "$word $rest" >> heard
  case $word in options) rest=${rest#??}; echo "${rest%%\"*}";; esac
done)";

} // namespace

TEST_F(Outside, PlaysItsSeat) {
    const Ran ran =
        protocol(script("player", std::string(firstOption)), "belmar place-tokens military 3\nstate\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_NE(ran.out.find("\"waits\":[\"belmar\"]"), std::string::npos) << ran.out;
    const std::string heard = contents(folder_ / "heard");
    EXPECT_TRUE(heard.starts_with("game {\"game\":\"warriors-and-traders\"")) << heard.substr(0, 200);
    EXPECT_NE(heard.find("\"seat\":\"ardan\""), std::string::npos);
    EXPECT_NE(heard.find("\nstate {"), std::string::npos);
    EXPECT_NE(heard.find("\noptions [\"ardan place-tokens production 1\""), std::string::npos);
    EXPECT_EQ(heard.find("game {", 5), std::string::npos) << "the game is told once";
}

TEST_F(Outside, ALineMayHoldSeveralSteps) {
    const Ran ran = protocol(script("player", R"(read -r game; read -r state; read -r options
echo "ardan place-tokens production 2 trade 1"
while read -r word rest; do echo "$word" >> heard; done)"),
                             "state\nquit\n", "0.3");
    EXPECT_NE(ran.out.find(R"("tokens":{"production":2,"trade":1,"military":0})"), std::string::npos)
        << ran.out;
}

TEST_F(Outside, ACommandLineWithBlanksStandsInQuotes) {
    script("player", "test \"$1\" = 'a b' || exit 1\n" + std::string(firstOption));
    const Ran ran = protocol("bot:exec:\"./player \\\"a b\\\"\"");
    EXPECT_EQ(ran.err, "");
    const Ran record = protocol("bot:exec:./player \"a b\"", "save game.marches\nquit\n");
    EXPECT_EQ(record.err, "");
    EXPECT_NE(contents(folder_ / "game.marches").find(R"(seat ardan red "bot:exec:./player \"a b\"")"),
              std::string::npos)
        << contents(folder_ / "game.marches");
}

TEST_F(Outside, WhatGoesWrongHandsTheSeatOnAndIsSaid) {
    const std::vector<std::pair<std::string, std::string>> bad{
        {"exit 0", "it has ended"},
        {"kill -SEGV $$", "it has ended"},
        {"read a; read b; read c; sleep 100", "it did not answer in time"},
        {"while read -r a; do case $a in options*|refused*) echo nonsense;; esac; done",
         "3 lines were refused"},
        {"while read -r a; do case $a in options*|refused*) echo 'belmar pass';; esac; done",
         "3 lines were refused"},
        {"while read -r a; do case $a in options*|refused*) echo;; esac; done", "3 lines were refused"},
        {"while read -r a; do case $a in options*|refused*) printf '\\377\\000\\n';; esac; done",
         "3 lines were refused"},
        {"cat /dev/zero", "its line has no end"},
    };
    for (const auto& [text, why] : bad) {
        const Ran ran = protocol(script("player", text), "state\nquit\n", "0.5");
        EXPECT_EQ(ran.code, 0) << text;
        EXPECT_NE(ran.err.find("ardan: the outside program is out (" + why), std::string::npos)
            << text << "\n"
            << ran.err;
        EXPECT_NE(ran.err.find("bot:steady goes on"), std::string::npos) << ran.err;
        EXPECT_NE(ran.out.find("\"waits\":[\"belmar\"]"), std::string::npos) << "the seat was played";
    }
}

TEST_F(Outside, TwoRefusalsAreForgiven) {
    const Ran ran = protocol(script("player", R"(n=0
while read -r word rest; do
  echo "$word $rest" >> heard
  case $word in
    options) n=0; options=${rest#??}; echo "ardan dance";;
    refused) n=$((n+1)); if [ $n = 1 ]; then echo "ardan pass"; else echo "${options%%\"*}"; fi;;
  esac
done)"));
    EXPECT_EQ(ran.err, "");
    const std::string heard = contents(folder_ / "heard");
    EXPECT_NE(heard.find("refused [notation] "), std::string::npos);
}

/// A line of a program belongs to one decision, as any other: the first battle ends the round of moves.
TEST_F(Outside, ALineThatGoesOnAfterItsDecisionIsRefused) {
    write("strike.yaml", R"(format: marches-scenario 1
game: warriors-and-traders
id: strike
based-on: rules.yaml
start:
  phase: maneuvering
  players:
    ardan: {tokens: {military: 13}, units: {ardan-city: [F1], ardan-hills: [C1]}}
    belmar: {units: {belmar-city: [F1, I4]}}
)");
    const std::string player = script("player", R"(while read -r word rest; do
  echo "$word $rest" >> heard
  case $word in
    options) echo "ardan move C1 ab-march bc-march";;
    refused) echo "ardan done";;
  esac
done)");
    const Ran ran = run({"protocol", "strike.yaml", "--seat", "ardan=" + player, "--seat", "belmar=human",
                         "--patience", "10"},
                        "state\nquit\n");
    EXPECT_EQ(ran.err, "");
    EXPECT_NE(
        contents(folder_ / "heard").find("refused [notation] what this line decides ends before this step"),
        std::string::npos);
    EXPECT_NE(ran.out.find("\"waits\":[\"belmar\"]"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("\"kills\":0"), std::string::npos) << "nothing was fought";
    EXPECT_EQ(ran.out.find("\"kills\":1"), std::string::npos) << ran.out;
}

TEST_F(Outside, NoSuchProgramIsBadUsage) {
    for (const std::string kind : {"bot:exec:./nowhere", "bot:exec:", "bot:exec:\"", "bot:exec:rules.yaml",
                                   "bot:exec:no-program-of-this-name"}) {
        const Ran ran = protocol(kind);
        EXPECT_EQ(ran.code, 2) << kind;
        EXPECT_NE(ran.err, "") << kind;
    }
}

TEST_F(Outside, ARecordStartsNothing) {
    const std::string kind = script("player", "echo started > started");
    write("game.marches",
          "marches-record 1\ngame warriors-and-traders\nrules 1\nscenario rules.yaml\nvariant duel\n"
          "seat ardan red " +
              kind + " \"Ann\"\nseat belmar blue human \"Bob\"\nbegin\n" + std::string(duelLines));
    EXPECT_EQ(run({"replay", "game.marches", "--state"}).code, 0);
    EXPECT_EQ(run({"validate", "game.marches"}).code, 0);
    EXPECT_FALSE(fs::exists(folder_ / "started"));
}

TEST_F(Outside, SimulationsPlayProgramsAndCountThoseThatFail) {
    const std::string good = script("good", std::string(firstOption));
    const Ran fine = run({"simulate", "rules.yaml", "--variant", "duel", "--games", "4", "--seats",
                          "random," + good, "--out", "fine"});
    EXPECT_EQ(fine.code, 0) << fine.err;
    EXPECT_EQ(fine.out.find("handed over"), std::string::npos);

    const std::string bad = script("bad", "read a; read b; read c; echo nonsense");
    const Ran ran = run({"simulate", "rules.yaml", "--variant", "duel", "--games", "4", "--seats",
                         "random," + bad, "--out", "failing"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("4 games had a seat handed over"), std::string::npos) << ran.out;
    std::istringstream lines(contents(folder_ / "failing" / "games-1-of-1.jsonl"));
    std::string line;
    std::getline(lines, line);
    while (std::getline(lines, line)) {
        const auto facts = cli::readGameLine(line);
        ASSERT_TRUE(facts);
        ASSERT_EQ(facts->handovers.size(), 1U);
        EXPECT_EQ(facts->players[facts->handovers[0].seat], bad);
        EXPECT_EQ(facts->handovers[0].why, "it has ended");
        EXPECT_FALSE(facts->stalled());
    }
}
