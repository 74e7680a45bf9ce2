#include "engine/cli/game_json.h"
#include "tests/engine/cli/run_cli.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <map>
#include <set>
#include <sstream>
#include <thread>

using namespace marches;
using namespace marches::cli_test;
namespace fs = std::filesystem;

namespace {

class Simulate : public CliTest {
protected:
    Ran simulate(const std::string& out, const std::vector<std::string>& more = {}) const {
        std::vector<std::string> words{"simulate",      "rules.yaml", "--games", "25",    "--seats",
                                       "random,random", "--seed",     "7",       "--out", out};
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    }
    std::vector<std::string> linesOf(const std::string& file) const {
        std::vector<std::string> lines;
        std::istringstream text(contents(folder_ / file));
        for (std::string line; std::getline(text, line);)
            lines.push_back(line);
        return lines;
    }
    std::vector<GameFacts> gamesOf(const std::string& file) const {
        std::vector<GameFacts> games;
        auto lines = linesOf(file);
        for (std::size_t i = 1; i < lines.size(); ++i) {
            auto facts = cli::readGameLine(lines[i]);
            EXPECT_TRUE(facts) << facts.error();
            if (facts) games.push_back(std::move(*facts));
        }
        return games;
    }
};

const std::string wholeFile = "games-1-of-1.jsonl";

} // namespace

TEST_F(Simulate, WritesALineAGameInOrder) {
    const Ran ran = simulate("run");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    const auto games = gamesOf("run/" + wholeFile);
    ASSERT_EQ(games.size(), 25U);
    std::set<std::uint64_t> fingerprints;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const GameFacts& game = games[i];
        EXPECT_EQ(game.number, i + 1);
        EXPECT_EQ(game.seats.size(), 2U);
        EXPECT_FALSE(game.stalled());
        EXPECT_TRUE(game.refused.empty());
        fingerprints.insert(game.fingerprint);
        // What is measured at the end of the last turn is what the outcome says.
        const auto& vp = game.measures.byTurn.at("vp");
        ASSERT_EQ(vp.size(), static_cast<std::size_t>(game.measures.turns));
        for (std::size_t seat = 0; seat < 2; ++seat) {
            int sum = 0;
            for (const int part : vp.back()[seat])
                sum += part;
            EXPECT_EQ(sum, game.scores[seat]);
        }
    }
    EXPECT_EQ(fingerprints.size(), games.size());
}

TEST_F(Simulate, APlayerMayHaveABudgetOfItsOwn) {
    const auto play = [this](const std::string& out, const std::vector<std::string>& more) {
        std::vector<std::string> words{"simulate", "rules.yaml", "--variant",    "duel",  "--games",
                                       "2",        "--option",   "turn-limit=2", "--out", out};
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = run(words);
        EXPECT_EQ(ran.code, 0) << ran.err;
        return gamesOf(out + "/" + wholeFile);
    };
    const auto own = play("own", {"--seats", "strong:60,strong:90", "--nodes", "1"});
    const auto all = play("all", {"--seats", "strong,strong:90", "--nodes", "60"});
    const auto other = play("other", {"--seats", "strong:60,strong:61"});
    ASSERT_EQ(own.size(), 2U);
    for (std::size_t i = 0; i < own.size(); ++i)
        EXPECT_EQ(own[i].fingerprint, all[i].fingerprint);
    EXPECT_EQ(own[0].players, (std::vector<std::string>{"bot:strong:60", "bot:strong:90"}));
    EXPECT_EQ(other.size(), 2U);
    for (const char* const wrong : {"steady:5", "strong:0", "strong:many"})
        EXPECT_EQ(run({"simulate", "rules.yaml", "--games", "1", "--seats", wrong, "--out", "wrong"}).code, 2)
            << wrong;
}

