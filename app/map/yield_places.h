#pragma once

#include "app/map/label_layout.h"
#include "app/map/stack_placing.h"

#include <QRectF>
#include <QSizeF>

#include <optional>
#include <span>
#include <vector>

namespace marches::appmap {

/// A place for a strip of `size` about its province that covers no name, no stack, no badge no foreign ground
/// and none of the strips that stand already; nothing where there is no such place: the strip then waits for
/// the pointer. Map px; labels and the rest by province.
[[nodiscard]] std::optional<QRectF>
placeYield(const Shapes& shapes, double scale, std::span<const LabelPlace> labels,
           std::span<const PlacedStack> stacks, std::span<const std::vector<QRectF>> badges,
           std::span<const std::optional<QRectF>> strips, int province, const QSizeF& size);

} // namespace marches::appmap
