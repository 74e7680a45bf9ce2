#pragma once

#include "engine/draft/draft.h"
#include "engine/draft/import/write_drawing.h"

#include <string>
#include <string_view>

namespace marches::draft {

/// Returns what Inkscape gets of a map: its provinces with their names in one language (else in any), quiet
/// land, lakes, rivers, relief and woods. Provinces without an outline are left out.
DrawingToWrite drawingOf(const Draft& draft, std::string_view language = "en");

} // namespace marches::draft
