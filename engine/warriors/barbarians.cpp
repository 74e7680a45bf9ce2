#include "engine/warriors/barbarians.h"

#include "engine/warriors/play.h"

#include <algorithm>

namespace marches::warriors {
namespace {

struct Target {
    Token token = 0;
    int life = 0;
    int toKill = 0; ///< damage that kills it
    bool canRetreat = false;
    bool dead = false;
};

using Targets = boost::container::static_vector<Target, armyTokenCount>;

/// Returns the attacker's armies in the province: the largest first, then those with the least life left,
/// then by lowest token (`barb.damage`).
Targets targets(const View& view, ProvinceId province) {
    Targets list;
    const SeatId attacker = view.state.current;
    const bool commander = has(view.setting, view.state, attacker, Ability::commander);
    for (Token token = 0; token < armyTokenCount; ++token) {
        const Unit& unit = view.state.player(attacker).units[token];
        if (unit.province != province) continue;
        const int life = lifeLeft(view.setting, view.state, unitOf(attacker, token), province);
        const bool retreats = commander && !unit.lying;
        list.push_back({token, life, retreats ? life + 1 : std::max(1, life), retreats, false});
    }
    std::sort(list.begin(), list.end(), [](const Target& a, const Target& b) {
        if (kindOf(a.token) != kindOf(b.token)) return kindOf(a.token) > kindOf(b.token);
        return std::pair(a.life, a.token) < std::pair(b.life, b.token);
    });
    return list;
}

/// Returns the rank of a place in the order of `barb.retreat`, 0 (best) to 7; 8 where it is closed to them.
int preference(const View& view, ProvinceId place, CountryId country) {
    const BoardProvince& data = view.setting.board.provinces[place];
    const Owner holder = view.state.holder(place);
    const int outside = data.belongsTo(country) ? 0 : 4;
    if (holder == Owner::none) return outside;
    if (holder != Owner::barbarian) return 8;
    if (data.type == ProvinceType::capital) return outside + 1;
    if (data.type == ProvinceType::tradeCenter) return outside + 2;
    return outside + 3;
}

} // namespace

const Barbarian* findBarbarian(const State& state, UnitRef unit, ProvinceId province) {
    for (const Barbarian& barbarian : barbariansIn(state, province))
        if (barbarian.fort == unit.barbarianFort && barbarian.number == unit.number) return &barbarian;
    return nullptr;
}

Barbarian* findBarbarian(State& state, UnitRef unit, ProvinceId province) {
    return const_cast<Barbarian*>(findBarbarian(std::as_const(state), unit, province));
}

Barbarian& addBarbarian(State& state, ProvinceId province, bool fort, bool lying, int damage) {
    Barbarian added;
    added.province = province;
    added.fort = fort;
    added.lying = lying;
    added.damage = static_cast<std::uint8_t>(damage);
    const bool last = state.barbarians.empty() || state.barbarians.back().province < province;
    auto place = last ? state.barbarians.end()
                      : std::lower_bound(state.barbarians.begin(), state.barbarians.end(), province,
                                         [](const Barbarian& b, ProvinceId p) { return b.province < p; });
    for (; place != state.barbarians.end() && place->province == province; ++place) {
        if (place->fort == fort) {
            if (place->number != added.number) break;
            ++added.number;
        } else if (place->fort) {
            break;
        }
    }
    return *state.barbarians.insert(place, added);
}

void removeBarbarian(State& state, UnitRef unit, ProvinceId province) {
    const Barbarian* found = findBarbarian(state, unit, province);
    assert(found != nullptr);
    state.barbarians.erase(state.barbarians.begin() + (found - state.barbarians.data()));
}

Barbarian& barbarian(State& state, UnitRef unit, ProvinceId province) {
    Barbarian* found = findBarbarian(state, unit, province);
    assert(found != nullptr);
    return *found;
}

void assignByBarbarians(Play& play) {
    State& state = play.state;
    const ProvinceId province = state.battle.province;
    int points = state.battle.defenderPoints;
    Targets list = targets(play.view(), province);
    auto& units = state.player(state.current).units;
    const auto give = [&](Target& target, int damage) {
        units[target.token].assigned =
            static_cast<std::uint8_t>(std::min(255, units[target.token].assigned + damage));
        points -= damage;
    };
    for (Target& target : list)
        if (target.toKill <= points) {
            give(target, target.toKill);
            target.dead = true;
        }
    for (Target& target : list)
        if (!target.dead && target.canRetreat && target.life > 0 && target.life <= points) {
            give(target, target.life);
            break;
        }
    if (points == 0) return;
    for (Target& target : list)
        if (!target.dead) {
            give(target, points);
            return;
        }
}

Places barbarianRetreats(const View& view, ProvinceId from, CountryId country) {
    int best = 8;
    Places places;
    for (const ProvinceId place : view.setting.board.neighbours[from]) {
        const int rank = preference(view, place, country);
        if (rank < best) {
            best = rank;
            places.clear();
        }
        if (rank == best && rank < 8) places.push_back(place);
    }
    return places;
}

bool retreatCountryMatters(const View& view, CountryId& country) {
    const ProvinceId province = view.state.battle.province;
    const auto& [first, second] = view.setting.board.provinces[province].countries;
    const CountryId attacker = view.setting.seats[index(view.state.current)].country;
    country = second != noCountry && second == attacker ? second : first;
    if (second == noCountry || first == attacker || second == attacker) return false;
    return barbarianRetreats(view, province, first) != barbarianRetreats(view, province, second);
}

void dealBarbarianRetreat(Play& play, ProvinceId to) {
    State& state = play.state;
    const ProvinceId from = state.battle.province;
    boost::container::small_vector<Barbarian, 16> going;
    for (const Barbarian& b : barbariansIn(state, from))
        if (b.retreating) going.push_back(b);
    for (const Barbarian& b : going) {
        removeBarbarian(state, refOf(b), from);
        if (to == noProvince) {
            play.say(EventCode::barbariansRemoved, refOf(b), from);
            continue;
        }
        addBarbarian(state, to, false, true, b.damage);
        play.say(EventCode::barbariansRetreated, refOf(b), from, to);
    }
    if (to != noProvince && state.holder(to) == Owner::none)
        setHolder(play, to, Owner::barbarian, EventCode::taken);
}

Verdict verdict(const View& view, SeatId, const step::RetreatCountry& step) {
    const auto& countries = view.setting.board.provinces[view.state.battle.province].countries;
    if (step.country == noCountry || (step.country != countries[0] && step.country != countries[1]))
        return refuse(RefusalCode::countryNotOfProvince, step.country);
    return allowed;
}

void carryOut(Play& play, SeatId, const step::RetreatCountry& step) {
    play.state.battle.country = step.country;
}

Verdict verdict(const View& view, SeatId, const step::BarbariansTo& step) {
    const auto places = barbarianRetreats(view, view.state.battle.province, view.state.battle.country);
    if (std::find(places.begin(), places.end(), step.province) == places.end())
        return refuse(RefusalCode::noBarbariansThere, step.province);
    return allowed;
}

void carryOut(Play& play, SeatId, const step::BarbariansTo& step) {
    dealBarbarianRetreat(play, step.province);
}

} // namespace marches::warriors
