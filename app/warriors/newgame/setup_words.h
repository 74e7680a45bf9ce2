#pragma once

#include "engine/map/map.h"
#include "engine/warriors/setup_problem.h"

#include <QString>

namespace marches::warriors::face {

/// What cannot be in the choices of a New Game, in a sentence of the program's language. `map` names the
/// countries.
QString setupSentence(const SetupProblem& problem, const Map& map);

} // namespace marches::warriors::face
