#include "engine/draft/invent/cells.h"

#include <boost/polygon/voronoi.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace marches::draft::invent {
namespace {

constexpr int relaxations = 2;
constexpr std::int64_t shortEdge = std::int64_t{44} * planar::stepsPerUnit; ///< shorter ones are lengthened
constexpr std::int64_t noEdge = std::int64_t{14} * planar::stepsPerUnit;    ///< shorter ones become a corner
constexpr int lengthenings = 4;

using Diagram = boost::polygon::voronoi_diagram<double>;
using Corner = std::array<std::size_t, 3>; ///< the cells that meet in it, ascending; the first three of more

void makeDiagram(const std::vector<GridPoint>& sites, Diagram& diagram) {
    std::vector<boost::polygon::point_data<std::int32_t>> points;
    points.reserve(sites.size());
    for (const GridPoint site : sites)
        points.emplace_back(site.x, site.y);
    boost::polygon::construct_voronoi(points.begin(), points.end(), &diagram);
}

Corner cornerOf(const Diagram::vertex_type& vertex) {
    std::vector<std::size_t> cells;
    const auto* edge = vertex.incident_edge();
    do {
        cells.push_back(edge->cell()->source_index());
        edge = edge->rot_next();
    } while (edge != vertex.incident_edge());
    std::sort(cells.begin(), cells.end());
    return {cells[0], cells[1], cells[2]};
}

/// Returns the point that is as far from each of three, rounded to the grid: the diagram's own figures would
/// hang on how a machine rounds.
GridPoint circumcentre(GridPoint a, GridPoint b, GridPoint c) {
    const std::int64_t bx = std::int64_t{b.x} - a.x;
    const std::int64_t by = std::int64_t{b.y} - a.y;
    const std::int64_t cx = std::int64_t{c.x} - a.x;
    const std::int64_t cy = std::int64_t{c.y} - a.y;
    const std::int64_t b2 = bx * bx + by * by;
    const std::int64_t c2 = cx * cx + cy * cy;
    const std::int64_t d = 2 * (bx * cy - by * cx);
    if (d == 0) return a;
    return {static_cast<std::int32_t>(a.x + nearestQuotient(cy * b2 - by * c2, d)),
            static_cast<std::int32_t>(a.y + nearestQuotient(bx * c2 - cx * b2, d))};
}

/// Makes the cells of sites that are there.
void divide(Cells& cells) {
    Diagram diagram;
    makeDiagram(cells.sites, diagram);
    std::map<Corner, std::size_t> corners;
    for (const auto& vertex : diagram.vertices())
        corners.emplace(cornerOf(vertex), 0);
    cells.corners.clear();
    for (auto& [corner, number] : corners) {
        number = cells.corners.size();
        cells.corners.push_back(
            circumcentre(cells.sites[corner[0]], cells.sites[corner[1]], cells.sites[corner[2]]));
    }
    std::map<std::array<std::size_t, 2>, std::size_t> edges; // by their cells
    const auto cellsOf = [](const Diagram::edge_type& edge) {
        std::array<std::size_t, 2> both{edge.cell()->source_index(), edge.twin()->cell()->source_index()};
        if (both[0] > both[1]) std::swap(both[0], both[1]);
        return both;
    };
    for (const auto& edge : diagram.edges())
        if (edge.is_finite()) edges.emplace(cellsOf(edge), 0);
    cells.edges.assign(edges.size(), {});
    std::size_t next = 0;
    for (auto& [both, number] : edges)
        number = next++;
    cells.edgesAround.assign(cells.inner, {});
    cells.beside.assign(cells.inner, {});
    for (const auto& cell : diagram.cells()) {
        const std::size_t site = cell.source_index();
        const auto* edge = cell.incident_edge();
        do {
            if (edge->is_finite()) {
                const auto both = cellsOf(*edge);
                const std::size_t number = edges.at(both);
                if (site == both[0])
                    cells.edges[number] = {
                        both,
                        {corners.at(cornerOf(*edge->vertex0())), corners.at(cornerOf(*edge->vertex1()))}};
                if (site < cells.inner) {
                    cells.edgesAround[site].push_back(number);
                    cells.beside[site].push_back(both[0] == site ? both[1] : both[0]);
                }
            }
            edge = edge->next();
        } while (edge != cell.incident_edge());
    }
    for (std::size_t cell = 0; cell < cells.inner; ++cell) { // the diagram may begin anywhere
        auto& around = cells.edgesAround[cell];
        auto& beside = cells.beside[cell];
        const auto first = std::min_element(around.begin(), around.end()) - around.begin();
        std::rotate(around.begin(), around.begin() + first, around.end());
        std::rotate(beside.begin(), beside.begin() + first, beside.end());
    }
}

/// Returns the middle of a cell's area.
GridPoint middleOf(const Cells& cells, std::size_t cell) {
    const GridPoint site = cells.sites[cell];
    std::int64_t area = 0;
    std::int64_t x = 0;
    std::int64_t y = 0;
    for (const std::size_t number : cells.edgesAround[cell]) {
        const CellEdge& edge = cells.edges[number];
        GridPoint a = cells.corners[edge.corners[0]];
        GridPoint b = cells.corners[edge.corners[1]];
        if (edge.cells[0] != cell) std::swap(a, b);
        const std::int64_t ax = std::int64_t{a.x} - site.x;
        const std::int64_t ay = std::int64_t{a.y} - site.y;
        const std::int64_t bx = std::int64_t{b.x} - site.x;
        const std::int64_t by = std::int64_t{b.y} - site.y;
        const std::int64_t cross = ax * by - ay * bx;
        area += cross;
        x += (ax + bx) * cross;
        y += (ay + by) * cross;
    }
    if (area == 0) return site;
    return {static_cast<std::int32_t>(
                std::clamp<std::int64_t>(site.x + nearestQuotient(x, 3 * area), 1, cells.width - 1)),
            static_cast<std::int32_t>(
                std::clamp<std::int64_t>(site.y + nearestQuotient(y, 3 * area), 1, cells.height - 1))};
}

/// Puts the sites around the sheet that close the cells along its edges.
void frame(Cells& cells, std::int32_t spacing) {
    for (std::int32_t x = -spacing; x <= cells.width + spacing; x += spacing) {
        cells.sites.push_back({x, -spacing});
        cells.sites.push_back({x, cells.height + spacing + 1});
    }
    for (std::int32_t y = 0; y <= cells.height; y += spacing) {
        cells.sites.push_back({-spacing, y});
        cells.sites.push_back({cells.width + spacing + 1, y});
    }
}

/// Moves the ends of short edges apart, that neighbours see that they are; the shortest become corners.
void lengthen(Cells& cells) {
    const auto each = [&](std::int64_t under, const auto& change) {
        for (const CellEdge& edge : cells.edges) {
            if (edge.cells[1] >= cells.inner) continue;
            GridPoint& a = cells.corners[edge.corners[0]];
            GridPoint& b = cells.corners[edge.corners[1]];
            if (const std::int64_t length = distanceOf(a, b); length > 0 && length < under)
                change(a, b, length);
        }
    };
    for (int i = 0; i < lengthenings; ++i)
        each(shortEdge, [](GridPoint& a, GridPoint& b, std::int64_t length) {
            const std::int64_t by = (shortEdge - length) / 2 + 1;
            const auto dx = static_cast<std::int32_t>((std::int64_t{b.x} - a.x) * by / length);
            const auto dy = static_cast<std::int32_t>((std::int64_t{b.y} - a.y) * by / length);
            a = {a.x - dx, a.y - dy};
            b = {b.x + dx, b.y + dy};
        });
    for (int i = 0; i < lengthenings; ++i)
        each(noEdge, [](GridPoint& a, GridPoint& b, std::int64_t) { a = b; });
}

} // namespace

