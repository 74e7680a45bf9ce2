#pragma once

#include "engine/draft/draft.h"

namespace marches::draft {

/// A planar map with the ids of its labels.
struct NamedSheet {
    const planar::PlanarMap* map; ///< null: none
    const LabelTable& labels;
};

/// Whether two sheets show the same: the same provinces with the same outlines, and the same quiet land. The
/// numbers of labels and of arcs don't count.
bool samePicture(const NamedSheet& a, const NamedSheet& b);

} // namespace marches::draft
