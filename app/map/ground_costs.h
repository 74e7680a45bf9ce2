#pragma once

#include "app/map/area_grid.h"

namespace marches::appmap {

/// How ill a box would stand on the ground, asked thousands of times while places are looked for. Summed-area
/// tables over the grid, so that any box costs the same few additions. Map units.
class GroundCosts {
public:
    GroundCosts() = default;
    /// `lanes`: by cell of the grid, 1 where a sea lane runs.
    GroundCosts(const AreaGrid& grid, const std::vector<char>& lanes);

    /// The grid has been patched.
    void patch(const AreaGrid& grid, const GridChange& change);
    void setLanes(const AreaGrid& grid, const std::vector<char>& lanes);

    struct Ground {
        double cost = 0;  ///< 0: all on the province's own ground; 6: all on foreign ground
        double own = 0;   ///< share of the box that is the province's own
        bool free = true; ///< no foreign province, no lane, and all on the sheet
    };
    [[nodiscard]] Ground under(const QRectF& box, int province) const;
    /// Whether a box, as far as it lies on the sheet, holds sea or land that is not in play.
    [[nodiscard]] bool hasNeutral(const QRectF& box) const;

    static constexpr double neutral = 0.9; ///< sea, land not in play
    static constexpr double foreign = 6;
    static constexpr double lane = 4; ///< besides what lies under it
    static constexpr double outside = 8;

private:
    using Sums = std::vector<std::uint16_t>; ///< (columns + 1) x (rows + 1)
    struct Own {
        int left = 0;
        int top = 0;
        int columns = 0;
        int rows = 0;
        Sums sums;
    };
    struct Cells {
        int left, top, right, bottom;
    };
    static constexpr Cells nowhere{1 << 20, 1 << 20, -1, -1};
    [[nodiscard]] static Own ownOf(const AreaGrid& grid, int province, const Cells& extent);
    [[nodiscard]] Cells cellsOf(const QRectF& box) const;
    [[nodiscard]] Cells onSheet(const Cells& cells) const;

    int columns_ = 0;
    int rows_ = 0;
    double cell_ = 1;
    Sums provinces_;
    Sums lanes_;
    std::vector<Own> own_;
};

} // namespace marches::appmap
