#pragma once

#include "app/map/furniture.h"
#include "app/warriors/pieces/moment.h"
#include "engine/scenario/scenario.h"

#include <vector>

namespace marches::warriors::face {

/// The map's title: the scenario's name, below it the variant's.
appmap::MapTitle mapTitle(const Scenario& scenario, const std::string& variant);
/// The names of the picture's seas, in its order.
QStringList seaNames(const Scenario& scenario, const std::string& variant);

/// What the signs of a print layout mean: marks, sea links, what is not in play, whose colours are whose.
std::vector<appmap::KeyEntry> mapKey(const Moment& moment, const appmap::MapPicture& picture);

} // namespace marches::warriors::face
