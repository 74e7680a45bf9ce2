#pragma once

#include "app/map/legend.h"
#include "app/map/marks.h"
#include "app/map/picture.h"

#include <span>
#include <vector>

namespace marches::warriors::face {

/// What the outlined provinces are.
enum class Outlined : std::uint8_t {
    past,    ///< where the step looked back at was done
    builds,  ///< where the Action that is asked for can build
    answers, ///< places that answer what is asked
    starts,  ///< from where a march can begin
    goals    ///< where the chosen units can go
};

/// What the legend is read from: all that the map shows now.
struct MapSigns {
    std::span<const appmap::ProvinceFace> faces;
    std::span<const appmap::MapArc> arcs;
    const appmap::MapPicture* picture = nullptr;
    Outlined outlined = Outlined::answers;
};

/// The signs that can be seen on the map, each once, and no other of its own, in the order in which the eye
/// meets them: what is being chosen first and alone, then, on demand, the ground, what lies on it, the signs
/// of places and the small signs of what they yield. Last two of the play-mat, which has no legend.
std::vector<appmap::LegendEntry> mapLegend(const MapSigns& signs);

} // namespace marches::warriors::face
