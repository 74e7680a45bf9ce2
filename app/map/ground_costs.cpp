#include "app/map/ground_costs.h"

#include <algorithm>
#include <cmath>

namespace marches::appmap {

namespace {

/// The largest box whose sum no wrapping can hide: each cell counts one at most.
constexpr int mostCells = 0xFFFF;

int boxSum(const std::vector<std::uint16_t>& sums, int stride, int left, int top, int right, int bottom) {
    if ((right - left) * (bottom - top) > mostCells) {
        if (right - left > bottom - top) {
            const int middle = (left + right) / 2;
            return boxSum(sums, stride, left, top, middle, bottom) +
                   boxSum(sums, stride, middle, top, right, bottom);
        }
        const int middle = (top + bottom) / 2;
        return boxSum(sums, stride, left, top, right, middle) +
               boxSum(sums, stride, left, middle, right, bottom);
    }
    const auto at = [&](int x, int y) {
        return sums[static_cast<std::size_t>(y) * static_cast<std::size_t>(stride) +
                    static_cast<std::size_t>(x)];
    };
    return static_cast<std::uint16_t>(at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top));
}

/// Sums over all boxes from the corner of `value(x, y)`, 0 or 1; they wrap, which boxSum undoes.
template <class Value>
std::vector<std::uint16_t> summed(int columns, int rows, Value value) {
    const auto stride = static_cast<std::size_t>(columns) + 1;
    std::vector<std::uint16_t> sums(stride * (static_cast<std::size_t>(rows) + 1), 0);
    for (int y = 0; y < rows; ++y) {
        int row = 0;
        const std::uint16_t* up = sums.data() + static_cast<std::size_t>(y) * stride + 1;
        std::uint16_t* here = sums.data() + (static_cast<std::size_t>(y) + 1) * stride + 1;
        for (int x = 0; x < columns; ++x) {
            row += value(x, y);
            here[x] = static_cast<std::uint16_t>(up[x] + row);
        }
    }
    return sums;
}

} // namespace

GroundCosts::GroundCosts(const AreaGrid& grid, const std::vector<char>& lanes)
    : columns_(grid.columns()), rows_(grid.rows()), cell_(grid.cell()) {
    provinces_ = summed(columns_, rows_, [&](int x, int y) { return grid.at(x, y) >= 0; });
    setLanes(grid, lanes);
    std::vector<Cells> extents(static_cast<std::size_t>(grid.provinces()), nowhere);
    for (int y = 0; y < rows_; ++y)
        for (int x = 0; x < columns_; ++x) {
            const int here = grid.at(x, y);
            if (here < 0) continue;
            Cells& e = extents[static_cast<std::size_t>(here)];
            e = {std::min(e.left, x), std::min(e.top, y), std::max(e.right, x), std::max(e.bottom, y)};
        }
    for (std::size_t i = 0; i < extents.size(); ++i)
        own_.push_back(ownOf(grid, static_cast<int>(i), extents[i]));
}

void GroundCosts::setLanes(const AreaGrid& grid, const std::vector<char>& lanes) {
    lanes_ = summed(columns_, rows_, [&](int x, int y) {
        return lanes[static_cast<std::size_t>(y) * static_cast<std::size_t>(grid.columns()) +
                     static_cast<std::size_t>(x)];
    });
}

/// `extent`: its first and last cells.
GroundCosts::Own GroundCosts::ownOf(const AreaGrid& grid, int province, const Cells& extent) {
    if (extent.right < extent.left) return {};
    Own own{extent.left, extent.top, extent.right - extent.left + 1, extent.bottom - extent.top + 1, {}};
    own.sums = summed(own.columns, own.rows,
                      [&](int x, int y) { return grid.at(x + own.left, y + own.top) == province; });
    return own;
}

void GroundCosts::patch(const AreaGrid& grid, const GridChange& change) {
    own_.resize(static_cast<std::size_t>(grid.provinces()));
    if (change.kinds.isEmpty()) return;
    for (const int province : change.provinces) {
        const Own& before = own_[static_cast<std::size_t>(province)];
        QRect cells = change.kinds | QRect(before.left, before.top, before.columns, before.rows);
        Cells extent = nowhere;
        for (int y = cells.top(); y <= cells.bottom(); ++y)
            for (int x = cells.left(); x <= cells.right(); ++x)
                if (grid.at(x, y) == province)
                    extent = {std::min(extent.left, x), std::min(extent.top, y), std::max(extent.right, x),
                              std::max(extent.bottom, y)};
        own_[static_cast<std::size_t>(province)] = ownOf(grid, province, extent);
    }
    if (change.neutral.isEmpty()) return;
    // all sums to the right of and below what has changed
    const auto stride = static_cast<std::size_t>(columns_) + 1;
    for (int y = change.neutral.top(); y < rows_; ++y) {
        const std::uint16_t* up = provinces_.data() + static_cast<std::size_t>(y) * stride;
        std::uint16_t* here = provinces_.data() + (static_cast<std::size_t>(y) + 1) * stride;
        const int left = change.neutral.left();
        int row = here[left] - up[left];
        for (int x = left; x < columns_; ++x) {
            row += grid.at(x, y) >= 0;
            here[x + 1] = static_cast<std::uint16_t>(up[x + 1] + row);
        }
    }
}

GroundCosts::Cells GroundCosts::cellsOf(const QRectF& box) const {
    Cells cells{};
    cells.left = static_cast<int>(std::floor(box.left() / cell_));
    cells.top = static_cast<int>(std::floor(box.top() / cell_));
    cells.right = std::max(cells.left + 1, static_cast<int>(std::ceil(box.right() / cell_)));
    cells.bottom = std::max(cells.top + 1, static_cast<int>(std::ceil(box.bottom() / cell_)));
    return cells;
}

GroundCosts::Cells GroundCosts::onSheet(const Cells& cells) const {
    return {std::clamp(cells.left, 0, columns_), std::clamp(cells.top, 0, rows_),
            std::clamp(cells.right, 0, columns_), std::clamp(cells.bottom, 0, rows_)};
}

bool GroundCosts::hasNeutral(const QRectF& box) const {
    const Cells c = onSheet(cellsOf(box));
    return boxSum(provinces_, columns_ + 1, c.left, c.top, c.right, c.bottom) <
           (c.right - c.left) * (c.bottom - c.top);
}

GroundCosts::Ground GroundCosts::under(const QRectF& box, int province) const {
    const Cells all = cellsOf(box);
    const Cells on = onSheet(all);
    const int cells = (all.right - all.left) * (all.bottom - all.top);
    const int inside = (on.right - on.left) * (on.bottom - on.top);
    const int provinces = boxSum(provinces_, columns_ + 1, on.left, on.top, on.right, on.bottom);
    const int lanes = boxSum(lanes_, columns_ + 1, on.left, on.top, on.right, on.bottom);
    int mine = 0;
    if (const Own& own = own_[static_cast<std::size_t>(province)]; !own.sums.empty()) {
        const auto column = [&own](int x) { return std::clamp(x - own.left, 0, own.columns); };
        const auto row = [&own](int y) { return std::clamp(y - own.top, 0, own.rows); };
        mine = boxSum(own.sums, own.columns + 1, column(all.left), row(all.top), column(all.right),
                      row(all.bottom));
    }
    const double cost = (cells - inside) * outside + (provinces - mine) * foreign + lanes * lane +
                        (inside - provinces) * neutral;
    return {cost / cells, static_cast<double>(mine) / cells,
            inside == cells && provinces == mine && lanes == 0};
}

} // namespace marches::appmap
