#pragma once

#include "app/play/session_of.h"
#include "app/warriors/session_type.h"
#include "engine/bots/warriors/players.h"

/// The session of this game. Its bodies are compiled once, in session.cpp.
namespace marches {

extern template class Timeline<warriors::WarriorsAndTraders>;
extern template class play::SessionOf<warriors::WarriorsAndTraders>;

} // namespace marches
