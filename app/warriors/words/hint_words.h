#pragma once

#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"
#include "engine/warriors/message.h"

#include <QString>

#include <optional>
#include <vector>

namespace marches::warriors::face {

/// What a hint does: its command, which is legal at the moment, and where a province takes more armies than
/// that one, the moves of those that stand beside it and are needed too.
std::vector<Command> hintSteps(const Moment& moment, const Command& command, const Reason& reason);

/// Why a hint is given, a sentence or two each: first what can be checked by the rules' figures, then what
/// the step is for, then what the computer player estimates. `earlier`: why the hint before was given, where
/// that was in the same turn; if its armies are left without the others they need, that is said last.
std::vector<QString> hintWords(const Moment& moment, const Command& command, const Reason& reason,
                               const std::optional<Reason>& earlier = {});

} // namespace marches::warriors::face
