#include "engine/bots/warriors/landscape.h"

#include "engine/bots/warriors/evaluation.h"

#include <algorithm>
#include <optional>

namespace marches::warriors::bots {
namespace {

constexpr int potentialSteps = 3; ///< steps within which what can be taken draws armies

} // namespace

Landscape::Landscape(const Position& position) : position_(position), lands_(position.setting.board.size()) {
    for (const Unit& unit : position.player().units)
        if (unit.onBoard()) ++lands_[unit.province].units;
    findWorth();
    findThreats();
    findPotential();
    findPrincesses();
    if (position.setting.allied) findHeirs();
}

void Landscape::findWorth() {
    std::array<std::optional<double>, maxPlayers> rivalry;
    for (std::size_t i = 0; i < lands_.size(); ++i) {
        const auto province = idAt<ProvinceId>(i);
        if (!position_.setting.board.provinces[province].inPlay) continue;
        Land& land = lands_[province];
        land.worth = provinceWorth(position_, province);
        land.take = land.worth;
        const Owner holder = position_.state.holder(province);
        if (!isPlayer(holder) || position_.holdsSide(province)) continue;
        std::optional<double>& weight = rivalry[index(seatOf(holder))];
        if (!weight) weight = rivalryWith(position_, seatOf(holder));
        land.take += plainWorth(position_, province) * *weight;
    }
}

void Landscape::findThreats() {
    const Board& board = position_.setting.board;
    for (std::size_t i = 0; i < position_.players(); ++i) {
        const SeatId enemy = position_.seatNumber(i);
        if (!atWar(position_.state, position_.seat, enemy)) continue;
        for (Token token = 0; token < armyTokenCount; ++token) {
            const Unit& unit = position_.player(enemy).units[token];
            if (!unit.onBoard()) continue;
            const int power = position_.setting.tables.power[static_cast<std::size_t>(kindOf(token))];
            std::vector<ProvinceId> near{board.neighbours[unit.province]};
            const std::size_t direct = near.size();
            for (std::size_t n = 0; n < direct; ++n)
                for (const ProvinceId next : board.neighbours[near[n]])
                    if (std::find(near.begin(), near.end(), next) == near.end()) near.push_back(next);
            for (const ProvinceId province : near) {
                lands_[province].threat += power;
                lands_[province].threatens = enemy;
            }
        }
    }
}

void Landscape::findPotential() {
    const Board& board = position_.setting.board;
    const State& state = position_.state;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto province = idAt<ProvinceId>(i);
        if (!board.provinces[province].inPlay) continue;
        const Owner holder = state.holder(province);
        double share = 0;
        if (holder == Owner::none)
            share = 0.6;
        else if (holder == Owner::barbarian)
            share = 1.0 / static_cast<double>(std::max<std::size_t>(1, barbariansIn(state, province).size()));
        else if (hostile(state, position_.seat, holder))
            share = 0.8;
        if (holder == Owner::barbarian && board.provinces[province].type == ProvinceType::capital)
            share *= 0.4;
        if (share <= 0) continue;
        lands_[province].prize = true;
        lands_[province].potential = share * lands_[province].worth;
    }
    std::vector<double> next(board.size());
    for (int round = 0; round < potentialSteps; ++round) {
        for (std::size_t i = 0; i < board.size(); ++i) {
            double best = lands_[idAt<ProvinceId>(i)].potential;
            for (const ProvinceId neighbour : board.neighbours[idAt<ProvinceId>(i)])
                best = std::max(best, 0.55 * lands_[neighbour].potential);
            next[i] = best;
        }
        for (std::size_t i = 0; i < board.size(); ++i)
            lands_[idAt<ProvinceId>(i)].potential = next[i];
    }
}

/// Climbs from province to province: potential fades with every step away from what can be taken.
ProvinceId Landscape::prizeNear(ProvinceId province) const {
    ProvinceId at = province;
    for (int step = 0; step < potentialSteps; ++step) {
        ProvinceId next = at;
        for (const ProvinceId neighbour : position_.setting.board.neighbours[at])
            if (potential(neighbour) > potential(next)) next = neighbour;
        if (lands_[next].prize) return next;
        if (next == at || !position_.holdsSide(next)) return noProvince;
        at = next;
    }
    return noProvince;
}

void Landscape::findPrincesses() {
    const TokenRange range = tokensOf(UnitKind::princess);
    int spare = 0;
    for (Token token = range.first; token < range.end; ++token) {
        const Unit& unit = position_.player().units[token];
        if (!unit.onBoard() || unit.moved || lands_[unit.province].units < 2) continue;
        ++spare;
        for (const ProvinceId near : position_.setting.board.neighbours[unit.province])
            ++lands_[near].sparePrincesses;
    }
    int wanted = 0;
    for (std::size_t i = 0; i < position_.state.holders.size(); ++i)
        if (position_.state.holders[i] == Owner::none && lands_[idAt<ProvinceId>(i)].sparePrincesses > 0)
            ++wanted;
    princessesAtHand_ = spare - wanted;
}

/// Finds the provinces that would serve an ally more, for Unification.
void Landscape::findHeirs() {
    for (std::size_t i = 0; i < position_.players(); ++i) {
        const SeatId ally = position_.seatNumber(i);
        if (ally == position_.seat || !position_.ally(ally)) continue;
        for (const Unit& unit : position_.player(ally).units) {
            if (!unit.onBoard() || !position_.holds(unit.province)) continue;
            Land& land = lands_[unit.province];
            if (isSeat(land.heir)) continue;
            land.heir = ally;
            land.legacy = servesAllyMore(position_, unit.province, ally);
        }
        for (std::size_t p = 0; p < lands_.size(); ++p)
            if (const auto province = idAt<ProvinceId>(p); position_.state.holder(province) == ownerOf(ally))
                lands_[province].claim = 0.5 * std::max(0.0, -servesAllyMore(position_, province, ally));
    }
}

std::vector<ProvinceId> Landscape::frontiers(std::size_t most) const {
    std::vector<ProvinceId> own;
    for (std::size_t i = 0; i < lands_.size(); ++i)
        if (position_.holds(idAt<ProvinceId>(i))) own.push_back(idAt<ProvinceId>(i));
    const auto draw = [&](ProvinceId province) { return potential(province) + threatTo(province) * 0.2; };
    std::stable_sort(own.begin(), own.end(), [&](ProvinceId a, ProvinceId b) { return draw(a) > draw(b); });
    if (own.size() > most) own.resize(most);
    return own;
}

} // namespace marches::warriors::bots
