#include "tests/engine/cli/run_cli.h"

#include <algorithm>
#include <sstream>

using namespace marches::cli_test;
namespace fs = std::filesystem;

namespace {

class Protocol : public CliTest {};

/// A session as written down: `$ ` the words of the command line, `> ` what is said, the rest what is
/// answered.
struct Session {
    std::vector<std::string> words;
    std::string said;
    std::string answers;
};

Session readSession(const fs::path& file) {
    Session session;
    std::istringstream text(contents(file));
    for (std::string line; std::getline(text, line);) {
        if (line.starts_with("#")) continue;
        if (line.starts_with("$ ")) {
            std::istringstream words(line.substr(2));
            for (std::string word; words >> word;)
                session.words.push_back(word);
        } else if (line.starts_with("> ")) {
            session.said += line.substr(2) + "\n";
        } else {
            session.answers += line + "\n";
        }
    }
    return session;
}

const fs::path sessions = fs::path(MARCHES_SOURCE_DIR) / "tests" / "engine" / "cli" / "sessions";

} // namespace

TEST_F(Protocol, AnswersAsWrittenDown) {
    int read = 0;
    for (const auto& entry : fs::directory_iterator(sessions)) {
        if (entry.path().extension() != ".session") {
            fs::copy_file(entry.path(), folder_ / entry.path().filename());
            continue;
        }
    }
    for (const auto& entry : fs::directory_iterator(sessions)) {
        if (entry.path().extension() != ".session") continue;
        SCOPED_TRACE(entry.path().filename());
        const Session session = readSession(entry.path());
        const Ran ran = run(session.words, session.said);
        EXPECT_EQ(ran.out, session.answers);
        EXPECT_EQ(ran.err, "");
        EXPECT_EQ(ran.code, 0);
        ++read;
    }
    EXPECT_GE(read, 3);
}

TEST_F(Protocol, SavesWhatCanBeReplayed) {
    fs::create_directory(folder_ / "saved");
    const Ran ran =
        run({"protocol", "rules.yaml", "--variant", "duel", "--seed", "7", "--option", "turn-limit=6"},
            std::string(duelLines) + "save saved/a game.marches\nundo\nsave saved/undone.marches\n");
    EXPECT_EQ(ran.out, "ok\n.\nok\n.\nok\n.\nok\n.\nok\n.\nok\n.\nok\n.\n");
    const std::string saved = contents(folder_ / "saved" / "a game.marches");
    EXPECT_NE(saved.find("option turn-limit 6\nseed 7\nseat ardan red human \"\"\n"), std::string::npos)
        << saved;
    EXPECT_TRUE(saved.ends_with("begin\n" + std::string(duelLines))) << saved;
    // The scenario went with it.
    EXPECT_EQ(contents(folder_ / "saved" / "rules.yaml"), contents(folder_ / "rules.yaml"));
    EXPECT_TRUE(run({"replay", "saved/a game.marches"}).out.starts_with("4 lines, "));
    EXPECT_TRUE(run({"replay", "saved/undone.marches"}).out.starts_with("3 lines, "));
}

TEST_F(Protocol, OverwritesNoOtherScenario) {
    fs::create_directory(folder_ / "saved");
    write("saved/rules.yaml", "mine\n");
    const Ran ran = run({"protocol", "rules.yaml", "--variant", "duel"},
                        "save saved/game.marches\nsave no/where\nsave\n");
    EXPECT_EQ(ran.out,
              "refused [file-exists] Another `rules.yaml` is there; the scenario's has to be beside the "
              "game. Save into another folder.\n.\n" +
                  ran.out.substr(ran.out.find(".\nrefused [cannot-write]") + 2));
    EXPECT_TRUE(ran.out.ends_with("refused [notation] This is written: save FILE\n.\n")) << ran.out;
    EXPECT_EQ(contents(folder_ / "saved" / "rules.yaml"), "mine\n");
}

