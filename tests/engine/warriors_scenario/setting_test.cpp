#include "engine/warriors/scenario_reader.h"
#include "tests/engine/warriors_scenario/bundled_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

namespace marches::warriors {
namespace {

using Names = std::vector<std::string>;
const Scenario& west() {
    static const Scenario scenario =
        loadCheckedScenario(bundledFolder / "western-europe.yaml", {bundledFolder}).scenario.value();
    return scenario;
}

SetupChoice choose(const Names& countries) {
    SetupChoice choice;
    for (std::size_t i = 0; i < countries.size(); ++i)
        choice.seats.push_back({countries[i], static_cast<Colour>(i % 6)});
    return choice;
}

std::string refusal(const Scenario& scenario, const SetupChoice& choice) {
    const auto made = makeSetting(scenario, choice);
    return made ? "" : made.error().at(0).code;
}

const Names six{"scotland", "ireland", "england", "burgundy", "france", "switzerland"};
const Names four{"scotland", "ireland", "england", "burgundy"};

// setup.players
TEST(Choices, twoToSixPlay) {
    for (std::size_t count = 1; count <= 7; ++count) {
        Names countries = six;
        countries.push_back("germany");
        countries.resize(count);
        EXPECT_EQ(refusal(west(), choose(countries)), count >= 2 && count <= 6 ? "" : "setup.players")
            << count;
    }
}

// setup.country
TEST(Choices, oneCountryAndOneColourEach) {
    EXPECT_EQ(refusal(west(), choose({"england", "england"})), "setup.country");
    EXPECT_EQ(refusal(west(), choose({"england", "narnia"})), "setup.country");
    SetupChoice choice = choose({"england", "france"});
    choice.seats[1].colour = choice.seats[0].colour;
    EXPECT_EQ(refusal(west(), choice), "parts.colours");
    choice = choose({"england", "france"});
    choice.variant = "2p-england-scotland";
    EXPECT_EQ(refusal(west(), choice), "setup.country"); // France does not play there
    choice.variant = "9p-nowhere";
    EXPECT_EQ(refusal(west(), choice), "setup.country");
    choice = choose({"scotland", "ireland"});
    choice.variant = "3p-british-isles";
    EXPECT_EQ(refusal(west(), choice), "setup.players"); // all three play
}

// setup.players: alliances
TEST(Choices, alliancesAreOfThreeShapes) {
    SetupChoice choice = choose(four);
    const auto with = [&](std::vector<Names> alliances) {
        choice.alliances = std::move(alliances);
        return refusal(west(), choice);
    };
    EXPECT_EQ(with({{"scotland", "england"}, {"ireland", "burgundy"}}), "");
    EXPECT_EQ(with({{"scotland", "england", "ireland"}, {"burgundy"}}), "setup.players");
    EXPECT_EQ(with({{"scotland", "england"}}), "setup.players");
    EXPECT_EQ(with({{"scotland", "england"}, {"ireland", "ireland"}}), "setup.players");
    EXPECT_EQ(with({{"scotland", "england"}, {"ireland", "france"}}), "setup.players");
    choice = choose(six);
    EXPECT_EQ(with({{"scotland", "england", "ireland"}, {"burgundy", "france", "switzerland"}}), "");
    EXPECT_EQ(with({{"scotland", "england"}, {"burgundy", "france"}, {"switzerland", "ireland"}}), "");
    EXPECT_EQ(with({{"scotland", "england", "ireland", "france"}, {"burgundy", "switzerland"}}),
              "setup.players");
    choice = choose({"scotland", "england"});
    EXPECT_EQ(with({{"scotland"}, {"england"}}), "setup.players");
}

// option.limits
TEST(Choices, limitsHaveTheirRanges) {
    SetupChoice choice = choose({"england", "france"});
    for (const auto& [turns, good] : {std::pair{0, false}, {1, true}, {30, true}, {31, false}}) {
        choice.options = {};
        choice.options.turnLimit = turns;
        EXPECT_EQ(refusal(west(), choice), good ? "" : "option.limits") << turns;
    }
    for (const auto& [points, good] : {std::pair{0, false}, {1, true}, {200, true}, {201, false}}) {
        choice.options = {};
        choice.options.vpLimit = points;
        EXPECT_EQ(refusal(west(), choice), good ? "" : "option.limits") << points;
    }
}

// victory.threshold
TEST(Threshold, dependsOnPlayersAndAlliances) {
    const int wanted[] = {0, 0, 42, 37, 33, 30, 27};
    for (std::size_t count = 2; count <= 6; ++count)
        EXPECT_EQ(
            (*makeSetting(west(), choose({six.begin(), six.begin() + static_cast<std::ptrdiff_t>(count)})))
                ->threshold(),
            wanted[count]);
    SetupChoice choice = choose(four);
    choice.alliances = {{"scotland", "england"}, {"ireland", "burgundy"}};
    EXPECT_EQ((*makeSetting(west(), choice))->threshold(), 65);
    choice = choose(six);
    choice.alliances = {{"scotland", "england", "ireland"}, {"burgundy", "france", "switzerland"}};
    EXPECT_EQ((*makeSetting(west(), choice))->threshold(), 75);
    choice.alliances = {{"scotland", "england"}, {"burgundy", "france"}, {"switzerland", "ireland"}};
    EXPECT_EQ((*makeSetting(west(), choice))->threshold(), 55);
    choice.options.vpLimit = 12;
    EXPECT_EQ((*makeSetting(west(), choice))->threshold(), 12);
}

TEST(Setting, numbersAlliancesByTheirFirstSeat) {
    SetupChoice choice = choose({"burgundy", "england", "ireland", "scotland"});
    choice.alliances = {{"burgundy", "scotland"}, {"england", "ireland"}};
    const auto made = *makeSetting(west(), choice);
    ASSERT_TRUE(made->allied);
    std::vector<int> alliances;
    for (const Seat& seat : made->seats)
        alliances.push_back(seat.alliance);
    EXPECT_EQ(alliances, (std::vector{0, 1, 0, 1})); // Scotland, England, Burgundy, Ireland
    const auto free = *makeSetting(west(), choose(four));
    EXPECT_EQ(free->seats[3].alliance, 3);
    EXPECT_FALSE(free->allied);
    EXPECT_EQ(free->seats[0].colour, Colour::red);
}

// The rules page's tables as the West's file gives them: each [R] and [R*] figure.
TEST(Tables, areThoseOfTheRulesPage) {
    const std::shared_ptr<const Setting> made = *makeSetting(west(), choose(four));
    const Tables& tables = made->tables;
    EXPECT_EQ(tables.power, (std::array<std::uint8_t, 5>{1, 2, 3, 0, 5}));
    EXPECT_EQ(tables.toughness, (std::array<std::uint8_t, 5>{1, 2, 3, 1, 5}));
    EXPECT_EQ(tables.feed, (std::array<std::uint8_t, 3>{1, 2, 3}));
    EXPECT_EQ(tables.cost[0].amount, (std::array{0, 0, 1, 0}));
    EXPECT_EQ(tables.cost[1].amount, (std::array{0, 0, 2, 1}));
    EXPECT_EQ(tables.cost[2].amount, (std::array{0, 0, 3, 2}));
    EXPECT_EQ(tables.cost[4].amount, (std::array{2, 12, 0, 1}));
    EXPECT_EQ(tables.startResources.amount, (std::array{1, 0, 1, 1}));
    EXPECT_EQ(tables.playMat.product[2], 2);
    EXPECT_EQ(tables.playMat.food[2], 1);
    EXPECT_GT(tables.playMat.food[3], tables.playMat.food[2]);
    EXPECT_EQ(tables.playMat.weapon[0], 0);
    EXPECT_EQ(tables.playMat.bankRate[0], 7);
    EXPECT_EQ(tables.playMat.routes, (std::array<std::uint8_t, 7>{0, 1, 1, 2, 2, 3, 3}));
    EXPECT_EQ(tables.playMat.abilities[static_cast<std::size_t>(Ability::doubleStrike)],
              (AbilityLevel{Path::military, 6}));
    EXPECT_EQ(tables.playMat.abilities[static_cast<std::size_t>(Ability::university)],
              (AbilityLevel{Path::production, 7}));
    EXPECT_EQ(tables.playMat.abilities[static_cast<std::size_t>(Ability::merchant)],
              (AbilityLevel{Path::trade, 4}));
    EXPECT_EQ(tables.barbarians, (std::vector<BarbarianStrength>{{1, 1}, {4, 2}, {8, 3}}));
    EXPECT_EQ(tables.unification, (std::vector<std::uint8_t>{0, 0, 0, 2, 3, 5, 7, 9}));
    EXPECT_EQ(tables.killVp, (std::array<std::uint8_t, 5>{1, 2, 3, 1, 3}));
    EXPECT_EQ(tables.provinceVp, (std::array<std::uint8_t, 4>{1, 1, 2, 3}));
    EXPECT_EQ(tables.turnLimit, 10);
    EXPECT_EQ(tables.cap, 20);
    EXPECT_EQ(tables.promotionProducts, 7);
    EXPECT_TRUE(tables.routeIncome.empty()); // only in the restricted variants
}

// The example of the notation page.
const std::string puzzle = R"(format: marches-scenario 1
game: warriors-and-traders
id: red-sea-puzzle
based-on: western-europe
start:
  turn: 5
  phase: maneuvering
  to-move: france
  start-seat: england
  players:
    england:
      resources: {food: 3, weapon: 2, gold: 1}
      tokens: {production: 1, military: 7}
      routes: [france]
      vp: {kills: 2, bought: 0}
      unified: true
      units: {london: [F1, P1, P2], wales: [I1, {C1: {damage: 3, ap: 0, retreated: true}}]}
    france:
      units: {anjou: [F1], bourbon: [I1, A1]}
  barbarians: {yorkshire: [army, {army: {damage: 2, retreated: true}}], highlands: [fort]}
  free: [wessex]
  wars: [{between: [england, france], since: 4, damage-this-turn: false}]
)";

Scenario loaded(const std::string& text) {
    ScenarioResult result = loadScenarioText(text, "puzzle.yaml", {}, {bundledFolder});
    for (const Finding& finding : result.findings)
        ADD_FAILURE() << formatted(finding);
    for (const Finding& finding : checkScenario(result.scenario.value()))
        ADD_FAILURE() << formatted(finding);
    return std::move(*result.scenario);
}

// The reader of any game's file lets such maps pass; no setting is made of them.
TEST(Choices, aMapThatTheRulesDoNotKnowIsRefused) {
    const auto refused = [](const std::string& keys) {
        const ScenarioResult result = loadScenarioText(
            "format: marches-scenario 1\ngame: warriors-and-traders\nid: odd\nbased-on: western-europe\n" +
                keys,
            "odd.yaml", {}, {bundledFolder});
        const std::string code = refusal(result.scenario.value(), choose({"england", "france"}));
        const Findings found = checkScenario(*result.scenario);
        EXPECT_EQ(found.at(0).code, code);
        return code;
    };
    EXPECT_EQ(refused("provinces: {wales: {country: ~}}\n"), "no-country");
    EXPECT_EQ(refused("provinces: {wales: {kind: sea}}\n"), "sea-province");
    EXPECT_EQ(refused("seats: [england, france, red]\n"), "unknown-country");
}

TEST(StartPosition, isReadWhole) {
    const Scenario scenario = loaded(puzzle);
    const SeatPlan plan = seatPlan(scenario, scenario.whole);
    EXPECT_TRUE(plan.hasStart);
    EXPECT_EQ(plan.countries, (Names{"england", "france"}));
    const auto made = makeSetting(scenario, {});
    ASSERT_TRUE(made);
    const Setting& setting = **made;
    ASSERT_TRUE(setting.start);
    const Start& start = *setting.start;
    const auto england = *setting.findSeat("england");
    const auto france = *setting.findSeat("france");
    const auto province = [&](std::string_view id) { return *setting.board.map.findProvince(id); };
    EXPECT_EQ(start.turn, 5);
    EXPECT_EQ(start.phase, StartPhase::maneuvering);
    EXPECT_EQ(start.toMove, france);
    EXPECT_EQ(start.startSeat, england);
    const StartPlayer& player = start.players[index(england)];
    EXPECT_EQ(player.resources.amount, (std::array{3, 0, 2, 1}));
    EXPECT_EQ(player.tokens, (std::array<std::uint8_t, 3>{1, 0, 7}));
    EXPECT_EQ(player.routes, std::vector{france});
    EXPECT_EQ(player.killsVp, 2);
    EXPECT_TRUE(player.unified);
    ASSERT_EQ(player.units.size(), 5U);
    const StartUnit& cavalry = player.units[4];
    EXPECT_EQ(cavalry.kind, UnitKind::cavalry);
    EXPECT_EQ(cavalry.province, province("wales"));
    EXPECT_EQ(cavalry.damage, 3);
    EXPECT_TRUE(cavalry.retreated);
    EXPECT_EQ(cavalry.ap, 0);
    EXPECT_FALSE(player.units[3].ap); // not said: all of the level
    EXPECT_EQ(start.barbarianProvinces, (std::vector{province("yorkshire"), province("highlands")}));
    ASSERT_EQ(start.barbarians.size(), 3U);
    EXPECT_TRUE(start.barbarians[1].retreated);
    EXPECT_TRUE(start.barbarians[2].fort);
    EXPECT_EQ(start.free, std::vector{province("wessex")});
    ASSERT_EQ(start.wars.size(), 1U);
    EXPECT_EQ(start.wars[0].since, 4);
}

TEST(StartPosition, saysWhoPlays) {
    const Scenario scenario = loaded(puzzle);
    EXPECT_EQ(refusal(scenario, choose({"england", "france"})), "");
    EXPECT_EQ(refusal(scenario, choose({"england", "scotland"})), "setup.country");
    EXPECT_EQ(refusal(scenario, choose({"england", "france", "scotland"})), "setup.players");
    SetupChoice choice;
    choice.options.turnLimit = 4;
    EXPECT_EQ(refusal(scenario, choice), "option.limits"); // it is turn 5 already
    choice = {};
    choice.variant = "2p-england-scotland"; // inherited, but France does not play there
    EXPECT_NE(refusal(scenario, choice), "");
}

TEST(StartPosition, combinesWithAnInheritedVariant) {
    const Scenario scenario = loaded(R"(format: marches-scenario 1
game: warriors-and-traders
id: border
based-on: western-europe
start:
  players:
    england: {units: {london: [F1]}}
    scotland: {units: {aberdeen: [F1], orkney: [P1]}}
)");
    SetupChoice choice;
    choice.variant = "2p-england-scotland";
    const auto made = makeSetting(scenario, choice);
    ASSERT_TRUE(made);
    EXPECT_EQ((*made)->variant, "2p-england-scotland");
    EXPECT_EQ((*made)->start->players[0].units.size(), 2U); // Scotland, number 1
    EXPECT_FALSE((*made)->board.provinces[*(*made)->board.map.findProvince("calais")].inPlay);
}

TEST(StartPosition, anAlliedOneNamesAlliancesHoldersAndWars) {
    const Scenario scenario = loaded(R"(format: marches-scenario 1
game: warriors-and-traders
id: leagues
based-on: western-europe
start:
  turn: 3
  alliances: [[england, france], [scotland, germany]]
  holders: {calais: france}
  players:
    scotland: {units: {aberdeen: [F1]}}
    england: {units: {london: [F1], calais: [I1]}}
    france: {units: {ile-de-france: [F1], calais: [I1]}}
    germany: {units: {brandenburg: [F1]}}
  wars: [{between: [france, germany], since: 2, damage-this-turn: true}]
)");
    const auto made = makeSetting(scenario, {});
    ASSERT_TRUE(made);
    const Setting& setting = **made;
    EXPECT_TRUE(setting.allied);
    EXPECT_EQ(setting.threshold(), 65);
    EXPECT_EQ(setting.seats[0].alliance, setting.seats[3].alliance); // Scotland and Germany
    ASSERT_EQ(setting.start->holders.size(), 1U);
    EXPECT_EQ(setting.start->holders[0].second, *setting.findSeat("france"));
    EXPECT_EQ(setting.start->wars.size(), 4U); // completed to the whole alliances
    EXPECT_TRUE(std::all_of(setting.start->wars.begin(), setting.start->wars.end(),
                            [](const Start::War& war) { return war.since == 2 && war.damageThisTurn; }));
    SetupChoice choice;
    choice.alliances = {{"england", "scotland"}, {"france", "germany"}};
    EXPECT_EQ(refusal(scenario, choice), "setup.players");
}

// All Barbarians could come to stand in one province, and have numbers there.
TEST(Choices, aStartHasFiftyThousandBarbariansAtMost) {
    const std::filesystem::path file =
        std::filesystem::path(MARCHES_SOURCE_DIR) / "tests/scenarios/rules.yaml";
    std::ifstream stream(file);
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    const auto heaps = [&](int provinces, int last) {
        std::string land;
        std::string start = "\nstart:\n  phase: trade\n  players:\n    ardan: {units: {ardan-city: [F1]}}\n"
                            "    belmar: {units: {belmar-city: [F1]}}\n  barbarians:\n";
        for (int i = 1; i <= provinces; ++i) {
            const std::string name = "heap-" + std::to_string(i);
            land +=
                "  " + name + ": {names: Heap, country: ardan, symbols: {food: 1}, links: [ardan-hills]}\n";
            start += "    " + name + ": [army";
            for (int army = 1; army < (i < provinces ? 99 : last); ++army)
                start += ",army";
            start += "]\n";
        }
        std::string whole = text + start;
        return whole.insert(whole.find("  ardan-city:\n    names"), land);
    };
    const auto findings = [](const std::string& heaped) {
        return checkScenario(loadScenarioText(heaped, "heaps.yaml", {}, {bundledFolder}).scenario.value());
    };
    EXPECT_TRUE(findings(heaps(506, 5)).empty());
    const Findings tooMany = findings(heaps(506, 6));
    ASSERT_EQ(tooMany.size(), 1U);
    EXPECT_EQ(tooMany[0].code, "start-limit");
}

// The first example of the page for designers.
TEST(ScenarioPage, itsSmallestExampleIsReadWithoutAWord) {
    std::ifstream stream(bundledFolder / "README.md");
    std::string line;
    std::string example;
    while (std::getline(stream, line) && line != "```yaml") {
    }
    while (std::getline(stream, line) && line != "```")
        example += line + "\n";
    const Scenario scenario = loaded(example);
    EXPECT_EQ((*makeSetting(scenario, choose({"england", "france"})))->turnLimit(), 15);
}

TEST(SeatPlans, sayWhoCanBeSeated) {
    const SeatPlan whole = seatPlan(west(), west().whole);
    EXPECT_EQ(whole.countries, (Names{"denmark", "switzerland", "scotland", "england", "burgundy", "ireland",
                                      "france", "germany"}));
    EXPECT_EQ(whole.minPlayers, 2);
    EXPECT_EQ(whole.maxPlayers, 6);
    const SeatPlan isles = seatPlan(west(), *west().find("3p-british-isles"));
    EXPECT_EQ(isles.countries, (Names{"scotland", "england", "ireland"}));
    EXPECT_EQ(isles.minPlayers, 3);
    EXPECT_EQ(isles.maxPlayers, 3);
}

} // namespace
} // namespace marches::warriors
