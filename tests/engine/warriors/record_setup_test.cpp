#include "engine/warriors/record_setup.h"

#include <gtest/gtest.h>

using namespace marches;
using namespace marches::warriors;

namespace {

const ScenarioSources sources{std::filesystem::path{MARCHES_SOURCE_DIR} / "resources" / "scenarios"};

RecordHeader westernGame() {
    RecordHeader header;
    header.game = gameId;
    header.rules = 1;
    header.scenario.name = "western-europe";
    header.seats = {{"france", "blue", "human", "Jeanne"}, {"england", "red", "random", ""}};
    return header;
}

std::string codeOf(const Expected<RecordGame, Findings>& opened) {
    return opened || opened.error().empty() ? "" : opened.error().front().code;
}

} // namespace

TEST(RecordSetup, opensABundledScenario) {
    const auto game = openGame(westernGame(), {}, sources);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->setting->players(), 2U);
    EXPECT_EQ(game->header.scenario.digest, "sha256:" + game->scenario->digest);
    // Seats stand in the order of country numbers: England 3, France 5.
    ASSERT_EQ(game->header.seats.size(), 2U);
    EXPECT_EQ(game->header.seats[0].seat, "england");
    EXPECT_EQ(game->header.seats[0].kind, "random");
    EXPECT_EQ(game->header.seats[1].name, "Jeanne");
    EXPECT_EQ(game->setting->seats[1].colour, Colour::blue);
}

TEST(RecordSetup, headerAndChoiceAreTheSame) {
    SetupChoice choice;
    choice.seats = {{"england", Colour::red},
                    {"france", Colour::blue},
                    {"germany", Colour::black},
                    {"burgundy", Colour::green}};
    choice.alliances = {{"england", "france"}, {"burgundy", "germany"}};
    choice.options = {true, 7, 50, 90};
    const auto opened = openGame(westernGame(), {}, sources);
    ASSERT_TRUE(opened);
    const RecordHeader header = headerOf(*opened->scenario, choice, 9);
    const auto back = choiceOf(header);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->options, choice.options);
    EXPECT_EQ(back->alliances, choice.alliances);
    ASSERT_EQ(back->seats.size(), 4U);
    EXPECT_EQ(back->seats[2].country, "germany");
    EXPECT_EQ(back->seats[2].colour, Colour::black);
    const auto game = openGame(header, {}, sources);
    ASSERT_TRUE(game);
    EXPECT_TRUE(game->setting->allied);
    EXPECT_EQ(game->setting->turnLimit(), 7);
    // What is written can be read again.
    const RecordReading reading = readRecord(writeRecord({header, {}}), "test");
    ASSERT_TRUE(reading.record);
    EXPECT_EQ(reading.record->header, header);
}

TEST(RecordSetup, refusesWhatIsNotThisGame) {
    RecordHeader header = westernGame();
    header.rules = 2;
    EXPECT_EQ(codeOf(openGame(header, {}, sources)), "rules");
    header = westernGame();
    header.game = "chess";
    EXPECT_EQ(codeOf(openGame(header, {}, sources)), "game");
    header = westernGame();
    header.scenario.digest = "sha256:" + std::string(64, '0');
    EXPECT_EQ(codeOf(openGame(header, {}, sources)), "digest");
    header = westernGame();
    header.scenario.name = "../western-europe";
    EXPECT_EQ(codeOf(openGame(header, {}, sources)), "reference");
    header = westernGame();
    header.scenario.name = "western-europe.yaml";
    EXPECT_EQ(codeOf(openGame(header, {}, sources)), "reference");
    EXPECT_TRUE(openGame(header, sources.bundled, {}));
    header = westernGame();
    header.options = {{"turn-limit", "soon"}};
    EXPECT_EQ(codeOf(openGame(header, {}, sources)), "option");
    header.options = {{"weather", "on"}};
    EXPECT_EQ(codeOf(openGame(header, {}, sources)), "option");
    header = westernGame();
    header.seats[0].colour = "pink";
    EXPECT_EQ(codeOf(openGame(header, {}, sources)), "parts.colours");
    header.seats[0].colour = "red";
    EXPECT_EQ(codeOf(openGame(header, {}, sources)), "parts.colours");
}

// What is wrong with a header's line is found at that line.
TEST(RecordSetup, namesTheLineOfTheHeader) {
    struct Wrong {
        std::string lines;
        std::string code;
        int line;
    };
    const std::string seats = "seat england red human\nseat france blue human\n";
    const std::vector<Wrong> all{
        {"option turn-limit soon\n" + seats, "option", 5},
        {"option turn-limit 31\n" + seats, "option.limits", 5},
        {"option alliances \"england france\"\n" + seats, "setup.players", 5},
        {"variant 2p-nowhere\n" + seats, "setup.country", 5},
        {seats + "seat germany red human\n", "parts.colours", 7},
        {seats + "seat poland green human\n", "setup.country", 7},
        {seats + "seat germany pink human\n", "parts.colours", 7},
        {"seat england red human\n", "setup.players", 5},
    };
    for (const Wrong& wrong : all) {
        const RecordReading reading = readRecord("marches-record 1\ngame warriors-and-traders\nrules 1\n"
                                                 "scenario western-europe\n" +
                                                     wrong.lines + "begin\n",
                                                 "some.marches");
        ASSERT_TRUE(reading.record) << wrong.lines;
        const auto game = openGame(reading.record->header, {}, sources);
        ASSERT_FALSE(game) << wrong.lines;
        const Finding& finding = game.error().front();
        EXPECT_EQ(finding.code, wrong.code) << wrong.lines;
        EXPECT_EQ(finding.place.file, "some.marches") << wrong.lines;
        EXPECT_EQ(finding.place.line, wrong.line) << wrong.lines;
    }
    const RecordReading older =
        readRecord("marches-record 1\ngame warriors-and-traders\nscenario western-europe\nrules 7\nbegin\n",
                   "some.marches");
    ASSERT_TRUE(older.record);
    EXPECT_EQ(openGame(older.record->header, {}, sources).error().front().place.line, 4);
}
