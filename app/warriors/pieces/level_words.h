#pragma once

#include "app/warriors/pieces/moment.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace marches::warriors::face {

/// All that a level (1 to 7) gives a seat with the provinces it has now, its abilities with what they do; a
/// line each.
QString levelBubble(const Moment& moment, SeatId seat, Path path, int level);
/// What a level (2 to 7) gives more than the one before it, a few words each: "bank 7:1 → 4:1", "+1 route".
QStringList levelGains(const Moment& moment, SeatId seat, Path path, int level);
/// What its abilities are good for, a sentence each.
QStringList abilitiesOfLevel(const Moment& moment, Path path, int level);
/// What the next level of a path gives more and how many tokens it takes; empty at the top. Rich text.
QString nextGain(const Moment& moment, SeatId seat, Path path);
/// What the next token on a path brings: "level III: 2 Products per symbol (+4 in every Upkeep)", or how far
/// it leads there: "token 1 of 2 to level III: …"; empty at the top.
QString tokenGain(const Moment& moment, SeatId seat, Path path);
/// What provinces begin to yield at the next level of a path: until then all their symbols of it count 0.
std::optional<Resource> firstYield(const Moment& moment, SeatId seat, Path path);

} // namespace marches::warriors::face
