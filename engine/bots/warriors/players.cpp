#include "engine/bots/warriors/players.h"

#include "engine/bots/warriors/planner.h"

#include <array>

namespace marches {

using warriors::WarriorsAndTraders;

namespace {

Player<WarriorsAndTraders> planner(const warriors::bots::Weights& weights) {
    return [weights](const warriors::Setting& setting, const warriors::State& state, SeatId seat,
                     RandomStream& random, const std::stop_token&) {
        return warriors::bots::plan(setting, state, seat, weights, random);
    };
}

} // namespace

template <>
std::span<const PlayerEntry<WarriorsAndTraders>> playersOf<WarriorsAndTraders>() {
    using Entry = PlayerEntry<WarriorsAndTraders>;
    static constexpr std::array players{
        randomEntry<WarriorsAndTraders>,
        Entry{"steady", 0, [](std::uint64_t) { return planner(warriors::bots::Weights{}); }},
    };
    return players;
}

} // namespace marches
