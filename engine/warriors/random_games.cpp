#include "engine/warriors/random_games.h"

#include "engine/warriors/query.h"

namespace marches::warriors {
namespace {

std::size_t below(RandomStream& random, std::size_t bound) {
    return random.below(static_cast<std::uint32_t>(bound));
}

/// Returns an exchange of a few resources that may be offered, since options lists none; nothing if none may.
std::optional<Command> anyOffer(const Setting& setting, const State& state, SeatId seat,
                                RandomStream& random) {
    const std::size_t first = below(random, setting.players());
    const Traders traders = tradersOf(setting, state);
    for (std::size_t i = 0; i < setting.players(); ++i) {
        const auto partner = idAt<SeatId>((first + i) % setting.players());
        if (partner == seat || !routeUsable(state, traders, seat, partner)) continue;
        step::MakeOffer offer{partner, {}, {}};
        offer.give[static_cast<Resource>(below(random, 4))] = static_cast<int>(below(random, 3));
        offer.take[static_cast<Resource>(below(random, 4))] = static_cast<int>(below(random, 3));
        const Command command{seat, offer};
        if (!check(setting, state, command)) return command;
    }
    return std::nullopt;
}

std::optional<Command> anyInterruption(const Setting& setting, const State& state, RandomStream& random) {
    std::vector<Command> list;
    const SeatId who = below(random, 20) == 0 ? tableActor : idAt<SeatId>(below(random, setting.players()));
    interruptions(setting, state, who, list);
    const bool mayLeave = below(random, 12) == 0;
    std::erase_if(list, [&](const Command& command) {
        return std::holds_alternative<step::Leave>(command.step) && !mayLeave;
    });
    if (list.empty()) return std::nullopt;
    return list[below(random, list.size())];
}

} // namespace

SeatId anySeat(SeatSet seats, RandomStream& random) {
    std::size_t skipped = seats.size() == 1 ? 0 : below(random, seats.size());
    for (const SeatId seat : seats)
        if (skipped-- == 0) return seat;
    return noSeat;
}

Command anyStep(const Setting& setting, const State& state, SeatId seat, std::span<const Command> options,
                std::uint32_t interruptEvery, RandomStream& random) {
    if (below(random, interruptEvery) == 0)
        if (const auto interruption = anyInterruption(setting, state, random)) return *interruption;
    if (state.stage == Stage::trade && state.votes.asked.empty() && below(random, 3) == 0)
        if (const auto offer = anyOffer(setting, state, seat, random)) return *offer;
    return options[below(random, options.size())];
}

} // namespace marches::warriors
