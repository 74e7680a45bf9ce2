#include "tests/engine/cli/run_cli.h"

using namespace marches::cli_test;

namespace {

class Validate : public CliTest {};

} // namespace

TEST_F(Validate, IsSilentAboutWhatIsRight) {
    write("duel.marches", std::string(duelHeader) + std::string(duelLines));
    const Ran ran = run({"validate", "rules.yaml", "duel.marches"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "");
}

TEST_F(Validate, SaysWhatIsWrongWithAScenario) {
    std::string text = contents(folder_ / "rules.yaml");
    text.replace(text.find("links: [ardan-port, "), 20, "links: [ardan-fort, ");
    write("rules.yaml", text);
    const Ran ran = run({"validate", "rules.yaml"});
    EXPECT_EQ(ran.code, 1);
    // The province's own line is the 24th, its links the 4th below.
    EXPECT_NE(ran.out.find("rules.yaml:22:13: error [unknown-province]: "), std::string::npos) << ran.out;
}

TEST_F(Validate, OnlyErrorsCount) {
    write("rules.yaml", contents(folder_ / "rules.yaml") + "\nweather: fine\n");
    const Ran ran = run({"validate", "rules.yaml"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_NE(ran.out.find(": warning [unknown-key]: "), std::string::npos) << ran.out;
}

TEST_F(Validate, PlaysARecord) {
    write("duel.marches", std::string(duelHeader) + std::string(duelLines) + "ardan pass\n");
    const Ran ran = run({"validate", "duel.marches"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out, "duel.marches:13:1: error [turn.order]: It is the turn of belmar.\n");
}

TEST_F(Validate, KnowsAJournalByItsFirstLine) {
    write("journal", std::string(duelHeader) + "ardan place-tokens production 9\n");
    const Ran ran = run({"validate", "journal"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(ran.out.starts_with("journal:9:1: error [")) << ran.out;
}

TEST_F(Validate, SaysAllOfSeveralFiles) {
    write("a.marches", "chess\n");
    write("b.yaml", "format: marches-scenario 1\nformat: marches-scenario 1\n");
    const Ran ran = run({"validate", "a.marches", "b.yaml", "missing.yaml", "."});
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.out.find("a.marches:1:1: error [not-a-record]: "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("b.yaml:2:1: error [duplicate-key]: "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("missing.yaml:0:0: error [cannot-read]: "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find(".:0:0: error [cannot-read]: "), std::string::npos) << ran.out;
    EXPECT_EQ(run({"validate"}).code, 2);
}
