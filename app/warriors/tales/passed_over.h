#pragma once

#include "app/warriors/pieces/moment.h"
#include "app/warriors/words/contexts.h"
#include "engine/warriors/message.h"

#include <QString>

#include <span>
#include <vector>

/// Why a whole phase, or a player in Trade, was not asked.
namespace marches::warriors::face {

/// Returns the phases that began and ended in these events without a question. Upkeep and Down-keep, which
/// need none, are left out.
std::vector<Phase> passedOver(std::span<const Event> events);
/// Returns why such a phase was passed over; `moment` is of the same turn.
QString passedOverSentence(const Moment& moment, Phase phase);
/// Returns why a player was not asked while others traded; `moment` is the position in which Trade began.
QString notAskedInTrade(const Moment& moment, SeatId seat);

} // namespace marches::warriors::face
