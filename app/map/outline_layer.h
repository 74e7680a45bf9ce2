#pragma once

#include "app/map/ground_layer.h"

namespace marches::appmap {

/// The outlines of the province under the pointer and of the keyboard's place.
class OutlineLayer : public MapLayer {
public:
    OutlineLayer(const MapScene& scene, GroundLayer& ground) : scene_(scene), ground_(ground) {}
    void paint(QPainter& painter, const QRegion& exposed) override;

private:
    const MapScene& scene_;
    GroundLayer& ground_;
};

} // namespace marches::appmap
