#include "engine/warriors/play.h"

namespace marches::warriors {

void setHolder(Play& play, ProvinceId province, Owner owner, CodeFor<EventCode, ProvinceId, Owner> why) {
    play.state.holders[index(province)] = owner;
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
    if (attackersStay) return setHolder(play, province, ownerOf(state.current), EventCode::conquered);
    play.state.holders[index(province)] = Owner::none;
    play.say(EventCode::vacated, province);
}

void returnToStash(Unit& unit) {
    unit = Unit{};
}

} // namespace marches::warriors
