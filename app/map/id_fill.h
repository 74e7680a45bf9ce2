#pragma once

#include "app/map/shapes.h"

#include <QRect>

#include <cstdint>
#include <span>

namespace marches::appmap {

/// Says row by row which province each pixel belongs to, from one sweep over all borders: many times quicker
/// than filling one outline after another.
class IdFill {
public:
    using Id = std::uint32_t;                ///< a province's number + 1; 0: sea
    static constexpr Id landId = 0x00FFFFFF; ///< land that is not in play

    /// `part`: device px, the map's corner at the origin; `near`: the provinces that may be seen in it.
    void prepare(const Shapes& shapes, const ScaledShapes& scaled, const QRect& part, double pixelRatio,
                 std::span<const int> near);
    /// Fills `ids`, no more than the prepared part is wide, with the owner of each pixel's middle. `row`
    /// counts from the part's first; `inside` is scratch.
    void fillRow(int row, std::span<Id> ids, std::vector<int>& inside) const;

private:
    struct Crossing {
        float x;
        int first;
        int second;
    };
    void addLine(const QPolygonF& points, double factor, const QRect& part, int first, int second);

    struct RowCrossing {
        int row;
        Crossing crossing;
    };
    std::vector<RowCrossing> found_;
    std::vector<Crossing> sorted_;
    std::vector<int> starts_; ///< by row, into sorted_
    std::vector<char> isNear_;
    int land_ = 0; ///< stands for land that is not in play
};

} // namespace marches::appmap
