#pragma once

#include "app/map/map_layer.h"

#include <QPoint>

#include <optional>

namespace marches::appmap {

class MapView;

/// A point in the view where a click hits this province and no token; nothing if none is in sight.
[[nodiscard]] std::optional<QPoint> provincePoint(const MapView& view, ProvinceId province);

} // namespace marches::appmap
