#pragma once

#include "app/map/id_fill.h"
#include "app/map/province_face.h"
#include "app/theme/theme.h"

#include <QImage>

#include <algorithm>
#include <compare>

namespace marches::appmap {

/// Land of a country that nobody owns.
struct CountryLook {
    QColor ground;
    QColor band;    ///< laid over the ground along the border; its alpha is its share
    QColor stripes; ///< on the ground of another country that the land belongs to as well
};
[[nodiscard]] CountryLook countryLook(const QColor& country, const theme::Theme& theme);

/// Fills provinces with their owner's ground, pattern and inner band, pixel by pixel: many times quicker than
/// clipped strokes on paths. Edges are hard; border lines are drawn over them.
class RealmShader {
public:
    RealmShader(const Shapes& shapes, const theme::Theme& theme, double pixelRatio);

    /// Whether a map has so many borders at this scale that `shade` draws them itself, as rows of pixels.
    [[nodiscard]] bool drawsBorders(double scale) const;

    /// Lays the realms of one part of the map over `sea`, 32 opaque bits a pixel, in device pixels. `part`:
    /// device px, the map's corner at the origin, as large as `sea`; `faces` by province.
    void shade(QImage& sea, const ScaledShapes& scaled, const QRect& part,
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
    /// From the border inwards; the same tile where one looks like the next.
    struct Look {
        const Tile* band = nullptr;
        const Tile* rim = nullptr;   ///< the pattern in full
        const Tile* heart = nullptr; ///< the pattern faint, so that names and tokens can be read on it
    };
    enum class Kind : std::int16_t { Band, Rim, Heart, Mixed };
    /// What is worked out for one row; the next row takes over its memory.
    struct Scratch {
        std::vector<IdFill::Id> ids; ///< by pixel, and one more to the right
        std::vector<IdFill::Id> below;
        std::vector<int> inside;      ///< of IdFill
        std::vector<std::int16_t> at; ///< depths by column of the grid
        std::vector<Kind> kind;       ///< of what lies between a column and the next one
    };

    [[nodiscard]] Look lookOf(const ProvinceFace& face);
    [[nodiscard]] const Tile* tile(const TileKey& key);
    /// Where one tile goes over into the next one.
    struct Fade {
        Fade() = default;
        Fade(double from, double width);
        int end = 0;                              ///< depth where the one ends
        int gone = 1;                             ///< and where there is only the other
        int step = 256 << 16;                     ///< of the share for a step of depth, in 65536ths
        [[nodiscard]] int share(int depth) const; ///< of the other, of 256
    };
    /// What is shaded, and its columns of the grid.
    struct Field {
        QRect part;
        double devicePerCell = 1;
        int firstCell = 0;
        int lastCell = 0;
        Fade band;                  ///< into the rim
        Fade rim;                   ///< into the heart
        const Tile* idle = nullptr; ///< land that is not in play

        /// Returns the column of the grid at a place, 65536ths of a column.
        [[nodiscard]] std::size_t cellAt(std::int64_t at) const {
            return static_cast<std::size_t>(std::clamp<std::int64_t>(at >> 16, firstCell, lastCell));
        }
    };
    /// A part of a row in which the depth differs from pixel to pixel.
    struct Run {
        int y = 0;           ///< of the map, device px
        int from = 0;        ///< column of the part
        int end = 0;         ///< the one after the last
        std::int64_t at = 0; ///< where `from` lies in the grid, 65536ths of a column
        std::int64_t step = 0;
    };
    void measureRow(const Field& field, int y, Scratch& scratch) const;
    void shadeRow(const Field& field, int y, std::span<QRgb> pixels, Scratch& scratch) const;
    static void mixRun(const Field& field, const Look& look, const Run& run, std::span<QRgb> pixels,
                       const Scratch& scratch);
    void drawBorders(std::span<QRgb> pixels, const Scratch& scratch,
                     std::span<const ProvinceFace> faces) const;

    const Shapes& shapes_;
    theme::Theme theme_;
    double pixelRatio_;
    std::map<TileKey, Tile> tiles_;
    IdFill idFill_;
    std::vector<Look> looks_; ///< by province; made for those in the part
};

} // namespace marches::appmap
