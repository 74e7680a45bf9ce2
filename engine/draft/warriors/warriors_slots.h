#pragma once

#include "engine/draft/game_slots.h"

namespace marches::draft::warriors {

/// What the document has to know of this game's scenarios: which keys name provinces and countries, what a
/// new province or country needs, which provinces may become one.
const GameSlots& warriorsSlots();

} // namespace marches::draft::warriors
