#include "app/warriors/moment.h"

#include "engine/table/game.h"
#include "engine/warriors/query.h"
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

SeatId beginsTrade(const Moment& before, const Moment& now) {
    if (before.empty() || !now.live || before.asked() == Stage::trade || now.asked() != Stage::trade)
        return noSeat;
    const SeatSet waits = decision(*now.setting, now.state).waits;
    for (const SeatId seat : turnOrder(*now.setting, now.state))
        if (waits.contains(seat) && now.sitter(seat).human) return seat == now.hand ? noSeat : seat;
    return noSeat;
}

bool waitsForAnswer(const State& state, SeatId seat) {
    return std::any_of(state.offers.begin(), state.offers.end(),
                       [seat](const Offer& offer) { return offer.from == seat && offer.asksAgain; });
}

} // namespace marches::warriors::face
