#include "tests/engine/cli/run_cli.h"

#include <nlohmann/json.hpp>

#include <string>

using namespace marches::cli_test;
namespace fs = std::filesystem;

namespace {

class Replay : public CliTest {
protected:
    std::string duel(std::string_view more = {}) const {
        return std::string(duelHeader) + std::string(duelLines) + std::string(more);
    }
    nlohmann::json stateOf(const std::vector<std::string>& words) const {
        const Ran ran = run(words);
        EXPECT_EQ(ran.code, 0) << ran.err;
        return nlohmann::json::parse(ran.out);
    }
};

/// A line's text with the 16 digits of the hash left out.
std::string withoutHash(std::string text) {
    const std::size_t hash = text.find("hash ");
    return hash == std::string::npos ? text : text.erase(hash + 5, 16);
}

} // namespace

TEST_F(Replay, SaysWhereItLeads) {
    write("duel.marches", duel());
    const Ran ran = run({"replay", "duel.marches"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(withoutHash(ran.out), "4 lines, turn 1, development, hash \n");
    EXPECT_EQ(ran.err, "");
}

TEST_F(Replay, PrintsTheState) {
    write("duel.marches", duel());
    const auto state = stateOf({"replay", "duel.marches", "--state"});
    EXPECT_EQ(state["hash"].get<std::string>().size(), 16U);
    EXPECT_EQ(state["waits"], nlohmann::json({"belmar"})); // last of the first round begins the second
    // 1 at the start, 1 gathered; nobody has eaten.
    EXPECT_EQ(state["players"]["ardan"]["resources"],
              nlohmann::json({{"food", 2}, {"product", 2}, {"weapon", 0}, {"gold", 1}}));
    EXPECT_EQ(state["players"]["belmar"]["units"]["A1"]["province"], "belmar-city");
}

TEST_F(Replay, StopsAfterSoManyLines) {
    write("duel.marches", duel());
    EXPECT_EQ(withoutHash(run({"replay", "duel.marches", "--until", "0"}).out),
              "0 lines, turn 1, setup, hash \n");
    const auto state = stateOf({"replay", "--state", "--until", "3", "duel.marches"});
    EXPECT_EQ(state["waits"], nlohmann::json({"belmar"}));
    EXPECT_EQ(state["step"], "first");
    const Ran beyond = run({"replay", "duel.marches", "--until", "5"});
    EXPECT_EQ(beyond.code, 1);
    EXPECT_EQ(beyond.err, "duel.marches: the game has 4 command lines, 5 asked for\n");
}

TEST_F(Replay, CountsTheLinesThatStand) {
    write("duel.marches", duel("undo 2\n"
                               "note \"Ardan thinks again\"\n"
                               "ardan pass\n"));
    EXPECT_EQ(withoutHash(run({"replay", "duel.marches"}).out), "3 lines, turn 1, development, hash \n");
    const auto state = stateOf({"replay", "duel.marches", "--until", "3", "--state"});
    EXPECT_EQ(state["players"]["ardan"]["resources"]["weapon"], 1); // nothing was built
}

TEST_F(Replay, NamesTheLineThatIsRefused) {
    write("duel.marches", duel("# a comment\n"
                               "ardan pass\n"));
    const Ran ran = run({"replay", "duel.marches", "--state"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "duel.marches:14: refused [turn.order]: It is the turn of belmar.\n");
    // What stands before it can still be looked at.
    EXPECT_EQ(run({"replay", "duel.marches", "--until", "4"}).code, 0);
}

TEST_F(Replay, RefusesWhatCannotBeRead) {
    write("words.marches", duel("belmar juggle\n"));
    EXPECT_EQ(run({"replay", "words.marches"}).err, "words.marches:13: refused [notation]: This command is "
                                                    "not known. See NOTATION.md. Here: \"juggle\"\n");
    write("string.marches", duel("note \"open\n"));
    const Ran ran = run({"replay", "string.marches"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(ran.err.starts_with("string.marches:13: refused [notation]: ")) << ran.err;
    write("assign.marches", duel("undo 5\n"));
    EXPECT_EQ(
        run({"replay", "assign.marches"}).err,
        "assign.marches:13: refused [notation]: 5 lines cannot be taken back: 4 stand before this one\n");
}

TEST_F(Replay, LoadsARecordThatIsCutOff) {
    write("duel.marches", duel("belmar pa"));
    const Ran ran = run({"replay", "duel.marches"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(withoutHash(ran.out), "4 lines, turn 1, development, hash \n");
    EXPECT_EQ(ran.err, "duel.marches:13:1: warning [cut-off]: the record is cut off in this line; it is read "
                       "up to the line before\n");
}

TEST_F(Replay, IsTheGameOfItsScenarioAndRules) {
    const auto with = [&](std::string_view from, std::string_view to) {
        std::string text = duel();
        text.replace(text.find(from), from.size(), to);
        write("duel.marches", text);
        return run({"replay", "duel.marches"});
    };
    const Ran digest = with("rules.yaml", "rules.yaml sha256:" + std::string(64, '0'));
    EXPECT_EQ(digest.code, 1);
    EXPECT_TRUE(digest.err.starts_with("duel.marches:4:1: error [digest]: ")) << digest.err;
    const Ran rules = with("rules 1", "rules 2");
    EXPECT_EQ(rules.code, 1);
    EXPECT_TRUE(rules.err.starts_with("duel.marches:3:1: error [rules]: ")) << rules.err;
    const Ran variant = with("variant duel", "variant trio");
    EXPECT_EQ(variant.code, 1);
    EXPECT_NE(variant.err.find("[setup.players]: Players: 3 needed, 2 chosen."), std::string::npos)
        << variant.err;
}

TEST_F(Replay, FindsTheScenario) {
    write("duel.marches", duel());
    fs::create_directory(folder_ / "elsewhere");
    fs::rename(folder_ / "rules.yaml", folder_ / "elsewhere" / "rules.yaml");
    const Ran missing = run({"replay", "duel.marches"});
    EXPECT_EQ(missing.code, 1);
    EXPECT_EQ(missing.err, "duel.marches:4:1: error [cannot-read]: The scenario \"rules.yaml\" can't be "
                           "read; put its file beside "
                           "the record, or name it: marches-cli replay RECORD --scenario FILE.\n");
    EXPECT_EQ(run({"replay", "duel.marches", "--scenario", "elsewhere/rules.yaml"}).code, 0);

    // By its id it is looked for among the bundled ones, then beside the record.
    std::string byId = duel();
    byId.replace(byId.find("rules.yaml"), 10, "rules");
    write("by-id.marches", byId);
    EXPECT_EQ(run({"replay", "by-id.marches"}).code, 1);
    EXPECT_EQ(run({"replay", "by-id.marches", "--data", "elsewhere"}).code, 0);
    fs::copy_file(folder_ / "elsewhere" / "rules.yaml", folder_ / "rules.yaml");
    EXPECT_EQ(run({"replay", "by-id.marches"}).code, 0);
}

TEST_F(Replay, KnowsGoodUsage) {
    EXPECT_EQ(run({"replay"}).code, 2);
    EXPECT_EQ(run({"replay", "a", "b"}).code, 2);
    EXPECT_EQ(run({"replay", ""}).code, 2);
    EXPECT_EQ(run({"replay", "a", "--scenario", ""}).code, 2);
    EXPECT_EQ(run({"replay", "a", "--until", "soon"}).code, 2);
    EXPECT_EQ(run({"replay", "a", "--until", "-1"}).code, 2);
    EXPECT_EQ(run({}).code, 2);
    const Ran unknown = run({"reply", "a"});
    EXPECT_EQ(unknown.code, 2);
    EXPECT_TRUE(
        unknown.err.starts_with("There is no subcommand \"reply\"; these are: validate, replay, protocol, "
                                "simulate, report, bench, fmt, migrate, diff, pack, unpack.\n"))
        << unknown.err;
    EXPECT_EQ(run({"--data", "."}).code, 2);
    EXPECT_EQ(run({"--help"}).code, 0);
    EXPECT_EQ(run({"replay", "--help"}).code, 0);
    EXPECT_EQ(run({"replay", "missing.marches"}).code, 1);
}
