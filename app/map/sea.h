#pragma once

#include "app/map/area_grid.h"
#include "app/theme/palette.h"

#include <QImage>

#include <future>

namespace marches::appmap {

/// Sea with the wash along the coast, one pixel a cell of the grid; opaque. Drawn smoothly at any scale.
[[nodiscard]] QImage seaTexture(const AreaGrid& grid, theme::Tone tone);

/// Paints the part of such a texture anew that another kind of these cells changes; the grid has them
/// already.
void patchSea(QImage& texture, const AreaGrid& grid, theme::Tone tone, const QRect& cells);

/// So far from a coast the sea tells of it; map units.
constexpr double seaReach = 47;

/// The same, made in a thread of its own; the last to let go of it waits for that thread, so it does that
/// before `grid` ends.
[[nodiscard]] std::shared_future<QImage> seaTextureAhead(const AreaGrid& grid, theme::Tone tone);

} // namespace marches::appmap
