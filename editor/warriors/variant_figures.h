#pragma once

#include "editor/face.h"

namespace marches::editor {

/// The figures of the game that variants often have of their own, those that the map has.
[[nodiscard]] std::vector<VariantFigure> warriorsVariantFigures(const Node& whole);
/// What a player gets by routes, in the names of the resources; empty for all else.
[[nodiscard]] QString warriorsFigureText(const draft::TreePath& path, const Node& value);

} // namespace marches::editor
