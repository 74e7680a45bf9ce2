#pragma once

#include "app/map/label_layout.h"

namespace marches::appmap {

/// A place for a province's marks where its name is written without them, or not at all: by the name, else by
/// the shield that stands for it; off names, the room for tokens and other marks, where that can be had, and
/// smaller than `size` rather than on one of them. `labels`: all that stands. Map px.
[[nodiscard]] QRectF placeMarks(const LabelLayout& labels, int province, const QSizeF& size);

} // namespace marches::appmap
