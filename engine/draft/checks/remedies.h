#pragma once

#include "engine/draft/checks/findings.h"

namespace marches::draft {

/// Adds the ways to mend one finding.
using Remedy = void (*)(const FoundCase&);

/// Returns the remedy of a code of the readers of every game's files; null where only the text helps.
Remedy remedyOf(std::string_view code);

} // namespace marches::draft
