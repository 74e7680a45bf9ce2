#include "engine/bots/warriors/planner.h"
#include "engine/bots/warriors/skirmish.h"
#include "tests/engine/bots/games.h"

#include <algorithm>
#include <array>

/// What the planner must know: positions with one sensible answer, made from the start of a game.
namespace marches::warriors::bots {
namespace {

const Setting& setting() {
    return *table("western-europe 4").setting;
}

ProvinceId centerOf(SeatId seat) {
    const CountryId country = setting().seats[index(seat)].country;
    for (const ProvinceId center : setting().board.tradeCenters)
        if (setting().board.provinces[center].belongsTo(country)) return center;
    return noProvince;
}

void dropBarbarians(State& state, ProvinceId province) {
    auto& all = state.barbarians;
    all.erase(
        std::remove_if(all.begin(), all.end(), [&](const Barbarian& b) { return b.province == province; }),
        all.end());
}

const Weights weights{};
constexpr SeatId first{0};
constexpr SeatId second{1};
constexpr SeatId third{2};

/// The Trade phase of a turn; these seats hold their Trade Centers by an Infantry.
State tradeIn(int turn, std::initializer_list<SeatId> traders) {
    State state = initial(setting());
    state.turn = static_cast<std::uint8_t>(turn);
    state.phase = Phase::trade;
    state.stage = Stage::trade;
    state.current = noSeat;
    for (const SeatId seat : traders) {
        const ProvinceId center = centerOf(seat);
        dropBarbarians(state, center);
        state.holders[index(center)] = ownerOf(seat);
        state.player(seat).units[0].province = center;
    }
    return state;
}

/// The first seat feeds its armies in this turn.
State feedingIn(int turn) {
    State state = initial(setting());
    state.turn = static_cast<std::uint8_t>(turn);
    state.phase = Phase::upkeep;
    state.stage = Stage::feed;
    state.current = first;
    return state;
}

Answer<WarriorsAndTraders> asked(const State& state, SeatId seat) {
    RandomStream random{1};
    return plan(setting(), state, seat, weights, random);
}

TEST(Knowledge, GoldBuysPointsInTheLastTradePhase) {
    State state = tradeIn(10, {first});
    state.player(first).resources = {{0, 0, 0, 10}};
    EXPECT_TRUE(std::holds_alternative<step::BuyVp>(asked(state, first).command.step));
}

TEST(Knowledge, GoodsBecomePointsInTheLastTradePhase) {
    State state = tradeIn(10, {first});
    const int rate = bankRate(setting(), state, first);
    state.player(first).resources = {{rate, 0, 0, 9}};
    const Answer<WarriorsAndTraders> answer = asked(state, first);
    const auto* bank = std::get_if<step::Bank>(&answer.command.step);
    ASSERT_NE(bank, nullptr);
    EXPECT_EQ(bank->give, Resource::food);
    EXPECT_EQ(bank->get, Resource::gold);
}

TEST(Knowledge, TheMerchantsTenGoldAreKeptToDouble) {
    State state = tradeIn(4, {first});
    const AbilityLevel merchant =
        setting().tables.playMat.abilities[static_cast<std::size_t>(Ability::merchant)];
    state.player(first).tokens[static_cast<std::size_t>(Path::trade)] = static_cast<std::uint8_t>(
        setting().tables.playMat.reach[static_cast<std::size_t>(Path::trade)][merchant.level - 1U]);
    state.player(first).resources = {{3, 0, 0, 10}};
    EXPECT_FALSE(std::holds_alternative<step::BuyVp>(asked(state, first).command.step));
    state.player(first).resources = {{3, 0, 0, 20}};
    EXPECT_TRUE(std::holds_alternative<step::BuyVp>(asked(state, first).command.step));
}

State withOffer(const Resources& give, const Resources& take) {
    State state = tradeIn(4, {first, second});
    state.routes[state.routeCount++] = {0, 1};
    state.player(first).resources = {{0, 12, 8, 3}};
    state.player(second).resources = {{12, 0, 8, 3}};
    state.offers.push_back({first, second, give, take});
    return state;
}

TEST(Knowledge, AnExchangeOfPlentyForWhatIsShortIsTaken) {
    const State state = withOffer({{0, 2, 0, 0}}, {{1, 0, 0, 0}});
    EXPECT_EQ(asked(state, second).command.step, Step{step::AcceptOffer{first}});
}

TEST(Knowledge, NothingForSomethingIsDeclined) {
    const State state = withOffer({}, {{0, 0, 0, 1}});
    EXPECT_EQ(asked(state, second).command.step, Step{step::DeclineOffer{first}});
}

TEST(Knowledge, AnOfferIsAnsweredAfterDone) {
    State state = withOffer({}, {});
    state.offers.clear();
    std::vector<Event> events;
    const step::MakeOffer offer{second, {{0, 2, 0, 0}}, {{1, 0, 0, 0}}};
    apply(setting(), state, {second, step::Done{}}, events);
    apply(setting(), state, {first, offer}, events);
    ASSERT_EQ(decision(setting(), state).waits, SeatSet(second));
    EXPECT_EQ(asked(state, second).command.step, Step{step::AcceptOffer{first}});
}

/// What a refusal names is what is missing: with it the offer is accepted, with one less it is not.
TEST(Knowledge, ARefusalNamesWhatIsMissing) {
    int named = 0;
    for (int asks = 1; asks <= 4; ++asks) {
        const Resources take{{asks, 0, 0, 0}};
        const Answer<WarriorsAndTraders> answer = asked(withOffer({{0, 1, 0, 0}}, take), second);
        if (answer.command.step == Step{step::AcceptOffer{first}}) continue;
        ASSERT_TRUE(answer.reason.goal == ReasonCode::declineForMore ||
                    answer.reason.goal == ReasonCode::declineUnevenForMore ||
                    answer.reason.goal == ReasonCode::declineOffer)
            << asks;
        if (answer.reason.goal == ReasonCode::declineOffer) continue;
        ++named;
        const int more = answer.reason.operands[1].value;
        EXPECT_EQ(answer.reason.operands[2], Operand(Resource::product));
        EXPECT_EQ(asked(withOffer({{0, 1 + more, 0, 0}}, take), second).command.step,
                  Step{step::AcceptOffer{first}});
        EXPECT_EQ(asked(withOffer({{0, more, 0, 0}}, take), second).command.step,
                  Step{step::DeclineOffer{first}});
    }
    EXPECT_GT(named, 0);
}

TEST(Knowledge, ARefusalNamesWhatCanNotBePaid) {
    State state = withOffer({{0, 2, 0, 0}}, {{1, 0, 0, 0}});
    state.player(first).resources[Resource::product] = 1;
    const Answer<WarriorsAndTraders> answer = asked(state, second);
    EXPECT_EQ(answer.command.step, Step{step::DeclineOffer{first}});
    EXPECT_EQ(answer.reason.goal, ReasonCode::declineUnpaid);
    EXPECT_EQ(answer.reason.operands, (Operands{first, Resource::product, 2, 1}));
}

TEST(Knowledge, TheLeaderIsNotHelped) {
    State state = withOffer({{0, 2, 0, 0}}, {{1, 0, 0, 0}});
    EXPECT_EQ(asked(state, second).command.step, Step{step::AcceptOffer{first}});
    state.player(first).killsVp = 15;
    const Answer<WarriorsAndTraders> answer = asked(state, second);
    EXPECT_EQ(answer.command.step, Step{step::DeclineOffer{first}});
    EXPECT_EQ(answer.reason.goal, ReasonCode::declineLeader);
    // Where no better offer would do either, it is not said that this one is too small.
    const Resources all = state.player(second).resources;
    State greedy = withOffer({{0, 1, 0, 0}}, {{all[Resource::food], 0, 0, 0}});
    greedy.player(first).killsVp = 15;
    greedy.player(first).resources = {{0, 1, 0, 0}};
    EXPECT_EQ(asked(greedy, second).reason.goal, ReasonCode::declineLeader);
}

TEST(Knowledge, NobodyGivesTheLeaderAnything) {
    State state = tradeIn(4, {first, second, third});
    state.routes[state.routeCount++] = {0, 1};
    state.player(first).killsVp = 15;
    state.player(first).resources = {{0, 20, 0, 0}};
    state.player(second).resources = {{20, 0, 0, 0}};
    for (const Choice& choice : proposals(look(setting(), state, second, weights)))
        if (const auto* offer = std::get_if<step::MakeOffer>(&choice.command.step)) {
            EXPECT_FALSE(offer->partner == first && offer->take == Resources{});
        }
}

/// "On the way to" a level is said only as long as it is not reached.
TEST(Knowledge, AnUpgradeSaysWhetherItReachesTheLevel) {
    State state = initial(setting());
    state.turn = 3;
    state.phase = Phase::development;
    state.stage = Stage::action;
    state.current = first;
    const auto goalOf = [&](Path path, int tokens) {
        State here = state;
        here.player(first).tokens[static_cast<std::size_t>(path)] = static_cast<std::uint8_t>(tokens);
        for (const SeatId seat : {second, third}) // who leads is not what this is about
            here.player(seat).tokens[static_cast<std::size_t>(path)] = 15;
        for (const Choice& choice : proposals(look(setting(), here, first, weights)))
            if (choice.command.step == Step{step::Upgrade{path}}) return choice.reason.goal;
        return ReasonCode::anyOption;
    };
    for (const Path path : allPaths) {
        const int third_ = setting().tables.playMat.reach[static_cast<std::size_t>(path)][2];
        const int fourth = setting().tables.playMat.reach[static_cast<std::size_t>(path)][3];
        ASSERT_GE(fourth - third_, 2);
        EXPECT_EQ(goalOf(path, third_), ReasonCode::upgradeToLevel);
        EXPECT_EQ(goalOf(path, fourth - 1), ReasonCode::upgradeReachesLevel);
    }
}

using Tokens = std::array<std::uint8_t, 3>;

/// The first seat may shift a token; so many have the first three on Production, Trade and Military.
State shiftIn(int turn, const Tokens& ofFirst, const Tokens& ofSecond, const Tokens& ofThird) {
    State state = initial(setting());
    state.turn = static_cast<std::uint8_t>(turn);
    state.phase = Phase::development;
    state.stage = Stage::shift;
    state.current = first;
    state.player(first).tokens = ofFirst;
    state.player(second).tokens = ofSecond;
    state.player(third).tokens = ofThird;
    return state;
}

/// Whichever token goes, the seat is Trader then; Military stays at level II without its second one, and
/// Production would fall to level I.
TEST(Knowledge, AShiftTakesTheTokenThatNoLevelHangsOn) {
    State state = shiftIn(1, {1, 0, 2}, {3, 0, 0}, {0, 0, 3});
    const Tables& tables = setting().tables;
    ASSERT_EQ(levelFor(tables, Path::military, 2), levelFor(tables, Path::military, 1));
    ASSERT_LT(levelFor(tables, Path::production, 0), levelFor(tables, Path::production, 1));
    const auto shifts = [&] {
        std::vector<Step> toTrade;
        for (const Choice& choice : proposals(look(setting(), state, first, weights)))
            if (const auto* shift = std::get_if<step::Shift>(&choice.command.step);
                shift != nullptr && shift->to == Path::trade)
                toTrade.emplace_back(*shift);
        return toTrade;
    };
    EXPECT_EQ(shifts(), std::vector<Step>{(step::Shift{Path::military, Path::trade})});
    EXPECT_EQ(asked(state, first).command.step, (Step{step::Shift{Path::military, Path::trade}}));
    // As a lead hangs on it, or a tie for one, it is weighed.
    for (const std::uint8_t theirs : std::array<std::uint8_t, 2>{1, 2}) {
        state.player(third).tokens = {0, 0, theirs};
        EXPECT_EQ(shifts().size(), 2U);
    }
}

/// Level II of Production would be missed until its token is back; Military would only be nearer to level IV.
TEST(Knowledge, AShiftGivesUpNoLevelForATokenOnTheWay) {
    State state = shiftIn(3, {1, 0, 5}, {1, 1, 2}, {3, 0, 1});
    const auto proposed = [&] {
        const auto all = proposals(look(setting(), state, first, weights));
        return std::any_of(all.begin(), all.end(), [](const Choice& choice) {
            return choice.command.step == Step{step::Shift{Path::production, Path::military}};
        });
    };
    EXPECT_FALSE(proposed());
    EXPECT_TRUE(std::holds_alternative<step::Pass>(asked(state, first).command.step));
    state.player(third).tokens = {3, 0, 5}; // it would be Warrior
    EXPECT_TRUE(proposed());
}

/// An army is built for a province that can be taken, and the reason names it.
TEST(Knowledge, AnArmySaysWhatItIsFor) {
    State state = initial(setting());
    state.turn = 3;
    state.phase = Phase::development;
    state.stage = Stage::action;
    state.current = first;
    state.player(first).resources = {{20, 20, 20, 20}};
    state.player(first).tokens[static_cast<std::size_t>(Path::military)] = 8;
    int builds = 0;
    for (const Choice& choice : proposals(look(setting(), state, first, weights))) {
        if (choice.reason.goal != ReasonCode::buildToExpand) continue;
        ++builds;
        const ProvinceId prize = choice.reason.operands[2].province();
        ASSERT_NE(prize, noProvince);
        // With the Capital alone only what lies next to it can be taken.
        const auto& near = setting().board.neighbours[choice.reason.operands[1].province()];
        EXPECT_NE(std::find(near.begin(), near.end(), prize), near.end());
        EXPECT_NE(state.holder(prize), ownerOf(first));
    }
    EXPECT_GT(builds, 0);
}

/// What speaks for the place is said, not that it is the best.
TEST(Knowledge, ARetreatSaysWhatSpeaksForThePlace) {
    State state = initial(setting());
    state.turn = 3;
    state.phase = Phase::maneuvering;
    state.stage = Stage::withdraw;
    state.current = first;
    const ProvinceId capital = setting().board.capitals[setting().seats[index(first)].country];
    const auto& near = setting().board.neighbours[capital];
    const ProvinceId left = near.front();
    state.battle.province = left;
    state.player(first).units[0].province = left;
    const auto reasonTo = [&](ProvinceId to) {
        for (const Choice& choice : proposals(look(setting(), state, first, weights)))
            if (choice.command.step == Step{step::Withdraw{to}}) return choice.reason.goal;
        return ReasonCode::anyOption;
    };
    EXPECT_EQ(reasonTo(capital), ReasonCode::retreatFort);
    const auto& around = setting().board.neighbours[left];
    const auto other = std::ranges::find_if(around, [&](ProvinceId one) {
        return one != capital && setting().board.provinces[one].type != ProvinceType::capital;
    });
    ASSERT_NE(other, around.end());
    dropBarbarians(state, *other);
    state.holders[index(*other)] = Owner::none;
    EXPECT_EQ(reasonTo(*other), ReasonCode::retreatFree);
    state.holders[index(*other)] = ownerOf(first);
    state.player(first).units[1].province = *other;
    const auto& beside = setting().board.neighbours[*other];
    const auto enemyOf = [&](ProvinceId one) { return state.holder(one) == ownerOf(second); };
    ASSERT_TRUE(std::ranges::none_of(beside, enemyOf));
    EXPECT_EQ(reasonTo(*other), ReasonCode::retreatSafe);
    // One at peace is no enemy.
    const auto far = std::ranges::find_if(beside, [&](ProvinceId one) {
        return one != left && one != capital && !setting().board.map.connected(one, capital);
    });
    ASSERT_NE(far, beside.end());
    dropBarbarians(state, *far);
    state.holders[index(*far)] = ownerOf(second);
    EXPECT_EQ(reasonTo(*other), ReasonCode::retreatSafe);
    state.wars[pairIndex(first, second)].since = state.turn;
    // That nowhere are fewer enemies is said only where it is so, the capital counted.
    const auto beyond = [&](ProvinceId place) {
        return std::ranges::count_if(setting().board.neighbours[place], enemyOf);
    };
    ASSERT_EQ(beyond(*other), 1);
    ASSERT_EQ(beyond(capital), 0);
    EXPECT_EQ(reasonTo(*other), ReasonCode::retreatTogether);
    const auto behind = std::ranges::find_if(near, [&](ProvinceId one) {
        return one != left && one != *other && !setting().board.map.connected(one, *other);
    });
    ASSERT_NE(behind, near.end());
    dropBarbarians(state, *behind);
    state.holders[index(*behind)] = ownerOf(second);
    ASSERT_EQ(beyond(capital), 1);
    EXPECT_EQ(reasonTo(*other), ReasonCode::retreatLeastEnemies);
}

TEST(Knowledge, BarbariansAreSentWhereTheyCostLeast) {
    State state = initial(setting());
    state.turn = 3;
    state.phase = Phase::maneuvering;
    state.stage = Stage::barbariansTo;
    state.current = first;
    for (const ProvinceId from :
         setting().board.neighbours[setting().board.capitals[setting().seats[0].country]]) {
        state.battle.province = from;
        state.battle.country = setting().seats[index(first)].country;
        const auto sent = proposals(look(setting(), state, first, weights));
        if (sent.size() < 2 || !std::holds_alternative<step::BarbariansTo>(sent.front().command.step))
            continue;
        EXPECT_EQ(sent.front().reason.goal, ReasonCode::barbariansAside);
        const auto worth = [&](const Choice& choice) {
            return provinceVp(setting(), std::get<step::BarbariansTo>(choice.command.step).province);
        };
        for (const Choice& choice : sent)
            EXPECT_LE(worth(sent.front()), worth(choice));
        return;
    }
    FAIL() << "nowhere to choose";
}

TEST(Knowledge, SearchStarvesNobodyWhoCanBeFed) {
    State state = feedingIn(3);
    const ProvinceId center = centerOf(first);
    dropBarbarians(state, center);
    state.holders[index(center)] = ownerOf(first);
    state.player(first).units[0].province = center;
    state.player(first).resources = {{1, 0, 0, 0}};
    const auto strong = playerOfKind<WarriorsAndTraders>("strong", 1000);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        RandomStream random{seed};
        EXPECT_TRUE(
            std::holds_alternative<step::Feed>(strong(setting(), state, first, random, {}).command.step))
            << seed;
    }
}

/// In the first turn, before any army marches, all else may look alike to it.
TEST(Knowledge, SearchPlacesATokenRatherThanNothing) {
    State state = initial(setting());
    state.phase = Phase::development;
    state.stage = Stage::action;
    state.current = first;
    for (const SeatId seat : {first, second, third})
        state.player(seat).tokens = {1, 1, 1};
    const auto strong = playerOfKind<WarriorsAndTraders>("strong", 3000);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        RandomStream random{seed};
        EXPECT_FALSE(
            std::holds_alternative<step::Pass>(strong(setting(), state, first, random, {}).command.step))
            << seed;
    }
}

