#pragma once

#include "engine/base/finding.h"

#include <QString>

#include <span>

/// What the readers of files find wrong, in the program's language. The engine says it in English; its
/// patterns stand here once more to be gathered for translation.
namespace marches::shell {

/// The patterns about files, pictures, scenarios and records; context "Finding".
std::span<const char* const> findingSentences();

/// The finding's sentence in the program's language, and so each sentence in it; English where there is no
/// translation.
QString findingText(const Finding& finding);

} // namespace marches::shell
