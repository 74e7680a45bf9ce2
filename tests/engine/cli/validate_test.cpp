#include "tests/engine/bad_files.h"
#include "tests/engine/cli/run_cli.h"

#include <algorithm>

using namespace marches::cli_test;

namespace {

class Validate : public CliTest {};

} // namespace

TEST_F(Validate, IsSilentAboutWhatIsRight) {
    write("duel.marches", std::string(duelHeader) + std::string(duelLines));
    const Ran ran = run({"validate", "duel.marches"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "");
}

TEST_F(Validate, WarnsOfWhatTheEditorsChecksFind) {
    const Ran ran = run({"validate", "rules.yaml"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_NE(ran.out.find(": warning [seat-poor]: "), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find(": error "), std::string::npos) << ran.out;
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

TEST_F(Validate, SaysAllThatIsWrongWithAHeader) {
    std::string text(duelHeader);
    text.replace(text.find("seat belmar"), 11, "seat spain");
    text.insert(text.find("seat ardan"), "option time-limit sixty\nfoo bar\n");
    write("duel.marches", text + std::string(duelLines));
    EXPECT_EQ(
        run({"validate", "duel.marches"}).out,
        "duel.marches:6:1: error [option]: option time-limit: a number is needed, not \"sixty\"\n"
        "duel.marches:7:1: error [unknown-header]: a record's header has no line \"foo\"; commands stand "
        "after \"begin\"\n"
        "duel.marches:9:1: error [setup.country]: `spain` can't be played here; these can: ardan, belmar.\n");
    // The scenario's line, too; what needs the scenario can't be said then.
    std::string astray = text;
    astray.replace(astray.find("rules.yaml"), 10, "lost.yaml");
    write("duel.marches", astray + std::string(duelLines));
    const std::string lost = run({"validate", "duel.marches"}).out;
    EXPECT_TRUE(lost.starts_with("duel.marches:4:1: error [cannot-read]: The scenario \"lost.yaml\""))
        << lost;
    EXPECT_NE(lost.find(":6:1: error [option]"), std::string::npos) << lost;
    EXPECT_NE(lost.find(":7:1: error [unknown-header]"), std::string::npos) << lost;
    // A seat that can't be read is not missed besides.
    text.replace(text.find("seat spain blue"), 15, "seat spain Blue");
    write("duel.marches", text + std::string(duelLines));
    const std::string out = run({"validate", "duel.marches"}).out;
    EXPECT_NE(out.find(":6:1: error [option]"), std::string::npos) << out;
    EXPECT_NE(out.find(":9:12: error [bad-colour]"), std::string::npos) << out;
    EXPECT_EQ(out.find("Players:"), std::string::npos) << out;
}

TEST_F(Validate, SaysWhatIsWrongWithAHeaderHoweverMuchIsWrongBehindIt) {
    std::string text(duelHeader);
    text.insert(text.find("seat ardan"), "option time-limit sixty\n");
    for (int line = 0; line < 1000; ++line)
        text += "undo\n";
    write("duel.marches", text);
    const std::string out = run({"validate", "duel.marches"}).out;
    EXPECT_TRUE(out.starts_with("duel.marches:6:1: error [option]: ")) << out;
    EXPECT_NE(out.find("duel.marches:10:1: error [bad-line]: "), std::string::npos) << out;
}

/// The rest of its header is looked at, too, and is right.
TEST_F(Validate, SaysTheOneFaultOfEachBadRecord) {
    const std::filesystem::path source = MARCHES_SOURCE_DIR;
    const auto files = marches::badfiles::filesIn(source / "tests/records/bad", ".marches");
    EXPECT_GT(files.size(), 40U);
    for (const std::filesystem::path& file : files) {
        if (file.stem() == "bad-option+too-many") continue; // none of its hundred is known to the game
        const auto expected = marches::badfiles::expectationOf(file);
        const std::string out =
            run({"--data", (source / "tests/scenarios").string(), "validate", file.string()}).out;
        EXPECT_EQ(std::ranges::count(out, '\n'), 1) << out;
        EXPECT_TRUE(out.starts_with(file.string() + ":" + std::to_string(expected.place.line) + ":" +
                                    std::to_string(expected.place.column) + ": "))
            << out << "expected at " << expected.place.line << ":" << expected.place.column;
        // A record in a folder has one to look in.
        const std::string code = expected.code == "reference" ? "cannot-read" : expected.code;
        EXPECT_NE(out.find(" [" + code + "]: "), std::string::npos) << out;
    }
}

TEST_F(Validate, FindsTheRecordOfTheNotationsPageRight) {
    const std::filesystem::path source = rulesScenario.parent_path().parent_path().parent_path();
    const std::string page = contents(source / "engine/warriors/NOTATION.md");
    const std::size_t start = page.find("\nmarches-record 1") + 1;
    write("page.marches", page.substr(start, page.find("```", start) - start));
    EXPECT_EQ(run({"validate", "page.marches"}).out, "");
    EXPECT_NE(run({"replay", "page.marches"}).out.find("2 lines, turn 1, "), std::string::npos);
}

TEST_F(Validate, SaysWhatAnUnreadLineNeeds) {
    write("duel.marches", std::string(duelHeader) + "ardan buy-vp 0\n");
    EXPECT_EQ(
        run({"validate", "duel.marches"}).out,
        "duel.marches:9:1: error [notation]: This command needs other arguments. See NOTATION.md. It is "
        "written: buy-vp N; N: 1, 2, 3, ...\n");
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
    EXPECT_EQ(run({"validate", ""}).code, 2);
    EXPECT_EQ(run({"validate", "rules.yaml", ""}).code, 2);
}
