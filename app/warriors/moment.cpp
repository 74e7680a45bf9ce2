#include "app/warriors/moment.h"

#include "engine/table/game.h"
#include "engine/warriors/rules.h"

namespace marches::warriors::face {

const Sitter& Moment::sitter(SeatId seat) const {
    static const Sitter nobody;
    return index(seat) < sitters.size() ? sitters[index(seat)] : nobody;
}

Stage Moment::asked() const {
    return decision(*setting, state).kind;
}

} // namespace marches::warriors::face
