#pragma once

#include "app/map/province_face.h"
#include "app/theme/theme.h"

#include <QRectF>
#include <QSizeF>

class QPainter;

namespace marches::appmap {

/// A round seal that says what a place is, as large as fits in `where` and centred in it.
void paintPlaceMark(QPainter& painter, const PlaceMark& mark, const QRectF& where, const theme::Theme& theme);

/// The strip of what a place yields (like signs as one with a figure) and is worth; empty for nothing of
/// either. px at 100 %, follows the theme's text.
[[nodiscard]] QSizeF yieldStripSize(const ProvinceFace& face, const theme::Theme& theme);
/// Paints the strip with its corner at `corner`; works on any device.
void paintYieldStrip(QPainter& painter, const ProvinceFace& face, const QPointF& corner,
                     const theme::Theme& theme);

} // namespace marches::appmap