TEST(Knowledge, AWarLostIsEndedAndAWarWonIsNot) {
    State state = feedingIn(5);
    state.wars[pairIndex(first, second)] = {5, true};
    for (Token token = 8; token < 11; ++token)
        state.player(second).units[token].province = setting().board.capitals[setting().seats[1].country];
    state.player(first).units[0].province = setting().board.capitals[setting().seats[0].country];
    EXPECT_EQ(asked(state, first).command.step, Step{step::OfferPeace{second}});
    state.current = second;
    state.peace.open[0].insert(second);
    EXPECT_EQ(asked(state, second).command.step, Step{step::DeclinePeace{first}});
    state.current = first;
    state.peace.open[0].erase(second);
    state.peace.open[1].insert(first);
    EXPECT_EQ(asked(state, first).command.step, Step{step::AcceptPeace{second}});
}

TEST(Knowledge, AWarWithoutChancesIsEndedByBoth) {
    State state = feedingIn(5);
    state.wars[pairIndex(first, second)] = {5, true};
    for (const SeatId seat : {first, second})
        state.player(seat).units[8].province = setting().board.capitals[setting().seats[index(seat)].country];
    EXPECT_EQ(asked(state, first).command.step, Step{step::OfferPeace{second}});
    state.current = second;
    state.peace.open[0].insert(second);
    EXPECT_EQ(asked(state, second).command.step, Step{step::AcceptPeace{first}});
}

