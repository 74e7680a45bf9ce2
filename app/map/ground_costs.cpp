#include "app/map/ground_costs.h"

#include <algorithm>
#include <cmath>

namespace marches::appmap {

namespace {

constexpr int coarse = 2; // cells of the grid to one of ours

std::int32_t boxSum(const std::vector<std::int32_t>& sums, int stride, int left, int top, int right,
                    int bottom) {
    const auto at = [&](int x, int y) {
        return sums[static_cast<std::size_t>(y) * static_cast<std::size_t>(stride) +
                    static_cast<std::size_t>(x)];
    };
    return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
}

void integrate(std::vector<std::int32_t>& sums, int stride, int rows) {
    for (int y = 1; y < rows; ++y)
        for (int x = 1; x < stride; ++x) {
            const auto at =
                static_cast<std::size_t>(y) * static_cast<std::size_t>(stride) + static_cast<std::size_t>(x);
            const auto up = at - static_cast<std::size_t>(stride);
            sums[at] += sums[at - 1] + sums[up] - sums[up - 1];
        }
}

} // namespace

GroundCosts::GroundCosts(const AreaGrid& grid, const std::vector<char>& lanes) {
    columns_ = (grid.columns() + coarse - 1) / coarse;
    rows_ = (grid.rows() + coarse - 1) / coarse;
    cell_ = grid.cell() * coarse;
    const auto sample = [&](int x, int y) {
        return grid.at(std::min(x * coarse + coarse / 2, grid.columns() - 1),
                       std::min(y * coarse + coarse / 2, grid.rows() - 1));
    };
    const auto laneNear = [&](int x, int y) {
        for (int dy = 0; dy < coarse; ++dy)
            for (int dx = 0; dx < coarse; ++dx) {
                const int gx = std::min(x * coarse + dx, grid.columns() - 1);
                const int gy = std::min(y * coarse + dy, grid.rows() - 1);
                if (lanes[static_cast<std::size_t>(gy) * static_cast<std::size_t>(grid.columns()) +
                          static_cast<std::size_t>(gx)])
                    return true;
            }
        return false;
    };

    struct Extent {
        int left = 1 << 20, top = 1 << 20, right = -1, bottom = -1;
    };
    std::vector<Extent> extents(static_cast<std::size_t>(grid.provinces()));
    const int stride = columns_ + 1;
    sums_.assign(static_cast<std::size_t>(stride) * static_cast<std::size_t>(rows_ + 1), 0);
    for (int y = 0; y < rows_; ++y)
        for (int x = 0; x < columns_; ++x) {
            const int here = sample(x, y);
            double cost = here == AreaGrid::sea ? sea : here == AreaGrid::land ? idleLand : foreign;
            if (laneNear(x, y)) cost += lane;
            sums_[static_cast<std::size_t>(y + 1) * static_cast<std::size_t>(stride) +
                  static_cast<std::size_t>(x + 1)] = static_cast<std::int32_t>(std::lround(cost * 10));
            if (here < 0) continue;
            Extent& e = extents[static_cast<std::size_t>(here)];
            e.left = std::min(e.left, x);
            e.right = std::max(e.right, x);
            e.top = std::min(e.top, y);
            e.bottom = std::max(e.bottom, y);
        }
    integrate(sums_, stride, rows_ + 1);

    own_.resize(extents.size());
    for (std::size_t i = 0; i < extents.size(); ++i) {
        const Extent& e = extents[i];
        if (e.right < 0) continue;
        Own& own = own_[i];
        own = {e.left, e.top, e.right - e.left + 1, e.bottom - e.top + 1, {}};
        const int ownStride = own.columns + 1;
        own.sums.assign(static_cast<std::size_t>(ownStride) * static_cast<std::size_t>(own.rows + 1), 0);
        for (int y = 0; y < own.rows; ++y)
            for (int x = 0; x < own.columns; ++x)
                own.sums[static_cast<std::size_t>(y + 1) * static_cast<std::size_t>(ownStride) +
                         static_cast<std::size_t>(x + 1)] =
                    sample(x + own.left, y + own.top) == static_cast<int>(i);
        integrate(own.sums, ownStride, own.rows + 1);
    }
}

GroundCosts::Ground GroundCosts::under(const QRectF& box, int province) const {
    const int left = static_cast<int>(std::floor(box.left() / cell_));
    const int top = static_cast<int>(std::floor(box.top() / cell_));
    const int right = std::max(left + 1, static_cast<int>(std::ceil(box.right() / cell_)));
    const int bottom = std::max(top + 1, static_cast<int>(std::ceil(box.bottom() / cell_)));
    const double all = static_cast<double>(right - left) * (bottom - top);
    const int l = std::clamp(left, 0, columns_);
    const int r = std::clamp(right, 0, columns_);
    const int t = std::clamp(top, 0, rows_);
    const int b = std::clamp(bottom, 0, rows_);
    const double inside = static_cast<double>(r - l) * (b - t);
    double cost = (all - inside) * outside + boxSum(sums_, columns_ + 1, l, t, r, b) / 10.0;

    double mine = 0;
    const Own& own = own_[static_cast<std::size_t>(province)];
    if (!own.sums.empty()) {
        const int ol = std::clamp(left - own.left, 0, own.columns);
        const int orr = std::clamp(right - own.left, 0, own.columns);
        const int ot = std::clamp(top - own.top, 0, own.rows);
        const int ob = std::clamp(bottom - own.top, 0, own.rows);
        mine = boxSum(own.sums, own.columns + 1, ol, ot, orr, ob);
    }
    cost -= mine * foreign;
    return {cost / all, mine / all};
}

} // namespace marches::appmap
