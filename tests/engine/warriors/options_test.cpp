#include "engine/warriors/options.h"
#include "tests/engine/warriors/rules_game.h"

#include <gtest/gtest.h>

#include <set>

// Who looks through the options may stop at any of them, whatever the game waits for: nothing more is shown,
// and it is said whether that was all.

namespace marches::warriors {
namespace {

/// A game that has come to a stage with something to choose.
struct Position {
    Stage stage;
    std::string_view keys;
    std::vector<std::string_view> lines;
};

constexpr std::string_view atWarWithCommanders = R"(start:
  phase: maneuvering
  players:
    ardan: {tokens: {military: 6}, units: {ardan-city: [F1, I1], ab-march: [A1]}}
    belmar: {tokens: {military: 6}, units: {belmar-city: [F1, I4], belmar-hills: [A1]}}
  free: [bc-march]
  wars: [{between: [ardan, belmar], since: 1}]
)";

constexpr std::string_view atWarWithOneMore = R"(start:
  phase: maneuvering
  players:
    ardan: {units: {ardan-city: [F1], ab-march: [I1, C1]}}
    belmar: {units: {belmar-city: [F1, I4], belmar-hills: [I1, A1]}}
  free: [bc-march]
  wars: [{between: [ardan, belmar], since: 1}]
)";

const std::vector<Position> positions{
    {Stage::placeTokens, "", {}},
    {Stage::feed,
     R"(start:
  players:
    ardan: {resources: {food: 2}, units: {ardan-city: [F1, I1, A1]}}
    belmar: {units: {belmar-city: [F1]}}
)",
     {}},
    {Stage::routeIncome,
     R"(route-income: [[product, weapon]]
start:
  players:
    ardan: {tokens: {trade: 1}, units: {ardan-city: [F1]}}
    belmar: {units: {belmar-city: [F1]}}
)",
     {}},
    // Belmar has an offer and has made one; Dorn has no Trade Center.
    {Stage::trade,
     R"(start:
  phase: trade
  players:
    ardan: {resources: {food: 9}, routes: [belmar], units: {ardan-port: [F1]}}
    belmar: {resources: {food: 7, gold: 10}, tokens: {trade: 3}, units: {belmar-port: [F1]}}
    corvia: {units: {corvia-port: [F1]}}
    dorn: {units: {dorn-city: [F1]}}
)",
     {"ardan offer belmar give food 1 take gold 1", "belmar offer ardan give food 1 take nothing"}},
    // Masonry, Reinforce and Warlord, and enough of everything.
    {Stage::action,
     R"(start:
  phase: development
  players:
    ardan:
      resources: {food: 9, product: 14, weapon: 9, gold: 9}
      tokens: {production: 9, military: 17}
      units: {ardan-city: [F1, I1, A1], ardan-vale: [I2]}
    belmar: {units: {belmar-city: [F1]}}
    corvia: {units: {corvia-city: [F1]}}
)",
     {}},
    {Stage::shift,
     R"(start:
  phase: development
  players:
    ardan: {tokens: {production: 1, trade: 1, military: 1}, units: {ardan-city: [F1]}}
    belmar: {units: {belmar-city: [F1]}}
)",
     {"ardan pass", "belmar pass", "belmar pass", "ardan pass"}},
    {Stage::move,
     R"(start:
  phase: maneuvering
  players:
    ardan: {units: {ardan-city: [F1, I1], ardan-port: [F2], ardan-vale: [F3, I2], ardan-hills: [F4]}}
    belmar: {units: {belmar-city: [F1]}}
)",
     {}},
    // An ally with whom provinces can be handed over.
    {Stage::move,
     R"(start:
  phase: maneuvering
  players:
    ardan: {units: {ardan-city: [F1, I1], ardan-hills: [F2]}}
    belmar: {units: {belmar-city: [F1]}}
    corvia: {units: {corvia-city: [F1], ardan-city: [P1], ardan-hills: [I1]}}
    dorn: {units: {dorn-city: [F1]}}
  holders: {ardan-city: ardan, ardan-hills: ardan}
  alliances: [[ardan, corvia], [belmar, dorn]]
)",
     {}},
    {Stage::chooseBattle,
     R"(start:
  phase: maneuvering
  players:
    ardan: {units: {ardan-city: [F1], ardan-hills: [C1], ardan-vale: [F2, C2]}}
    belmar: {units: {belmar-city: [F1, I4]}}
  barbarians: {ab-march: [army, army], dorn-heath: [army, army]}
)",
     {"ardan move C1 ab-march", "ardan move C2 dorn-heath"}},
    {Stage::assignAttacker, atWarWithOneMore, {"ardan move I1 belmar-hills", "ardan move C1 belmar-hills"}},
    {Stage::assignDefender,
     atWarWithOneMore,
     {"ardan move I1 belmar-hills", "ardan move C1 belmar-hills", "ardan assign belmar:I1 4"}},
    {Stage::withdraw,
     atWarWithOneMore,
     {"ardan move I1 belmar-hills", "ardan move C1 belmar-hills", "ardan assign belmar:I1 4",
      "belmar assign ardan:I1 3"}},
    {Stage::attackerRetreat, atWarWithCommanders, {"ardan move A1 belmar-hills", "ardan done"}},
    {Stage::defenderRetreat,
     atWarWithCommanders,
     {"ardan move A1 belmar-hills", "ardan done", "ardan retreat ab-march"}},
    {Stage::retreatCountry,
     R"(start:
  phase: maneuvering
  players:
    ardan: {units: {ardan-city: [F1], dorn-heath: [F2, I1]}}
    belmar: {units: {belmar-city: [F1, I4]}}
)",
     {"ardan move I1 cd-march"}},
    {Stage::barbariansTo,
     R"(start:
  phase: maneuvering
  players:
    ardan: {units: {ardan-vale: [F1, I1]}}
    belmar: {units: {belmar-city: [F1, I4]}}
  free: [dorn-hills, dorn-vale]
)",
     {"ardan move I1 dorn-heath"}},
    {Stage::movePrincess,
     R"(start:
  phase: maneuvering
  players:
    ardan: {units: {ardan-city: [F1, P1, P2], ardan-port: [F2], ardan-vale: [F3], ardan-hills: [F4]}}
    belmar: {units: {belmar-city: [F1, I4]}}
)",
     {"ardan done"}},
    {Stage::unifyAction,
     R"(start:
  phase: maneuvering
  players:
    ardan: {units: {ardan-city: [F1], ardan-port: [F2], ardan-vale: [F3], ardan-hills: [F4]}}
    belmar: {units: {belmar-city: [F1, I4]}}
)",
     {"ardan unify"}},
    {Stage::merchant,
     R"(start:
  phase: maneuvering
  players:
    ardan: {resources: {gold: 5}, tokens: {trade: 6}, units: {ardan-city: [F1]}}
    belmar: {units: {belmar-city: [F1, I1]}}
)",
     {"belmar done"}},
    {Stage::vote,
     R"(start:
  phase: development
  players:
    ardan: {units: {ardan-city: [F1]}}
    belmar: {units: {belmar-city: [F1]}}
    corvia: {units: {corvia-city: [F1]}}
)",
     {"ardan leave", "belmar vote go-on"}},
    {Stage::over,
     R"(start:
  phase: development
  players:
    ardan: {units: {ardan-city: [F1]}}
    belmar: {units: {belmar-city: [F1]}}
)",
     {"ardan leave"}},
};

