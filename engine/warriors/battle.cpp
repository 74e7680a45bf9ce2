#include "engine/warriors/play.h"

#include <algorithm>

namespace marches::warriors {
namespace {

void assign(Play& play, UnitRef unit, int points) {
    setAssigned(play.state, unit, play.state.battle.province, assignedTo(play.view(), unit) + points);
}

bool attackerHasArmies(const View& view, ProvinceId province) {
    const auto& units = view.state.player(view.state.current).units;
    return std::any_of(units.begin(), units.begin() + armyTokenCount,
                       [&](const Unit& unit) { return unit.province == province; });
}

/// Returns the damage that the Forts of the province have to get before any goes to a Princess
/// (`battle.princess-cover`).
int coverLeft(const View& view, ProvinceId province) {
    int missing = 0;
    eachDefender(view, province, [&](UnitRef unit) {
        const bool fort = isPlayer(unit.owner) ? isFort(unit.number) : unit.barbarianFort;
        if (fort)
            missing +=
                std::max(0, lifeLeft(view.setting, view.state, unit, province) - assignedTo(view, unit));
    });
    return missing;
}

/// Returns the one unit that gets all the damage of the attacker, if the whole assignment has one possible
/// result.
std::optional<UnitRef> onlyTarget(const View& view, ProvinceId province, int points) {
    std::optional<UnitRef> open;
    int openCount = 0;
    int princesses = 0;
    int covering = 0;
    eachDefender(view, province, [&](UnitRef unit) {
        if (isPlayer(unit.owner) && isPrincess(unit.number)) {
            ++princesses;
            if (!open) open = unit;
            return;
        }
        if (isPlayer(unit.owner) && isFort(unit.number))
            covering += lifeLeft(view.setting, view.state, unit, province);
        if (++openCount == 1) open = unit;
    });
    if (openCount == 0) return princesses == 1 ? open : std::nullopt;
    if (openCount > 1) return std::nullopt;
    const bool princessReached = princesses > 0 && points > covering;
    return princessReached ? std::nullopt : open;
}

std::optional<UnitRef> onlyAttacker(const View& view, ProvinceId province) {
    std::optional<UnitRef> only;
    int count = 0;
    for (Token token = 0; token < armyTokenCount; ++token)
        if (view.state.player(view.state.current).units[token].province == province) {
            only = unitOf(view.state.current, token);
            ++count;
        }
    return count == 1 ? only : std::nullopt;
}

void award(Play& play, UnitRef unit, ProvinceId province, Owner killer, int points) {
    if (isPlayer(killer)) play.state.player(seatOf(killer)).killsVp += points;
    play.say(EventCode::killed, unit, province, killer, isPlayer(killer) ? points : 0);
}

/// Lets the damage assigned to a unit take effect; the caller removes the dead.
template <class Struck>
Fate strike(Play& play, UnitRef ref, Struck& unit, ProvinceId province) {
    const int points = std::exchange(unit.assigned, std::uint8_t{0});
    if (points == 0) return Fate::lives;
    const int life = lifeLeft(play.setting, play.state, ref, province) - points;
    unit.damage = static_cast<std::uint8_t>(std::min(255, unit.damage + points));
    play.say(EventCode::damaged, ref, points, province);
    const Fate fate = fateOf(play.view(), ref, life, unit.lying);
    if (fate == Fate::retreats) unit.retreating = true;
    return fate;
}

void hitPlayerUnit(Play& play, UnitRef ref, ProvinceId province, Owner killer) {
    Unit& unit = play.state.player(seatOf(ref.owner)).units[ref.number];
    if (strike(play, ref, unit, province) != Fate::dies) return;
    returnToStash(unit);
    award(play, ref, province, killer, killVp(play.setting.tables, ref));
}

void hitBarbarian(Play& play, UnitRef ref, ProvinceId province, Owner killer) {
    if (strike(play, ref, barbarian(play.state, ref, province), province) != Fate::dies) return;
    removeBarbarian(play.state, ref, province);
    award(play, ref, province, killer, killVp(play.setting.tables, ref));
}

/// Lets both assignments take effect at once (`battle.simultaneous`).
void dealDamage(Play& play) {
    const ProvinceId province = play.state.battle.province;
    const Owner attacker = ownerOf(play.state.current);
    const Owner defender = play.state.holder(province);
    if (isPlayer(defender) && attackerPower(play.view(), province) + defenderPower(play.view(), province) > 0)
        markWarDamage(play.state, play.setting, play.state.current, seatOf(defender));
    boost::container::small_vector<UnitRef, 32> defenders;
    eachDefender(play.view(), province, [&](UnitRef unit) { defenders.push_back(unit); });
    for (const UnitRef unit : defenders)
        if (isPlayer(unit.owner))
            hitPlayerUnit(play, unit, province, attacker);
        else
            hitBarbarian(play, unit, province, attacker);
    for (Token token = 0; token < armyTokenCount; ++token)
        if (play.state.player(play.state.current).units[token].province == province)
            hitPlayerUnit(play, unitOf(play.state.current, token), province, defender);
    play.state.stage = Stage::attackerRetreat;
}

bool anyRetreating(const State& state, SeatId seat, ProvinceId province) {
    const auto& units = state.player(seat).units;
    return std::any_of(units.begin(), units.begin() + armyTokenCount,
                       [&](const Unit& unit) { return unit.retreating && unit.province == province; });
}

void arrive(Play& play, SeatId seat, ProvinceId to) {
    if (play.state.holder(to) == Owner::none) setHolder(play, to, ownerOf(seat), EventCode::taken);
}

void retreatTo(Play& play, SeatId seat, ProvinceId to) {
    const ProvinceId from = play.state.battle.province;
    for (Token token = 0; token < armyTokenCount; ++token) {
        Unit& unit = play.state.player(seat).units[token];
        if (!unit.retreating) continue;
        unit.retreating = false;
        unit.lying = true;
        unit.province = to;
        play.say(EventCode::retreated, unitOf(seat, token), from, to);
    }
    arrive(play, seat, to);
}

void loseRetreating(Play& play, SeatId seat) {
    for (Token token = 0; token < armyTokenCount; ++token) {
        Unit& unit = play.state.player(seat).units[token];
        if (!unit.retreating) continue;
        returnToStash(unit);
        play.say(EventCode::noRetreat, unitOf(seat, token), play.state.battle.province);
    }
}

void withdrawTo(Play& play, SeatId seat, ProvinceId to) {
    const ProvinceId from = play.state.battle.province;
    for (Token token = 0; token < armyTokenCount; ++token) {
        Unit& unit = play.state.player(seat).units[token];
        if (unit.province != from) continue;
        unit.noAp = true;
        if (to == noProvince) {
            returnToStash(unit);
            play.say(EventCode::noWithdrawal, unitOf(seat, token), from);
        } else {
            unit.province = to;
            play.say(EventCode::withdrew, unitOf(seat, token), from, to);
        }
    }
    if (to != noProvince) arrive(play, seat, to);
}

void finishBattle(Play& play) {
    const ProvinceId province = std::exchange(play.state.battle, {}).province;
    releaseIfEmpty(play, province);
    play.state.stage = Stage::chooseBattle;
}

/// Calls `go` with the only place that is open, or `lose` if there is none; false if there is a choice.
template <class Go, class Lose>
bool forced(const Places& places, Go go, Lose lose) {
    if (places.size() > 1) return false;
    if (places.empty())
        lose();
    else
        go(places.front());
    return true;
}

bool advanceAssignment(Play& play) {
    State& state = play.state;
    const View view = play.view();
    const ProvinceId province = state.battle.province;
    if (state.stage == Stage::assignAttacker) {
        if (state.battle.attackerPoints == 0 || !defenderHasUnits(view, province)) {
            state.stage = Stage::assignDefender;
            return true;
        }
        // turn.forced: a whole assignment is taken without a question, never the rest of one that was begun.
        const bool whole = attackerPower(view, province) == state.battle.attackerPoints;
        if (const auto target =
                whole ? onlyTarget(view, province, state.battle.attackerPoints) : std::nullopt) {
            const int points = std::exchange(state.battle.attackerPoints, 0);
            assign(play, *target, points);
            return true;
        }
        return false;
    }
    if (state.holder(province) == Owner::barbarian) {
        assignByBarbarians(play);
        state.battle.defenderPoints = 0;
    }
    if (state.battle.defenderPoints == 0) {
        dealDamage(play);
        return true;
    }
    if (const auto target = onlyAttacker(view, province)) {
        const int points = std::exchange(state.battle.defenderPoints, 0);
        assign(play, *target, points);
        return true;
    }
    return false;
}

bool advanceBarbarianRetreat(Play& play) {
    State& state = play.state;
    const ProvinceId province = state.battle.province;
    const auto there = barbariansIn(state, province);
    if (std::none_of(there.begin(), there.end(), [](const Barbarian& b) { return b.retreating; })) {
        state.stage = Stage::withdraw;
        return true;
    }
    if (state.battle.country == noCountry) {
        CountryId country = noCountry;
        if (retreatCountryMatters(play.view(), country)) {
            state.stage = Stage::retreatCountry;
            return false;
        }
        state.battle.country = country;
    }
    const auto places = barbarianRetreats(play.view(), province, state.battle.country);
    if (forced(
            places, [&](ProvinceId to) { dealBarbarianRetreat(play, to); },
            [&] { dealBarbarianRetreat(play, noProvince); }))
        return true;
    state.stage = Stage::barbariansTo;
    return false;
}

bool canRetreat(const View& view, UnitRef unit) {
    if (!isPlayer(unit.owner)) return !unit.barbarianFort;
    return isArmy(unit.number) && has(view.setting, view.state, seatOf(unit.owner), Ability::commander);
}

} // namespace

Fate fateOf(const View& view, UnitRef unit, int lifeAfter, bool lying) {
    if (lying || lifeAfter < 0) return Fate::dies;
    if (lifeAfter > 0) return Fate::lives;
    return canRetreat(view, unit) ? Fate::retreats : Fate::dies;
}

int killVp(const Tables& tables, UnitRef unit) {
    if (isPlayer(unit.owner)) return tables.killVp[static_cast<std::size_t>(kindOf(unit.number))];
    return unit.barbarianFort ? tables.killVp[static_cast<std::size_t>(UnitKind::fort)]
                              : tables.barbarianKillVp;
}

int assignedTo(const View& view, UnitRef unit) {
    if (isPlayer(unit.owner)) return view.state.player(seatOf(unit.owner)).units[unit.number].assigned;
    for (const Barbarian& b : barbariansIn(view.state, view.state.battle.province))
        if (refOf(b) == unit) return b.assigned;
    return 0;
}

void setAssigned(State& state, UnitRef unit, ProvinceId province, int points) {
    std::uint8_t& assigned = isPlayer(unit.owner)
                                 ? state.player(seatOf(unit.owner)).units[unit.number].assigned
                                 : barbarian(state, unit, province).assigned;
    assigned = static_cast<std::uint8_t>(std::min(255, points));
}

bool isRefuge(const View& view, SeatId seat, ProvinceId from, ProvinceId to) {
    const auto& list = view.setting.board.neighbours[from];
    if (std::find(list.begin(), list.end(), to) == list.end()) return false;
    const Owner holder = view.state.holder(to);
    return holder == Owner::none || (isPlayer(holder) && allied(view.setting, seat, seatOf(holder)));
}

Places refuges(const View& view, SeatId seat, ProvinceId from) {
    Places places;
    for (const ProvinceId to : view.setting.board.neighbours[from])
        if (isRefuge(view, seat, from, to)) places.push_back(to);
    return places;
}

int attackerPower(const View& view, ProvinceId province) {
    int sum = 0;
    for (Token token = 0; token < armyTokenCount; ++token)
        if (view.state.player(view.state.current).units[token].province == province)
            sum += power(view.setting, view.state, unitOf(view.state.current, token));
    return sum;
}

int defenderPower(const View& view, ProvinceId province) {
    int sum = 0;
    const Owner holder = view.state.holder(province);
    if (holder == Owner::barbarian) {
        const int strength = barbarianStrength(view.setting, view.state);
        const int fort = view.setting.tables.power[static_cast<std::size_t>(UnitKind::fort)];
        for (const Barbarian& b : barbariansIn(view.state, province))
            sum += b.lying ? 0 : b.fort ? fort : strength;
        return sum;
    }
    eachDefender(view, province, [&](UnitRef unit) { sum += power(view.setting, view.state, unit); });
    return sum;
}

bool defenderHasUnits(const View& view, ProvinceId province) {
    bool any = false;
    eachDefender(view, province, [&](UnitRef) { any = true; });
    return any;
}

SeatId retreatingDefender(const View& view) {
    const ProvinceId province = view.state.battle.province;
    for (SeatId seat = firstInOrder(view.setting, view.state); seat != noSeat;
         seat = nextInOrder(view.setting, view.state, seat))
        if (seat != view.state.current && anyRetreating(view.state, seat, province)) return seat;
    return noSeat;
}

bool advanceBattle(Play& play) {
    State& state = play.state;
    const View view = play.view();
    switch (state.stage) {
    case Stage::assignAttacker:
    case Stage::assignDefender:
        return advanceAssignment(play);
    case Stage::attackerRetreat: {
        const SeatId mover = state.current;
        if (!anyRetreating(state, mover, state.battle.province)) {
            state.stage = Stage::defenderRetreat;
            return true;
        }
        return forced(
            refuges(view, mover, state.battle.province), [&](ProvinceId to) { retreatTo(play, mover, to); },
            [&] { loseRetreating(play, mover); });
    }
    case Stage::retreatCountry:
    case Stage::barbariansTo:
        return advanceBarbarianRetreat(play);
    case Stage::defenderRetreat: {
        if (state.holder(state.battle.province) == Owner::barbarian) return advanceBarbarianRetreat(play);
        const SeatId seat = retreatingDefender(view);
        if (seat == noSeat) {
            state.stage = Stage::withdraw;
            return true;
        }
        return forced(
            refuges(view, seat, state.battle.province), [&](ProvinceId to) { retreatTo(play, seat, to); },
            [&] { loseRetreating(play, seat); });
    }
    default:
        assert(state.stage == Stage::withdraw); // the last stage of a battle
        if (!defenderHasUnits(view, state.battle.province) ||
            !attackerHasArmies(view, state.battle.province)) {
            finishBattle(play);
            return true;
        }
        return forced(
            refuges(view, state.current, state.battle.province),
            [&](ProvinceId to) { withdrawTo(play, state.current, to); },
            [&] { withdrawTo(play, state.current, noProvince); });
    }
}

void abandonBattle(Play& play) {
    State& state = play.state;
    if (state.battle.province == noProvince) return;
    for (Player& player : state.players)
        for (Unit& unit : player.units) {
            unit.assigned = 0;
            if (unit.retreating) { // the damage stays; they need not leave
                unit.retreating = false;
                unit.lying = true;
            }
        }
    for (Barbarian& b : state.barbarians) {
        b.assigned = 0;
        b.lying = b.lying || b.retreating;
        b.retreating = false;
    }
    finishBattle(play);
}

Verdict verdict(const View& view, SeatId actor, const step::Battle& step) {
    for (Token token = 0; token < armyTokenCount; ++token)
        if (view.state.player(actor).units[token].province == step.province &&
            hostile(view.state, actor, view.state.holder(step.province)))
            return allowed;
    return refuse(RefusalCode::noBattleThere, step.province);
}

void carryOut(Play& play, SeatId actor, const step::Battle& step) {
    State& state = play.state;
    for (Token token = 0; token < armyTokenCount; ++token) {
        Unit& unit = state.player(actor).units[token];
        if (unit.province == step.province) ++unit.apSpent;
    }
    state.battle.province = step.province;
    state.battle.attackerPoints = attackerPower(play.view(), step.province);
    state.battle.defenderPoints = defenderPower(play.view(), step.province);
    state.stage = Stage::assignAttacker;
    play.say(EventCode::battleBegan, step.province, actor, state.holder(step.province),
             state.battle.attackerPoints, state.battle.defenderPoints);
}

Verdict verdict(const View& view, SeatId, const step::Assign& step) {
    const State& state = view.state;
    const ProvinceId province = state.battle.province;
    if (state.stage == Stage::assignDefender) {
        const bool attacking = step.target.owner == ownerOf(state.current) && isArmy(step.target.number) &&
                               state.player(state.current).units[step.target.number].province == province;
        if (!attacking) return refuse(RefusalCode::notATarget, step.target);
        return allowed;
    }
    bool target = false;
    eachDefender(view, province, [&](UnitRef unit) { target = target || unit == step.target; });
    if (!target) return refuse(RefusalCode::notATarget, step.target);
    if (isPlayer(step.target.owner) && isPrincess(step.target.number))
        if (const int missing = coverLeft(view, province); missing > 0)
            return refuse(RefusalCode::princessCovered, step.target, missing);
    return allowed;
}

void carryOut(Play& play, SeatId, const step::Assign& step) {
    State& state = play.state;
    assign(play, step.target, 1);
    if (state.stage == Stage::assignAttacker)
        --state.battle.attackerPoints;
    else
        --state.battle.defenderPoints;
}

Verdict verdict(const View& view, SeatId actor, const step::Retreat& step) {
    if (!isRefuge(view, actor, view.state.battle.province, step.province))
        return refuse(RefusalCode::noRetreatThere, step.province);
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::Retreat& step) {
    retreatTo(play, actor, step.province);
}

Verdict verdict(const View& view, SeatId actor, const step::Withdraw& step) {
    if (!isRefuge(view, actor, view.state.battle.province, step.province))
        return refuse(RefusalCode::noWithdrawalThere, step.province);
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::Withdraw& step) {
    withdrawTo(play, actor, step.province);
}

} // namespace marches::warriors
