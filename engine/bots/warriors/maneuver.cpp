#include "engine/bots/warriors/campaign.h"
#include "engine/bots/warriors/choices.h"
#include "engine/bots/warriors/evaluation.h"
#include "engine/warriors/outlook.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

/// Maneuvering: moves, battles, damage, retreats, Princesses and Unification.
namespace marches::warriors::bots {
namespace {

constexpr double leastPrincessGain = 0.05; ///< VP; below it a Princess may as well stay

bool isEnemy(const Position& position, Owner holder) {
    return isPlayer(holder) && hostile(position.state, position.seat, holder);
}

/// Returns the worth of retreating to a province with all armies.
double refugeWorth(const Position& position, ProvinceId place) {
    double worth = 0.2;
    if (position.state.holder(place) == Owner::none) worth += provinceWorth(position, place);
    if (fortsIn(position.state, place) > 0) worth += 0.3;
    for (const ProvinceId near : position.setting.board.neighbours[place]) {
        const Owner holder = position.state.holder(near);
        if (isEnemy(position, holder)) worth -= 0.2;
        if (holder == Owner::barbarian || holder == Owner::none) worth += 0.02;
    }
    return worth;
}

std::ptrdiff_t enemiesBeside(const Position& position, ProvinceId place) {
    return std::ranges::count_if(position.setting.board.neighbours[place], [&](ProvinceId near) {
        return isEnemy(position, position.state.holder(near));
    });
}

/// Returns what weighs most in refugeWorth; `leastEnemies` is the least number of enemies beside any place
/// open to these armies.
Goal<ProvinceId> whyRefuge(const Position& position, ProvinceId place, std::ptrdiff_t leastEnemies) {
    const State& state = position.state;
    if (state.holder(place) == Owner::none) return ReasonCode::retreatFree;
    if (fortsIn(state, place) > 0) return ReasonCode::retreatFort;
    const std::ptrdiff_t enemies = enemiesBeside(position, place);
    if (enemies == 0) return ReasonCode::retreatSafe;
    if (enemies == leastEnemies) return ReasonCode::retreatLeastEnemies;
    return ReasonCode::retreatTogether;
}

struct Guards {
    int armies = 0;
    int others = 0; ///< Princesses and Forts
};

Guards guardsOf(const Position& position, ProvinceId province) {
    Guards guards;
    const auto& units = position.player().units;
    for (Token token = 0; token < tokenCount; ++token)
        if (units[token].province == province) ++(isArmy(token) ? guards.armies : guards.others);
    return guards;
}

/// Returns how much a Princess is wanted in each province, with what lies beyond it.
IdVector<ProvinceId, double> princessPull(const Position& position, const Landscape& land) {
    const Board& board = position.setting.board;
    IdVector<ProvinceId, double> pull(board.size());
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto province = idAt<ProvinceId>(i);
        const Owner holder = position.state.holder(province);
        if (holder == Owner::none && board.provinces[province].inPlay) {
            pull[province] = land.worth(province);
        } else if (position.holds(province) && position.turnsLeft > 0) {
            const Guards guards = guardsOf(position, province);
            if (guards.others == 0) pull[province] = position.weights.land.pinnedArmy;
            pull[province] += 0.08 * land.potential(province); // near what armies take next
        }
        if (land.unitsIn(province) == 0) pull[province] += land.claim(province);
        if (land.threatTo(province) > 0) pull[province] *= 0.4;
    }
    IdVector<ProvinceId, double> spread = pull;
    for (int round = 0; round < 3; ++round) {
        for (std::size_t i = 0; i < board.size(); ++i) {
            const auto province = idAt<ProvinceId>(i);
            if (!position.holdsSide(province) && position.state.holder(province) != Owner::none) continue;
            for (const ProvinceId near : board.neighbours[province])
                spread[province] = std::max(spread[province], 0.5 * pull[near]);
        }
        pull = spread;
    }
    return pull;
}

/// Returns the number of Contested provinces of the country that could still be had without war: they raise
/// the award.
int contestedInReach(const Position& position) {
    int count = 0;
    for (const ProvinceId province : position.setting.board.contested[position.country()])
        if (!isPlayer(position.state.holder(province)))
            for (const ProvinceId near : position.setting.board.neighbours[province])
                if (position.holds(near)) {
                    ++count;
                    break;
                }
    return count;
}

/// Returns what waiting a turn should bring: a larger award, less the risk of losing a province.
double awardLater(const Position& position) {
    if (position.turnsLeft < 3) return 0;
    for (std::size_t i = 0; i < position.players(); ++i)
        if (atWar(position.state, position.seat, position.seatNumber(i))) return 0;
    const int more = std::min(contestedInReach(position), 2);
    if (more == 0) return 0;
    std::size_t held = position.setting.board.required[position.country()].size();
    for (const ProvinceId province : position.setting.board.contested[position.country()])
        held += position.holds(province) ? 1U : 0U;
    const auto& table = position.setting.tables.unification;
    if (table.empty()) return 0;
    return table[std::min(held + static_cast<std::size_t>(more), table.size() - 1)] *
           position.weights.time.patience;
}

int assignedTo(const Position& position, UnitRef unit) {
    if (isPlayer(unit.owner)) return position.player(seatOf(unit.owner)).units[unit.number].assigned;
    for (const Barbarian& b : barbariansIn(position.state, position.state.battle.province))
        if (b.fort == unit.barbarianFort && b.number == unit.number) return b.assigned;
    return 0;
}

void proposeUnification(Choices& choices, double waiting) {
    const Position& position = choices.position();
    if (position.player().unified) return;
    const auto award = unificationAward(position.setting, position.state, position.seat);
    if (!award || awardLater(position) > *award) return;
    choices.add(step::Unify{}, *award * position.weights.time.unification + 1 - waiting, ReasonCode::unify,
                *award);
}

/// Proposes to hand over a province where the seat has only Forts left beside an ally.
void proposeHandOver(Choices& choices, const Landscape& land) {
    const Position& position = choices.position();
    if (!position.setting.allied) return;
    for (std::size_t i = 0; i < position.state.holders.size(); ++i) {
        const auto province = idAt<ProvinceId>(i);
        const SeatId heir = land.heir(province);
        if (isSeat(heir) && land.legacy(province) > 0)
            choices.add(step::HandOver{province, heir}, land.legacy(province), ReasonCode::handOver, province,
                        heir);
    }
}

/// Returns what the move of an army is for.
Goal<ProvinceId> whyThrust(const Thrust& thrust) {
    if (isSeat(thrust.threat)) return ReasonCode::defend;
    if (thrust.takes) return ReasonCode::takeProvince;
    if (thrust.attacks) return ReasonCode::wearDown;
    return ReasonCode::goTowards;
}

} // namespace

