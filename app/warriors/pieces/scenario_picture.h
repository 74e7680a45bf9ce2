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

/// How well it plays, a few words: "makes mistakes, good for a first game"; empty for a program or a person.
QString computerNote(const QString& kind);

/// A computer player's kind as people read it: "Computer, random moves".
QString computerName(const QString& kind);
/// The same without "Computer": "random"; a program by its whole name.
QString computerLevel(const QString& kind);

} // namespace marches::warriors::face
