#pragma once

#include "engine/planar/grid.h"
#include "engine/table/random.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace marches::draft::invent {

using planar::GridPoint;

/// A straight border of two cells.
struct CellEdge {
    std::array<std::size_t, 2> cells;   ///< ascending
    std::array<std::size_t, 2> corners; ///< of `Cells::corners`
};

/// A sheet divided into cells, each all that is nearest to its site.
struct Cells {
    std::int32_t width = 0; ///< of the sheet, steps
    std::int32_t height = 0;
    std::size_t inner = 0;        ///< so many cells lie on the sheet; the sites behind them stand around it
    std::vector<GridPoint> sites; ///< by cell
    std::vector<GridPoint> corners;
    std::vector<CellEdge> edges;                       ///< by their cells
    std::vector<std::vector<std::size_t>> edgesAround; ///< of each inner cell, in their order around it
    std::vector<std::vector<std::size_t>> beside;      ///< the cells that share an edge with each inner cell
};

/// Divides a sheet into about equal cells: random sites, moved twice to the middle of their cells (Lloyd
/// 1982). The same stream gives the same cells on every machine: what the sites decide is exact.
Cells relaxedCells(std::int32_t width, std::int32_t height, std::size_t count, RandomStream random);

/// Returns the integer nearest to n / d, the upper one of two; d is not 0.
std::int64_t nearestQuotient(std::int64_t n, std::int64_t d) noexcept;
/// Returns the greatest integer whose square is at most n.
std::int64_t rootOf(std::int64_t n) noexcept;
/// Returns the distance of two points, rounded down, in steps.
std::int64_t distanceOf(GridPoint a, GridPoint b) noexcept;

} // namespace marches::draft::invent
