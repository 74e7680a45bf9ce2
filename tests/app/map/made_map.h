#pragma once

#include "app/map/map_view.h"

#include <memory>

namespace marches::appmap {

/// A made map of any size: `side` times `side` wobbling provinces of 60 units, with so many points to an
/// edge.
std::shared_ptr<const MapPicture> gridMap(int side, int pointsPerEdge);

/// A face of province `i` of a made map: two of three have an owner.
ProvinceFace madeFace(int i);

} // namespace marches::appmap
