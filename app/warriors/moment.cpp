#include "app/warriors/moment.h"

#include "engine/table/game.h"
#include "engine/warriors/rules.h"

#include <algorithm>

namespace marches::warriors::face {

const Sitter& Moment::sitter(SeatId seat) const {
    static const Sitter nobody;
    return index(seat) < sitters.size() ? sitters[index(seat)] : nobody;
}

Stage Moment::asked() const {
    return decision(*setting, state).kind;
}

SeatSet Moment::waitedFor() const {
    if (!rests) return decision(*setting, state).waits;
    SeatSet resting;
    resting.insert(hand);
    return resting;
}

bool waitsForAnswer(const State& state, SeatId seat) {
    return std::any_of(state.offers.begin(), state.offers.end(),
                       [seat](const Offer& offer) { return offer.from == seat && offer.asksAgain; });
}

} // namespace marches::warriors::face
