#pragma once

#include "engine/planar/planar_map.h"

#include <string>

namespace marches::planar {

/// Asks GEOS, another library, whether the faces of a map are valid polygons that fill the sheet without
/// overlap. Returns what is wrong, or an empty text.
std::string faultFoundByGeos(const PlanarMap& map);

} // namespace marches::planar
