#pragma once

#include "engine/bots/warriors/choices.h"

namespace marches::warriors::bots {

/// Proposes the declarations of war that should pay.
void proposeWar(Choices& choices);

} // namespace marches::warriors::bots
