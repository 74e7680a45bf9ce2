#pragma once

#include "engine/draft/checks/findings.h"
#include "engine/draft/checks/map_checks.h"
#include "engine/draft/checks/tree_checks.h"

/// Everything that is checked, in two speeds; what a change of outlines shows at once is in window_checks.h.
namespace marches::draft {

/// What can be said as soon as the text is read: the readers' findings, names, variants. For a worker, a
/// moment after each change.
Problems textAndReaderProblems(const Reading& reading, const GameChecks* game);

/// What takes its time: borders, lanes, room for tokens, the game's figures. For a worker with nothing else
/// to do.
Problems slowProblems(const Reading& reading, const GameChecks* game);

/// Returns what is wrong beyond the readers' findings: names, variants and all slow problems, sorted. For the
/// command line, which has the findings already.
Problems furtherProblems(const Reading& reading, const GameChecks* game);

/// Returns all of both speeds, sorted.
Problems allProblems(const Reading& reading, const GameChecks* game);

} // namespace marches::draft
