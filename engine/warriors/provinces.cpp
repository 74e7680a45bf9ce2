#include "engine/warriors/play.h"

#include <algorithm>

namespace marches::warriors {

void setHolder(Play& play, ProvinceId province, Owner owner, EventCode why) {
    play.state.holders[index(province)] = owner;
    if (owner == Owner::none)
        play.say(why, province);
    else
        play.say(why, province, owner);
}

void releaseIfEmpty(Play& play, ProvinceId province) {
    const State& state = play.state;
    const Owner holder = state.holder(province);
    if (isPlayer(holder) && hasUnit(state, seatOf(holder), province)) return;
    if (isPlayer(holder) && play.setting.allied)
        for (SeatId seat = firstInOrder(play.setting, state); seat != noSeat;
             seat = nextInOrder(play.setting, state, seat))
            if (allied(play.setting, seat, seatOf(holder)) && hasUnit(state, seat, province))
                return setHolder(play, province, ownerOf(seat), EventCode::handedOver);
    if (!barbariansIn(state, province).empty()) {
        if (holder != Owner::barbarian) setHolder(play, province, Owner::barbarian, EventCode::taken);
        return;
    }
    const bool attackersStay = state.phase == Phase::maneuvering && isSeat(state.current) &&
                               state.battle.province != province && hasUnit(state, state.current, province);
    if (attackersStay)
        setHolder(play, province, ownerOf(state.current), EventCode::conquered);
    else
        setHolder(play, province, Owner::none, EventCode::vacated);
}

void returnToStash(Unit& unit) {
    unit = Unit{};
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
    const auto found =
        std::find_if(state.barbarians.begin(), state.barbarians.end(), [&](const Barbarian& b) {
            return b.province == province && b.fort == unit.barbarianFort && b.number == unit.number;
        });
    assert(found != state.barbarians.end());
    state.barbarians.erase(found);
}

Barbarian& barbarian(State& state, UnitRef unit, ProvinceId province) {
    const auto found =
        std::find_if(state.barbarians.begin(), state.barbarians.end(), [&](const Barbarian& b) {
            return b.province == province && b.fort == unit.barbarianFort && b.number == unit.number;
        });
    assert(found != state.barbarians.end());
    return *found;
}

} // namespace marches::warriors
