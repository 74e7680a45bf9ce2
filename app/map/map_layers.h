#pragma once

#include "app/map/mark_layer.h"
#include "app/map/motion_layer.h"
#include "app/map/outline_layer.h"
#include "app/map/province_layer.h"
#include "app/map/sea_name_layer.h"

namespace marches::appmap {

/// The layers of a map, painted from the ground up and asked for hits from the top down.
class MapLayers {
public:
    /// `motionOver`: see `MotionLayer`.
    MapLayers(MapScene& scene, std::function<void(bool seen)> motionOver);

    void paint(QPainter& painter, const QRegion& exposed); ///< the painter stands in view px
    void paintAboveGround(QPainter& painter, const QRegion& exposed);
    /// Makes what is kept as pictures of what is in sight, without showing it.
    void paintAhead();
    void clear();     ///< before the scene's shapes go
    void readTheme(); ///< after the scene's theme has changed
    [[nodiscard]] MapHit hit(const QPointF& view) const;

    GroundLayer ground;
    SeaNameLayer seas;
    FurnitureLayer furniture;
    OutlineLayer outlines;
    MarkLayer marks;
    PassingSigns passing;
    FanLayer fan;
    ProvinceLayer provinces;
    MotionLayer motion;
    MapLayer* overGround = nullptr; ///< under all names and signs
    MapLayer* tool = nullptr;       ///< under the arrows
    MapLayer* overlay = nullptr;    ///< over all else

private:
    static constexpr std::size_t count = 12;
    [[nodiscard]] std::array<MapLayer*, count> fromTheGround() const;

    const MapScene& scene_;
    std::array<MapLayer*, 9> own_;
};

} // namespace marches::appmap
