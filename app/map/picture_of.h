#pragma once

#include "app/map/picture.h"
#include "engine/picture/picture.h"
#include "engine/scenario/scenario.h"

namespace marches::appmap {

/// What is drawn of a scenario: the outlines of its picture, the lanes and anchors it names, the links of its
/// map. A province without an outline gets none and is never hit.
[[nodiscard]] MapPicture pictureOf(const Picture& picture, const PictureSection& section, const Map& map);

// Its parts
[[nodiscard]] QPolygonF polygonOf(const std::vector<Point>& points);
/// Hills from the back to the front, then trees. A shape that lies wholly within the one before it is its
/// shade.
[[nodiscard]] std::vector<Hill> hillsOf(const std::vector<Outline>& relief,
                                        const std::vector<Outline>& woods);

} // namespace marches::appmap
