#pragma once

#include "engine/bots/player.h"
#include "engine/warriors/rules.h"

namespace marches {

/// The computer players of Warriors & Traders, weakest first.
template <>
std::span<const PlayerEntry<warriors::WarriorsAndTraders>> playersOf<warriors::WarriorsAndTraders>();

} // namespace marches
