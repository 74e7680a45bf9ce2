#pragma once

#include "engine/draft/game_slots.h"

namespace marches::draft::warriors {

/// Numbers the countries of an invented land, gives them their towns and all provinces their symbols: each
/// country with as many provinces of its own yields the same of each resource.
void fillInvented(Node& whole, const InventedLand& land);

} // namespace marches::draft::warriors
