#pragma once

#include "engine/draft/draft.h"
#include "engine/draft/import/joined.h"

#include <string>

namespace marches::draft {

/// Returns the map that is open as an import compares it: all provinces with an outline, joined or not, and
/// their names.
MapBefore mapBefore(const Draft& draft);

/// Makes the one step of an import: outlines and land as in the drawing; rivers, relief, woods and lakes
/// where it has a layer of them; renamed provinces with all that names them; those that are gone taken out;
/// new ones put in, linked with all that they touch, for `country` (empty: nobody's). Nothing else of the
/// game's data changes. Refused: what is as it was, and an id that can't be given.
Expected<Change, Sentence> importChange(const Draft& draft, const ImportPlan& plan,
                                        const JoinedDrawing& joined, const std::string& country = {});

} // namespace marches::draft
