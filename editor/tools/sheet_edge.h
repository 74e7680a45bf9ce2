#pragma once

#include "app/theme/theme.h"
#include "engine/picture/outline.h"
#include "engine/planar/planar_map.h"

#include <Qt>

#include <optional>

class QPainter;

/// The edges of the sheet, which are dragged inwards to cut it.
namespace marches::editor {

[[nodiscard]] Box sheetBoxOf(const planar::PlanarMap& map); ///< SVG units
/// The edge within `reach` steps of a place.
[[nodiscard]] std::optional<Qt::Edge> sheetEdgeAt(const planar::PlanarMap& map, planar::GridPoint at,
                                                  std::int32_t reach);
/// The sheet with one edge at a place, held within the sheet; SVG units, rounded to whole ones.
[[nodiscard]] Box sheetCutTo(const planar::PlanarMap& map, Qt::Edge edge, planar::GridPoint at);

/// What a cut would leave, framed; what goes is hatched. The painter stands in map px.
void paintSheetCut(QPainter& painter, const planar::PlanarMap& map, const Box& left, double scale,
                   const theme::Theme& theme);

} // namespace marches::editor
