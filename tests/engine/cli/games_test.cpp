#include "engine/cli/command_line.h"
#include "tests/engine/cli/run_cli.h"
#include "tests/engine/cli/toy_on_cli.h"

#include <nlohmann/json.hpp>

#include <array>
#include <sstream>

using namespace marches;
using namespace marches::cli_test;
namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

/// The commands with another registry than the program's: the toy game, which is awkward, and alone.
class ToyGame : public CliTest {
protected:
    ToyGame() { write("lantern-inn.yaml", toyScenario); }

    Ran say(std::vector<std::string> words, const std::string& input = {}) const {
        const std::array games{toyEntry()};
        return sayTo(games, std::move(words), input);
    }
    static Ran sayTo(std::span<const cli::GameEntry> games, std::vector<std::string> words,
                     const std::string& input = {}) {
        std::istringstream in(input);
        std::ostringstream out;
        std::ostringstream err;
        const int code = cli::run(words, {games, {}}, {in, out, err});
        return {code, out.str(), err.str()};
    }
    std::string file(const std::string& name) const { return (folder_ / name).string(); }
    Ran protocol(const std::vector<std::string>& more, const std::string& input) const {
        std::vector<std::string> words{"protocol", file("lantern-inn.yaml")};
        words.insert(words.end(), more.begin(), more.end());
        return say(words, input);
    }
    /// The n-th answer of a session, from 0.
    static std::string answer(const Ran& ran, int n) {
        std::size_t from = 0;
        for (; n > 0; --n)
            from = ran.out.find("\n.\n", from) + 3;
        return ran.out.substr(from, ran.out.find("\n.\n", from) - from);
    }
};

const std::vector<std::string> annAndBen{"--seat", "ann=human", "--seat", "ben=human", "--seed", "5"};

} // namespace