void proposeMoves(Choices& choices) {
    const Position& position = choices.position();
    const Landscape land(position);
    proposeHandOver(choices, land);
    for (const Thrust& thrust : Campaign(land).thrusts()) {
        Reason why = because(whyThrust(thrust), thrust.target);
        why.threat = thrust.threat;
        choices.add(step::Move{thrust.army, thrust.step}, thrust.value, why);
    }
    choices.add(step::Done{}, 0, ReasonCode::movesOver);
}

void proposeBattles(Choices& choices) {
    const Position& position = choices.position();
    for (const ProvinceId province : battlesPending(position.setting, position.state)) {
        Fighters attackers;
        for (Token token = 0; token < armyTokenCount; ++token)
            if (position.player().units[token].province == province)
                attackers.push_back(attackerOf(position, position.seat, token));
        const Forecast result = forecast(position, province, attackers);
        choices.add(step::Battle{province}, 1 + result.gain - result.loss, ReasonCode::battleFirst, province);
    }
}

void proposeDamage(Choices& choices) {
    const Position& position = choices.position();
    const State& state = position.state;
    const ProvinceId province = state.battle.province;
    const bool attacking = state.stage == Stage::assignAttacker;
    // The whole assignment is computed anew at each of its points; it is the same plan every time.
    const auto outlook = battleOutlook(position.setting, state, province);
    if (!outlook) return;
    std::vector<UnitOutlook> targets = attacking ? outlook->defenders : outlook->attackers;
    const auto princess = [](const UnitOutlook& target) {
        return isPlayer(target.unit.owner) && isPrincess(target.unit.number);
    };
    // Forts come first: only then may the Princesses behind them be named.
    std::stable_partition(targets.begin(), targets.end(),
                          [&](const UnitOutlook& one) { return !princess(one); });
    double value = 1;
    for (const UnitOutlook& target : targets)
        if (assignedTo(position, target.unit) < target.damage)
            choices.add(step::Assign{target.unit}, value--, ReasonCode::strike, target.unit);
}

