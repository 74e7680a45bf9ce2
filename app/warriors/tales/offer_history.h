#pragma once

#include "app/warriors/docks/offer_answer.h"
#include "app/warriors/session_type.h"

#include <optional>
#include <vector>

namespace marches::warriors::face {

/// Returns the answer to the last offer that a seat made in this turn; nothing where none was made, or it was
/// taken back or has lapsed. `now` is the position shown.
std::optional<OfferAnswer> lastAnswer(const WarriorsSession& session, const Moment& now, SeatId seat);
/// Returns the offers accepted in the Trade phase that `now` is in, in their order; else none.
std::vector<Offer> acceptedOffers(const WarriorsSession& session, const Moment& now);

} // namespace marches::warriors::face
