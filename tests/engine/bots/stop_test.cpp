#include "tests/engine/bots/games.h"
#include "tests/engine/effort.h"

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
    double told = 0;
    const std::jthread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        told = processorSeconds();
        stop.request_stop();
    });
    const Command command = endless(setting, state, seat, random, stop.get_token()).command;
    ASSERT_TRUE(stop.stop_requested()) << "it answered before it was told to";
    const double took = processorSeconds() - told; // one that waits and does not work meets the watchdog
    EXPECT_FALSE(check(setting, state, command).has_value());
    RecordProperty("milliseconds", static_cast<int>(took * 1e3));
    EXPECT_LT(took, 0.1 * secondOfEffort * unitOfEffort());
}

} // namespace
} // namespace marches::warriors