TEST_F(Simulate, IsTheSameForAnyThreads) {
    ASSERT_EQ(simulate("one", {"--threads", "1"}).code, 0);
    ASSERT_EQ(simulate("two", {"--threads", "2"}).code, 0);
    ASSERT_EQ(simulate("four", {"--threads", "4"}).code, 0);
    const std::string one = contents(folder_ / "one" / wholeFile);
    EXPECT_EQ(one, contents(folder_ / "two" / wholeFile));
    EXPECT_EQ(one, contents(folder_ / "four" / wholeFile));
}

TEST_F(Simulate, IsTheSameForAnySharding) {
    ASSERT_EQ(simulate("whole").code, 0);
    const auto whole = gamesOf("whole/" + wholeFile);
    for (const int shards : {2, 3, 7}) {
        std::map<std::uint64_t, GameFacts> dealt;
        const std::string out = "in-" + std::to_string(shards);
        for (int shard = 1; shard <= shards; ++shard) {
            const std::string part = std::to_string(shard) + "/" + std::to_string(shards);
            ASSERT_EQ(simulate(out, {"--shard", part}).code, 0);
            for (GameFacts& game : gamesOf(out + "/games-" + std::to_string(shard) + "-of-" +
                                           std::to_string(shards) + ".jsonl"))
                dealt.emplace(game.number, std::move(game));
        }
        ASSERT_EQ(dealt.size(), whole.size());
        for (const GameFacts& game : whole)
            EXPECT_EQ(dealt.at(game.number), game);
    }
}

TEST_F(Simulate, GoesOnWhereItStopped) {
    ASSERT_EQ(simulate("run").code, 0);
    const std::string whole = contents(folder_ / "run" / wholeFile);
    for (const std::size_t kept : {whole.size() / 3, whole.size() / 2 + 11}) {
        write("run/" + wholeFile, whole.substr(0, kept));
        EXPECT_EQ(simulate("run").code, 0);
        EXPECT_EQ(contents(folder_ / "run" / wholeFile), whole);
    }
    EXPECT_EQ(simulate("run").code, 0) << "nothing is left to do";
    EXPECT_EQ(contents(folder_ / "run" / wholeFile), whole);
}

TEST_F(Simulate, AnotherCommandInTheSameFolderIsRefused) {
    ASSERT_EQ(simulate("run").code, 0);
    const std::string whole = contents(folder_ / "run" / wholeFile);
    for (const std::vector<std::string>& other : std::vector<std::vector<std::string>>{
             {"--nodes", "5"}, {"--variant", "duel"}, {"--shard", "1/2"}, {"--option", "turn-limit=3"}}) {
        const Ran ran = simulate("run", other);
        EXPECT_EQ(ran.code, 2);
        EXPECT_NE(ran.err.find("other-run"), std::string::npos) << ran.err;
    }
    EXPECT_EQ(contents(folder_ / "run" / wholeFile), whole);
}

TEST_F(Simulate, AnInterruptedRunIsWholeAndGoesOn) {
    const std::vector<std::string> words{"simulate", "rules.yaml",    "--games", "20000",
                                         "--seats",  "random,random", "--out",   "run"};
    std::vector<std::string> line{MARCHES_CLI};
    line.insert(line.end(), words.begin(), words.end());
    std::vector<char*> arguments;
    for (std::string& word : line)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const pid_t child = ::fork();
    if (child == 0) {
        const int nowhere = ::open("/dev/null", O_RDWR);
        for (int stream = 0; stream < 3; ++stream)
            ::dup2(nowhere, stream);
        if (::chdir(folder_.c_str()) == 0) ::execv(arguments[0], arguments.data());
        ::_exit(127);
    }
    const fs::path file = folder_ / "run" / wholeFile;
    for (int wait = 0; wait < 1000 && (!fs::exists(file) || fs::file_size(file) < 5000); ++wait)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    ::kill(child, SIGINT);
    int status = 0;
    ::waitpid(child, &status, 0);
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 3);

    const std::string bytes = contents(file);
    ASSERT_FALSE(bytes.empty());
    EXPECT_EQ(bytes.back(), '\n');
    const auto games = gamesOf("run/" + wholeFile);
    ASSERT_GT(games.size(), 0U);
    ASSERT_LT(games.size(), 20000U);
    for (std::size_t i = 0; i < games.size(); ++i)
        ASSERT_EQ(games[i].number, i + 1);
}

