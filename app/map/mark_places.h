#pragma once

#include "app/map/box_index.h"
#include "app/map/shapes.h"
#include "app/map/view_frame.h"

#include <QRectF>
#include <QSizeF>

namespace marches::appmap {

struct LabelPlace;

/// A place for a province's marks where its name is written without them, or not at all: by the name, else by
/// the shield that stands for it; off names, the room for tokens and other marks, where that can be had, and
/// smaller than `size` rather than on one of them. Map px at `scale`; `taken`: all that stands.
[[nodiscard]] QRectF placeMarks(const Shapes& shapes, double scale, const ViewFrame& frame,
                                const BoxIndex& taken, int province, const LabelPlace& place,
                                const QSizeF& size);

} // namespace marches::appmap
