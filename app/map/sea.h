#pragma once

#include "app/map/area_grid.h"
#include "app/theme/palette.h"

#include <QImage>

namespace marches::appmap {

/// Sea with the wash along the coast, one pixel a cell of the grid; opaque. Drawn smoothly at any scale.
[[nodiscard]] QImage seaTexture(const AreaGrid& grid, theme::Tone tone);

} // namespace marches::appmap
