#include "engine/bots/warriors/players.h"

#include "engine/bots/warriors/planner.h"
#include "engine/bots/warriors/strong.h"

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

/// Nodes a decision: about a quarter of a second, less where a phase asks much (strong.cpp).
constexpr std::uint64_t strongNodes = 10000;

Player<WarriorsAndTraders> searcher(std::uint64_t nodes) {
    return [nodes](const warriors::Setting& setting, const warriors::State& state, SeatId seat,
                   RandomStream& random, const std::stop_token& stop) {
        return warriors::bots::searchedPlan(setting, state, seat, warriors::bots::Weights{}, nodes, random,
                                            stop);
    };
}

} // namespace

template <>
std::span<const PlayerEntry<WarriorsAndTraders>> playersOf<WarriorsAndTraders>() {
    using Entry = PlayerEntry<WarriorsAndTraders>;
    static constexpr std::array players{
        randomEntry<WarriorsAndTraders>,
        Entry{"novice", 0, [](std::uint64_t) { return planner(warriors::bots::noviceWeights()); }},
        Entry{"steady", 0, [](std::uint64_t) { return planner(warriors::bots::Weights{}); }},
        Entry{"strong", strongNodes, &searcher},
    };
    return players;
}

} // namespace marches
