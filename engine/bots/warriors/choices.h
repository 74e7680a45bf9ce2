#pragma once

#include "engine/bots/warriors/position.h"

#include <vector>

namespace marches::warriors::bots {

/// A goal whose row of reasons.def names operands of just these types.
template <class... Ops>
using Goal = CodeFor<ReasonCode, Ops...>;

/// Returns the reason with that goal and the operands of its row.
template <class... Ops>
Reason because(CodeFor<ReasonCode, std::type_identity_t<Ops>...> goal, Ops... operands) {
    return {goal.code, Operands{Operand(operands)...}};
}

/// A step that is proposed, its worth in VP and the reason.
struct Choice {
    Command command;
    double value = 0;
    Reason reason;
};

/// Collects what the knowledge proposes for a seat.
class Choices {
public:
    explicit Choices(const Position& position) : position_(position) {}

    Choice& add(const Step& step, double value, const Reason& reason) {
        return list_.emplace_back(Choice{{position_.seat, step}, value, reason});
    }
    template <class... Ops>
    Choice& add(const Step& step, double value, CodeFor<ReasonCode, std::type_identity_t<Ops>...> goal,
                Ops... operands) {
        return add(step, value, because(goal, operands...));
    }

    const Position& position() const { return position_; }
    std::vector<Choice>& list() { return list_; }

private:
    const Position& position_;
    std::vector<Choice> list_;
};

// Each of these adds proposals for the stages that it knows (planner.cpp).
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
/// Proposes offers of peace and answers to them, whatever the stage: they may be given at any time.
void proposePeace(Choices& choices);

} // namespace marches::warriors::bots
