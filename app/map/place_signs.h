#pragma once

#include "app/map/province_face.h"
#include "app/theme/theme.h"

#include <QRectF>
#include <QSizeF>

#include <span>

class QPainter;

namespace marches::appmap {

/// A round seal that says what a place is, as large as fits in `where` and centred in it.
void paintPlaceMark(QPainter& painter, const PlaceMark& mark, const QRectF& where, const theme::Theme& theme);
/// The same for several, in a row that fills `box`, each as high as it; nothing for an empty box.
void paintPlaceMarks(QPainter& painter, std::span<const PlaceMark> marks, const QRectF& box,
                     const theme::Theme& theme);

/// Whether there is anything to be said of what a place yields or is worth.
[[nodiscard]] inline bool hasYields(const ProvinceFace& face) {
    return !face.symbols.empty() || face.worth > 0;
}
/// The strip of what a place yields (like signs as one with a figure) and is worth, in all forms that it can
/// have, the best first: in one row or two, with smaller signs. Nothing for a place without either
/// (`hasYields`). px at 100 %, follows the theme's text.
[[nodiscard]] std::vector<QSizeF> yieldStripSizes(const ProvinceFace& face, const theme::Theme& theme);
/// Paints the form that fills `box`; works on any device.
void paintYieldStrip(QPainter& painter, const ProvinceFace& face, const QRectF& box,
                     const theme::Theme& theme);

} // namespace marches::appmap
