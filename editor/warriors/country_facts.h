#pragma once

#include "editor/face.h"

namespace marches::editor {

/// The cells of the table of countries in this game, in the order of play: the Capital and the Trade Center,
/// to be chosen among the provinces that are the country's alone, and the sums of its yields.
[[nodiscard]] std::vector<std::vector<CountryCell>> countryCells(const Node& whole);

} // namespace marches::editor
