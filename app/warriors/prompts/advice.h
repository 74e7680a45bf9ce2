#pragma once

#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"

#include <vector>

namespace marches::warriors::face {

/// What a hint tells the player to do: "Build Infantry in Kent". No full stop.
QString advice(const Moment& moment, const Command& command);
/// Of one step, or of several, which are moves from one province to one other: "Move 2 Infantry from Fyn to
/// Friesland".
QString advice(const Moment& moment, const std::vector<Command>& steps);

} // namespace marches::warriors::face
