#pragma once

#include "app/warriors/offer_answer.h"
#include "app/warriors/opening.h"

#include <optional>

namespace marches::warriors::face {

/// The answer to the last offer that a seat made in this turn; nothing while it waits for one, or where none
/// was made or it was taken back. `now`: the position looked at.
std::optional<OfferAnswer> lastAnswer(const WarriorsSession& session, const Moment& now, SeatId seat);

} // namespace marches::warriors::face
