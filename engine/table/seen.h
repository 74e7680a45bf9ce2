#pragma once

#include "engine/table/game.h"

#include <vector>

namespace marches {

/// A game that hides something from a seat. A game that hides nothing says so (`hidesInformation` is false);
/// one that says nothing is taken to hide, and has to say who may know of each step and of each event.
template <class G>
concept HidingGame = Game<G> && !requires { requires !G::hidesInformation; };

/// Whether a viewer may know of a step or of an event of a record line; `after` is the state after that line.
/// The viewer noSeat may know what all seats know.
template <Game G, class Happening>
bool maySee(const typename G::Setting& setting, const typename G::State& after, const Happening& happening,
            SeatId viewer) {
    if constexpr (HidingGame<G>) {
        const SeatSet audience = G::audience(setting, after, happening);
        return isSeat(viewer) ? audience.contains(viewer) : audience == SeatSet::first(G::seatCount(setting));
    } else {
        return true;
    }
}

/// Returns the steps or events of which a viewer may know, in their order.
template <Game G, class Happening>
std::vector<Happening> seenBy(const typename G::Setting& setting, const typename G::State& after,
                              std::vector<Happening> happenings, SeatId viewer) {
    if constexpr (HidingGame<G>)
        std::erase_if(happenings,
                      [&](const Happening& one) { return !maySee<G>(setting, after, one, viewer); });
    return happenings;
}

} // namespace marches
