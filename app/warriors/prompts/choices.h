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
    QString sentence;                  ///< a quiet line below it; without answers: why there are none
    std::vector<ChoiceAnswer> answers; ///< object names "choice.ID"
    std::vector<ProvinceId> about;     ///< where it could be done: the card keeps off it
};

/// What the seat in hand is asked when it wants to do that.
Choice makeChoice(const Moment& moment, const Hands& hands, Choosing what);
/// What the seat in hand builds in a province of its own, while an Action is asked for.
Choice buildChoice(const Moment& moment, const Hands& hands, ProvinceId province);
/// Which token the seat in hand shifts to that path, while one may be shifted.
Choice shiftChoice(const Moment& moment, const Hands& hands, Path to);
/// What an Action can be beside a token, while one is asked for; what can't be done among it.
std::vector<play::Button> actionsBesideTokens(const Moment& moment, const Hands& hands);
/// The first army of the seat in hand that is of no highest kind, one kind higher, allowed or not.
std::optional<Command> firstPromotion(const Moment& moment);
/// One of several steps that a click can mean: an Infantry becomes an Archer, or Cavalry at once.
Choice promotionChoice(const Moment& moment, const Hands& hands, const std::vector<Command>& steps);

} // namespace marches::warriors::face
