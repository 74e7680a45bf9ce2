#include "engine/bots/warriors/planner.h"
#include "tests/engine/bots/games.h"

#include <algorithm>
#include <array>

/// What computer players give for what: nothing that is of use for units that are not.
namespace marches::warriors::bots {
namespace {

using Game = WarriorsAndTraders;

constexpr SeatId first{0};
constexpr SeatId second{1};

const Setting& setting() {
    return *table("western-europe 4").setting;
}

ProvinceId centerOf(SeatId seat) {
    for (const ProvinceId center : setting().board.tradeCenters)
        if (setting().board.provinces[center].belongsTo(setting().seats[index(seat)].country)) return center;
    return noProvince;
}

template <class List, class Which>
void drop(List& list, const Which& which) {
    list.erase(std::remove_if(list.begin(), list.end(), which), list.end());
}

/// The Trade phase of a turn: the first two hold their Trade Centers by a Princess, without an army, have a
/// route, and these resources; the first has offered the second this exchange.
State offered(int turn, const Resources& ofFirst, const Resources& ofSecond, const Resources& give,
              const Resources& take) {
    State state = initial(setting());
    state.turn = static_cast<std::uint8_t>(turn);
    state.phase = Phase::trade;
    state.stage = Stage::trade;
    state.current = noSeat;
    for (const SeatId seat : {first, second}) {
        const ProvinceId center = centerOf(seat);
        drop(state.barbarians, [&](const Barbarian& one) { return one.province == center; });
        state.holders[index(center)] = ownerOf(seat);
        state.player(seat).units[tokensOf(UnitKind::princess).first].province = center;
    }
    state.routes[state.routeCount++] = {0, 1};
    state.player(first).resources = ofFirst;
    state.player(second).resources = ofSecond;
    state.offers.push_back({first, second, give, take});
    return state;
}

void expectAnswer(const State& state, const Step& step) {
    for (const char* kind : {"steady", "strong"}) {
        const auto player = playerOfKind<Game>(kind, 300);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            RandomStream random{seed};
            EXPECT_EQ(player(setting(), state, second, random, {}).command.step, step) << kind << seed;
        }
    }
}

TEST(Exchange, FifteenWeaponsNeedNoSixMore) {
    for (const int products : {13, 15, 20}) {
        const State state =
            offered(5, {{5, 15, 10, 0}}, {{5, products, 15, 0}}, {{0, 0, 6, 0}}, {{0, 13, 0, 0}});
        expectAnswer(state, step::DeclineOffer{first});
    }
}

TEST(Exchange, InTheLastTurnFoodIsNotBoughtWithWeapons) {
    const int last = setting().turnLimit();
    const State state = offered(last, {{17, 0, 0, 0}}, {{0, 0, 15, 0}}, {{17, 0, 0, 0}}, {{0, 0, 15, 0}});
    expectAnswer(state, step::DeclineOffer{first});
}

TEST(Exchange, InTheLastTurnGoodsThatCompleteAPointAreTaken) {
    const int last = setting().turnLimit();
    ASSERT_EQ(setting().tables.vpPrice, 10);
    // Seven Food are a lot at the bank: with it the Gold becomes ten. Three Weapons are no lot.
    const State state = offered(last, {{8, 0, 0, 2}}, {{0, 0, 3, 8}}, {{7, 0, 0, 1}}, {{0, 0, 3, 0}});
    ASSERT_EQ(bankRate(setting(), state, second), 7);
    expectAnswer(state, step::AcceptOffer{first});
}

/// What goes to waste is no part of the bargain: no more of it makes a bad offer a good one.
TEST(Exchange, NothingAboveTheCapCounts) {
    for (const int weapons : {2, 6, 60}) {
        const State state =
            offered(5, {{0, 0, 60, 0}}, {{5, 3, 18, 0}}, {{0, 0, weapons, 0}}, {{0, 3, 0, 0}});
        expectAnswer(state, step::DeclineOffer{first});
    }
}

/// Twelve Products are a Fort, which is worth three points.
TEST(Exchange, WhatAFortNeedsIsNotGivenAwayCheaply) {
    State state = offered(5, {{0, 0, 6, 0}}, {{8, 12, 4, 3}}, {{0, 0, 6, 0}}, {{0, 12, 0, 0}});
    const AbilityLevel masonry =
        setting().tables.playMat.abilities[static_cast<std::size_t>(Ability::masonry)];
    state.player(second).tokens[static_cast<std::size_t>(Path::production)] = static_cast<std::uint8_t>(
        setting().tables.playMat.reach[static_cast<std::size_t>(Path::production)][masonry.level - 1U]);
    ASSERT_TRUE(has(setting(), state, second, Ability::masonry));
    expectAnswer(state, step::DeclineOffer{first});
}

bool mayBank(const Setting& own, const State& state, SeatId seat) {
    const Traders traders = tradersOf(own, state);
    return traders.takePart.contains(seat) && !traders.bound(seat);
}

/// Whether a resource is part of the cost of something that the seat knows how to build.
bool buildsWith(const Setting& own, const State& state, SeatId seat, Resource resource) {
    constexpr std::array<std::pair<Ability, UnitKind>, 4> builds{
        {{Ability::buildInfantry, UnitKind::infantry},
         {Ability::buildArcher, UnitKind::archer},
         {Ability::buildCavalry, UnitKind::cavalry},
         {Ability::masonry, UnitKind::fort}}};
    return (resource == Resource::product && has(own, state, seat, Ability::reinforce)) ||
           std::any_of(builds.begin(), builds.end(), [&](const auto& build) {
               return has(own, state, seat, build.first) &&
                      own.tables.cost[static_cast<std::size_t>(build.second)][resource] > 0;
           });
}

/// Whether the last of so many units can still be of use to the seat.
bool hasUse(const Setting& own, const State& state, SeatId seat, Resource resource, int count) {
    if (count > own.tables.cap) return false;
    const bool last = state.turn >= own.turnLimit() || state.timeUp;
    return !last || resource == Resource::gold || buildsWith(own, state, seat, resource) ||
           (mayBank(own, state, seat) && count >= bankRate(own, state, seat));
}

struct Sides {
    Resources useful; ///< of what is got
    bool wastes = false;
    bool givesUseful = false;
};

Sides sidesOf(const Setting& own, const State& state, SeatId seat, const Resources& gives,
              const Resources& gets) {
    Sides sides;
    const Resources& held = state.player(seat).resources;
    for (const Resource resource : allResources) {
        for (int n = 1; n <= gets[resource]; ++n)
            sides.useful[resource] +=
                hasUse(own, state, seat, resource, held[resource] - gives[resource] + n) ? 1 : 0;
        for (int n = 0; n < gives[resource]; ++n)
            sides.givesUseful = sides.givesUseful || hasUse(own, state, seat, resource, held[resource] - n);
    }
    sides.wastes = sides.useful != gets;
    return sides;
}

struct Exchanges {
    int offers = 0;
    int accepted = 0;
    int strange = 0;         ///< offers of strangers that were accepted
    int strangeDeclined = 0; ///< with something in them that is of no use
};

/// Someone's offer of anything for anything, put to a seat in Trade.
void putStrangeOffer(const Setting& own, const State& state, SeatId seat, const marches::Player<Game>& player,
                     RandomStream& random, Exchanges& seen) {
    const auto partner = idAt<SeatId>(random.below(static_cast<std::uint32_t>(own.players())));
    if (partner == seat || state.player(partner).left || allied(own, seat, partner)) return;
    State with = state;
    drop(with.offers, [&](const Offer& one) { return one.to == seat || one.from == partner; });
    if (!routeBetween(with, seat, partner))
        with.routes[with.routeCount++] = {static_cast<std::uint8_t>(index(partner)),
                                          static_cast<std::uint8_t>(index(seat))};
    if (!routeUsable(own, with, seat, partner)) return;
    Offer offer{partner, seat, {}, {}};
    const Resource give = allResources[random.below(4)];
    const Resource take = allResources[random.below(4)];
    const int held = with.player(seat).resources[take];
    if (give == take || held == 0) return;
    offer.take[take] = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(held)));
    offer.give[give] = 1 + static_cast<int>(random.below(25));
    with.player(partner).resources[give] = 60;
    with.offers.push_back(offer);
    const auto accepts = [&](const State& asked) {
        RandomStream own_{3};
        return std::holds_alternative<step::AcceptOffer>(player(own, asked, seat, own_, {}).command.step);
    };
    const Sides sides = sidesOf(own, with, seat, offer.take, offer.give);
    const bool accepted = accepts(with);
    seen.strange += accepted ? 1 : 0;
    seen.strangeDeclined += !accepted && sides.wastes ? 1 : 0;
    if (accepted && sides.givesUseful) {
        EXPECT_NE(sides.useful, Resources{}) << "turn " << int{state.turn};
    }
    // Above the cap it might be anything: the answer stays the same.
    const int room = own.tables.cap - with.player(seat).resources[give];
    if (room >= offer.give[give]) return;
    with.offers.back().give[give] = 60;
    EXPECT_EQ(accepts(with), accepted) << "turn " << int{state.turn};
}

