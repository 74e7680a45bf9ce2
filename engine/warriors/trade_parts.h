#pragma once

#include "engine/warriors/play.h"

/// Inside the rules: parts of Trade's verdicts that hold for many candidates. Options asks them once, and, as
/// they are inline, pays nothing for the reason of a no.
namespace marches::warriors {

/// Whether the seat may trade with the bank at all.
inline Verdict bankVerdict(const Traders& traders, SeatId actor) {
    if (traders.bound(actor)) return refuse(RefusalCode::monopolyBank, actor);
    return allowed;
}

inline Verdict typesVerdict(Resource give, Resource get) {
    if (give == get) return refuse(RefusalCode::bankSameType);
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

/// Whether a route to the partner may be opened, the actor's own limit apart.
inline Verdict partnerVerdict(const View& view, const Traders& traders, SeatId actor, SeatId partner) {
    if (partner == actor) return refuse(RefusalCode::withItself);
    if (view.state.player(partner).left) return refuse(RefusalCode::hasLeft, partner);
    if (routeBetween(view.state, actor, partner)) return refuse(RefusalCode::routeExists, actor, partner);
    if (!traders.takePart.contains(partner)) return refuse(RefusalCode::partnerNoTradeCenter, partner);
    return allowed;
}

/// Whether the actor may open one more route.
inline Verdict routesVerdict(const View& view, SeatId actor) {
    const int limit = routesAllowed(view.setting, view.state, actor);
    const int opened = routesOpened(view.state, actor);
    if (opened >= limit) return refuse(RefusalCode::routesUsedUp, limit, opened);
    return allowed;
}

} // namespace marches::warriors