/// Proposes retreats of own armies. Only places that the rules allow are listed, for the reason compares
/// them.
void proposeRefuges(Choices& choices) {
    const Position& position = choices.position();
    const bool withdraws = position.state.stage == Stage::withdraw;
    std::vector<std::pair<ProvinceId, Step>> open;
    for (const ProvinceId to : position.setting.board.neighbours[position.state.battle.province]) {
        const Step step = withdraws ? Step{step::Withdraw{to}} : Step{step::Retreat{to}};
        if (!check(position.setting, position.state, Command{position.seat, step}))
            open.emplace_back(to, step);
    }
    std::ptrdiff_t leastEnemies = std::numeric_limits<std::ptrdiff_t>::max();
    for (const auto& [to, step] : open)
        leastEnemies = std::min(leastEnemies, enemiesBeside(position, to));
    for (const auto& [to, step] : open)
        choices.add(step, refugeWorth(position, to), whyRefuge(position, to, leastEnemies), to);
}

void proposeRetreat(Choices& choices) {
    const Position& position = choices.position();
    const State& state = position.state;
    const ProvinceId from = state.battle.province;
    if (state.stage == Stage::barbariansTo) // to where they hinder the seat least
        for (const ProvinceId to : position.setting.board.neighbours[from])
            choices.add(step::BarbariansTo{to}, 5 - provinceWorth(position, to), ReasonCode::barbariansAside,
                        to);
    else if (state.stage ==
             Stage::retreatCountry) // barb.retreat.contested: neither is the attacker's country
        for (const CountryId country : position.setting.board.provinces[from].countries)
            choices.add(step::RetreatCountry{country}, 1, ReasonCode::retreatCountry);
    else
        proposeRefuges(choices);
}

void proposePrincesses(Choices& choices) {
    const Position& position = choices.position();
    const Landscape land(position);
    const IdVector<ProvinceId, double> pull = princessPull(position, land);
    const TokenRange princesses = tokensOf(UnitKind::princess);
    double wholeCountry = 0; // provinces of the country that a Princess still takes add to the award
    for (Token token = princesses.first; token < princesses.end; ++token) {
        const Unit& unit = position.player().units[token];
        if (!unit.onBoard() || unit.moved) continue;
        const Guards guards = guardsOf(position, unit.province);
        double leave = 0;
        if (guards.armies + guards.others == 1 &&
            (isSeat(land.heir(unit.province)) || land.claim(unit.province) > 0))
            leave = land.claim(unit.province) - land.legacy(unit.province);
        else if (guards.armies + guards.others == 1)
            leave = land.worth(unit.province);
        else if (guards.others == 1 && position.turnsLeft > 0)
            leave = position.weights.land.pinnedArmy;
        double here = 0; // what draws her from where she stands is better used from here
        for (const ProvinceId to : position.setting.board.neighbours[unit.province])
            here = std::max(here, 0.5 * pull[to]);
        for (const ProvinceId to : position.setting.board.neighbours[unit.province]) {
            const bool free = position.state.holder(to) == Owner::none;
            if (!free && !position.holdsSide(to)) continue;
            double value = pull[to] - leave;
            if (!free) value -= std::max(here, pull[unit.province]) * 0.999;
            if (value <= leastPrincessGain) continue;
            if (free && position.setting.board.provinces[to].belongsTo(position.country()))
                wholeCountry = std::max(wholeCountry, value);
            choices.add(step::Move{token, to}, value,
                        free ? because(ReasonCode::takeProvince, to) : because(ReasonCode::holdProvince, to));
        }
    }
    proposeHandOver(choices, land);
    proposeUnification(choices, wholeCountry > 0 ? 20 : 0);
    choices.add(step::Done{}, 0, ReasonCode::movesOver);
}

} // namespace marches::warriors::bots
