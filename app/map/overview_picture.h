#pragma once

#include "app/map/area_grid.h"

#include <QImage>
#include <QRect>
#include <QRgb>

#include <span>

namespace marches::appmap {

/// Colours of the small whole map; opaque.
struct OverviewInks {
    std::span<const QRgb> provinces; ///< by province
    QRgb sea = 0;
    QRgb land = 0;   ///< not in play
    QRgb border = 0; ///< coasts and between provinces; has alpha
};

/// Paints a part of the whole map, as large as `image` makes it, from the raster of who lies where: quick
/// for any number of provinces. `image`: 32 bits a pixel, its shape that of the map; `part`: its pixels.
void paintOverview(QImage& image, const AreaGrid& grid, const OverviewInks& inks, const QRect& part);

} // namespace marches::appmap