TEST_F(Simulate, PlayersGoRoundTheCountries) {
    const Ran ran = run({"simulate", "western-europe", "--games", "280", "--seats",
                         "random,random,random,random", "--option", "turn-limit=1", "--out", "run"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    std::map<std::string, int> played;
    for (const GameFacts& game : gamesOf("run/" + wholeFile))
        for (const std::string& seat : game.seats)
            ++played[seat];
    EXPECT_EQ(played.size(), 8U);
    for (const auto& [country, times] : played)
        EXPECT_EQ(times, 140) << country; // each four of eight, four times
}

TEST_F(Simulate, AlliancesSayWhoPlays) {
    const Ran ran =
        run({"simulate", "western-europe", "--games", "4", "--seats", "random,random,random,random",
             "--option", "alliances=england ireland / france romania", "--out", "run"});
    ASSERT_EQ(ran.code, 2);
    EXPECT_NE(ran.err.find("romania"), std::string::npos) << ran.err;
    const Ran good =
        run({"simulate", "western-europe", "--games", "4", "--seats", "random,random,random,random",
             "--option", "alliances=england ireland / france scotland", "--out", "allied"});
    ASSERT_EQ(good.code, 0) << good.err;
    for (const GameFacts& game : gamesOf("allied/" + wholeFile)) {
        std::map<std::string, int> side;
        for (std::size_t seat = 0; seat < 4; ++seat)
            side[game.seats[seat]] = game.sides[seat];
        EXPECT_EQ(side.at("england"), side.at("ireland"));
        EXPECT_EQ(side.at("france"), side.at("scotland"));
        EXPECT_NE(side.at("england"), side.at("france"));
    }
}

TEST_F(Simulate, BadUsageIsSaid) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> bad{
        {{"--seats", "nobody"}, "bot:nobody"},
        {{"--seats", ""}, "--seats"},
        {{"--seats", ","}, "--seats"},
        {{"--seats", "random,"}, "--seats"},
        {{"--seats", ",random"}, "--seats"},
        {{"--seats", "random,,random"}, "--seats"},
        {{"--seats", "random,random", ""}, "--seats"},
        {{"--seats", "[]"}, "--seats"},
        {{"--option", ""}, "--option"},
        {{"--option", "turn-limit=5", ""}, "--option"},
        {{"--nodes", ""}, "--nodes"},
        {{"--nodes", "-1"}, "--nodes"},
        {{"--threads", ""}, "--threads"},
        {{"--variant", ""}, "--variant"},
        {{"--shard", ""}, "--shard"},
        {{"--shard", "3/2"}, "--shard"},
        {{"--shard", "x"}, "--shard"},
        {{"--variant", "none"}, "none"},
        {{"--option", "turn-limit"}, "NAME=VALUE"},
    };
    for (const auto& [words, said] : bad) {
        const Ran ran = simulate("run", words);
        EXPECT_EQ(ran.code, 2);
        EXPECT_NE(ran.err.find(said), std::string::npos) << ran.err;
    }
    EXPECT_FALSE(fs::exists(folder_ / "run"));
}

TEST_F(Simulate, AFigureIsAWholeNumber) {
    for (const std::string games : {"", "0", "-1", "1.5", "2,2", "99999999999999999999"}) {
        const Ran ran =
            run({"simulate", "rules.yaml", "--games", games, "--seats", "random,random", "--out", "run"});
        EXPECT_EQ(ran.code, 2) << games;
        EXPECT_NE(ran.err.find("--games"), std::string::npos) << ran.err;
    }
    EXPECT_FALSE(fs::exists(folder_ / "run"));
}

TEST_F(Simulate, AFolderThatCantBeMadeIsNoBadUsage) {
    const Ran ran = simulate("rules.yaml/run");
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.err.find("[cannot-write]"), std::string::npos) << ran.err;
}
