#include "engine/bots/warriors/campaign.h"
#include "engine/bots/warriors/planner.h"
#include "tests/engine/bots/games.h"

#include <gtest/gtest.h>

/// A Campaign keeps what it has found; what it keeps must never show.
namespace marches::warriors::bots {
namespace {

/// What every new army would bring, each question asked of a Campaign that knows nothing yet.
std::vector<double> askedAnew(const Landscape& land) {
    std::vector<double> found;
    for (const UnitKind kind : armyKinds)
        for (const ProvinceId place : land.frontiers(4)) {
            Campaign campaign(land);
            const double without = campaign.total();
            found.push_back(campaign.useOfNewArmy(kind, place, without));
        }
    return found;
}

std::vector<double> askedOfOne(const Landscape& land) {
    Campaign campaign(land);
    const double without = campaign.total();
    std::vector<double> found;
    for (const UnitKind kind : armyKinds)
        for (const ProvinceId place : land.frontiers(4))
            found.push_back(campaign.useOfNewArmy(kind, place, without));
    EXPECT_EQ(campaign.total(), without);
    return found;
}

TEST(Campaign, KeepsNothingThatNoLongerHolds) {
    const Weights weights;
    const Setting& setting = *table("western-europe 4").setting;
    int questions = 0;
    int threatened = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        State state = initial(setting);
        RandomStream random{seed};
        std::vector<Event> events;
        for (SeatSet waits = decision(setting, state).waits; !waits.empty();
             waits = decision(setting, state).waits) {
            const SeatId seat = *waits.begin();
            if (state.stage == Stage::action || state.stage == Stage::move) {
                const Position position = look(setting, state, seat, weights);
                const Landscape land(position);
                const std::vector<double> anew = askedAnew(land);
                ASSERT_EQ(askedOfOne(land), anew) << "turn " << int{state.turn};
                questions += static_cast<int>(anew.size());
                for (const ProvinceId place : land.frontiers(4))
                    threatened += land.threatTo(place) > 0 ? 1 : 0;
            }
            apply(setting, state, plan(setting, state, seat, weights, random).command, events);
            events.clear();
        }
    }
    EXPECT_GT(questions, 1000);
    EXPECT_GT(threatened, 100);
}

} // namespace
} // namespace marches::warriors::bots
