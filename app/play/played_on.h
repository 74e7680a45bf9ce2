#pragma once

#include "engine/table/record.h"

namespace marches::play {

/// Whether two games have the same start: game, scenario, variant, options, seed.
bool sameBeginning(const RecordHeader& a, const RecordHeader& b);

/// Whether the later record is of the saved game, played on: it has one beginning with it, though others may
/// sit there by now, and went through the place where the saved one stands.
bool playedOnFrom(const Record& saved, const Record& later);

} // namespace marches::play
