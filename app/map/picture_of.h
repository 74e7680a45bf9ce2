#pragma once

#include "app/map/picture.h"
#include "engine/map/map.h"
#include "engine/picture/picture.h"
#include "engine/scenario/scenario.h"

namespace marches::appmap {

/// What is drawn of a scenario: the outlines of its picture, the lanes and anchors it names, the links of its
/// map. A province without an outline gets none and is never hit.
[[nodiscard]] MapPicture pictureOf(const Picture& picture, const PictureSection& section, const Map& map);

} // namespace marches::appmap
