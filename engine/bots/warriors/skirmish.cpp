#include "engine/bots/warriors/skirmish.h"

#include "engine/bots/warriors/evaluation.h"

#include <algorithm>

namespace marches::warriors::bots {
namespace {

bool commands(const Position& position, SeatId seat) {
    return warriors::has(position.setting, position.state, seat, Ability::commander);
}

/// Returns the damage that destroys it.
int toKill(const Fighter& fighter) {
    return std::max(1, fighter.retreats ? fighter.life + 1 : fighter.life);
}
/// Returns the damage that removes it from the province, by death or retreat.
int toRemove(const Fighter& fighter) {
    return std::max(1, fighter.life);
}

double killWorth(const Position& position, SeatId owner, UnitKind kind) {
    const double points = position.setting.tables.killVp[static_cast<std::size_t>(kind)];
    double theirs = kind == UnitKind::fort       ? position.setting.tables.fortVp
                    : kind == UnitKind::princess ? 0.3
                                                 : armyWorth(position, kind);
    return points + theirs * rivalryWith(position, owner);
}

/// Deals the planned damage.
void settle(Fighters& fighters) {
    for (Fighter& fighter : fighters) {
        if (fighter.planned == 0) continue;
        fighter.dies = fighter.planned >= toKill(fighter);
        fighter.leaves = !fighter.dies && fighter.retreats && fighter.planned >= fighter.life;
    }
}

} // namespace

Fighter attackerOf(const Position& position, SeatId seat, Token token) {
    const Unit& unit = position.player(seat).units[token];
    Fighter fighter = freshArmy(position, seat, kindOf(token));
    fighter.unit = unitOf(seat, token);
    fighter.life -= unit.damage;
    if (unit.lying) {
        fighter.power = 0;
        fighter.retreats = false;
        fighter.life = 1;
    }
    fighter.assigned = unit.assigned;
    return fighter;
}

Fighter freshArmy(const Position& position, SeatId seat, UnitKind kind) {
    const Tables& tables = position.setting.tables;
    const auto k = static_cast<std::size_t>(kind);
    Fighter fighter;
    fighter.power = tables.power[k];
    fighter.life = tables.toughness[k];
    fighter.retreats = commands(position, seat);
    fighter.worth = armyWorth(position, kind);
    if (!position.ally(seat)) fighter.worth = tables.killVp[k] + fighter.worth * rivalryWith(position, seat);
    return fighter;
}

Fighters defendersOf(const Position& position, ProvinceId province) {
    const Tables& tables = position.setting.tables;
    const State& state = position.state;
    Fighters fighters;
    const Owner holder = state.holder(province);
    if (holder == Owner::barbarian) {
        const int strength = barbarianStrength(position.setting, state);
        for (const Barbarian& b : barbariansIn(state, province)) {
            Fighter fighter;
            fighter.unit = {Owner::barbarian, b.fort, b.number};
            fighter.fort = b.fort;
            fighter.power = b.fort ? tables.power[static_cast<std::size_t>(UnitKind::fort)] : strength;
            fighter.life =
                (b.fort ? tables.toughness[static_cast<std::size_t>(UnitKind::fort)] : strength) - b.damage;
            fighter.retreats = !b.fort && !b.lying;
            if (b.lying) {
                fighter.power = 0;
                fighter.life = 1;
            }
            fighter.worth =
                b.fort ? tables.killVp[static_cast<std::size_t>(UnitKind::fort)] : tables.barbarianKillVp;
            fighter.assigned = b.assigned;
            fighters.push_back(fighter);
        }
        return fighters;
    }
    if (!isPlayer(holder)) return fighters;
    for (std::size_t i = 0; i < position.players(); ++i) {
        const SeatId seat = position.seatNumber(i);
        if (!allied(position.setting, seat, seatOf(holder))) continue;
        const auto& units = position.player(seat).units;
        for (Token token = 0; token < tokenCount; ++token) {
            const Unit& unit = units[token];
            if (unit.province != province) continue;
            Fighter fighter;
            if (isArmy(token)) {
                fighter = attackerOf(position, seat, token);
            } else {
                const auto kind = static_cast<std::size_t>(kindOf(token));
                fighter.unit = unitOf(seat, token);
                fighter.power = tables.power[kind];
                fighter.life = tables.toughness[kind] - unit.damage;
                fighter.fort = isFort(token);
                fighter.princess = isPrincess(token);
                fighter.worth = killWorth(position, seat, kindOf(token));
                fighter.assigned = unit.assigned;
            }
            fighters.push_back(fighter);
        }
    }
    return fighters;
}

void planDamage(Fighters& targets, int points, bool clears) {
    for (Fighter& target : targets)
        target.planned = 0;
    int all = 0;
    for (const Fighter& target : targets)
        all += toRemove(target);
    int left = points;
    const auto raise = [&](Fighter& target, int damage) {
        const int more = damage - target.planned;
        if (more > left) return false;
        left -= std::max(0, more);
        target.planned = std::max(target.planned, damage);
        return true;
    };
    boost::container::small_vector<Fighter*, 12> order;
    for (Fighter& target : targets)
        order.push_back(&target);
    // Sorted by the worth of a point of damage; Forts that cover Princesses come before them.
    sortFew(order, [](const Fighter* a, const Fighter* b) {
        if (a->princess != b->princess) return b->princess;
        return a->worth * toKill(*b) > b->worth * toKill(*a);
    });
    const bool clearing = clears && all <= points;
    if (clearing)
        for (Fighter* target : order)
            raise(*target, toRemove(*target));
    bool fortsFall = true;
    for (Fighter* target : order)
        if (!target->princess) {
            raise(*target, toKill(*target));
            if (target->fort && target->planned < target->life) fortsFall = false;
        }
    for (Fighter* target : order)
        if (target->princess && fortsFall) raise(*target, toKill(*target));
    if (!clearing)
        for (Fighter* target : order)
            if (!target->princess && target->planned == 0 && target->retreats)
                raise(*target, toRemove(*target));
    // All points must be assigned: the rest goes where it does most harm, else anywhere.
    for (Fighter* target : order)
        if (left > 0 && target->planned == 0 && (!target->princess || fortsFall)) {
            target->planned = left;
            left = 0;
        }
    if (left > 0 && !order.empty()) order.front()->planned += left;
}

void planBarbarianDamage(Fighters& attackers, int points) {
    boost::container::small_vector<Fighter*, 12> order;
    for (Fighter& attacker : attackers) {
        attacker.planned = 0;
        order.push_back(&attacker);
    }
    sortFew(order, [](const Fighter* a, const Fighter* b) {
        if (a->power != b->power) return a->power > b->power;
        return a->life < b->life;
    });
    for (Fighter* target : order)
        if (toKill(*target) <= points) {
            target->planned = toKill(*target);
            points -= target->planned;
        }
    for (Fighter* target : order)
        if (target->planned == 0 && target->retreats && target->life <= points) {
            target->planned = target->life;
            points -= target->life;
            break;
        }
    if (points == 0) return;
    for (Fighter* target : order)
        if (target->planned < toKill(*target)) {
            target->planned += points;
            return;
        }
}

Forecast forecast(const Position& position, ProvinceId province, const Fighters& attackers) {
    return forecast(position, province, defendersOf(position, province), attackers);
}

Forecast forecast(const Position& position, ProvinceId province, Fighters defenders, Fighters attackers) {
    int strike = 0;
    int back = 0;
    for (const Fighter& attacker : attackers)
        strike += attacker.power;
    for (const Fighter& defender : defenders)
        back += defender.power;
    const bool barbarian = position.state.holder(province) == Owner::barbarian;
    if (strike > 0) planDamage(defenders, strike, true);
    if (back > 0) {
        if (barbarian)
            planBarbarianDamage(attackers, back);
        else
            planDamage(attackers, back, true);
    }
    settle(defenders);
    settle(attackers);
    Forecast result;
    bool attackersLeft = false;
    for (const Fighter& attacker : attackers) {
        if (attacker.dies) result.loss += attacker.worth;
        attackersLeft = attackersLeft || (!attacker.dies && !attacker.leaves);
    }
    bool defendersLeft = false;
    int driven = 0;
    for (const Fighter& defender : defenders) {
        if (defender.dies) {
            result.gain += defender.worth;
        } else if (defender.leaves) {
            ++driven;
        } else {
            defendersLeft = true;
        }
    }
    result.gain -= driven * position.weights.land.driveOff;
    result.captured = attackersLeft && !defendersLeft;
    result.freed = !attackersLeft && !defendersLeft;
    return result;
}

} // namespace marches::warriors::bots
