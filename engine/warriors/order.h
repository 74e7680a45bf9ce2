#pragma once

#include "engine/warriors/state.h"

/// The order of seats in a turn (`turn.order`): ascending country numbers from the seat that begins it.
namespace marches::warriors {

/// Returns the seat at a position of the order, from 0, whether its player has left or not.
inline SeatId seatAt(const Setting& setting, const State& state, std::size_t place) {
    const std::size_t seat = index(state.startSeat) + place;
    return idAt<SeatId>(seat >= setting.players() ? seat - setting.players() : seat);
}
/// Returns the position of a seat in the order; 0 begins.
inline std::size_t placeOf(const Setting& setting, const State& state, SeatId seat) {
    const std::size_t from = index(state.startSeat);
    return index(seat) >= from ? index(seat) - from : index(seat) + setting.players() - from;
}
/// Returns the next seat of this turn whose player has not left; noSeat behind the last (the order does not
/// go round).
inline SeatId nextInOrder(const Setting& setting, const State& state, SeatId after) {
    for (std::size_t place = placeOf(setting, state, after) + 1; place < setting.players(); ++place)
        if (const SeatId seat = seatAt(setting, state, place); !state.player(seat).left) return seat;
    return noSeat;
}
inline SeatId firstInOrder(const Setting& setting, const State& state) {
    return state.player(state.startSeat).left ? nextInOrder(setting, state, state.startSeat)
                                              : state.startSeat;
}
/// Returns the seat before in the order whose player has not left; noSeat before the first.
inline SeatId previousInOrder(const Setting& setting, const State& state, SeatId before) {
    for (std::size_t place = placeOf(setting, state, before); place-- > 0;)
        if (const SeatId seat = seatAt(setting, state, place); !state.player(seat).left) return seat;
    return noSeat;
}
inline SeatId lastInOrder(const Setting& setting, const State& state) {
    const SeatId last = seatAt(setting, state, setting.players() - 1);
    return state.player(last).left ? previousInOrder(setting, state, last) : last;
}

} // namespace marches::warriors
