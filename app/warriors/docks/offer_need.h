#pragma once

#include "app/warriors/pieces/moment.h"

#include <QString>

namespace marches::warriors::face {

/// What stands between the seat in hand and an offer to the partner, and what would help: a Trade Route and
/// how one comes by it, or the rule that refuses. Empty: an offer can be made. Asked in Trade only.
QString offerNeed(const Moment& moment, SeatId partner);
/// Whether a Trade Route to the partner can be opened now by the seat in hand.
bool canOpenRoute(const Moment& moment, SeatId partner);
/// Whether a seat that is not waited for may still get an offer in this Trade phase: over a route that is
/// open, or one that another player may open to it.
bool mayBeOffered(const Moment& moment, SeatId seat);

} // namespace marches::warriors::face
