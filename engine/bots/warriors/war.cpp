#include "engine/bots/warriors/war.h"

#include "engine/bots/warriors/campaign.h"
#include "engine/bots/warriors/evaluation.h"

#include <algorithm>

namespace marches::warriors::bots {
namespace {

bool neighbours(const Position& position, SeatId enemy, int steps) {
    // Whether an army of one's own stands within so many steps of a province of the enemy's.
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

/// What his armies could do to the own provinces while the war lasts.
double danger(const Position& position, SeatId enemy) {
    double power = 0;
    for (std::size_t i = 0; i < position.players(); ++i)
        if (const SeatId seat = position.seatNumber(i); allied(position.setting, seat, enemy))
            power += position.of(seat).armyPower;
    const double own = position.own().armyPower;
    return position.weights.threat * power * std::min(1.0, position.turnsLeft / 2.0) * power /
           (1 + power + own);
}

/// Power that stands against the own side's in its wars with the enemy's side, less the own.
double balance(const Position& position, SeatId enemy) {
    double sum = 0;
    for (std::size_t i = 0; i < position.players(); ++i) {
        const SeatId seat = position.seatNumber(i);
        if (position.ally(seat))
            sum += position.of(seat).armyPower;
        else if (allied(position.setting, seat, enemy))
            sum -= position.of(seat).armyPower;
    }
    return sum;
}

} // namespace

void proposeWar(Choices& choices) {
    const Position& position = choices.position();
    const State& state = position.state;
    if (state.stage != Stage::action || position.own().armies == 0) return;
    // Before the last Action others could still arm themselves.
    if (state.actionRound == ActionRound::first) return;
    double without = -1;
    for (std::size_t i = 0; i < position.players(); ++i) {
        const SeatId enemy = position.seatNumber(i);
        if (position.ally(enemy) || position.player(enemy).left || atWar(state, position.seat, enemy))
            continue;
        if (!neighbours(position, enemy, 3)) continue;
        if (without < 0) without = Campaign(position).total();
        State war = state;
        for (std::size_t a = 0; a < position.players(); ++a)
            for (std::size_t b = 0; b < position.players(); ++b)
                if (position.ally(position.seatNumber(a)) &&
                    allied(position.setting, enemy, position.seatNumber(b)))
                    war.wars[pairIndex(position.seatNumber(a), position.seatNumber(b))] = {state.turn, false};
        const Position then = look(position.setting, war, position.seat, position.weights);
        const double gain = Campaign(then).total() - without;
        const double later = gain * 0.4 * std::min(2, position.turnsLeft);
        const double value = gain + later - danger(position, enemy) - position.weights.warThreshold;
        Choice& choice = choices.add(step::DeclareWar{enemy}, value, ReasonCode::declareWar, enemy);
        choice.reason.threat = enemy;
    }
}

void proposePeace(Choices& choices) {
    const Position& position = choices.position();
    const State& state = position.state;
    if (!state.votesAsked.empty() || lineOpen(position.setting, state)) return;
    for (std::size_t i = 0; i < position.players(); ++i) {
        const SeatId enemy = position.seatNumber(i);
        if (!atWar(state, position.seat, enemy)) continue;
        bool offered = false;
        for (std::size_t s = 0; s < position.players(); ++s)
            if (allied(position.setting, enemy, position.seatNumber(s)))
                for (const SeatId to : state.peaceOffers[s])
                    offered = offered || position.ally(to);
        const bool wanted = balance(position, enemy) < -1.5 ||
                            (leadsAll(position, position.seat) && balance(position, enemy) < 1);
        if (offered) {
            if (wanted)
                choices.add(step::AcceptPeace{enemy}, 1, ReasonCode::wantPeace, enemy);
            else
                choices.add(step::DeclinePeace{enemy}, 1, ReasonCode::wantWar, enemy);
            continue;
        }
        // Offered once a turn, while feeding: an offer stands until Down-keep.
        if (wanted && state.stage == Stage::feed)
            choices.add(step::OfferPeace{enemy}, 0.5, ReasonCode::wantPeace, enemy);
    }
}

} // namespace marches::warriors::bots
