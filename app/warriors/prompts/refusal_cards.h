#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"
#include "engine/warriors/message.h"

#include <functional>
#include <vector>

namespace marches::warriors::face {

/// What a card can offer to do about it; each may be empty.
struct Remedies {
    /// Chooses these units and goes to the province with them.
    std::function<void(std::vector<Token>, ProvinceId)> goWith;
    std::function<void()> takeBack; ///< the last gesture
    QString takenBack;              ///< what that was
    std::vector<QString> spent;     ///< what the unit did this turn, in order
    std::vector<Token> chosen;      ///< with the unit that is refused, in its province
};

/// Why the command is refused, in one sentence: of all of several `chosen` that it is true of.
QString refusalSentence(const Moment& moment, const Refusal& refusal, const Command& command,
                        const std::vector<Token>& chosen);

/// Why the command is refused: sentence with its figures, what was spent, what would do it, the rule.
play::RefusalCard refusalCard(const Moment& moment, const Refusal& refusal, const Command& command,
                              const Remedies& remedies);

} // namespace marches::warriors::face
