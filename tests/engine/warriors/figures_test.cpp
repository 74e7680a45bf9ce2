#include "engine/warriors/names.h"
#include "engine/warriors/query.h"
#include "tests/engine/warriors/rules_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

// The rules with other figures than those of the bundled scenarios, up to the ends of what a scenario may
// give.

namespace marches::warriors {
namespace {

std::string setup(int tokens, int forts, int princesses) {
    return "setup: {resources: {food: 1}, tokens: " + std::to_string(tokens) +
           ", forts: " + std::to_string(forts) + ", princesses: " + std::to_string(princesses) + "}\n";
}

std::string refusal(const Game& game, const std::string& line) {
    const auto no = game.refusal(line);
    return no ? std::string(no->rule()) : "";
}

TEST(Figures, withoutTokensToPlaceNobodyIsAsked) {
    const Game game = gameWith(setup(0, 1, 4));
    EXPECT_EQ(game.state().phase, Phase::development);
    EXPECT_EQ(game.state().player(ardan).tokens, (std::array<std::uint8_t, 3>{}));
}

TEST(Figures, tokensArePlacedInOneLineAlsoWhenOnlyOnePathIsLeft) {
    Game game = gameWith(setup(40, 1, 4));
    const auto placed = game.play("ardan place-tokens production 17 trade 17 military 6");
    ASSERT_TRUE(placed) << placed.error().text(game.setting());
    EXPECT_EQ(game.state().player(ardan).tokens, (std::array<std::uint8_t, 3>{17, 17, 6}));
}

TEST(Figures, aCapitalWithoutUnitsIsFree) {
    const Game game = gameWith(setup(3, 0, 0));
    EXPECT_EQ(game.state().holder(province(game, "ardan-city")), Owner::none);
    EXPECT_EQ(victoryPoints(game.setting(), game.state(), ardan).total(), 0);
    EXPECT_TRUE(checkInvariants(game.setting(), game.state()).empty());
}

TEST(Figures, aRouteThatYieldsNothingDoesNotHideTheNext) {
    const Game game = gameWith("route-income: [[], [weapon]]\n"
                               "start:\n"
                               "  players:\n"
                               "    ardan: {tokens: {trade: 6}, units: {ardan-hills: [F1]}}\n"
                               "    belmar: {tokens: {trade: 1}, units: {belmar-city: [F1]}}\n");
    EXPECT_EQ(game.state().phase, Phase::development);
    EXPECT_EQ(game.state().player(ardan).resources[Resource::weapon], 1);
}

TEST(Figures, victoryPointsAreCountedBeyondTheirThresholds) {
    Game game = gameWith("prices: {promotion: 0, vp: 1, master-trader: 0}\n"
                         "start:\n"
                         "  phase: trade\n"
                         "  players:\n"
                         "    ardan: {resources: {gold: 1}, vp: {bought: 999}, units: {ardan-port: [F1]}}\n"
                         "    belmar: {units: {belmar-port: [F1]}}\n");
    State state = game.state();
    state.player(ardan).resources[Resource::gold] = 70'000;
    std::vector<Event> events;
    for (int bought = 0; bought < 70'000; ++bought)
        apply(game.setting(), state, {ardan, step::BuyVp{}}, events);
    EXPECT_EQ(victoryPoints(game.setting(), state, ardan).bought, 70'999);
}

TEST(Figures, aPathTakesNoMoreTokensThanItHasSpaces) {
    Game game = gameWith(setup(40, 1, 4));
    EXPECT_EQ(refusal(game, "ardan place-tokens production 18 trade 17 military 5"), "tech.spaces");
}

TEST(Figures, aUnificationWithoutActionsTakesNothing) {
    Game game =
        gameWith("victory: {unification: [0]}\n"
                 "start:\n"
                 "  phase: maneuvering\n"
                 "  players:\n"
                 "    belmar: {units: {belmar-city: [F1, I1], belmar-port: [F2], belmar-hills: [F3]}}\n"
                 "    ardan: {units: {ardan-city: [F1]}}\n");
    ASSERT_TRUE(game.play("belmar unify"));
    EXPECT_EQ(game.state().stage, Stage::move);
    EXPECT_TRUE(game.state().player(idAt<SeatId>(1)).unified);
}

TEST(Figures, aUnificationGivesMoreWithContestedProvinces) {
    const auto belmarWith = [](const std::string& march) {
        return gameWith("victory: {unification: [0, 0, 0, 2, 3]}\n"
                        "start:\n"
                        "  phase: maneuvering\n"
                        "  players:\n"
                        "    belmar: {units: {belmar-city: [F1, I1], belmar-port: [F2], belmar-hills: [F3]" +
                        march +
                        "}}\n"
                        "    ardan: {units: {ardan-city: [F1]}}\n");
    };
    const Game alone = belmarWith("");
    EXPECT_EQ(unificationAward(alone.setting(), alone.state(), belmar), 2);
    const Game all = belmarWith(", ab-march: [I2]");
    EXPECT_EQ(unificationAward(all.setting(), all.state(), belmar), 3);
    const AwardRange range = unificationRange(all.setting(), belmar);
    EXPECT_EQ(range.least, 2);
    EXPECT_EQ(range.most, 3);
}

/// unify.condition: the Capital, the Trade Center and all Common provinces; a Contested one is not asked for.
TEST(Figures, allThatAUnificationMissesIsNamed) {
    const auto missing = [](const std::string& held) {
        const Game game = gameWith("start:\n"
                                   "  phase: maneuvering\n"
                                   "  players:\n"
                                   "    belmar: {units: {belmar-city: [F1, I1]" +
                                   held +
                                   "}}\n"
                                   "    ardan: {units: {ardan-city: [F1]}}\n");
        std::vector<std::string> names;
        for (const ProvinceId each : unificationMissing(game.setting(), game.state(), idAt<SeatId>(1)))
            names.push_back(game.setting().board.map.provinces()[each].id);
        std::sort(names.begin(), names.end());
        return names;
    };
    using Names = std::vector<std::string>;
    EXPECT_EQ(missing(""), (Names{"belmar-hills", "belmar-port"}));
    EXPECT_EQ(missing(", belmar-port: [F2]"), Names{"belmar-hills"});
    EXPECT_EQ(missing(", belmar-port: [F2], belmar-hills: [F3]"), Names{});
}

TEST(Figures, damageOfTheDefenderAloneKeepsAWarAlive) {
    Game game =
        gameWith("units: {infantry: {power: 0, toughness: 1, feed: 1, cost: {weapon: 1}, kill-vp: 1}}\n"
                 "start:\n"
                 "  phase: maneuvering\n"
                 "  players:\n"
                 "    ardan: {units: {ardan-city: [F1, I2], ab-march: [I1]}}\n"
                 "    belmar: {units: {belmar-city: [F1, I1], belmar-hills: [A1]}}\n"
                 "  wars: [{between: [ardan, belmar], since: 1}]\n");
    ASSERT_TRUE(game.play("ardan move I1 belmar-hills"));
    ASSERT_TRUE(game.play("ardan done"));
    EXPECT_TRUE(game.state().wars[0].damageThisTurn);
}

// war.end: who has made an offer takes it back, who has got one declines it.
TEST(Events, ofADeclarationOfWarTellTheOffersThatItWithdraws) {
    const auto told = [](const std::vector<std::string>& offers) {
        Game game = gameWith("start:\n"
                             "  turn: 2\n"
                             "  phase: development\n"
                             "  players:\n"
                             "    ardan: {units: {ardan-city: [F1]}}\n"
                             "    belmar: {units: {belmar-city: [F1]}}\n"
                             "  wars: [{between: [ardan, belmar], since: 1}]\n");
        for (const std::string& offer : offers)
            EXPECT_TRUE(game.play(offer));
        const auto applied = game.play("ardan declare-war belmar");
        std::vector<std::string> sentences;
        for (const Event& event : applied->events)
            sentences.push_back(text(game.setting(), event));
        return sentences;
    };
    using Sentences = std::vector<std::string>;
    EXPECT_EQ(told({}), Sentences{"ardan declares war on belmar."});
    EXPECT_EQ(told({"ardan offer-peace belmar", "belmar offer-peace ardan"}),
              (Sentences{"ardan retracts the offer of peace to belmar.",
                         "ardan declines the peace of belmar.", "ardan declares war on belmar."}));
}

TEST(Figures, foodForAllArmies) {
    const std::string armies =
        "    ardan: {tokens: {military: $}, units: {ardan-city: [F1, P1, I1, I2, A1, C1]}}\n";
    const auto needed = [&](const std::string& military) {
        std::string player = armies;
        player.replace(player.find('$'), 1, military);
        const Game game = gameWith("start:\n  phase: maneuvering\n  players:\n" + player +
                                   "    belmar: {units: {belmar-city: [F1]}}\n");
        return foodNeeded(game.setting(), game.state(), ardan);
    };
    EXPECT_EQ(needed("0"), 1 + 1 + 2 + 3);
    EXPECT_EQ(needed("13"), 0); // Pillaging
}

// trade.route.open, trade.monopoly
TEST(Figures, whoMayExchangeWithWhom) {
    const SeatId corvia = idAt<SeatId>(2);
    const auto inTrade = [](const std::string& tokens, const std::string& fort) {
        return gameWith(
            "start:\n"
            "  phase: trade\n"
            "  players:\n"
            "    ardan: {tokens: {trade: 3}, routes: [belmar, corvia], units: {ardan-port: [F1]}}\n"
            "    belmar: {units: {belmar-port: [F1]}}\n"
            "    corvia: {tokens: {trade: " +
            tokens + "}, units: {" + fort + ": [F1]}}\n");
    };
    const auto usable = [](const Game& game, SeatId a, SeatId b) {
        EXPECT_EQ(routeUsable(game.setting(), game.state(), a, b),
                  routeUsable(game.setting(), game.state(), b, a));
        return routeUsable(game.setting(), game.state(), a, b);
    };

    const Game before = inTrade("16", "corvia-port");
    EXPECT_FALSE(anyMonopoly(before.setting(), before.state()));
    EXPECT_TRUE(usable(before, ardan, belmar));
    EXPECT_TRUE(usable(before, ardan, corvia));
    EXPECT_FALSE(usable(before, belmar, corvia)) << "no route between the two";

    const Game bound = inTrade("17", "corvia-port");
    EXPECT_TRUE(anyMonopoly(bound.setting(), bound.state()));
    EXPECT_FALSE(usable(bound, ardan, belmar)) << "neither has the Monopoly";
    EXPECT_TRUE(usable(bound, ardan, corvia));

    const Game inland = inTrade("17", "corvia-city");
    EXPECT_TRUE(anyMonopoly(inland.setting(), inland.state())) << "also without a Trade Center";
    EXPECT_FALSE(usable(inland, ardan, corvia)) << "Corvia has no Trade Center";
}

TEST(Figures, ranksOfThoseWhoTieAndOfWhoLeft) {
    Game game = gameWith("start:\n"
                         "  phase: maneuvering\n"
                         "  players:\n"
                         "    ardan: {vp: {kills: 1}, units: {ardan-city: [F1, I1]}}\n"
                         "    belmar: {vp: {kills: 1}, units: {belmar-city: [F1]}}\n"
                         "    corvia: {units: {corvia-city: [F1]}}\n"
                         "    dorn: {vp: {kills: 9}, units: {dorn-city: [F1]}}\n");
    ASSERT_TRUE(game.play("dorn leave"));
    ASSERT_TRUE(game.play("ardan vote stop"));
    ASSERT_TRUE(game.play("belmar vote stop"));
    const auto result = outcome(game.setting(), game.state());
    ASSERT_TRUE(result);
    EXPECT_EQ(result->ranks, (std::vector<std::uint8_t>{1, 1, 3, 4}));
}

constexpr std::string_view battleStart = "start:\n"
                                         "  phase: maneuvering\n"
                                         "  players:\n"
                                         "    ardan: {units: {ardan-hills: [F1, C1, C2, C3, C4]}}\n"
                                         "    belmar: {units: {belmar-city: [F1]}}\n"
                                         "    corvia: {units: {corvia-city: [F1]}}\n"
                                         "  barbarians: {ab-march: [army, army]}\n";

Game atBattle(const std::string& keys) {
    Game game = gameWith(keys + std::string(battleStart));
    for (const char* line : {"ardan move C1 ab-march", "ardan move C2 ab-march", "ardan move C3 ab-march",
                             "ardan move C4 ab-march"})
        EXPECT_TRUE(game.play(line)) << line;
    EXPECT_EQ(game.state().stage, Stage::assignAttacker);
    return game;
}

TEST(Figures, anAssignmentOfThousandsStandsOnOneLine) {
    const Game quiet = atBattle("");
    const int points = quiet.state().battle.attackerPoints;
    ASSERT_EQ(points, 12);
    std::vector<Command> steps(4356, Command{ardan, step::Assign{{Owner::barbarian, false, 1}}});
    EXPECT_EQ(print(quiet.setting(), steps), "ardan assign B1 4356");
    const auto read = parse(quiet.setting(), quiet.state(), "ardan assign B1 4356");
    ASSERT_FALSE(read); // too much for this battle, but a line that can be read
    EXPECT_EQ(read.error().rule(), "battle.simultaneous");
}

// battle.simultaneous, setup.tokens: an assignment is one decision, and one line of the record.
TEST(Lines, nothingComesBetweenTheStepsOfAnAssignment) {
    Game game = atBattle("");
    ASSERT_TRUE(game.play("ardan assign B1 5"));
    for (const char* line : {"ardan leave", "belmar leave"})
        EXPECT_EQ(refusal(game, line), "battle.simultaneous") << line;
    std::vector<Command> any;
    for (std::size_t seat = 0; seat < 3; ++seat)
        interruptions(game.setting(), game.state(), idAt<SeatId>(seat), any);
    interruptions(game.setting(), game.state(), tableActor, any);
    EXPECT_TRUE(any.empty());
    ASSERT_TRUE(game.play("ardan assign B2 7"));
    EXPECT_EQ(refusal(game, "belmar leave"), "");
}

TEST(Lines, norBetweenThoseOfAPlacing) {
    Game game = gameWith(setup(3, 1, 4));
    ASSERT_TRUE(game.play("ardan place-tokens trade 2"));
    EXPECT_EQ(refusal(game, "belmar leave"), "setup.tokens");
    ASSERT_TRUE(game.play("ardan place-tokens military 1"));
    EXPECT_EQ(refusal(game, "belmar leave"), "");
}

TEST(Lines, norBetweenThoseOfTheDefendersAssignment) {
    Game game = gameWith("start:\n"
                         "  phase: maneuvering\n"
                         "  players:\n"
                         "    ardan: {units: {ardan-city: [F1], ab-march: [I1, I2]}}\n"
                         "    belmar: {units: {belmar-city: [F1, I4], belmar-hills: [A1]}}\n"
                         "    corvia: {units: {corvia-city: [F1]}}\n"
                         "  wars: [{between: [ardan, belmar], since: 1}]\n");
    // The one Archer takes the damage of both Infantries unasked; its own 2 may go to either.
    for (const char* line : {"ardan move I1 belmar-hills", "ardan move I2 belmar-hills"})
        ASSERT_TRUE(game.play(line)) << line;
    ASSERT_EQ(game.state().stage, Stage::assignDefender);
    ASSERT_TRUE(game.play("belmar assign ardan:I1 1"));
    for (const char* line : {"ardan leave", "belmar leave", "belmar offer-peace ardan"})
        EXPECT_EQ(refusal(game, line), "battle.simultaneous") << line;
    ASSERT_TRUE(game.play("belmar assign ardan:I2 1"));
    EXPECT_EQ(refusal(game, "ardan leave"), "");
}

// barb.retreat: no limit is set to the Barbarians of a province, and each can be named.
TEST(Figures, hundredsOfBarbariansInAProvinceHaveTheirNumbers) {
    const Game game =
        gameWith("units: {infantry: {power: 10, toughness: 1, feed: 1, cost: {weapon: 1}, kill-vp: 1}}\n"
                 "start:\n"
                 "  phase: maneuvering\n"
                 "  players:\n"
                 "    ardan: {units: {ardan-city: [F1], ardan-hills: [F2, I1], ardan-vale: [F3]}}\n"
                 "    belmar: {units: {belmar-city: [F1], belmar-hills: [F2]}}\n"
                 "  barbarians:\n"
                 "    ab-march: [army, army, army, army, army, army, army, army, army, army]\n"
                 "    bc-march: [army]\n");
    const Setting& setting = game.setting();
    const ProvinceId march = province(game, "bc-march");
    State state = game.state();
    Barbarian more = barbariansIn(state, march).front();
    auto place = state.barbarians.begin() + (barbariansIn(state, march).data() - state.barbarians.data()) + 1;
    while (more.number < 250) {
        ++more.number;
        place = state.barbarians.insert(place, more) + 1;
    }
    for (const char* line :
         {"ardan move I1 ab-march", "ardan assign B1 1 B2 1 B3 1 B4 1 B5 1 B6 1 B7 1 B8 1 B9 1 B10 1"}) {
        const auto steps = parse(setting, state, line);
        ASSERT_TRUE(steps) << text(setting, steps.error());
        std::vector<Event> events;
        for (const Command& step : *steps) {
            ASSERT_FALSE(check(setting, state, step)) << line;
            apply(setting, state, step, events);
        }
    }
    const auto there = barbariansIn(state, march);
    ASSERT_EQ(there.size(), 260U); // the ten have nowhere else to go
    const UnitRef last{Owner::barbarian, false, there.back().number};
    EXPECT_EQ(unitName(setting, last), "B260");
    EXPECT_EQ(unitNamed(setting, ardan, "B260"), last);
    EXPECT_EQ(Operand(last).unit(), last);
    EXPECT_EQ(checkInvariants(setting, state), std::vector<std::string>{});
}

} // namespace
} // namespace marches::warriors
