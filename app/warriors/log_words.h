#pragma once

#include "app/play/prompt.h"
#include "app/warriors/moment.h"
#include "engine/warriors/command.h"
#include "engine/warriors/message.h"

#include <span>

namespace marches::warriors::face {

/// The line of the log for steps that one seat took on one record line; `before` is the position in which the
/// line began.
play::LogEntry logEntry(const Moment& before, std::span<const Command> steps, std::span<const Event> events);
/// "Turn 5, Maneuvering".
QString positionName(const State& state);

} // namespace marches::warriors::face