TEST(Knowledge, AnAllyGetsTheProvinceThatMakesHisCountryWhole) {
    const Setting& allies = *table("western-europe 2v2").setting;
    RandomStream random{1};
    const SeatId ally{static_cast<std::uint8_t>(allied(allies, first, second) ? 1 : 2)};
    const CountryId country = allies.seats[index(ally)].country;
    State state = initial(allies);
    state.turn = 6;
    state.phase = Phase::maneuvering;
    state.stage = Stage::movePrincess;
    state.current = first;
    Token token = 0;
    ProvinceId last = noProvince;
    for (const ProvinceId province : allies.board.required[country]) {
        if (state.holder(province) == ownerOf(ally)) continue;
        dropBarbarians(state, province);
        state.player(ally).units[token++].province = province;
        state.holders[index(province)] = ownerOf(ally);
        last = province;
    }
    state.holders[index(last)] = ownerOf(first);
    state.player(first).units[tokensOf(UnitKind::fort).first + 1].province = last;
    EXPECT_EQ(plan(allies, state, first, weights, random).command.step, (Step{step::HandOver{last, ally}}));
}

TEST(Knowledge, ThoseAheadStopTheGameThoseBehindGoOn) {
    State state = initial(setting());
    state.turn = 5;
    state.votes.asked = SeatSet::first(3);
    state.player(first).killsVp = 5;
    EXPECT_EQ(asked(state, first).command.step, Step{step::Vote{step::Ballot::stop}});
    EXPECT_EQ(asked(state, second).command.step, Step{step::Vote{step::Ballot::goOn}});
}

