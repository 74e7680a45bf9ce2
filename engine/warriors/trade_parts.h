#pragma once

#include "engine/warriors/play.h"

/// Inside the rules: parts of the verdicts of Trade that hold for many candidates. `eachOption` asks each of
/// them once. They are inline so that the compiler drops a Refusal that nobody reads.
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

/// Whether the seat may give a lot of a resource to the bank, `rate` for one.
inline Verdict lotVerdict(const View& view, SeatId actor, Resource give, int rate) {
    const int held = view.state.player(actor).resources[give];
    if (held < rate) return refuse(RefusalCode::bankShort, give, rate, held);
    if (rate == 1 && ((view.state.bankGot[index(actor)] >> static_cast<unsigned>(give)) & 1U) != 0)
        return refuse(RefusalCode::bankBackAndForth, give);
    return allowed;
}

/// Whether a route to the partner may be opened, apart from the actor's limit.
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
