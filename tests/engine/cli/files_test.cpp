#include "tests/engine/cli/run_cli.h"

#include <nlohmann/json.hpp>

using namespace marches::cli_test;
using Json = nlohmann::ordered_json;

namespace {

/// Commands that read and write scenario files: fmt, migrate, diff, validate --json.
class Files : public CliTest {
protected:
    /// The scenario of the tests with one text replaced.
    std::string rulesWith(const std::string& from, const std::string& to) const {
        std::string text = contents(folder_ / "rules.yaml");
        const std::size_t at = text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        return at == std::string::npos ? text : text.replace(at, from.size(), to);
    }
};

} // namespace

TEST_F(Files, ValidateGivesFindingsAsJson) {
    write("bad.yaml", "format: marches-scenario 99\n");
    const Ran ran = run({"validate", "--json", "bad.yaml"});
    EXPECT_EQ(ran.code, 1);
    const Json all = Json::parse(ran.out);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0]["file"], "bad.yaml");
    EXPECT_EQ(all[0]["line"], 1);
    EXPECT_EQ(all[0]["column"], 9);
    EXPECT_EQ(all[0]["severity"], "error");
    EXPECT_EQ(all[0]["code"], "format");
    write("duel.marches", std::string(duelHeader) + std::string(duelLines));
    EXPECT_EQ(run({"validate", "--json", "duel.marches"}).out, "[]\n");
}

TEST_F(Files, DiffSaysInWhatTwoScenariosDiffer) {
    write("same.yaml", "# a comment\n" + contents(folder_ / "rules.yaml"));
    const Ran same = run({"diff", "rules.yaml", "same.yaml"});
    EXPECT_EQ(same.code, 0);
    EXPECT_EQ(same.out, "");
    write("other.yaml", rulesWith("tokens: 3", "tokens: 2"));
    const Ran other = run({"diff", "rules.yaml", "other.yaml"});
    EXPECT_EQ(other.code, 1);
    EXPECT_EQ(other.out, "setup/tokens was 3, is now 2\n");
    const Json all = Json::parse(run({"diff", "--json", "rules.yaml", "other.yaml"}).out);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0]["kind"], "figure");
    EXPECT_EQ(all[0]["path"], "setup/tokens");
    EXPECT_EQ(all[0]["before"], "3");
    EXPECT_EQ(all[0]["after"], "2");
    EXPECT_EQ(run({"diff", "rules.yaml"}).code, 2);
    const Ran none = run({"diff", "rules.yaml", "none.yaml"});
    EXPECT_EQ(none.code, 2);
    EXPECT_NE(none.err.find("none.yaml"), std::string::npos) << none.err;
}

TEST_F(Files, FmtPutsKeysInOrderWithTheirComments) {
    const std::string messy = "# ours\n\n# of the name\nnames: Mine # mine\nbased-on: rules.yaml\nid: mine\n"
                              "game: warriors-and-traders\nformat: marches-scenario 1\n";
    const std::string tidy = "# ours\n\nformat: marches-scenario 1\ngame: warriors-and-traders\nid: mine\n"
                             "based-on: rules.yaml\n# of the name\nnames: Mine # mine\n";
    write("mine.yaml", messy);
    const Ran check = run({"fmt", "--check", "mine.yaml"});
    EXPECT_EQ(check.code, 1);
    EXPECT_EQ(check.out, "mine.yaml\n");
    EXPECT_EQ(contents(folder_ / "mine.yaml"), messy);
    EXPECT_EQ(run({"fmt", "mine.yaml"}).code, 0);
    EXPECT_EQ(contents(folder_ / "mine.yaml"), tidy);
    const Ran again = run({"fmt", "--check", "mine.yaml"});
    EXPECT_EQ(again.code, 0);
    EXPECT_EQ(again.out, "");
    EXPECT_EQ(run({"fmt", "none.yaml"}).code, 1);
    EXPECT_EQ(run({"fmt"}).code, 2);
}

TEST_F(Files, MigrateChangesTheFormatAlone) {
    const std::string before =
        "# ours\nformat: marches-scenario 1 # old\ngame: warriors-and-traders\nid: mine\n"
        "based-on: rules.yaml\n";
    const std::string after =
        "# ours\nformat: marches-scenario 2 # old\ngame: warriors-and-traders\nid: mine\n"
        "based-on: rules.yaml\n";
    write("mine.yaml", before);
    const Ran beside = run({"migrate", "mine.yaml", "-o", "new.yaml"});
    EXPECT_EQ(beside.code, 0);
    EXPECT_EQ(beside.out, "new.yaml: marches-scenario 2\n");
    EXPECT_EQ(contents(folder_ / "mine.yaml"), before);
    EXPECT_EQ(contents(folder_ / "new.yaml"), after);
    EXPECT_EQ(run({"migrate", "mine.yaml"}).code, 0);
    EXPECT_EQ(contents(folder_ / "mine.yaml"), after);
    EXPECT_EQ(run({"migrate", "mine.yaml"}).out, "");
    EXPECT_EQ(run({"validate", "mine.yaml"}).code, 0);
    write("newer.yaml", "format: marches-scenario 3\n");
    const Ran newer = run({"migrate", "newer.yaml"});
    EXPECT_EQ(newer.code, 1);
    EXPECT_NE(newer.err.find("newer.yaml:1:9: error [format]"), std::string::npos) << newer.err;
}
