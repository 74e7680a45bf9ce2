#pragma once

#include "engine/base/finding.h"

#include <QString>

#include <span>

/// What the readers of files find wrong, in the program's language. The engine says it in English; here stand
/// its sentences to be translated, and by them what differs in each ("12" in "more than 12 seats") is found.
namespace marches::play {

/// Of files, pictures, scenarios and records; context "Finding".
std::span<const char* const> findingSentences();

/// The finding's sentence in the program's language; its English where no sentence is known for it.
/// `own`: sentences of a game's readers, marked for translation in the same context.
QString findingText(const Finding& finding, std::span<const char* const> own = {});

} // namespace marches::play
