#include "tests/engine/bots/games.h"

#include <chrono>
#include <thread>

namespace marches::warriors {
namespace {

using Game = WarriorsAndTraders;

/// A position with something to think about: the first Action of a turn.
State firstAction(const Setting& setting) {
    State state = initial(setting);
    std::vector<Event> events;
    const auto steady = playerOfKind<Game>("steady");
    for (std::uint64_t node = 0; state.stage != Stage::action || state.turn < 2; ++node) {
        const SeatId seat = *decision(setting, state).waits.begin();
        RandomStream random = playerStream(3, seat, node);
        apply(setting, state, steady(setting, state, seat, random, {}).command, events);
    }
    return state;
}

TEST(Stop, IsAnsweredAtOnceWithAnAllowedCommand) {
    const Setting& setting = *table("western-europe 4").setting;
    const State state = firstAction(setting);
    const SeatId seat = *decision(setting, state).waits.begin();
    const auto endless = playerOfKind<Game>("strong", std::uint64_t{1} << 50U);
    RandomStream random{1};
    std::stop_source stop;
    std::chrono::steady_clock::time_point told;
    const std::jthread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        told = std::chrono::steady_clock::now();
        stop.request_stop();
    });
    const Command command = endless(setting, state, seat, random, stop.get_token()).command;
    ASSERT_TRUE(stop.stop_requested()) << "it answered before it was told to";
    const auto took = std::chrono::steady_clock::now() - told;
    EXPECT_FALSE(check(setting, state, command).has_value());
    RecordProperty("milliseconds",
                   static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(took).count()));
    EXPECT_LT(took, std::chrono::milliseconds(100));
}

TEST(Stop, BeforeTheFirstThoughtGivesThePlannersAnswer) {
    const Setting& setting = *table("western-europe 4").setting;
    const State state = firstAction(setting);
    const SeatId seat = *decision(setting, state).waits.begin();
    std::stop_source stop;
    stop.request_stop();
    RandomStream random{1};
    const Command command =
        playerOfKind<Game>("strong")(setting, state, seat, random, stop.get_token()).command;
    EXPECT_FALSE(check(setting, state, command).has_value());
}

} // namespace
} // namespace marches::warriors
