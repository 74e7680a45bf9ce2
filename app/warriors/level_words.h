#pragma once

#include "app/warriors/moment.h"

#include <QString>

namespace marches::warriors::face {

/// All that a level (1 to 7) gives a seat with the provinces it has now, its abilities with what they do; a
/// line each.
QString levelBubble(const Moment& moment, SeatId seat, Path path, int level);
/// What a level (2 to 7) gives more than the one before it: "Trade II: bank 4:1 instead of 7:1, 1 route".
QString levelGain(const Moment& moment, SeatId seat, Path path, int level);

} // namespace marches::warriors::face