TEST_F(Protocol, ReplacesNoFileOfItsScenario) {
    fs::create_directory(folder_ / "saved");
    for (const std::string name : {"small.yaml", "small.svg"})
        fs::copy_file(rulesScenario.parent_path() / "bad" / name, folder_ / name);
    write("mine.yaml", "format: marches-scenario 1\ngame: warriors-and-traders\nid: mine\n"
                       "based-on: small.yaml\npicture: {file: small.svg, size: [50, 20]}\n");
    const std::string mine = contents(folder_ / "mine.yaml");
    const std::string small = contents(folder_ / "small.yaml");
    const std::string picture = contents(folder_ / "small.svg");
    const Ran ran = run({"protocol", "mine.yaml"},
                        "save mine.yaml\nsave ./small.svg\nsave small.yaml\nsave saved/MINE.yaml\n");
    std::string answers;
    for (const std::string name : {"mine.yaml", "small.svg", "small.yaml", "mine.yaml"})
        answers += "refused [scenario-file] The scenario of this game has a file called `" + name +
                   "`; choose another name.\n.\n";
    EXPECT_EQ(ran.out, answers) << ran.err;
    EXPECT_EQ(contents(folder_ / "mine.yaml"), mine);
    EXPECT_EQ(contents(folder_ / "small.yaml"), small);
    EXPECT_EQ(contents(folder_ / "small.svg"), picture);
    EXPECT_TRUE(fs::is_empty(folder_ / "saved"));
}

TEST_F(Protocol, ReplacesNoBundledScenario) {
    const Ran ran = run({"--data", ".", "protocol", "rules", "--variant", "duel"},
                        "save rules.yaml\nsave rules.marches\n");
    EXPECT_TRUE(ran.out.starts_with("refused [scenario-file] ")) << ran.out;
    EXPECT_TRUE(ran.out.ends_with("\n.\nok\n.\n")) << ran.out;
    EXPECT_EQ(contents(folder_ / "rules.yaml"), contents(rulesScenario));
}

TEST_F(Protocol, StateIsOneLineOfJson) {
    const Ran ran =
        run({"protocol", "rules.yaml", "--variant", "duel"}, "state\nstate ardan\nstate nobody\n");
    const std::size_t first = ran.out.find("\n.\n");
    ASSERT_NE(first, std::string::npos);
    const std::string state = ran.out.substr(0, first);
    EXPECT_TRUE(state.starts_with("{\"game\":\"warriors-and-traders\",\"hash\":\"")) << state;
    EXPECT_EQ(ran.out,
              state + "\n.\n" + state + "\n.\nrefused [notation] No seat of this game has that name.\n.\n");
}

TEST_F(Protocol, SeatsComputersThatAct) {
    const Ran ran =
        run({"protocol", "rules.yaml", "--seat", "ardan=human", "corvia=bot:random", "--seat", "dorn=human"},
            "decision\nardan place-tokens trade 3\ndecision\nundo\ndecision\n");
    EXPECT_EQ(ran.out, "place-tokens ardan\n.\nok\n.\nplace-tokens dorn\n.\nok\n.\nplace-tokens ardan\n.\n");
    // Computers alone play the game to its end.
    const Ran whole =
        run({"protocol", "rules.yaml", "--variant", "duel", "--seat", "ardan=bot:random", "belmar=random"},
            "decision\noptions\nundo\n");
    EXPECT_EQ(whole.out, "over\n.\n.\nrefused [notation] There is nothing to take back.\n.\n");
}

TEST_F(Protocol, KnowsGoodUsage) {
    const auto fails = [&](const std::vector<std::string>& more) {
        std::vector<std::string> words{"protocol"};
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = run(words);
        EXPECT_EQ(ran.out, "");
        EXPECT_FALSE(ran.err.empty());
        return ran.code;
    };
    EXPECT_EQ(fails({}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--seat", "ardan"}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--seat", "ardan=human"}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--seat", "ardan=human", "ardan=human"}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--seat", "ardan=human", "belmar=bot:nobody"}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--seat", "ardan=human", "belmar=bot:exec:no-such-program"}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--seat", ""}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--seat", "ardan=human", "belmar=human", ""}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--option", ""}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--variant", ""}), 2);
    EXPECT_EQ(fails({""}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--data", ""}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--variant", "none"}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--option", "turn-limit"}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--option", "turn-limit=40"}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--option", "turn-limit=5", "turn-limit=6"}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--option", "weather=fine"}), 2);
    EXPECT_EQ(fails({"rules.yaml", "--seed", "-1"}), 2);
    EXPECT_EQ(fails({"nowhere"}), 1);
    EXPECT_EQ(fails({"nowhere.yaml"}), 1);
}
