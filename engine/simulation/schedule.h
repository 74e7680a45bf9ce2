#pragma once

#include "engine/table/random.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace marches {

/// One part of a run that is cut into `count` shards: the `index`-th, from 1, plays every count-th game.
struct Shard {
    std::uint64_t index = 1;
    std::uint64_t count = 1;
    bool operator==(const Shard&) const = default;

    /// How many of the games 1 to `games` belong to the shard.
    constexpr std::uint64_t share(std::uint64_t games) const {
        return games < index ? 0 : (games - index) / count + 1;
    }
    /// The number of its n-th game, n from 0.
    constexpr std::uint64_t game(std::uint64_t n) const { return index + n * count; }
};

/// Where the players of a game sit, which its number alone determines.
struct Seating {
    std::size_t table = 0;                 ///< which of the tables (choices of countries, for example)
    std::vector<std::size_t> playerOfSeat; ///< which of the players sits at each seat
};

/// Returns the seating of game `number`, from 1. Players go round the seats of one table, then of the next,
/// so that after players x tables games each has sat on every seat equally often.
inline Seating seatingOf(std::uint64_t number, std::size_t tables, std::size_t players) {
    assert(number > 0 && tables > 0 && players > 0);
    const std::uint64_t turn = (number - 1) % players;
    Seating seating{static_cast<std::size_t>((number - 1) / players % tables), {}};
    for (std::size_t seat = 0; seat < players; ++seat)
        seating.playerOfSeat.push_back((seat + static_cast<std::size_t>(turn)) % players);
    return seating;
}

/// Returns the seed of game `number` in a run.
constexpr std::uint64_t seedOfGame(std::uint64_t runSeed, std::uint64_t number) {
    return RandomStream{runSeed}.forPurpose(number).next();
}

/// Returns every choice of `size` out of `count` things, each in ascending order.
std::vector<std::vector<std::size_t>> choicesOf(std::size_t size, std::size_t count);

} // namespace marches