std::int64_t nearestQuotient(std::int64_t n, std::int64_t d) noexcept {
    if (d < 0) {
        n = -n;
        d = -d;
    }
    const std::int64_t moved = n + d / 2;
    return moved >= 0 ? moved / d : -((-moved + d - 1) / d);
}

std::int64_t rootOf(std::int64_t n) noexcept {
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 31; bit > 0; bit >>= 1)
        if ((root + bit) <= n / (root + bit)) root += bit;
    return root;
}

std::int64_t distanceOf(GridPoint a, GridPoint b) noexcept {
    const std::int64_t dx = std::int64_t{b.x} - a.x;
    const std::int64_t dy = std::int64_t{b.y} - a.y;
    return rootOf(dx * dx + dy * dy);
}

Cells relaxedCells(std::int32_t width, std::int32_t height, std::size_t count, RandomStream random) {
    Cells cells;
    cells.width = width;
    cells.height = height;
    cells.inner = count;
    for (std::size_t i = 0; i < count; ++i) {
        GridPoint site;
        do { // no two in one place
            const std::uint32_t x = random.below(static_cast<std::uint32_t>(width - 1));
            const std::uint32_t y = random.below(static_cast<std::uint32_t>(height - 1));
            site = {static_cast<std::int32_t>(x) + 1, static_cast<std::int32_t>(y) + 1};
        } while (std::find(cells.sites.begin(), cells.sites.end(), site) != cells.sites.end());
        cells.sites.push_back(site);
    }
    const std::int64_t area = std::int64_t{width} * height / static_cast<std::int64_t>(count);
    frame(cells, static_cast<std::int32_t>(rootOf(area) * 3 / 4));
    divide(cells);
    for (int i = 0; i < relaxations; ++i) {
        std::vector<GridPoint> moved = cells.sites;
        for (std::size_t cell = 0; cell < count; ++cell)
            moved[cell] = middleOf(cells, cell);
        cells.sites = std::move(moved);
        divide(cells);
    }
    lengthen(cells);
    return cells;
}

} // namespace marches::draft::invent
