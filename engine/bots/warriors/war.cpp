#include "engine/bots/warriors/war.h"

#include "engine/bots/warriors/campaign.h"
#include "engine/bots/warriors/evaluation.h"

#include <algorithm>

namespace marches::warriors::bots {
namespace {

constexpr double chancesToCome = 0.2; ///< VP of a war that goes on

/// Whether an own army stands within so many steps of a province of the enemy.
bool armyNear(const Position& position, SeatId enemy, int steps) {
    const Board& board = position.setting.board;
    for (Token token = 0; token < armyTokenCount; ++token) {
        const Unit& unit = position.player().units[token];
        if (!unit.onBoard()) continue;
        std::vector<ProvinceId> near{unit.province};
        std::size_t begin = 0;
        for (int step = 0; step < steps; ++step) {
            const std::size_t end = near.size();
            for (std::size_t i = begin; i < end; ++i)
                for (const ProvinceId next : board.neighbours[near[i]]) {
                    if (position.state.holder(next) == ownerOf(enemy)) return true;
                    if (position.holdsSide(next) && std::find(near.begin(), near.end(), next) == near.end())
                        near.push_back(next);
                }
            begin = end;
        }
    }
    return false;
}

/// Returns the VP that the armies of an enemy could cost own provinces while the war lasts.
double danger(const Position& position, SeatId enemy) {
    double power = 0;
    for (std::size_t i = 0; i < position.players(); ++i)
        if (const SeatId seat = position.seatNumber(i); allied(position.setting, seat, enemy))
            power += position.of(seat).armyPower;
    const double own = position.own().armyPower;
    return position.weights.opponents.threat * power * std::min(1.0, position.turnsLeft / 2.0) * power /
           (1 + power + own);
}

/// Returns the VP that being at war with the side of an enemy, instead of at peace, lets the armies expect of
/// this turn.
double warGain(const Position& position, SeatId enemy) {
    State peace = position.state;
    State war = position.state;
    for (std::size_t a = 0; a < position.players(); ++a)
        for (std::size_t b = 0; b < position.players(); ++b) {
            const SeatId one = position.seatNumber(a);
            const SeatId other = position.seatNumber(b);
            if (!position.ally(one) || !allied(position.setting, enemy, other)) continue;
            peace.wars[pairIndex(one, other)] = {};
            war.wars[pairIndex(one, other)] = {position.state.turn, false};
        }
    const auto total = [&](const State& state) {
        const Position seen = look(position.setting, state, position.seat, position.weights);
        const Landscape land(seen);
        return Campaign(land).total();
    };
    return total(war) - total(peace);
}

/// Whether the war costs more than it brings: what can be won this turn against what can be lost by it. A
/// seat with little to fear stays at war, for chances that may come.
bool weary(const Position& position, SeatId enemy) {
    const double later = 0.4 * std::min(2, position.turnsLeft);
    return warGain(position, enemy) * (1 + later) + chancesToCome < danger(position, enemy);
}

bool peaceOffered(const Position& position, SeatId by, SeatId to) {
    for (std::size_t i = 0; i < position.players(); ++i)
        if (const SeatId seat = position.seatNumber(i); allied(position.setting, by, seat))
            for (const SeatId other : position.state.peace.open[i])
                if (allied(position.setting, to, other)) return true;
    return false;
}

} // namespace

void proposeWar(Choices& choices) {
    const Position& position = choices.position();
    const State& state = position.state;
    if (state.stage != Stage::action || position.own().armies == 0) return;
    // At the first Action it is too early: others could still arm themselves.
    if (state.actionRound == ActionRound::first) return;
    for (std::size_t i = 0; i < position.players(); ++i) {
        const SeatId enemy = position.seatNumber(i);
        if (position.ally(enemy) || position.player(enemy).left || atWar(state, position.seat, enemy))
            continue;
        if (!armyNear(position, enemy, 3)) continue;
        const double gain = warGain(position, enemy);
        const double later = gain * 0.4 * std::min(2, position.turnsLeft);
        const double value = gain + later - danger(position, enemy) - position.weights.opponents.warThreshold;
        Choice& choice = choices.add(step::DeclareWar{enemy}, value, ReasonCode::declareWar, enemy);
        choice.reason.threat = enemy;
    }
}

void proposePeace(Choices& choices) {
    const Position& position = choices.position();
    const State& state = position.state;
    if (!state.votes.asked.empty() || lineOpen(position.setting, state)) return;
    for (std::size_t i = 0; i < position.players(); ++i) {
        const SeatId enemy = position.seatNumber(i);
        if (!atWar(state, position.seat, enemy)) continue;
        if (peaceOffered(position, enemy, position.seat)) {
            if (weary(position, enemy))
                choices.add(step::AcceptPeace{enemy}, 1, ReasonCode::wantPeace, enemy);
            else
                choices.add(step::DeclinePeace{enemy}, 1, ReasonCode::wantWar, enemy);
            continue;
        }
        // Offered while feeding, and once more before the Actions; an offer stands until Down-keep.
        const bool before = state.stage == Stage::action && state.actionRound == ActionRound::first;
        if ((state.stage == Stage::feed || before) && !peaceOffered(position, position.seat, enemy) &&
            weary(position, enemy))
            choices.add(step::OfferPeace{enemy}, 0.5, ReasonCode::wantPeace, enemy);
    }
}

} // namespace marches::warriors::bots
