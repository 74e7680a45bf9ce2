#include "engine/bots/warriors/position.h"

#include <algorithm>
#include <cmath>

namespace marches::warriors::bots {
namespace {

void countProvinces(Position& position) {
    const Board& board = position.setting.board;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Owner holder = position.state.holders[i];
        if (!isPlayer(holder)) continue;
        SeatSummary& seat = position.seats[static_cast<std::size_t>(holder)];
        const BoardProvince& province = board.provinces[idAt<ProvinceId>(i)];
        for (std::size_t s = 0; s < 3; ++s)
            seat.symbols[s] += province.symbols[s];
        seat.capitals += province.type == ProvinceType::capital ? 1 : 0;
        seat.centers += province.type == ProvinceType::tradeCenter ? 1 : 0;
        seat.vp += provinceVp(position.setting.tables, province.type);
        ++seat.provinces;
    }
}

void countUnits(Position& position) {
    const Tables& tables = position.setting.tables;
    for (std::size_t i = 0; i < position.players(); ++i) {
        const Player& player = position.state.players[i];
        SeatSummary& seat = position.seats[i];
        seat.vp += player.killsVp + player.boughtVp;
        for (Token token = 0; token < armyTokenCount; ++token)
            if (player.units[token].onBoard()) {
                const auto kind = static_cast<std::size_t>(kindOf(token));
                ++seat.armies;
                seat.armyPower += tables.power[kind];
                seat.food += tables.feed[kind];
            }
        const TokenRange forts = tokensOf(UnitKind::fort);
        for (Token token = forts.first; token < forts.end; ++token)
            seat.vp += player.units[token].onBoard() ? tables.fortVp : 0;
    }
    for (const Path path : allPaths)
        if (const auto who = leader(position.setting, position.state, path))
            position.seats[index(*who)].vp += tables.leaderVp;
}

/// Guesses how many turns follow this one: by the turn limit, and by when the leading side should pass the
/// threshold.
void guessEnd(Position& position) {
    const State& state = position.state;
    const int byLimit = std::max(0, position.setting.turnLimit() - state.turn);
    int top = 0;
    for (std::size_t i = 0; i < position.players(); ++i)
        top = std::max(top, sidePoints(position, position.seatNumber(i)));
    const int threshold = position.setting.threshold();
    const double sides = position.setting.allied ? 2.0 : 1.0;
    const double turns = (threshold - top) / (position.weights.time.growth * sides);
    position.turnsLeft = std::clamp(static_cast<int>(std::ceil(turns)), 0, byLimit);
    position.lastTurn = byLimit == 0 || state.timeUp;
    if (position.lastTurn) position.turnsLeft = 0;
}

} // namespace

Position look(const Setting& setting, const State& state, SeatId seat, const Weights& weights) {
    Position position{setting, state, weights, seat};
    countProvinces(position);
    countUnits(position);
    for (const Path path : allPaths)
        position.levels[static_cast<std::size_t>(path)] = level(setting, state, seat, path);
    guessEnd(position);
    for (const ProvinceId province : setting.board.required[position.country()])
        position.missing += position.holds(province) ? 0 : 1;
    return position;
}

int sidePoints(const Position& position, SeatId seat) {
    if (!position.setting.allied) return position.of(seat).vp;
    int sum = 0;
    for (std::size_t i = 0; i < position.players(); ++i)
        if (allied(position.setting, seat, position.seatNumber(i))) sum += position.seats[i].vp;
    return sum;
}

bool leadsAll(const Position& position, SeatId seat) {
    const int points = sidePoints(position, seat);
    for (std::size_t i = 0; i < position.players(); ++i) {
        const SeatId other = position.seatNumber(i);
        if (!allied(position.setting, seat, other) && !position.player(other).left &&
            sidePoints(position, other) >= points)
            return false;
    }
    return true;
}

double rivalryWith(const Position& position, SeatId other) {
    if (position.ally(other) || position.player(other).left) return 0;
    int rivals = 0;
    for (std::size_t i = 0; i < position.players(); ++i)
        if (const SeatId seat = position.seatNumber(i); !position.ally(seat) && !position.player(seat).left)
            ++rivals;
    const double shared = position.weights.opponents.rivalry * 2 / (1 + std::max(1, rivals));
    return leadsAll(position, other) ? shared + position.weights.opponents.leaderRivalry : shared;
}

} // namespace marches::warriors::bots
