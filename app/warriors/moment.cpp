#include "app/warriors/moment.h"

namespace marches::warriors::face {

const Sitter& Moment::sitter(SeatId seat) const {
    static const Sitter nobody;
    return index(seat) < sitters.size() ? sitters[index(seat)] : nobody;
}

} // namespace marches::warriors::face
