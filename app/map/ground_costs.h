#pragma once

#include "app/map/area_grid.h"

#include <QRectF>

#include <cstdint>
#include <vector>

namespace marches::appmap {

/// How ill a box would stand on the ground, asked thousands of times while places are looked for. Summed-area
/// tables over the grid, so that any box costs the same few additions. Map units.
class GroundCosts {
public:
    GroundCosts() = default;
    /// `lanes`: by cell of the grid, 1 where a sea lane runs.
    GroundCosts(const AreaGrid& grid, const std::vector<char>& lanes);

    struct Ground {
        double cost = 0; ///< 0: all on the province's own ground; 6: all on foreign ground
        double own = 0;  ///< share of the box that is the province's own
    };
    [[nodiscard]] Ground under(const QRectF& box, int province) const;

    static constexpr double sea = 0.9;
    static constexpr double idleLand = 0.9;
    static constexpr double foreign = 6;
    static constexpr double lane = 4; ///< besides what lies under it
    static constexpr double outside = 8;

private:
    struct Own {
        int left = 0;
        int top = 0;
        int columns = 0;
        int rows = 0;
        std::vector<std::int32_t> sums; ///< (columns + 1) x (rows + 1)
    };

    int columns_ = 0;
    int rows_ = 0;
    double cell_ = 1;
    std::vector<std::int32_t> sums_; ///< (columns + 1) x (rows + 1), tenths
    std::vector<Own> own_;
};

} // namespace marches::appmap
