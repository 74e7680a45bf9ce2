#pragma once

#include "app/play/prompt.h"

#include <optional>

namespace marches::warriors::face {

class GameLog;
struct Scene;

/// Behind the last token of a person's set-up, and where another person's own go follows on a person's: what
/// has been done is seen, and may be taken back, before the screen is another's.
std::optional<play::Prompt> restHere(const Scene& scene, const GameLog& log);

} // namespace marches::warriors::face
