#pragma once

#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"
#include "engine/warriors/message.h"

#include <QString>

#include <optional>
#include <vector>

namespace marches::warriors::face {

/// Returns the steps of a hint: its command, which has to be legal, and where a province takes more than one
/// army, the moves of the other armies in the same province that are needed.
std::vector<Command> hintSteps(const Moment& moment, const Command& command, const Reason& reason);

/// Returns why a hint is given, a sentence or two each: first figures of the rules, then the goal, then the
/// computer player's estimate. `earlier` is the reason of the hint before it in the same turn; if that plan
/// is dropped, this is said last.
std::vector<QString> hintWords(const Moment& moment, const Command& command, const Reason& reason,
                               const std::optional<Reason>& earlier = {});

} // namespace marches::warriors::face
