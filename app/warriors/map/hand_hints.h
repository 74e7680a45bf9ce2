#pragma once

#include "app/map/marks.h"
#include "app/warriors/map/map_faces.h"

#include <vector>

namespace marches::warriors::face {

class MapHand;

/// What the map shows of what the hand is doing: outlines, costs, what is chosen or laid on trial.
MapHints hintsOf(const MapHand& hand);
/// The marches that are planned, and the one that is previewed.
std::vector<appmap::MapArrow> arrowsOf(const MapHand& hand);

} // namespace marches::warriors::face
