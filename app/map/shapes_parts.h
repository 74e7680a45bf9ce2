#pragma once

#include "app/map/arcs.h"
#include "app/map/area_grid.h"
#include "app/map/picture.h"

#include <span>

/// What `Shapes` is put together from, at first and by patches.
namespace marches::appmap {

[[nodiscard]] QPainterPath closedPath(const std::vector<QPolygonF>& rings, double scale);

/// Each ring that lies in no other, with the holes and islands inside it.
[[nodiscard]] std::vector<std::vector<QPolygonF>> landPatches(const std::vector<QPolygonF>& rings);

/// The lines of a ring that none of the arcs covers.
[[nodiscard]] std::vector<QPolygonF> uncovered(QPolygonF ring, std::span<const Arc* const> arcs);

/// 1 for each cell of the grid that a lane runs through or beside.
[[nodiscard]] std::vector<char> lanesOn(const AreaGrid& grid, std::span<const SeaLane> lanes);

/// The box of an arc, a straight one too; map units.
[[nodiscard]] QRectF boxOf(const Arc& arc);

} // namespace marches::appmap
