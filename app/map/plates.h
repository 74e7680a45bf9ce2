#pragma once

#include "app/map/label_layout.h"
#include "app/map/province_face.h"
#include "app/theme/theme.h"

#include <QPixmap>
#include <QSizeF>

namespace marches::appmap {

/// How a name is written: constant on the screen while zooming.
struct PlateStyle {
    theme::Theme theme;
    bool large = false; ///< roomy provinces
    double factor = 1;  ///< 0.88 at small zoom
    double pixelRatio = 1;

    bool operator==(const PlateStyle&) const = default;
};

/// The room a province's name needs, with its shield and marks; empty for no name.
[[nodiscard]] QSizeF plateSize(const ProvinceFace& face, bool twoLines, const PlateStyle& style);

/// Name with halo, the owner's shield before it and marks behind it. `plateSize` px large.
[[nodiscard]] QPixmap namePlate(const ProvinceFace& face, bool twoLines, const PlateStyle& style);

} // namespace marches::appmap
