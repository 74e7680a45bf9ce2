#pragma once

#include "engine/draft/draft.h"

#include <optional>
#include <vector>

namespace marches::editor {

/// Returns the points between two places along the river or border on which both lie, within `reach` steps,
/// without the two places; the shorter way round. Where they lie on different borders, the shortest way over
/// junctions. Nothing where nothing leads from one to the other, or only a long way round.
[[nodiscard]] std::optional<std::vector<planar::GridPoint>>
courseAlong(const draft::Draft& draft, planar::GridPoint from, planar::GridPoint to, std::int32_t reach);

} // namespace marches::editor
