#include "engine/warriors/order.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>

namespace marches::warriors {

std::optional<SeatId> leader(const Setting& setting, const State& state, Path path) {
    int most = 0;
    std::optional<SeatId> first;
    for (std::size_t i = 0; i < setting.players(); ++i) {
        const int tokens = state.players[i].tokens[static_cast<std::size_t>(path)];
        if (tokens == most) first.reset();
        if (tokens > most) {
            most = tokens;
            first = idAt<SeatId>(i);
        }
    }
    return first;
}

VictoryPoints victoryPoints(const Setting& setting, const State& state, SeatId seat) {
    const Player& player = state.player(seat);
    const Owner owner = ownerOf(seat);
    VictoryPoints vp;
    for (std::size_t i = 0; i < setting.board.size(); ++i)
        if (state.holders[i] == owner)
            vp.provinces +=
                setting.tables
                    .provinceVp[static_cast<std::size_t>(setting.board.provinces[idAt<ProvinceId>(i)].type)];
    const TokenRange forts = tokensOf(UnitKind::fort);
    for (Token token = forts.first; token < forts.end; ++token)
        vp.forts += player.units[token].onBoard() ? setting.tables.fortVp : 0;
    vp.kills = player.killsVp;
    vp.bought = player.boughtVp;
    for (const Path path : allPaths)
        if (leader(setting, state, path) == seat) vp.leaders += setting.tables.leaderVp;
    return vp;
}

int sideVictoryPoints(const Setting& setting, const State& state, SeatId seat) {
    int sum = 0;
    for (std::size_t i = 0; i < setting.players(); ++i)
        if (allied(setting, seat, idAt<SeatId>(i)))
            sum += victoryPoints(setting, state, idAt<SeatId>(i)).total();
    return sum;
}

std::optional<Outcome> outcome(const Setting& setting, const State& state) {
    if (state.end == End::none) return std::nullopt;
    Outcome result;
    switch (state.end) {
    case End::threshold:
        result.reason = "victory.threshold";
        break;
    case End::lastTurn:
        result.reason = "turn.structure";
        break;
    case End::limits:
        result.reason = "option.limits";
        break;
    default:
        result.reason = "leave";
        break;
    }
    const std::size_t count = setting.players();
    // In an allied game the leaver's alliance keeps what it has; in a free for all a leaver has nothing and
    // no rank.
    const auto counts = [&](std::size_t seat) { return setting.allied || !state.players[seat].left; };
    for (std::size_t i = 0; i < count; ++i)
        result.scores.push_back(sideVictoryPoints(setting, state, idAt<SeatId>(i)));
    for (std::size_t i = 0; i < count; ++i) {
        std::size_t better = 0;
        for (std::size_t other = 0; other < count; ++other)
            if (counts(other) && (!counts(i) || result.scores[other] > result.scores[i])) ++better;
        result.ranks.push_back(static_cast<std::uint8_t>(better + 1));
        if (better == 0 && counts(i) && state.end != End::voided) result.winners.insert(idAt<SeatId>(i));
    }
    return result;
}

} // namespace marches::warriors
