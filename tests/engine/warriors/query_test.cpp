#include "engine/warriors/query.h"
#include "tests/engine/warriors/rules_game.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

// Figures and reasons that screens ask for: the same as the rules take and act by.

namespace marches::warriors {
namespace {

/// In the Development of the first turn, both with enough of everything.
Game developing(const std::string& keys) {
    return gameWith("start:\n  phase: development\n  players:\n    ardan: {" + keys +
                    ", resources: {food: 30, product: 30, weapon: 30, gold: 30}}\n"
                    "    belmar: {units: {belmar-city: [I1]}}\n");
}

void expectTaken(Game& game, const std::string& line, const Resources& cost) {
    const Resources before = game.state().player(ardan).resources;
    const auto played = game.play(line);
    ASSERT_TRUE(played) << played.error().text(game.setting());
    Resources after = game.state().player(ardan).resources;
    after += cost;
    EXPECT_EQ(after, before) << line;
}

TEST(Query, aPromotionTakesItsCostForEachStepOfIt) {
    for (const UnitKind to : {UnitKind::archer, UnitKind::cavalry}) {
        Game game = developing("tokens: {production: 17}, units: {ardan-city: [I1]}");
        const Tables& tables = game.setting().tables;
        const Resources cost = costOf(tables, step::Promote{unitOf(ardan, 0), to});
        EXPECT_EQ(cost, promotionCost(tables, UnitKind::infantry, to));
        expectTaken(game, to == UnitKind::archer ? "ardan promote I1 archer" : "ardan promote I1 cavalry",
                    cost);
    }
}

TEST(Query, aWarIsOnUntilItsLastTurnAtMost) {
    const std::string players = "  players:\n    ardan: {units: {ardan-city: [I1]}}\n"
                                "    belmar: {units: {belmar-city: [I1]}}\n"
                                "  wars: [{between: [ardan, belmar], since: 2}]\n";
    const int last =
        lastTurnOfWar(gameWith("start:\n" + players.substr(0, players.find("  wars"))).setting().tables, 2);
    EXPECT_NO_THROW(gameWith("start:\n  turn: " + std::to_string(last) + "\n" + players));
    EXPECT_ANY_THROW(gameWith("start:\n  turn: " + std::to_string(last + 1) + "\n" + players));
}

TEST(Query, aMarchTakesAnActionPointAStepAndOneForTheBattle) {
    const Game game = developing("units: {ardan-city: [I1]}");
    const std::array own{province(game, "ardan-city")};
    const std::array barbarians{province(game, "ardan-port")};
    const std::array enemy{province(game, "ab-march"), province(game, "belmar-city")};
    EXPECT_EQ(actionPointsFor(game.state(), ardan, {}), 0);
    EXPECT_EQ(actionPointsFor(game.state(), ardan, own), 1);
    EXPECT_EQ(actionPointsFor(game.state(), ardan, barbarians), 2);
    EXPECT_EQ(actionPointsFor(game.state(), ardan, enemy), 2);
    State state = game.state();
    state.wars[pairIndex(ardan, belmar)].since = state.turn;
    EXPECT_EQ(actionPointsFor(state, ardan, enemy), 3);
}

TEST(Query, whyTradeAsksNobodyIsToldByTradeCentersAndMonopolies) {
    const Game game = developing("units: {ardan-city: [I1]}");
    EXPECT_EQ(whyNoTrade(game.setting(), game.state()), NoTrade::noCenter);
    EXPECT_EQ(tradeBar(game.setting(), game.state(), ardan), TradeBar::noCenter);

    const Game one = developing("units: {ardan-port: [I1]}");
    EXPECT_EQ(whyNoTrade(one.setting(), one.state()), NoTrade::oneCenter);
    EXPECT_EQ(tradeBar(one.setting(), one.state(), ardan),
              routesAllowed(one.setting(), one.state(), ardan) == 0 ? TradeBar::noneToOpen
                                                                    : TradeBar::noRoute);
    EXPECT_EQ(tradeBar(one.setting(), one.state(), belmar), TradeBar::noCenter);
}

} // namespace
} // namespace marches::warriors