Game gameAt(const Position& position) {
    Game game = gameWith(std::string(position.keys));
    for (const std::string_view line : position.lines) {
        const auto taken = game.play(line);
        EXPECT_TRUE(taken) << line << ": " << taken.error().text(game.setting());
    }
    EXPECT_EQ(decision(game.setting(), game.state()).kind, position.stage) << position.keys;
    return game;
}

struct Shown {
    std::vector<Command> options;
    bool all = false;
};

/// What is shown to one who has seen enough after so many.
Shown shown(const Game& game, SeatId seat, std::size_t enough) {
    Shown shown;
    shown.all = eachOption(View{game.setting(), game.state()}, seat, [&](SeatId actor, const auto& step) {
        shown.options.emplace_back(actor, step);
        return shown.options.size() < enough;
    });
    return shown;
}

TEST(Options, canBeLookedThroughUpToAnyOfThem) {
    std::set<Stage> stages;
    for (const Position& position : positions) {
        const Game game = gameAt(position);
        stages.insert(position.stage);
        std::size_t choices = 0;
        for (std::size_t s = 0; s < game.setting().players(); ++s) {
            const auto seat = idAt<SeatId>(s);
            std::vector<Command> all;
            options(game.setting(), game.state(), seat, all);
            choices = std::max(choices, all.size());
            const Shown whole = shown(game, seat, all.size() + 1);
            EXPECT_TRUE(whole.all) << position.keys;
            EXPECT_EQ(whole.options, all) << position.keys;
            for (std::size_t enough = 1; enough <= all.size(); ++enough) {
                const Shown some = shown(game, seat, enough);
                EXPECT_FALSE(some.all) << position.keys;
                EXPECT_EQ(some.options.size(), enough) << position.keys;
            }
        }
        EXPECT_EQ(choices >= 2, position.stage != Stage::over) << position.keys;
    }
    EXPECT_EQ(stages.size(), static_cast<std::size_t>(Stage::over) + 1) << "a position for each stage";
}

} // namespace
} // namespace marches::warriors
