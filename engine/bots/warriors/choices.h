#pragma once

#include "engine/bots/warriors/position.h"

#include <vector>

namespace marches::warriors::bots {

/// A step, what it is expected to be worth, and why.
struct Choice {
    Command command;
    double value = 0;
    Reason reason;
};

/// What a seat might do now, as its knowledge proposes it.
class Choices {
public:
    explicit Choices(const Position& position) : position_(position) {}

    template <class... Ops>
    Choice& add(const Step& step, double value, ReasonCode goal, Ops... operands) {
        Choice& choice = list_.emplace_back();
        choice.command.actor = position_.seat;
        choice.command.step = step;
        choice.value = value;
        choice.reason.goal = goal;
        auto place = choice.reason.operands.begin();
        ((*place++ = Operand(operands)), ...);
        static_cast<void>(place);
        return choice;
    }

    const Position& position() const { return position_; }
    std::vector<Choice>& list() { return list_; }

private:
    const Position& position_;
    std::vector<Choice> list_;
};

// What each part of the knowledge proposes; each for the stages that it knows.
void proposeOpening(Choices& choices);
void proposeFeeding(Choices& choices);
void proposeRouteIncome(Choices& choices);
void proposeTrade(Choices& choices);
void proposeActions(Choices& choices);
void proposeShift(Choices& choices);
void proposeMoves(Choices& choices);
void proposeBattles(Choices& choices);
void proposeDamage(Choices& choices);
void proposeRetreat(Choices& choices);
void proposePrincesses(Choices& choices);
void proposeMerchant(Choices& choices);
void proposeVote(Choices& choices);
/// Peace: asked before anything else, as it may be answered at any time.
void proposePeace(Choices& choices);

} // namespace marches::warriors::bots
