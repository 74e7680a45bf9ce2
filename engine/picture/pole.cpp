#include "engine/picture/outline.h"

#include <queue>

#include <algorithm>
#include <cmath>

namespace marches {
namespace {

constexpr int mostCells = 500; // squares looked at; bounds the time for an outline from a stranger

/// A square of the search, with the greatest distance from the border that a point in it can have.
struct Cell {
    Point middle;
    double half = 0;
    double distance = 0; ///< of the middle to the border; negative outside
    double most = 0;

    bool operator<(const Cell& other) const { return most < other.most; }
};

Cell cellAt(const Outline& outline, Point middle, double half) {
    const double distance = distanceToBorder(outline, middle) * (contains(outline, middle) ? 1 : -1);
    return {middle, half, distance, distance + half * std::sqrt(2.0)};
}

} // namespace

Pole poleOfInaccessibility(const Outline& outline, double precision) {
    const Box box = boxOf(outline);
    const double width = box.right - box.left;
    const double height = box.bottom - box.top;
    const double side = std::min(width, height);
    if (!(side > 0)) return {{(box.left + box.right) / 2, (box.top + box.bottom) / 2}, 0};

    std::priority_queue<Cell> cells;
    Cell best;
    best.distance = 0;
    best.middle = {(box.left + box.right) / 2, (box.top + box.bottom) / 2};
    int looked = 0;
    const auto look = [&](Point middle, double half) {
        if (++looked > mostCells) return;
        const Cell cell = cellAt(outline, middle, half);
        if (cell.distance > best.distance) best = cell;
        if (cell.most > best.distance + precision) cells.push(cell);
    };
    const double half =
        std::max(side / 2, std::max(width, height) / 64); // a long thin area: at most 32 squares
    for (double x = box.left + half; x - half < box.right; x += 2 * half)
        for (double y = box.top + half; y - half < box.bottom; y += 2 * half)
            look({x, y}, half);
    while (!cells.empty()) {
        const Cell cell = cells.top();
        cells.pop();
        if (cell.most <= best.distance + precision) break;
        const double quarter = cell.half / 2;
        for (const double dx : {-quarter, quarter})
            for (const double dy : {-quarter, quarter})
                look({cell.middle.x + dx, cell.middle.y + dy}, quarter);
    }
    return {best.middle, best.distance};
}

} // namespace marches
