#include "app/warriors/pieces/moment.h"

#include "engine/table/game.h"
#include "engine/warriors/rules.h"

#include <algorithm>
#include <utility>

namespace marches::warriors::face {

const Sitter& Moment::sitter(SeatId seat) const {
    static const Sitter nobody;
    return index(seat) < sitters.size() ? sitters[index(seat)] : nobody;
}

Stage Moment::asked() const {
    return decision(*setting, state).kind;
}

bool Moment::asks(Stage stage) const {
    if (empty() || !live || !isSeat(hand) || asked() != stage) return false;
    return decision(*setting, state).waits.contains(hand);
}

SeatSet Moment::waitedFor() const {
    if (!rests) return decision(*setting, state).waits;
    SeatSet resting;
    resting.insert(hand);
    return resting;
}

struct Moment::Options {
    State state;
    SeatId hand;
    std::vector<Command> steps;
};

const std::vector<Command>& Moment::options() const {
    if (!options_ || options_->hand != hand || options_->state != state) {
        auto found = std::make_shared<Options>(Options{state, hand, {}});
        warriors::options(*setting, state, hand, found->steps);
        options_ = std::move(found);
    }
    return options_->steps;
}

bool waitsForAnswer(const State& state, SeatId seat) {
    return std::ranges::any_of(state.offers,
                               [seat](const Offer& offer) { return offer.from == seat && offer.asksAgain; });
}

} // namespace marches::warriors::face
