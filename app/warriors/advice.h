#pragma once

#include "app/warriors/moment.h"
#include "engine/warriors/command.h"

namespace marches::warriors::face {

/// What a hint tells the player to do: "Build Infantry in Kent". No full stop.
QString advice(const Moment& moment, const Command& command);

} // namespace marches::warriors::face
