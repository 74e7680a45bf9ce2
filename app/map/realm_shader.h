#pragma once

#include "app/map/id_fill.h"
#include "app/map/province_face.h"
#include "app/map/shapes.h"
#include "app/theme/theme.h"

#include <QImage>
#include <QRect>

#include <compare>
#include <map>
#include <memory>
#include <span>
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
    /// Grained ground and pattern, to be repeated; aligned with the map's corner.
    using Tile = QImage;
    struct TileKey {
        QRgb ground = 0;
        int pattern = -1; ///< a player's; -1: none
        QRgb stripes = 0; ///< 0: none
        QRgb wash = 0;
        QRgb band = 0;  ///< laid over all; its alpha is its share
        int weight = 0; ///< of the pattern, percent

        auto operator<=>(const TileKey&) const = default;
    };
    /// From the border inwards; null: as the one before.
    struct Look {
        const Tile* band = nullptr;
        const Tile* rim = nullptr;   ///< the pattern in full
        const Tile* heart = nullptr; ///< the pattern faint, so that names and tokens can be read on it
    };
    /// Of one row, by column of the grid.
    struct Depths {
        std::vector<std::int16_t> at;
        std::vector<std::int16_t> kind; ///< Kind of what lies between it and the next one
    };

    [[nodiscard]] Look lookOf(const ProvinceFace& face);
    [[nodiscard]] const Tile* tile(const TileKey& key);
    /// Where one tile goes over into the next one.
    struct Fade {
        Fade() = default;
        Fade(double from, double width);
        int end = 0;  ///< depth where the one ends
        int gone = 1; ///< and where there is only the other
        int step = 256 << 16;
        [[nodiscard]] int share(int depth) const; ///< of the other, of 256
    };
    enum Kind : std::int16_t { Band, Rim, Heart, Mixed };
    void measureRow(const ScaledShapes& scaled, int y, int firstCell, int lastCell);
    void shade(const ScaledShapes& scaled, const QRect& part, std::span<const ProvinceFace> faces);
    void drawBorders(int row, std::span<const ProvinceFace> faces);

    const Shapes& shapes_;
    theme::Theme theme_;
    double pixelRatio_;
    std::map<TileKey, Tile> tiles_;
    Depths depths_;
    Fade band_;
    Fade rim_;
    IdFill idFill_;
    QImage image_;            ///< kept: fresh memory costs as much as painting in it
    std::vector<QRgb> ids_;   ///< of one row, before it was shaded
    std::vector<Look> looks_; ///< by province; made for those in the part
};

} // namespace marches::appmap
