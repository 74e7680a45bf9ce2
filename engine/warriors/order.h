#pragma once

#include "engine/warriors/state.h"

/// `turn.order`: ascending country number from who begins the turn; who left is passed over.
namespace marches::warriors {

/// The seat at a place of this turn's order, whether he left or not.
inline SeatId seatAt(const Setting& setting, const State& state, std::size_t place) {
    const std::size_t seat = index(state.startSeat) + place;
    return idAt<SeatId>(seat >= setting.players() ? seat - setting.players() : seat);
}
inline std::size_t placeOf(const Setting& setting, const State& state, SeatId seat) { ///< 0: begins
    const std::size_t from = index(state.startSeat);
    return index(seat) >= from ? index(seat) - from : index(seat) + setting.players() - from;
}
/// Who has not left and comes next this turn; noSeat behind the last, the order does not go round.
inline SeatId nextInOrder(const Setting& setting, const State& state, SeatId after) {
    for (std::size_t place = placeOf(setting, state, after) + 1; place < setting.players(); ++place)
        if (const SeatId seat = seatAt(setting, state, place); !state.player(seat).left) return seat;
    return noSeat;
}
inline SeatId firstInOrder(const Setting& setting, const State& state) {
    return state.player(state.startSeat).left ? nextInOrder(setting, state, state.startSeat)
                                              : state.startSeat;
}
inline SeatId previousInOrder(const Setting& setting, const State& state, SeatId before) { ///< or noSeat
    for (std::size_t place = placeOf(setting, state, before); place-- > 0;)
        if (const SeatId seat = seatAt(setting, state, place); !state.player(seat).left) return seat;
    return noSeat;
}
inline SeatId lastInOrder(const Setting& setting, const State& state) {
    const SeatId last = seatAt(setting, state, setting.players() - 1);
    return state.player(last).left ? previousInOrder(setting, state, last) : last;
}

} // namespace marches::warriors