TEST(Knowledge, BarbariansStrikeAsTheRulesSay) {
    // barb.damage: turn 5, Fort and army deal 7 to three Infantry and a Cavalry that can retreat.
    Fighters attackers(4);
    for (std::size_t i = 0; i < 4; ++i) {
        attackers[i].power = i == 3 ? 3 : 1;
        attackers[i].life = attackers[i].power;
        attackers[i].retreats = true;
    }
    planBarbarianDamage(attackers, 7);
    EXPECT_EQ(attackers[3].planned, 4); // dies
    EXPECT_EQ(attackers[0].planned, 2); // dies
    EXPECT_EQ(attackers[1].planned, 1); // retreats
    EXPECT_EQ(attackers[2].planned, 0);
}

TEST(Knowledge, ForecastsAgreeWithTheRules) {
    // An Archer against a Barbarian of turn 1 wins and lives; an Infantry drives it off and dies.
    State state = initial(setting());
    const Position position = look(setting(), state, first, weights);
    const ProvinceId target =
        setting().board.neighbours[setting().board.capitals[position.country()]].front();
    ASSERT_EQ(state.holder(target), Owner::barbarian);
    const Forecast archer = forecast(position, target, {freshArmy(position, first, UnitKind::archer)});
    EXPECT_TRUE(archer.captured);
    EXPECT_EQ(archer.loss, 0);
    const Forecast infantry = forecast(position, target, {freshArmy(position, first, UnitKind::infantry)});
    EXPECT_TRUE(infantry.freed);
    EXPECT_FALSE(infantry.captured);
    EXPECT_GT(infantry.loss, 0);
    const Forecast two = forecast(
        position, target,
        {freshArmy(position, first, UnitKind::infantry), freshArmy(position, first, UnitKind::infantry)});
    EXPECT_TRUE(two.captured);
}

TEST(Knowledge, AWholeCountryIsUnified) {
    State state = initial(setting());
    state.turn = 6;
    state.phase = Phase::maneuvering;
    state.stage = Stage::movePrincess;
    state.current = first;
    const CountryId country = setting().seats[0].country;
    Token token = 0;
    const auto hold = [&](ProvinceId province) {
        dropBarbarians(state, province);
        if (state.holder(province) != ownerOf(first)) state.player(first).units[token++].province = province;
        state.holders[index(province)] = ownerOf(first);
    };
    for (const ProvinceId province : setting().board.required[country])
        hold(province);
    for (const ProvinceId province : setting().board.contested[country])
        hold(province);
    EXPECT_EQ(asked(state, first).command.step, Step{step::Unify{}});
}

} // namespace
} // namespace marches::warriors::bots
