#pragma once

#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/prompts.h"
#include "app/warriors/words/contexts.h"
#include "app/warriors/words/step_text.h"
#include "app/warriors/words/steps_of.h"

/// The prompts of the phases; inside this folder only.
namespace marches::warriors::face {

/// One question being put into words.
struct Asking {
    const Moment& moment;
    const Hands& hands;
    const std::vector<Command>& options; ///< of the seat in hand
    Doing doing{};

    const Setting& setting() const { return *moment.setting; }
    const State& state() const { return moment.state; }
    SeatId seat() const { return moment.hand; }
    QString person() const { return personFor(moment, moment.hand); }

    play::Button button(const QString& id, const QString& text, const std::vector<Command>& steps) const;
    play::Button button(const QString& id, const Step& step) const {
        const Command command{moment.hand, step};
        return button(id, stepText(moment, command).button, {command});
    }
};

/// One more answer that is as usual as the others: the first stands at the main one's place, but is not
/// painted as it. Valid until the next is added.
play::Button& addEqual(play::Prompt& prompt, play::Button button);

play::Prompt askTokens(const Asking& ask);
play::Prompt askFeeding(const Asking& ask);
play::Prompt askRouteIncome(const Asking& ask);
play::Prompt askTrade(const Asking& ask);
play::Prompt askAction(const Asking& ask);
play::Prompt askShift(const Asking& ask);
play::Prompt askMoves(const Asking& ask);
play::Prompt askBattle(const Asking& ask);
play::Prompt askDamage(const Asking& ask);
play::Prompt askWhereTo(const Asking& ask);
play::Prompt askCountry(const Asking& ask);
play::Prompt askPrincesses(const Asking& ask);
play::Prompt askMerchant(const Asking& ask);
play::Prompt askVote(const Asking& ask);

} // namespace marches::warriors::face
