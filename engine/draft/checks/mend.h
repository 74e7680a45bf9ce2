#pragma once

#include "engine/base/expected.h"
#include "engine/draft/change.h"
#include "engine/draft/checks/problem.h"

#include <span>

namespace marches::draft {

/// Returns the fixes of "Fix all that is safe": of each problem the first safe one. Of two that change the
/// same value in two ways the first is taken; the other problem is there again when the result is checked.
std::vector<Fix> safeFixes(std::span<const Problem> problems);

/// Returns the edits of several fixes in an order in which none moves what another is about: values are set
/// first, then elements of lists go, the last first. Edits that two fixes share are made once.
std::vector<TreeEdit> editsOf(std::span<const Fix> fixes);

/// Returns the one change that fixes make in the tree and in the outlines. Refused: an outline that can't be
/// changed so, and fixes by which nothing changes.
Expected<Change, Sentence> changeOf(const Draft& draft, std::span<const Fix> fixes, Sentence name);

} // namespace marches::draft
