#pragma once

#include "app/warriors/prompts/prompts.h"

/// Questions between a button or a key and its command: what to build, on whom to declare war. What is
/// refused stands among the answers and, when it is chosen, says why.
namespace marches::warriors::face {

/// A button of the card. Where it is refused its `why` stands below it.
struct ChoiceAnswer : play::Button {
    ChoiceAnswer(play::Button button, QString told = {})
        : Button(std::move(button)), detail(std::move(told)) {}
    QString detail; ///< a quiet line below the button; may be empty
};

struct Choice {
    QString title;
    QString sentence;                  ///< a small line below it; without answers: why there are none
    std::vector<ChoiceAnswer> answers; ///< object names "choice.ID"
    std::vector<ProvinceId> about;     ///< provinces that the card keeps clear of
};

/// Returns the question for that kind of step.
Choice makeChoice(const Moment& moment, const Hands& hands, Choosing what);
/// Returns what can be built in an own province, while an Action is asked for.
Choice buildChoice(const Moment& moment, const Hands& hands, ProvinceId province);
/// Returns which tokens can be shifted to that path.
Choice shiftChoice(const Moment& moment, const Hands& hands, Path to);
/// Returns what an Action can be beside a token, refused ones included; empty while none is asked for.
std::vector<play::Button> actionsBesideTokens(const Moment& moment, const Hands& hands);
/// Returns a promotion by one kind of the first army that is not Cavalry, legal or not.
std::optional<Command> firstPromotion(const Moment& moment);
/// Asks which of several promotions a click means: an Infantry becomes an Archer, or Cavalry at once.
Choice promotionChoice(const Moment& moment, const Hands& hands, const std::vector<Command>& steps);

} // namespace marches::warriors::face
