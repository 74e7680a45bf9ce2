#pragma once

#include "app/map/label_layout.h"
#include "app/map/stack_placing.h"

#include <QRectF>
#include <QSizeF>

#include <optional>

namespace marches::appmap {

/// A place for a strip of `size` about its province that covers no name, no stack, no badge, no foreign
/// ground and none of the strips that stand already; nothing where there is no such place: the strip then
/// waits for the pointer. Map px; `stack`: the province's own, `standing`: all that stands.
[[nodiscard]] std::optional<QRectF> placeYield(const Shapes& shapes, const LabelLayout& labels,
                                               const PlacedStack& stack, const BoxIndex& standing,
                                               int province, const QSizeF& size);

} // namespace marches::appmap
