#pragma once

#include "editor/balance/balance_game.h"

namespace marches::editor {

/// Warriors & Traders, as the view of balance plays it.
[[nodiscard]] const BalanceGame& warriorsBalance();

} // namespace marches::editor
