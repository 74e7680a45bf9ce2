#pragma once

#include "engine/draft/checks/problem.h"
#include "engine/draft/draft.h"

#include <set>

namespace marches::draft {

/// Returns what is wrong with the borders of some labels, from the planar map alone: "near-contact" and
/// "piece-cut-off". For the window, at once after each change of outlines: `labels` are those of
/// Touched. Their places have no line of text. Nothing without a planar map.
Problems windowProblems(const Draft& draft, const std::set<Label>& labels);

} // namespace marches::draft
