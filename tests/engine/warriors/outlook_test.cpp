#include "engine/warriors/outlook.h"
#include "engine/warriors/query.h"
#include "tests/engine/effort.h"
#include "tests/engine/warriors/rules_game.h"

#include <gtest/gtest.h>

#include <functional>
#include <random>

// What a battle comes to for the best assignments of both sides: the worked examples of sections 11 and 12,
// places to go and want of them, and, on many small battles, the same as trying out every assignment by the
// rules.

namespace marches::warriors {
namespace {

/// Both seats' keys, and what else the start holds.
Game start(const std::string& ardanHas, const std::string& belmarHas, const std::string& rest = "",
           int turn = 1) {
    return gameWith("start:\n  turn: " + std::to_string(turn) +
                    "\n  phase: maneuvering\n  players:\n    ardan: {" + ardanHas + "}\n    belmar: {" +
                    belmarHas + "}\n" + rest);
}

const std::string war = "  wars: [{between: [ardan, belmar], since: 1}]\n";

/// The armies named enter the province from where they stand.
BattleOutlook attack(const Game& game, const std::vector<Token>& armies, std::string_view where) {
    const auto outlook = battleOutlook(game.setting(), game.state(), ardan, armies, province(game, where));
    if (!outlook) throw std::runtime_error("no battle there");
    return *outlook;
}

constexpr Token I1 = 0, I2 = 1, I3 = 2, A1 = 4, A2 = 5, C1 = 8, C2 = 9, P1 = 12, F1 = 16;

const UnitOutlook& of(const BattleOutlook& outlook, UnitRef unit) {
    for (const auto* side : {&outlook.attackers, &outlook.defenders})
        for (const UnitOutlook& found : *side)
            if (found.unit == unit) return found;
    throw std::runtime_error("not in the battle");
}
UnitEnd endOf(const BattleOutlook& outlook, SeatId seat, Token token) {
    return of(outlook, unitOf(seat, token)).end;
}
UnitRef barbarian(std::uint8_t number) {
    return {Owner::barbarian, false, number};
}

// Section 11: two Archers of a Military VII against Infantry and Cavalry of a Military IV.
TEST(Outlook, twoArchersAgainstInfantryAndCavalry) {
    const Game game = start("tokens: {military: 17}, units: {ardan-city: [F1], ab-march: [A1, A2]}",
                            "tokens: {military: 6}, units: {belmar-city: [F1], belmar-hills: [I1, C1]}", war);
    const BattleOutlook outlook = attack(game, {A1, A2}, "belmar-hills");
    EXPECT_EQ(outlook.attackerPower, 4);
    EXPECT_EQ(outlook.defenderPower, 4);
    EXPECT_EQ(of(outlook, unitOf(belmar, C1)).damage, 4);
    EXPECT_EQ(endOf(outlook, belmar, C1), UnitEnd::killed);
    EXPECT_EQ(endOf(outlook, belmar, I1), UnitEnd::stays);
    // three points kill an Archer, the fourth stays on the other, which has to withdraw
    EXPECT_EQ(of(outlook, unitOf(ardan, A1)).damage + of(outlook, unitOf(ardan, A2)).damage, 4);
    const Token dead = endOf(outlook, ardan, A1) == UnitEnd::killed ? A1 : A2;
    const Token left = dead == A1 ? A2 : A1;
    EXPECT_EQ(of(outlook, unitOf(ardan, dead)).damage, 3);
    EXPECT_EQ(of(outlook, unitOf(ardan, left)).damage, 1);
    EXPECT_EQ(endOf(outlook, ardan, left), UnitEnd::withdraws);
    EXPECT_EQ(outlook.vp[0],
              3 - 1 + 1); // the Cavalry; Ardan's armies leave the march, and one comes back to it
}

// Section 12, turn 5: 7 damage of Fort and army.
TEST(Outlook, barbarianFortAndArmyAgainstFourArmies) {
    const Game game = start("tokens: {military: 6}, units: {ardan-city: [F1], ardan-hills: [I1, I2, I3, C1]}",
                            "units: {belmar-city: [F1]}", "  barbarians: {ab-march: [fort, army]}\n", 5);
    const BattleOutlook outlook = attack(game, {I1, I2, I3, C1}, "ab-march");
    EXPECT_EQ(outlook.defenderPower, 7);
    EXPECT_EQ(endOf(outlook, ardan, C1), UnitEnd::killed);
    EXPECT_EQ(endOf(outlook, ardan, I1), UnitEnd::killed);
    EXPECT_EQ(endOf(outlook, ardan, I2), UnitEnd::retreats);
    EXPECT_EQ(of(outlook, unitOf(ardan, C1)).damage, 4);
    EXPECT_EQ(of(outlook, unitOf(ardan, I1)).damage, 2);
    EXPECT_EQ(of(outlook, unitOf(ardan, I2)).damage, 1);
    // 6 points: the Fort (5) for 3 VP, and 1 on the army, which needs 3 to die: the third Infantry withdraws
    EXPECT_EQ(of(outlook, {Owner::barbarian, true, 1}).end, UnitEnd::killed);
    EXPECT_EQ(of(outlook, barbarian(1)).damage, 1);
    EXPECT_EQ(endOf(outlook, ardan, I3), UnitEnd::withdraws);
    EXPECT_FALSE(outlook.conquered());
}

// Section 12, turn 3: 3 damage of three armies.
TEST(Outlook, threeBarbarianArmiesKillTheArcher) {
    const Game game =
        start("tokens: {military: 6}, units: {ardan-city: [F1], ardan-hills: [I1, A1, C1]}",
              "units: {belmar-city: [F1]}", "  barbarians: {ab-march: [army, army, army]}\n", 3);
    const BattleOutlook outlook = attack(game, {I1, A1, C1}, "ab-march");
    EXPECT_EQ(endOf(outlook, ardan, A1), UnitEnd::killed);
    EXPECT_EQ(endOf(outlook, ardan, I1), UnitEnd::stays);
    EXPECT_EQ(endOf(outlook, ardan, C1), UnitEnd::stays);
    for (const int number : {1, 2, 3}) // six points, two for each
        EXPECT_EQ(of(outlook, barbarian(static_cast<std::uint8_t>(number))).end, UnitEnd::killed);
    EXPECT_TRUE(outlook.conquered());
    EXPECT_EQ(outlook.vp[0], 3 - 1 + 1); // three kills; the hills are left, the march is taken
}

TEST(Outlook, anArmyWithoutRefugeIsLostWhenItHasToWithdraw) {
    const Game game =
        start("units: {ardan-city: [F1, C1]}",
              "units: {ab-march: [F1], belmar-city: [F2], belmar-port: [F3], bc-march: [F4], belmar-hills: "
              "[P1, P2, P3, P4]}",
              war);
    const BattleOutlook outlook = attack(game, {C1}, "belmar-hills");
    EXPECT_EQ(endOf(outlook, ardan, C1), UnitEnd::lost);
    EXPECT_EQ(of(outlook, unitOf(ardan, C1)).damage, 0);
    EXPECT_EQ(outlook.holder, ownerOf(belmar));
    EXPECT_EQ(outlook.vp[0], 3); // three Princesses
    EXPECT_EQ(outlook.vp[1], 0);
    EXPECT_EQ(outlook.value, 4 * 3 - 2 * 3); // VP weigh 4, a Cavalry's power 2 a point
}

TEST(Outlook, bothLeaveAndTheFirstTakesTheOnlyFreeProvince) {
    // ardan-vale, ardan-port and ardan-city are Belmar's; only the hills, which Ardan leaves, are free
    const Game game =
        start("tokens: {military: 6}, units: {ardan-hills: [I1]}",
              "tokens: {military: 6}, units: {ardan-port: [F1], ardan-vale: [F2], ardan-city: [I1]}", war);
    const BattleOutlook outlook = attack(game, {I1}, "ardan-city");
    // 1 to 1: both retreat, Ardan to the hills, Belmar to an own province
    EXPECT_EQ(endOf(outlook, ardan, I1), UnitEnd::retreats);
    EXPECT_EQ(of(outlook, unitOf(ardan, I1)).to, province(game, "ardan-hills"));
    EXPECT_EQ(endOf(outlook, belmar, I1), UnitEnd::retreats);
    EXPECT_EQ(of(outlook, unitOf(belmar, I1)).to, province(game, "ardan-port"));
    EXPECT_EQ(outlook.holder, Owner::none);
    EXPECT_EQ(outlook.vp[0], 0);
    EXPECT_EQ(outlook.vp[1], -3); // the Capital
}

TEST(Outlook, aPrincessIsReachedWhenTheFortFalls) {
    const std::string belmarHas = "units: {belmar-city: [I4], belmar-hills: [F1, P1]}";
    const Game three = start("units: {ab-march: [C1]}", belmarHas, war);
    EXPECT_EQ(of(attack(three, {C1}, "belmar-hills"), unitOf(belmar, P1)).damage, 0);
    const Game six = start("units: {ab-march: [C1, C2]}", belmarHas, war);
    const BattleOutlook outlook = attack(six, {C1, C2}, "belmar-hills");
    EXPECT_EQ(of(outlook, unitOf(belmar, F1)).damage, 5);
    EXPECT_EQ(endOf(outlook, belmar, P1), UnitEnd::killed);
    EXPECT_TRUE(outlook.conquered());
    EXPECT_EQ(outlook.vp[0], 3 + 1 + 1 - 1); // the Fort, the Princess, the hills for the march that is left
    EXPECT_EQ(outlook.vp[1], 3 - 3 - 1);     // a Cavalry for the Fort and the hills
}

TEST(Outlook, whileTheDefenderChoosesTheAttackersAssignmentStands) {
    Game game = start("units: {ardan-city: [F1], ab-march: [A1, A2]}",
                      "units: {belmar-city: [F1], belmar-hills: [I1, C1]}", war);
    for (const char* line : {"ardan move A1 belmar-hills", "ardan move A2 belmar-hills"})
        ASSERT_TRUE(game.play(line)) << line;
    const auto before = battleOutlook(game.setting(), game.state(), province(game, "belmar-hills"));
    ASSERT_TRUE(before);
    EXPECT_EQ(endOf(*before, belmar, C1), UnitEnd::killed);
    EXPECT_EQ(endOf(*before, belmar, I1), UnitEnd::killed); // 3 and 1
    ASSERT_TRUE(game.play("ardan assign belmar:I1 4"));
    const auto after = battleOutlook(game.setting(), game.state(), province(game, "belmar-hills"));
    ASSERT_TRUE(after);
    EXPECT_EQ(of(*after, unitOf(belmar, I1)).damage, 4);
    EXPECT_EQ(endOf(*after, belmar, C1), UnitEnd::stays);
    EXPECT_EQ(endOf(*after, ardan, A1), UnitEnd::killed); // 2 and 2
    EXPECT_EQ(endOf(*after, ardan, A2), UnitEnd::killed);
}

TEST(Outlook, whereNothingIsFoughtThereIsNone) {
    const Game game = start("units: {ardan-city: [F1], ab-march: [A1]}", "units: {belmar-hills: [I1]}",
                            "  free: [ardan-hills]\n");
    const auto outlook = [&](const std::vector<Token>& armies, std::string_view where) {
        return battleOutlook(game.setting(), game.state(), ardan, armies, province(game, where)).has_value();
    };
    EXPECT_FALSE(outlook({A1}, "ardan-hills"));
    EXPECT_FALSE(outlook({A1}, "ardan-city"));
    EXPECT_FALSE(outlook({}, "belmar-hills"));
    EXPECT_TRUE(outlook({A1}, "belmar-hills")); // as if at war
    EXPECT_FALSE(battleOutlook(game.setting(), game.state(), province(game, "belmar-hills")));
}

TEST(Outlook, aHundredBarbariansTakeNoTime) {
    std::string armies = "fort";
    for (int i = 0; i < 98; ++i)
        armies += ", army";
    const Game game = start("tokens: {military: 17}, units: {ardan-hills: [C1, C2, C3, C4, A1, A2, A3, A4]}",
                            "units: {belmar-city: [F1]}", "  barbarians: {ab-march: [" + armies + "]}\n");
    BattleOutlook outlook;
    EXPECT_LT(effort([&] { outlook = attack(game, {C1, C2, A1, A2}, "ab-march"); }), 2 * secondOfEffort);
    EXPECT_EQ(outlook.vp[0], 5); // ten points: two for an army and its VP
}

// --- every assignment tried out
// ------------------------------------------------------------------------------------

using Assignment = std::vector<std::pair<UnitRef, int>>;

/// Plays every whole assignment of the deciding side and says what comes of the best, by `worthOf` from its
/// view.
int best(const Setting& setting, const State& state, SeatId seat, int sign,
         const std::function<int(const State&)>& worthAfter) {
    const Stage stage = state.stage;
    int found = std::numeric_limits<int>::min();
    const std::optional<BattleOutlook> sides = battleOutlook(setting, state, state.battle.province);
    std::vector<UnitRef> targets;
    for (const UnitOutlook& unit : stage == Stage::assignAttacker ? sides->defenders : sides->attackers)
        targets.push_back(unit.unit);
    // Forts first: they cover Princesses
    std::stable_sort(targets.begin(), targets.end(), [](UnitRef x, UnitRef y) {
        return isPlayer(x.owner) && isFort(x.number) && !(isPlayer(y.owner) && isFort(y.number));
    });
    // targets in ascending order only, so that each assignment comes once
    const std::function<void(const State&, std::size_t)> go = [&](const State& now, std::size_t from) {
        if (now.stage != stage || now.battle.province == noProvince) {
            found = std::max(found, sign * worthAfter(now));
            return;
        }
        for (std::size_t i = from; i < targets.size(); ++i) {
            const Command command{seat, step::Assign{targets[i]}};
            if (check(setting, now, command)) continue;
            State next = now;
            std::vector<Event> events;
            apply(setting, next, command, events);
            go(next, i);
        }
    };
    go(state, 0);
    return sign * found;
}

int strengthOf(const Setting& setting, const State& state, SeatId seat, bool lying) {
    int sum = 0;
    for (Token token = 0; token < tokenCount; ++token) {
        const Unit& unit = state.player(seat).units[token];
        if (unit.onBoard() && (!lying || unit.lying))
            sum += setting.tables.power[static_cast<std::size_t>(kindOf(token))];
    }
    return sum;
}

/// Goes to the first place wherever there is a choice, until the battle is over.
State finished(const Setting& setting, State state) {
    while (state.battle.province != noProvince) {
        const SeatId seat = *decision(setting, state).waits.begin();
        std::vector<Command> possible;
        options(setting, state, seat, possible);
        std::vector<Event> events;
        apply(setting, state, possible.at(0), events);
    }
    return state;
}

/// The weights of outlook.h, read off the states before and after. Holds where nobody goes to a free
/// province.
int worth(const Setting& setting, const State& before, const State& dealt) {
    const State after = finished(setting, dealt);
    const OutlookWeights weights;
    int sum = 0;
    for (const auto& [seat, sign] : {std::pair{ardan, 1}, std::pair{belmar, -1}}) {
        sum += sign * weights.vp *
               (victoryPoints(setting, after, seat).total() - victoryPoints(setting, before, seat).total());
        sum += sign * weights.strength *
               (strengthOf(setting, after, seat, false) - strengthOf(setting, before, seat, false));
        sum -= sign * weights.lying *
               (strengthOf(setting, after, seat, true) - strengthOf(setting, before, seat, true));
    }
    return sum;
}

std::string randomArmies(std::mt19937& random, bool forts, int most) {
    std::string list;
    const auto below = [&](unsigned n) { return static_cast<int>(random() % n); };
    const auto add = [&](const std::string& unit) { list += (list.empty() ? "" : ", ") + unit; };
    const int count = 1 + below(static_cast<unsigned>(most));
    std::array<int, 3> used{};
    for (int i = 0; i < count; ++i) {
        const auto kind = static_cast<std::size_t>(below(3));
        const std::string name = std::string(1, "IAC"[kind]) + std::to_string(++used[kind]);
        const int damage = below(static_cast<unsigned>(kind) + 1U);
        add(damage == 0 ? name : "{" + name + ": {damage: " + std::to_string(damage) + "}}");
    }
    if (forts && below(3) == 0) add("{F2: {damage: " + std::to_string(below(5)) + "}}");
    if (forts && below(3) == 0) add("P2");
    return list;
}

class AgainstTrying : public testing::TestWithParam<unsigned> {};

TEST_P(AgainstTrying, itIsTheSame) {
    std::mt19937 random(GetParam());
    for (int round = 0; round < 12; ++round) {
        // All around is held: there is always an own place to go to, and never a free one. The Princesses of
        // the cities keep the phase from ending behind the battle.
        const std::string ardanHas =
            "tokens: {military: " + std::to_string(random() % 2 * 6) +
            "}, units: {ardan-city: [P1, F1], ardan-hills: [F3], ardan-vale: [F4], ab-march: [F5, " +
            randomArmies(random, false, 4) + "]}";
        const std::string belmarHas =
            "tokens: {military: " + std::to_string(random() % 2 * 6) +
            "}, units: {belmar-city: [P1, F1], belmar-port: [F3], bc-march: [F4], belmar-hills: [" +
            randomArmies(random, true, 4) + "]}";
        Game game = start(ardanHas, belmarHas, war);
        const Setting& setting = game.setting();
        State before = game.state();
        std::vector<Event> events;
        for (Token token = 0; token < armyTokenCount; ++token)
            if (before.player(ardan).units[token].onBoard())
                apply(setting, before, {ardan, step::Move{token, province(game, "belmar-hills")}}, events);
        if (before.stage == Stage::move) apply(setting, before, {ardan, step::Done{}}, events);
        if (before.stage != Stage::assignAttacker) continue; // taken unasked
        const auto outlook = battleOutlook(setting, before, province(game, "belmar-hills"));
        ASSERT_TRUE(outlook);
        const int tried = best(setting, before, ardan, 1, [&](const State& assigned) {
            if (assigned.stage != Stage::assignDefender) return worth(setting, before, assigned);
            return best(setting, assigned, belmar, -1,
                        [&](const State& after) { return worth(setting, before, after); });
        });
        EXPECT_EQ(outlook->value, tried) << ardanHas << "\n" << belmarHas;
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, AgainstTrying, testing::Range(1U, 9U));

} // namespace
} // namespace marches::warriors
