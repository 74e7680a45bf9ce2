#pragma once

#include "app/map/id_fill.h"
#include "app/map/province_face.h"
#include "app/map/shapes.h"
#include "app/theme/theme.h"

#include <QImage>
#include <QRect>

#include <map>
#include <memory>
#include <span>
#include <tuple>
#include <vector>

namespace marches::appmap {

/// Fills provinces with their owner's ground, pattern and inner band, pixel by pixel: many times quicker than
/// clipped strokes on paths. Edges are hard; border lines are drawn over them.
class RealmShader {
public:
    RealmShader(const Shapes& shapes, const theme::Theme& theme, double pixelRatio);

    /// The realms of one part of the map as an image in device pixels, transparent at sea. `part`: device px,
    /// the map's corner at the origin; `faces` by province.
    /// Whether a map has so many borders at this scale that `shaded` draws them itself, as rows of pixels.
    [[nodiscard]] bool drawsBorders(double scale) const;

    /// Valid until the next call.
    [[nodiscard]] const QImage& shaded(const ScaledShapes& scaled, const QRect& part,
                                       std::span<const ProvinceFace> faces);

private:
    /// Ground and pattern, to be repeated; aligned with the map's corner.
    using Tile = QImage;
    using TileKey = std::tuple<QRgb, int, QRgb, QRgb>; ///< ground, pattern, stripes, wash
    struct Look {
        const Tile* tile = nullptr;
        QRgb band = 0;
        int bandShare = 0; ///< of 256
    };

    [[nodiscard]] Look lookOf(const ProvinceFace& face);
    [[nodiscard]] const Tile* tile(const TileKey& key);
    void shade(const ScaledShapes& scaled, const QRect& part, std::span<const ProvinceFace> faces);
    void drawBorders(int row, std::span<const ProvinceFace> faces);

    const Shapes& shapes_;
    theme::Theme theme_;
    double pixelRatio_;
    std::map<TileKey, Tile> tiles_;
    IdFill idFill_;
    QImage image_;            ///< kept: fresh memory costs as much as painting in it
    std::vector<QRgb> ids_;   ///< of one row, before it was shaded
    std::vector<Look> looks_; ///< by province; made for those in the part
};

} // namespace marches::appmap
