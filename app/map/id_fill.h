#pragma once

#include "app/map/shapes.h"

#include <QImage>
#include <QRect>

#include <span>
#include <vector>

namespace marches::appmap {

/// Writes who lies where into an image, for all provinces in one sweep over the borders: many times quicker
/// than filling one outline after another.
class IdFill {
public:
    static constexpr QRgb landId = 0x00FFFFFF; ///< land that is not in play

    /// `ids`: 32 bits a pixel, `part.size()` large; a pixel whose middle lies in province i becomes i + 1,
    /// on other land `landId`, both with all alpha bits set; the sea is left alone. `part`: device px, the
    /// map's corner at the origin; `near`: the provinces that may be seen in it.
    void fill(QImage& ids, const Shapes& shapes, const ScaledShapes& scaled, const QRect& part,
              double pixelRatio, std::span<const int> near);

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
    std::vector<int> inside_;
};

} // namespace marches::appmap