void playAndWatch(const Setting& own, const std::array<const char*, 2>& kinds, std::uint64_t seed,
                  Exchanges& seen) {
    const std::array players{playerOfKind<Game>(kinds[0], 200), playerOfKind<Game>(kinds[1], 200)};
    RandomStream random{seed};
    State state = initial(own);
    std::vector<Event> events;
    std::uint64_t node = 0;
    for (SeatSet waits = decision(own, state).waits; !waits.empty(); waits = decision(own, state).waits) {
        const SeatId seat = anySeat(waits, random);
        const auto& player = players[index(seat) % 2];
        RandomStream chance = playerStream(seed, seat, ++node);
        const Step step = player(own, state, seat, chance, {}).command.step;
        if (const auto* made = std::get_if<step::MakeOffer>(&step)) {
            ++seen.offers;
            const Sides mine = sidesOf(own, state, seat, made->give, made->take);
            EXPECT_FALSE(mine.wastes && mine.givesUseful) << "turn " << int{state.turn};
        }
        if (const auto* taken = std::get_if<step::AcceptOffer>(&step)) {
            ++seen.accepted;
            for (const Offer& offer : state.offers)
                if (offer.from == taken->partner && offer.to == seat) {
                    const Sides mine = sidesOf(own, state, seat, offer.take, offer.give);
                    const Sides theirs = sidesOf(own, state, offer.from, offer.give, offer.take);
                    EXPECT_FALSE(mine.wastes && mine.givesUseful) << "turn " << int{state.turn};
                    EXPECT_FALSE(theirs.wastes && theirs.givesUseful) << "turn " << int{state.turn};
                }
        }
        if (state.stage == Stage::trade && state.votes.asked.empty())
            for (int i = 0; i < 4; ++i)
                putStrangeOffer(own, state, seat, playerOfKind<Game>("steady"), random, seen);
        apply(own, state, {seat, step}, events);
        events.clear();
    }
}

TEST(Exchange, NothingOfUseIsGivenForWhatIsNot) {
    Exchanges seen;
    std::uint64_t seed = 400;
    for (const RandomTable& one : tables()) {
        playAndWatch(*one.setting, {"steady", "steady"}, ++seed, seen);
        playAndWatch(*one.setting, {"steady", "novice"}, ++seed, seen);
        RandomStream random{++seed};
        playAndWatch(*withRandomStart(*one.setting, random), {"steady", "steady"}, seed, seen);
    }
    playAndWatch(*table("western-europe 4").setting, {"strong", "steady"}, ++seed, seen);
    RecordProperty("offers", seen.offers);
    EXPECT_GT(seen.offers, 100);
    EXPECT_GT(seen.accepted, 50);
    EXPECT_GT(seen.strange, 50);
    EXPECT_GT(seen.strangeDeclined, 50);
}

} // namespace
} // namespace marches::warriors::bots
