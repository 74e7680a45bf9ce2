#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"
#include "engine/warriors/message.h"

#include <functional>
#include <vector>

namespace marches::warriors::face {

/// What a card can offer instead of the refused command; each may be empty.
struct Remedies {
    /// Chooses these units and goes to the province with them.
    std::function<void(std::vector<Token>, ProvinceId)> goWith;
    std::function<void()> takeBack; ///< undoes the last macro
    QString takenBack;              ///< its name
    std::vector<QString> spent;     ///< what the unit did this turn, in order
    std::vector<Token> chosen;      ///< the chosen units, the refused one among them
};

/// Returns why the command is refused, in one sentence that holds for all `chosen` units with the same
/// reason.
QString refusalSentence(const Moment& moment, const Refusal& refusal, const Command& command,
                        const std::vector<Token>& chosen);

/// Returns the card of a refusal: sentence with figures, Action Points spent, remedies, rule.
play::RefusalCard refusalCard(const Moment& moment, const Refusal& refusal, const Command& command,
                              const Remedies& remedies);

} // namespace marches::warriors::face
