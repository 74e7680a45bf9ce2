#pragma once

#include "app/warriors/pieces/words.h"
#include "app/warriors/words/contexts.h"
#include "app/warriors/words/step_text.h"
#include "app/warriors/words/steps_of.h"

/// The words of each kind of step; inside this folder only.
namespace marches::warriors::face {

/// Steps being put into words. It ends with the call of `stepText`, and `steps` with it: a `detail` captures
/// no Saying, only the moment, the seat and its step.
struct Saying {
    const Moment& moment;
    SeatId seat;
    std::span<const Command> steps;
    StepNames names;

    const Setting& setting() const { return *moment.setting; }
    const State& state() const { return moment.state; }
    const Unit& unit(Token token) const { return state().player(seat).units[token]; }
    int count() const { return static_cast<int>(steps.size()); }
    /// Empty for noProvince, which a refused step may name.
    QString place(ProvinceId province) const {
        return province == noProvince ? QString() : provinceName(setting(), province);
    }
    QString who(SeatId other) const { return seatName(setting(), other); }
};

StepText textOf(const Saying& saying, const step::PlaceToken& s);
StepText textOf(const Saying& saying, const step::Feed& s);
StepText textOf(const Saying& saying, const step::Done& s);
StepText textOf(const Saying& saying, const step::RouteIncome& s);
StepText textOf(const Saying& saying, const step::Bank& s);
StepText textOf(const Saying& saying, const step::OpenRoute& s);
StepText textOf(const Saying& saying, const step::MakeOffer& s);
StepText textOf(const Saying& saying, const step::AcceptOffer& s);
StepText textOf(const Saying& saying, const step::DeclineOffer& s);
StepText textOf(const Saying& saying, const step::RetractOffer& s);
StepText textOf(const Saying& saying, const step::BuyVp& s);
StepText textOf(const Saying& saying, const step::Upgrade& s);
StepText textOf(const Saying& saying, const step::Build& s);
StepText textOf(const Saying& saying, const step::BuildFort& s);
StepText textOf(const Saying& saying, const step::Promote& s);
StepText textOf(const Saying& saying, const step::DeclareWar& s);
StepText textOf(const Saying& saying, const step::Pass& s);
StepText textOf(const Saying& saying, const step::Shift& s);
StepText textOf(const Saying& saying, const step::Move& s);
StepText textOf(const Saying& saying, const step::Battle& s);
StepText textOf(const Saying& saying, const step::Assign& s);
StepText textOf(const Saying& saying, const step::RetreatCountry& s);
StepText textOf(const Saying& saying, const step::BarbariansTo& s);
StepText textOf(const Saying& saying, const step::Retreat& s);
StepText textOf(const Saying& saying, const step::Withdraw& s);
StepText textOf(const Saying& saying, const step::Unify& s);
StepText textOf(const Saying& saying, const step::HandOver& s);
StepText textOf(const Saying& saying, const step::Merchant& s);
StepText textOf(const Saying& saying, const step::Vote& s);
StepText textOf(const Saying& saying, const step::OfferPeace& s);
StepText textOf(const Saying& saying, const step::AcceptPeace& s);
StepText textOf(const Saying& saying, const step::DeclinePeace& s);
StepText textOf(const Saying& saying, const step::RetractPeace& s);
StepText textOf(const Saying& saying, const step::Leave& s);
StepText textOf(const Saying& saying, const step::TimeUp& s);

/// Heading of the step that ends a question.
inline QString endGroup() {
    return Actions::tr("End");
}

} // namespace marches::warriors::face
