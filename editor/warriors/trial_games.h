#pragma once

#include "editor/face.h"

namespace marches::editor {

/// Plays a way to play between computer players, each country about equally often; a function of its
/// arguments.
[[nodiscard]] TrialGames trialGames(const Scenario& scenario, const std::string& variant, int games,
                                    const std::stop_token& stop);

} // namespace marches::editor
