#pragma once

#include "engine/warriors/state.h"

#include <QString>

namespace marches::warriors::face {

/// Who holds the title of a path and what it is worth: "Builder (3 VP): France", "… : tied, nobody".
QString leadWords(const Setting& setting, const State& state, Path path);
/// How the title of a path is won, in a sentence (`vp.leaders`).
QString leadRule(const Setting& setting, Path path);

} // namespace marches::warriors::face
