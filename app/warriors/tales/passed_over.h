#pragma once

#include "app/warriors/pieces/moment.h"
#include "engine/warriors/message.h"

#include <QString>

#include <span>
#include <vector>

/// What went by without a question, and why: of a whole phase, and of one player while others traded.
namespace marches::warriors::face {

/// The phases of which these events tell that they began and ended without anybody being asked. Upkeep and
/// Down-keep do their work by themselves and are never among them.
std::vector<Phase> passedOver(std::span<const Event> events);
/// Why such a phase went by, in a sentence; `moment` is of the same turn.
QString passedOverSentence(const Moment& moment, Phase phase);
/// Why a player was not asked while others traded; `moment` as their Trade began.
QString notAskedInTrade(const Moment& moment, SeatId seat);

} // namespace marches::warriors::face
