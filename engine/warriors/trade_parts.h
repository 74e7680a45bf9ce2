#pragma once

#include "engine/warriors/play.h"

/// Inside the rules: parts of Trade's verdicts that hold for many candidates. Options asks them once, and, as
/// they are inline, pays nothing for the reason of a no.
namespace marches::warriors {

/// Whether the seat may trade with the bank at all.
inline Verdict bankVerdict(const View& view, SeatId actor) {
    if (!has(view.setting, view.state, actor, Ability::monopoly) && anyMonopoly(view.setting, view.state))
        return refuse(RefusalCode::monopolyBank, actor);
    return allowed;
}

/// Whether it may give a lot of a resource.
inline Verdict lotVerdict(const View& view, SeatId actor, Resource give, int rate) {
    const int held = view.state.player(actor).resources[give];
    if (held < rate) return refuse(RefusalCode::bankShort, give, rate, held);
    if (rate == 1 && ((view.state.bankGot[index(actor)] >> static_cast<unsigned>(give)) & 1U) != 0)
        return refuse(RefusalCode::bankBackAndForth, give);
    return allowed;
}

} // namespace marches::warriors
