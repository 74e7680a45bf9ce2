#pragma once

#include "app/warriors/moment.h"
#include "engine/warriors/command.h"
#include "engine/warriors/message.h"

#include <QString>

#include <vector>

namespace marches::warriors::face {

/// Why a hint is given, a sentence or two each: first what can be checked by the rules' figures, then what
/// the step is for, last what the computer player estimates.
std::vector<QString> hintWords(const Moment& moment, const Command& command, const Reason& reason);

} // namespace marches::warriors::face
