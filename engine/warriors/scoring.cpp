#include "engine/warriors/order.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

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

std::array<VictoryPoints, maxPlayers> allVictoryPoints(const Setting& setting, const State& state) {
    std::array<VictoryPoints, maxPlayers> all;
    ByOwner<int> provinces;
    for (std::size_t i = 0; i < setting.board.size(); ++i)
        provinces[state.holders[i]] += provinceVp(setting, idAt<ProvinceId>(i));
    const TokenRange forts = tokensOf(UnitKind::fort);
    for (std::size_t s = 0; s < setting.players(); ++s) {
        const Player& player = state.players[s];
        for (Token token = forts.first; token < forts.end; ++token)
            all[s].forts += player.units[token].onBoard() ? setting.tables.fortVp : 0;
        all[s].provinces = provinces[ownerOf(idAt<SeatId>(s))];
        all[s].kills = player.killsVp;
        all[s].bought = player.boughtVp;
    }
    for (const Path path : allPaths)
        if (const auto first = leader(setting, state, path))
            all[index(*first)].leaders += setting.tables.leaderVp;
    return all;
}

VictoryPoints victoryPoints(const Setting& setting, const State& state, SeatId seat) {
    return allVictoryPoints(setting, state)[index(seat)];
}

namespace {

int sideSum(const Setting& setting, const std::array<VictoryPoints, maxPlayers>& all, SeatId seat) {
    int sum = 0;
    for (std::size_t i = 0; i < setting.players(); ++i)
        if (allied(setting, seat, idAt<SeatId>(i))) sum += all[i].total();
    return sum;
}

} // namespace

int sideVictoryPoints(const Setting& setting, const State& state, SeatId seat) {
    return sideSum(setting, allVictoryPoints(setting, state), seat);
}

bool thresholdReached(const Setting& setting, const State& state) {
    const auto all = allVictoryPoints(setting, state);
    for (std::size_t s = 0; s < setting.players(); ++s)
        if (!state.players[s].left && sideSum(setting, all, idAt<SeatId>(s)) >= setting.threshold())
            return true;
    return false;
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
