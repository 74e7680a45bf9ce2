#pragma once

#include "app/warriors/docks/offer_answer.h"
#include "app/warriors/session_type.h"

#include <optional>
#include <vector>

namespace marches::warriors::face {

/// How the last offer that a seat made in this turn fares; nothing where none was made, or it was taken back
/// or lapsed. `now`: the position looked at.
std::optional<OfferAnswer> lastAnswer(const WarriorsSession& session, const Moment& now, SeatId seat);
/// The offers that were accepted in the Trade phase looked at, in their order; outside of one nothing.
std::vector<Offer> acceptedOffers(const WarriorsSession& session, const Moment& now);

} // namespace marches::warriors::face