TEST_F(ToyGame, ChanceDrawsUntilPeopleAreAsked) {
    const Ran ran = protocol(annAndBen, "decision\nstate\nstate ann\noptions ben\nann bid 9\nann challenge\n"
                                        "ann dance\nstate zoe\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(answer(ran, 0), "bid ann ben");
    const Json known = Json::parse(answer(ran, 1));
    EXPECT_GE(known["lanterns"], 1);
    EXPECT_EQ(known["seats"]["ann"]["card"], -2) << "not all know it";
    const Json ofAnn = Json::parse(answer(ran, 2));
    EXPECT_GE(ofAnn["seats"]["ann"]["card"], 1);
    EXPECT_EQ(ofAnn["seats"]["ben"]["card"], -2) << "another's card is hidden";
    EXPECT_TRUE(answer(ran, 3).starts_with("ben bid 0\nben bid 1\n")) << answer(ran, 3);
    EXPECT_EQ(answer(ran, 4), "refused [lanterns.bid] Coins: 9 bid, 5 held.");
    EXPECT_EQ(answer(ran, 5), "refused [lanterns.phase] This is not the time for it.");
    EXPECT_EQ(answer(ran, 6), "refused [notation] dance is no command.");
    EXPECT_EQ(answer(ran, 7), "refused [notation] No seat of this game has that name.");
}

TEST_F(ToyGame, WhatIsSavedIsReplayed) {
    const Ran played =
        protocol(annAndBen, "ann bid 2\nstate ben\nben bid 5\nundo\ndecision\nben bid 5\nstate\nsave " +
                                file("inn.marches") + "\nquit\n");
    ASSERT_EQ(played.code, 0);
    EXPECT_EQ(Json::parse(answer(played, 1))["seats"]["ann"]["bid"], -2) << "a bid is sealed";
    EXPECT_EQ(answer(played, 4), "bid ben") << "the last line of a person was taken back, not chance's";
    EXPECT_EQ(answer(played, 7), "ok") << played.out;

    const Ran where = say({"replay", file("inn.marches")});
    EXPECT_EQ(where.code, 0) << where.err;
    EXPECT_TRUE(where.out.starts_with("5 lines, round 1, ")) << where.out;
    EXPECT_EQ(say({"replay", file("inn.marches"), "--state"}).out, answer(played, 6) + "\n");
    const Ran before = say({"replay", file("inn.marches"), "--until", "1"});
    EXPECT_TRUE(before.out.starts_with("1 lines, round 1, deal, hash ")) << before.out;
    EXPECT_EQ(say({"validate", file("inn.marches"), file("lantern-inn.yaml")}).out, "");

    write("inn.marches", contents(folder_ / "inn.marches") + "ann store left 1\n");
    const Ran refused = say({"replay", file("inn.marches")});
    EXPECT_EQ(refused.code, 1);
    EXPECT_NE(refused.err.find(": refused [lanterns.phase]: This is not the time for it."), std::string::npos)
        << refused.err;
    EXPECT_NE(say({"validate", file("inn.marches")}).out.find(": error [lanterns.phase]: "),
              std::string::npos);
}

TEST_F(ToyGame, BotsPlayToo) {
    const Ran ran =
        protocol({"--seat", "ann=human", "--seat", "ben=bot:random"}, "decision\nann bid 3\nundo\nquit\n");
    EXPECT_EQ(answer(ran, 0), "bid ann") << "ben has bid";
    EXPECT_EQ(answer(ran, 2), "ok");
    EXPECT_EQ(protocol({"--seat", "ann=bot:steady"}, "").code, 2) << "no player of this game";

    const fs::path program = write("player", R"(#!/bin/sh
while read -r word rest; do
  echo "$word $rest" >> "$0.heard"
  case $word in options) rest=${rest#??}; echo "${rest%%\"*}";; esac
done)");
    fs::permissions(program, fs::perms::owner_all);
    const Ran asked =
        protocol({"--seat", "ann=human", "--seat", "ben=bot:exec:" + program.string()}, "decision\nquit\n");
    EXPECT_EQ(asked.err, "");
    EXPECT_EQ(answer(asked, 0), "bid ann");
    const std::string heard = contents(folder_ / "player.heard");
    EXPECT_TRUE(heard.starts_with("game {\"game\":\"lanterns\",\"rules\":1,")) << heard;
    EXPECT_NE(heard.find("\"ann\":{\"coins\":5,\"card\":-2"), std::string::npos)
        << "another's card: " << heard;
    EXPECT_NE(heard.find("\noptions [\"ben bid 0\",\"ben bid 1\""), std::string::npos) << heard;
}

TEST_F(ToyGame, GamesAreSimulatedAndReported) {
    const auto simulate = [&](const std::string& out, const std::string& threads) {
        return say({"simulate", file("lantern-inn.yaml"), "--games", "12", "--seats", "random,random,random",
                    "--seed", "3", "--threads", threads, "--out", file(out)});
    };
    const Ran ran = simulate("one", "1");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("Lantern Inn, 3 players: 12 games, 12 distinct, 3.00 turns in the mean"),
              std::string::npos)
        << ran.out;
    EXPECT_EQ(simulate("two", "2").code, 0);
    EXPECT_EQ(contents(folder_ / "one/games-1-of-1.jsonl"), contents(folder_ / "two/games-1-of-1.jsonl"));
    EXPECT_EQ(contents(folder_ / "one/report.json"), contents(folder_ / "two/report.json"));
    const Json report = Json::parse(contents(folder_ / "one/report.json"));
    EXPECT_EQ(report["terms"]["Game"], "lanterns, rules 1");
    EXPECT_GT(report["counts"]["bids"]["mean"], 0);
    EXPECT_NE(contents(folder_ / "one/report.html").find("The last round"), std::string::npos);
}

TEST_F(ToyGame, EachFileFindsItsOwnGame) {
    const std::array both{cli::allGames().front(), toyEntry()};
    write("duel.marches", std::string(duelHeader) + std::string(duelLines));
    const Ran duel = sayTo(both, {"replay", file("duel.marches")});
    EXPECT_EQ(duel.code, 0) << duel.err;
    EXPECT_NE(duel.out.find(", turn 1, "), std::string::npos) << duel.out;
    const Ran inn =
        sayTo(both, {"protocol", file("lantern-inn.yaml"), "--seat", "ann=human", "--seat", "ben=human"},
              "decision\n");
    EXPECT_EQ(inn.out, "bid ann ben\n.\n") << inn.err;
    const Ran read =
        sayTo(both, {"validate", file("lantern-inn.yaml"), file("rules.yaml"), file("duel.marches")});
    EXPECT_EQ(read.code, 0) << read.out;
    EXPECT_EQ(read.out.find(": error ["), std::string::npos) << read.out;
    EXPECT_NE(sayTo(both, {"--help"}).out.find("Lanterns"), std::string::npos);
    // A game that nobody here plays.
    EXPECT_EQ(say({"validate", file("rules.yaml"), file("duel.marches")}).code, 1);
    EXPECT_EQ(say({"bench"}).code, 0) << "a game without a bench is passed over";
}
