#pragma once

#include "app/map/picture.h"
#include "app/theme/theme.h"

#include <QColor>
#include <QPixmap>
#include <QSize>

#include <span>

namespace marches::appmap {

/// What a small picture shows of a province.
struct ThumbnailTint {
    std::optional<QColor> fill; ///< none: plain land
    bool inPlay = true;

    bool operator==(const ThumbnailTint&) const = default;
};

/// The whole map, flat, without words: for lists and overviews. At most `size` logical px, its shape that of
/// the map; `tints` by province.
[[nodiscard]] QPixmap renderThumbnail(const MapPicture& picture, std::span<const ThumbnailTint> tints,
                                      const QSize& size, const theme::Theme& theme, double pixelRatio);

} // namespace marches::appmap
