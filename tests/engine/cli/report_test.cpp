#include "tests/engine/cli/run_cli.h"

#include <nlohmann/json.hpp>

using namespace marches::cli_test;
namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

class CliReport : public CliTest {
protected:
    void simulate(const std::string& out, const std::vector<std::string>& more = {}) const {
        std::vector<std::string> words{"simulate", "rules.yaml",    "--games", "30",
                                       "--seats",  "random,random", "--out",   out};
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = run(words);
        ASSERT_EQ(ran.code, 0) << ran.err;
    }
    std::string page(const std::string& folder) const { return contents(folder_ / folder / "report.html"); }
    Json json(const std::string& folder) const {
        return Json::parse(contents(folder_ / folder / "report.json"));
    }
};

} // namespace

TEST_F(CliReport, ShardsMergeToTheSameReport) {
    simulate("whole");
    ASSERT_FALSE(page("whole").empty()) << "a whole run writes its report";
    for (const char* shard : {"3/3", "1/3", "2/3"})
        simulate("parts", {"--shard", shard});
    EXPECT_FALSE(fs::exists(folder_ / "parts" / "report.html")) << "a part has none of its own";
    ASSERT_EQ(run({"report", "parts"}).code, 0);
    EXPECT_EQ(page("parts"), page("whole"));
    EXPECT_EQ(json("parts"), json("whole"));

    // The same in folders of their own, named in any order, one of them twice.
    for (const char* shard : {"1/2", "2/2"})
        simulate(std::string("part-") + shard[0], {"--shard", shard});
    ASSERT_EQ(run({"report", "part-2", "part-1", "part-2", "--out", "merged"}).code, 0);
    EXPECT_EQ(page("merged"), page("whole"));
    EXPECT_EQ(json("merged"), json("whole"));
}

TEST_F(CliReport, CountsWhatTheGamesSay) {
    simulate("run");
    const Json report = json("run");
    EXPECT_EQ(report["games"], 30);
    EXPECT_EQ(report["distinct"], 30);
    EXPECT_EQ(report["stalled"], 0);
    double won = 0;
    for (const auto& [country, row] : report["seats"].items())
        won += row["won"].get<double>();
    EXPECT_NEAR(won + report["void"].get<double>(), 30, 1e-9);
    int ended = 0;
    for (const auto& [turns, reasons] : report["endings_by_turns"].items())
        for (const auto& [reason, games] : reasons.items())
            ended += games.get<int>();
    EXPECT_EQ(ended, 30);
    EXPECT_NE(report["measures"].get<std::string>().find("computer players"), std::string::npos);
}

TEST_F(CliReport, RunsOfOtherSeedsAddUpOtherRunsDoNot) {
    simulate("one", {"--seed", "1"});
    simulate("two", {"--seed", "2"});
    simulate("other", {"--seed", "2", "--option", "turn-limit=2"});
    ASSERT_EQ(run({"report", "one", "two", "--out", "both"}).code, 0);
    EXPECT_EQ(json("both")["games"], 60);
    const Ran mixed = run({"report", "one", "other", "--out", "mixed"});
    EXPECT_EQ(mixed.code, 1);
    EXPECT_NE(mixed.err.find("other-run"), std::string::npos) << mixed.err;
    EXPECT_FALSE(fs::exists(folder_ / "mixed"));
}

TEST_F(CliReport, AComparisonSaysWhatMoved) {
    simulate("before", {"--seed", "1"});
    simulate("same", {"--seed", "2"});
    simulate("short", {"--seed", "2", "--option", "turn-limit=2"});
    const Ran quiet = run({"report", "same", "--compare", "before"});
    ASSERT_EQ(quiet.code, 0) << quiet.err;
    EXPECT_NE(quiet.out.find("\n0 of "), std::string::npos) << quiet.out;
    ASSERT_EQ(run({"report", "short", "--compare", "before"}).code, 0);
    bool shorter = false;
    const Json report = json("short");
    for (const Json& figure : report["comparison"]["figures"])
        shorter |= figure["group"] == "Length" && figure["id"] == "turns" &&
                   figure["beyond_chance"] == true && figure["difference"].get<double>() < 0;
    EXPECT_TRUE(shorter);
    EXPECT_NE(page("short").find("What moved"), std::string::npos);
}

TEST_F(CliReport, ACutOffRunIsReportedAsFarAsItWent) {
    simulate("run");
    const std::string file = "run/games-1-of-1.jsonl";
    const std::string whole = contents(folder_ / file);
    write(file, whole.substr(0, whole.size() - 40));
    ASSERT_EQ(run({"report", "run"}).code, 0);
    EXPECT_EQ(json("run")["games"], 29);
    EXPECT_EQ(json("run")["terms"]["Games"], "29 of 30 played");
}

TEST_F(CliReport, NonsenseIsRefusedWhereItStands) {
    simulate("run");
    const std::string file = "run/games-1-of-1.jsonl";
    const std::string whole = contents(folder_ / file);
    const std::size_t second = whole.find('\n', whole.find('\n') + 1) + 1;
    for (const std::string& line : {std::string("{}"), std::string("no json"), whole.substr(0, 300),
                                    std::string(R"({"game":2,"seats":["a"],"players":[]})")}) {
        write(file, whole.substr(0, second) + line + "\n" + whole.substr(whole.find('\n', second) + 1));
        const Ran ran = run({"report", "run"});
        EXPECT_EQ(ran.code, 1);
        EXPECT_NE(ran.err.find(".jsonl:3:"), std::string::npos) << ran.err;
    }
    write(file, "no header\n");
    EXPECT_EQ(run({"report", "run"}).code, 1);
    EXPECT_EQ(run({"report", "nowhere"}).code, 1);
}
