#pragma once

#include "engine/draft/import/joined.h"
#include "engine/draft/new_map.h"

namespace marches::draft {

/// Makes a new map of a drawing, with the figures of the map `like`: each province of the plan, nobody's yet.
/// Refused: a sheet that is too small or too large, no province.
Expected<NewMap, Sentence> drawnMap(const Draft& like, const MapTitle& title, const ImportPlan& plan,
                                    const JoinedDrawing& joined);

/// Returns the sheet that a new map gets of a drawing: its page, scaled to `usual` units where it is smaller
/// or larger than a sheet may be.
SheetSize sheetOf(double width, double height);

} // namespace marches::draft
