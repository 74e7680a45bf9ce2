#pragma once

#include "app/play/prompt.h"

#include <optional>

namespace marches::warriors::face {

class GameLog;
struct Scene;

/// Returns the pause after the last token of a person's set-up, and between the turns of two persons: the
/// player sees what was done, and may undo it, before the screen changes hands.
std::optional<play::Prompt> restHere(const Scene& scene, const GameLog& log);

} // namespace marches::warriors::face
