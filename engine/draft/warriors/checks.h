#pragma once

#include "engine/draft/checks/game_checks.h"

namespace marches::draft {

/// What Warriors & Traders adds to the checks: remedies of its reader's codes, and "seat-poor",
/// "seat-cornered", "unreachable-threshold", "start-idle".
const GameChecks& warriorsChecks();

} // namespace marches::draft
