#pragma once

#include "engine/table/game.h"
#include "engine/table/random.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

namespace marches {

/// A computer player: asked for one step by an actor that is waited for. It is given what the seat may see,
/// random numbers of its own, and a token by which it is told that its answer is not wanted any more. The
/// same question gets the same answer. May keep memory between questions for speed, never for its choice;
/// called from one thread at a time.
template <Game G>
using Player = std::function<typename G::Command(const typename G::Setting&, const typename G::State&, SeatId,
                                                 RandomStream&, std::stop_token)>;

/// The random numbers for one question in a game: by the record's seed, who is asked, and at which node.
constexpr RandomStream playerStream(std::uint64_t seed, SeatId seat, std::uint64_t node) noexcept {
    return RandomStream{seed}.forPurpose(index(seat)).forPurpose(node);
}

/// Takes any of the options, each as likely as the others. Draws for the reserved actor `chance` as well.
template <Game G>
class RandomPlayer {
public:
    typename G::Command operator()(const typename G::Setting& setting, const typename G::State& state,
                                   SeatId seat, RandomStream& random, const std::stop_token& = {}) {
        options_.clear();
        G::options(setting, state, seat, options_);
        assert(!options_.empty());
        return options_[random.below(static_cast<std::uint32_t>(options_.size()))];
    }

private:
    std::vector<typename G::Command> options_; ///< kept for its memory
};

template <Game G>
struct PlayerEntry {
    std::string_view name; ///< as in `bot:NAME`
    Player<G> (*make)();
};

/// The computer players that know no one game: a new one is a row here.
template <Game G>
inline constexpr std::array players{
    PlayerEntry<G>{"random", [] { return Player<G>{RandomPlayer<G>{}}; }},
};

/// The player of a seat's kind ("random", "bot:random"); empty if there is none of that name. Starts no
/// program.
template <Game G>
Player<G> playerOfKind(std::string_view kind) {
    constexpr std::string_view bot = "bot:";
    if (kind.starts_with(bot)) kind.remove_prefix(bot.size());
    for (const PlayerEntry<G>& entry : players<G>)
        if (entry.name == kind) return entry.make();
    return {};
}

} // namespace marches
