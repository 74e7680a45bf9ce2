#pragma once

#include "app/map/stack_layout.h"
#include "engine/map/map.h"

class QPainter;
class QRegion;

namespace marches::appmap {

/// Maps name provinces by position.
[[nodiscard]] inline int numberOf(ProvinceId province) {
    return static_cast<int>(index(province));
}
[[nodiscard]] inline ProvinceId idOf(int number) {
    return idAt<ProvinceId>(static_cast<std::size_t>(number));
}

/// What lies at a point of the map: a province, and the token of its stack if one lies there.
struct MapHit {
    ProvinceId province = noProvince;
    TokenHit token;
    bool operator==(const MapHit&) const = default;
};

/// One layer of the map. A layer reads the `MapScene` and asks it for repaints; its coordinates are map px.
class MapLayer {
public:
    virtual ~MapLayer() = default;
    /// Paints what meets `exposed` (view px); the painter stands in map px and may be left with any pen.
    virtual void paint(QPainter& painter, const QRegion& exposed) = 0;
    /// What a press at a point means to this layer; nothing: the layers below are asked.
    [[nodiscard]] virtual std::optional<MapHit> hit(const QPointF& /*at*/) const { return std::nullopt; }
};

} // namespace marches::appmap
