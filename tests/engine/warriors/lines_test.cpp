#include "engine/warriors/notation.h"
#include "engine/warriors/play.h"
#include "tests/engine/warriors/rules_game.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

// Lines that cannot be read, and commands of programs that name what this game has not: each is refused for
// what is wrong with it. What a player can write and may not do, the rule texts show.

namespace marches::warriors {
namespace {

constexpr SeatId stranger{7};
constexpr ProvinceId nowhere{999};

std::string_view refusedAs(const Game& game, std::string_view line) {
    const auto read = parse(game.setting(), game.state(), line);
    return read ? "" : nameOf(read.error().code);
}

struct WrongLine {
    std::string_view code;
    std::string_view line;
};

constexpr WrongLine wrongLines[] = {
    {"unreadable", ""},
    {"unreadable", "ardan"},
    {"unknownActor", "atlantis pass"},
    {"unknownVerb", "ardan dance"},
    {"unknownVerb", "table dance"},
    {"unknownVerb", "table time-up now"},
    {"wrongArguments", "ardan place-tokens"},
    {"wrongArguments", "ardan place-tokens trade"},
    {"wrongArguments", "ardan place-tokens sailing 1"},
    {"wrongArguments", "ardan place-tokens trade -1"},
    {"wrongArguments", "ardan place-tokens trade 01"},
    {"wrongArguments", "ardan place-tokens trade 10000"},
    {"wrongArguments", "ardan place-tokens trade 0"},
    {"wrongArguments", "ardan feed"},
    {"unknownUnit", "ardan feed X1"},
    {"unknownUnit", "ardan feed belmar:I1"},
    {"wrongArguments", "ardan done now"},
    {"wrongArguments", "ardan route-income 1"},
    {"wrongArguments", "ardan route-income 1 food gold"},
    {"wrongArguments", "ardan route-income 1 salt"},
    {"wrongArguments", "ardan route-income 256 food"},
    {"wrongArguments", "ardan bank food 7 gold"},
    {"wrongArguments", "ardan bank food 7 product gold 1"},
    {"wrongArguments", "ardan bank salt 7 gold 1"},
    {"wrongArguments", "ardan bank food 7 gold 0"},
    {"wrongArguments", "ardan open-route"},
    {"unknownActor", "ardan open-route atlantis"},
    {"wrongArguments", "ardan offer belmar food 1 take nothing"},
    {"wrongArguments", "ardan offer belmar gives food 1 take nothing"},
    {"wrongArguments", "ardan offer belmar give food 1 for nothing"},
    {"unknownActor", "ardan offer atlantis give food 1 take nothing"},
    {"wrongArguments", "ardan offer belmar give food 1 gold"},
    {"wrongArguments", "ardan offer belmar give food 1 take salt 1"},
    {"wrongArguments", "ardan buy-vp"},
    {"wrongArguments", "ardan buy-vp 0"},
    {"wrongArguments", "ardan upgrade"},
    {"wrongArguments", "ardan upgrade sailing"},
    {"wrongArguments", "ardan build infantry"},
    {"wrongArguments", "ardan build knight ardan-city"},
    {"unknownProvince", "ardan build infantry atlantis"},
    {"wrongArguments", "ardan fort"},
    {"unknownProvince", "ardan fort atlantis"},
    {"wrongArguments", "ardan promote I1"},
    {"wrongArguments", "ardan promote I1 archer archer"},
    {"unknownUnit", "ardan promote X1 archer"},
    {"wrongArguments", "ardan promote I1 knight"},
    {"wrongArguments", "ardan shift trade"},
    {"wrongArguments", "ardan shift trade production military"},
    {"wrongArguments", "ardan shift trade sailing"},
    {"wrongArguments", "ardan shift sailing trade"},
    {"wrongArguments", "ardan move I1"},
    {"unknownUnit", "ardan move X1 ardan-city"},
    {"unknownProvince", "ardan move I1 atlantis"},
    {"wrongArguments", "ardan assign B1"},
    {"unknownUnit", "ardan assign X1 1"},
    {"wrongArguments", "ardan assign B1 some"},
    {"wrongArguments", "ardan assign B1 1 B2 some"},
    {"wrongArguments", "ardan assign B1 0"},
    {"wrongArguments", "ardan retreat-country"},
    {"unknownCountry", "ardan retreat-country atlantis"},
    {"wrongArguments", "ardan handover ardan-city"},
    {"unknownProvince", "ardan handover atlantis belmar"},
    {"unknownActor", "ardan handover ardan-city atlantis"},
    {"wrongArguments", "ardan merchant"},
    {"wrongArguments", "ardan merchant perhaps"},
    {"wrongArguments", "ardan vote"},
    {"wrongArguments", "ardan vote perhaps"},
};

TEST(Lines, thatCannotBeRead) {
    const Game game = gameWith("");
    for (const WrongLine& wrong : wrongLines)
        EXPECT_EQ(refusedAs(game, wrong.line), wrong.code) << wrong.line;
}

TEST(Lines, refusalsRepeatTheWordOrGiveTheForm) {
    const Game game = gameWith("");
    const auto said = [&](const std::string& line) {
        const auto read = parse(game.setting(), game.state(), line);
        return read ? "" : textOnLine(game.setting(), game.state(), line, read.error());
    };
    const std::pair<std::string, std::string> endings[] = {
        {"ardan build knight ardan-city",
         "It is written: build KIND PROVINCE [KIND PROVINCE]; KIND: infantry, archer or cavalry"},
        {"ardan buy-vp 0", "It is written: buy-vp N; N: 1, 2, 3, ..."},
        {"ardan place-tokens production -1",
         "It is written: place-tokens PATH N ...; PATH: production, trade or military; N: 1, 2, 3, ..."},
        {"ardan done now", "It is written: done"},
        {"ardan dance", "Here: \"dance\""},
        {"table dance", "Here: \"dance\""},
        {"atlantis pass", "Here: \"atlantis\""},
        {"ardan open-route atlantis", "Here: \"atlantis\""},
        {"ardan offer atlantis give food 1 take nothing", "Here: \"atlantis\""},
        {"ardan build infantry ardan-city archer atlantis", "Here: \"atlantis\""},
        {"ardan fort atlantis", "Here: \"atlantis\""},
        {"ardan move I1 ardan-city atlantis", "Here: \"atlantis\""},
        {"ardan move X1 ardan-city", "Here: \"X1\""},
        {"ardan feed I1 X2", "Here: \"X2\""},
        {"ardan promote X1 archer", "Here: \"X1\""},
        {"ardan assign B1 1 X1 1", "Here: \"X1\""},
        {"ardan retreat-country atlantis", "Here: \"atlantis\""},
        {"ardan handover atlantis belmar", "Here: \"atlantis\""},
        {"ardan handover ardan-city atlantis", "Here: \"atlantis\""},
        {"ardan fort " + std::string(3000, 'x'), "Here: \"" + std::string(40, 'x') + "...\""},
        {"ardan", "See NOTATION.md."},
    };
    for (const auto& [line, ending] : endings)
        EXPECT_TRUE(said(line).ends_with(ending)) << said(line);
    std::string accents;
    for (int i = 0; i < 40; ++i)
        accents += "\xC3\xA9";
    EXPECT_TRUE(said("ardan fort x" + accents).ends_with("\xC3\xA9...\"")) << "cut within a character";
    EXPECT_EQ(textOnLine(game.setting(), game.state(), "ardan upgrade trade",
                         {RefusalCode::hasLeft, {Operand(ardan)}}),
              "ardan has left the game.");
}

TEST(Notation, everyVerbIsInItsPage) {
    std::ifstream stream(std::string(MARCHES_SOURCE_DIR) + "/engine/warriors/NOTATION.md");
    std::stringstream page;
    page << stream.rdbuf();
    for (std::size_t step = 0; step < std::variant_size_v<Step>; ++step)
        EXPECT_NE(page.str().find(std::string("| `").append(formOf(step)) + "` |"), std::string::npos)
            << formOf(step);
}

/// The last cell of each row of the table of verbs is a line that can be read.
TEST(Notation, everyExampleOfItsPageCanBeRead) {
    const std::string source = MARCHES_SOURCE_DIR;
    const std::string folder = source + "/resources/scenarios";
    const ScenarioResult loaded = loadCheckedScenario(folder + "/western-europe.yaml", {folder});
    ASSERT_TRUE(loaded.scenario);
    SetupChoice choice;
    choice.seats = {{"england", Colour::red}, {"france", Colour::blue}, {"scotland", Colour::green}};
    const auto setting = makeSetting(*loaded.scenario, choice);
    ASSERT_TRUE(setting) << formatted(setting.error().front());
    const State state = initial(**setting);

    std::ifstream page(source + "/engine/warriors/NOTATION.md");
    std::size_t step = 0;
    for (std::string line; std::getline(page, line) && step < std::variant_size_v<Step>;) {
        if (!line.starts_with(std::string("| `").append(formOf(step)) + "` |")) continue;
        const std::size_t start = line.rfind("| `") + 3;
        const std::string example = line.substr(start, line.rfind('`') - start);
        const auto steps = parse(**setting, state, example);
        ASSERT_TRUE(steps) << textOnLine(**setting, state, example, steps.error());
        EXPECT_EQ(steps->front().step.index(), step) << example;
        ++step;
    }
    EXPECT_EQ(step, std::variant_size_v<Step>) << "the rows stand in the order of the steps";
}

TEST(Lines, lotsOfTheBankAreLookedAtInTradeOnly) {
    const Game setup = gameWith("");
    EXPECT_EQ(refusedAs(setup, "ardan bank food 15 gold 2"), "wrongPhase");
    const Game trade = gameWith("start:\n"
                                "  phase: trade\n"
                                "  players:\n"
                                "    ardan: {resources: {food: 15}, units: {ardan-port: [F1]}}\n"
                                "    belmar: {units: {belmar-port: [F1]}}\n");
    EXPECT_EQ(refusedAs(trade, "ardan bank food 15 gold 2"), "unevenLots");
    EXPECT_EQ(refusedAs(trade, "ardan bank food 3 weapon 4 gold 1"), "mixedTypes");
}

/// A saved game may hold a line that is refused since: up to it the game is as it was, and can be gone on
/// with.
TEST(Lines, ofARecordArePlayedUpToTheFirstThatIsRefused) {
    const std::string start =
        "start:\n"
        "  phase: maneuvering\n"
        "  players:\n"
        "    ardan: {tokens: {military: 13}, units: {ardan-city: [F1], ardan-hills: [C1]}}\n"
        "    belmar: {units: {belmar-city: [F1, I4]}}\n"
        "  wars: [{between: [ardan, belmar], since: 1}]\n";
    Game game = gameWith(start);
    const std::vector<RecordLine> lines{{LineKind::command, 0, "ardan offer-peace belmar", 12},
                                        {LineKind::note, 0, "two battles at once", 13},
                                        {LineKind::command, 0, "ardan move C1 ab-march bc-march", 14},
                                        {LineKind::command, 0, "belmar done", 15}};
    const auto refused = game.replay(lines);
    ASSERT_TRUE(refused);
    EXPECT_EQ(
        formatted(*refused, game.setting(), "old.marches"),
        "old.marches:14: refused [notation]: what this line decides ends before this step; give the rest "
        "a line of its own");
    Game before = gameWith(start);
    ASSERT_TRUE(before.play("ardan offer-peace belmar"));
    EXPECT_EQ(game.state(), before.state());
    ASSERT_TRUE(game.play("ardan move C1 ab-march"));
    ASSERT_TRUE(game.play("ardan move C1 bc-march"));
    EXPECT_EQ(game.tree().node(game.current()).lines, 3U);
}

TEST(Commands, thatNameWhatIsNotInTheGame) {
    const Game game = gameWith("");
    const auto path = static_cast<Path>(3);
    const auto salt = static_cast<Resource>(4);
    const auto knight = static_cast<UnitKind>(5);
    const ProvinceId city = game.setting().board.map.findProvince("ardan-city").value();
    const std::pair<RefusalCode, Step> all[] = {
        {RefusalCode::wrongArguments, step::PlaceToken{path}},
        {RefusalCode::unknownUnit, step::Feed{24}},
        {RefusalCode::wrongArguments, step::RouteIncome{1, salt}},
        {RefusalCode::wrongArguments, step::Bank{salt, Resource::food, 7}},
        {RefusalCode::wrongArguments, step::Bank{Resource::food, salt, 7}},
        {RefusalCode::unknownActor, step::OpenRoute{stranger}},
        {RefusalCode::unknownActor, step::MakeOffer{stranger, {}, {}}},
        {RefusalCode::unknownActor, step::AcceptOffer{stranger}},
        {RefusalCode::unknownActor, step::DeclineOffer{stranger}},
        {RefusalCode::unknownActor, step::RetractOffer{stranger}},
        {RefusalCode::wrongArguments, step::Upgrade{path}},
        {RefusalCode::wrongArguments, step::Build{knight, city, {}, noProvince}},
        {RefusalCode::unknownProvince, step::Build{{}, nowhere, {}, noProvince}},
        {RefusalCode::wrongArguments, step::Build{{}, city, knight, city}},
        {RefusalCode::unknownProvince, step::Build{{}, city, {}, nowhere}},
        {RefusalCode::unknownProvince, step::BuildFort{nowhere}},
        {RefusalCode::wrongArguments, step::Promote{unitOf(ardan, 0), knight}},
        {RefusalCode::unknownUnit, step::Promote{unitOf(ardan, 24), UnitKind::archer}},
        {RefusalCode::unknownUnit, step::Promote{{ownerOf(idAt<SeatId>(5)), false, 0}, UnitKind::archer}},
        {RefusalCode::unknownUnit, step::Promote{{Owner::none, false, 0}, UnitKind::archer}},
        {RefusalCode::unknownActor, step::DeclareWar{stranger}},
        {RefusalCode::wrongArguments, step::Shift{path, Path::trade}},
        {RefusalCode::wrongArguments, step::Shift{Path::trade, path}},
        {RefusalCode::unknownUnit, step::Move{24, city}},
        {RefusalCode::unknownProvince, step::Move{0, nowhere}},
        {RefusalCode::unknownProvince, step::Battle{nowhere}},
        {RefusalCode::unknownUnit, step::Assign{unitOf(ardan, 24)}},
        {RefusalCode::unknownCountry, step::RetreatCountry{CountryId{99}}},
        {RefusalCode::unknownProvince, step::BarbariansTo{nowhere}},
        {RefusalCode::unknownProvince, step::Retreat{nowhere}},
        {RefusalCode::unknownProvince, step::Withdraw{nowhere}},
        {RefusalCode::unknownProvince, step::HandOver{nowhere, belmar}},
        {RefusalCode::unknownActor, step::HandOver{city, stranger}},
        {RefusalCode::wrongArguments, step::Vote{static_cast<step::Ballot>(4)}},
        {RefusalCode::unknownActor, step::OfferPeace{stranger}},
        {RefusalCode::unknownActor, step::AcceptPeace{stranger}},
        {RefusalCode::unknownActor, step::DeclinePeace{stranger}},
        {RefusalCode::unknownActor, step::RetractPeace{stranger}},
    };
    for (const auto& [code, step] : all) {
        const Verdict no = operandsKnown(game.setting(), step);
        ASSERT_TRUE(no) << step.index();
        EXPECT_EQ(nameOf(no->code), nameOf(code)) << step.index();
    }
}

TEST(Commands, byWhoHasNoSeatOrIsNotTheTable) {
    const Game game = gameWith("");
    const auto code = [&](SeatId actor, const Step& step) {
        const auto no = check(game.setting(), game.state(), {actor, step});
        return no ? nameOf(no->code) : "";
    };
    EXPECT_EQ(code(stranger, step::Pass{}), "unknownActor");
    EXPECT_EQ(code(tableActor, step::Leave{}), "unknownActor");
    EXPECT_EQ(code(ardan, step::TimeUp{}), "tableOnly");
    EXPECT_EQ(code(tableActor, step::TimeUp{}), "noTimeLimit");
}

TEST(Choices, aCountryIsChosenOnce) {
    const std::string folder = std::string(MARCHES_SOURCE_DIR) + "/tests/scenarios";
    const ScenarioResult loaded = loadCheckedScenario(folder + "/rules.yaml", {folder});
    ASSERT_TRUE(loaded.scenario);
    SetupChoice choice;
    choice.seats = {{"ardan", Colour::red}, {"ardan", Colour::blue}};
    const auto setting = makeSetting(*loaded.scenario, choice);
    ASSERT_FALSE(setting);
    EXPECT_EQ(setting.error().front().code, "setup.country");
}

// What is wrong with a scenario's figures or start position keeps a game from beginning.
TEST(Choices, aScenarioWithErrorsIsNotPlayed) {
    const std::string players =
        "  players:\n    ardan: {units: {$: [F1]}}\n    belmar: {units: {belmar-city: [F1]}}\n";
    const auto startIn = [&](const std::string& province) {
        std::string text = players;
        return "start:\n" + text.replace(text.find('$'), 1, province);
    };
    EXPECT_NO_THROW(gameWith(startIn("ardan-city")));
    EXPECT_THROW(gameWith(startIn("atlantis")), std::runtime_error);
    EXPECT_THROW(gameWith("victory: {leader: -1}\n"), std::runtime_error);
}

} // namespace
} // namespace marches::warriors
