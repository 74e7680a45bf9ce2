#pragma once

#include "engine/warriors/rules.h"

/// The name of this game's session, for headers that only pass it on; session.h has the class.
namespace marches::play {
template <Game G>
class SessionOf;
} // namespace marches::play

namespace marches::warriors::face {

using WarriorsSession = play::SessionOf<WarriorsAndTraders>;

} // namespace marches::warriors::face
