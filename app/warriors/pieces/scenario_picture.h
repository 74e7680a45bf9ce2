#pragma once

#include "app/map/picture.h"
#include "engine/scenario/scenario.h"

#include <QString>

#include <memory>

namespace marches::warriors::face {

/// The picture of a variant (the whole for an empty id), ready for the map; null where it can't be read.
std::shared_ptr<const appmap::MapPicture> scenarioPicture(const Scenario& scenario,
                                                          const std::string& variant);

/// "Western Europe", "England and Scotland", in the program's language.
QString scenarioTitle(const Scenario& scenario, const std::string& variant);

} // namespace marches::warriors::face
