#pragma once

#include "engine/warriors/play.h"

/// Inside the rules: parts of the verdicts of Maneuvering that hold for many candidates. `eachOption` asks
/// each of them once. They are inline so that the compiler drops a Refusal that nobody reads.
namespace marches::warriors {

inline bool isOwnSide(const View& view, SeatId seat, Owner holder) {
    return isPlayer(holder) && allied(view.setting, seat, seatOf(holder));
}

/// Whether an army may move on from the province where it is.
inline Verdict leaveVerdict(const View& view, SeatId actor, Token token) {
    const ProvinceId from = view.state.player(actor).units[token].province;
    if (hostile(view.state, actor, view.state.holder(from)))
        return refuse(RefusalCode::mustBattle, unitOf(actor, token), from);
    return allowed;
}

inline Verdict armyEntryVerdict(const View& view, SeatId actor, const step::Move& step, int left) {
    const UnitRef ref = unitOf(actor, step.token);
    const Owner holder = view.state.holder(step.to);
    if (hostile(view.state, actor, holder)) {
        if (left < 2) return refuse(RefusalCode::battlePointNeeded, ref, step.to, left);
        return allowed;
    }
    if (isPlayer(holder) && !isOwnSide(view, actor, holder))
        return refuse(RefusalCode::inPeace, step.to, holder);
    if (left < 1) return refuse(RefusalCode::noActionPoint, ref, 1, left);
    return allowed;
}

inline Verdict princessEntryVerdict(const View& view, SeatId actor, const step::Move& step) {
    const Owner holder = view.state.holder(step.to);
    if (holder != Owner::none && !isOwnSide(view, actor, holder))
        return refuse(RefusalCode::princessNotThere, unitOf(actor, step.token), step.to, holder);
    return allowed;
}

/// Whether a unit that is on the board may be moved at this stage.
inline Verdict unitVerdict(const View& view, SeatId actor, Token token) {
    if (isArmy(token)) return leaveVerdict(view, actor, token);
    if (view.state.player(actor).units[token].moved)
        return refuse(RefusalCode::princessMoved, unitOf(actor, token));
    return allowed;
}

/// Whether a unit may enter an adjacent province; `left`: the Action Points of an army.
inline Verdict entryVerdict(const View& view, SeatId actor, const step::Move& step, int left) {
    return isArmy(step.token) ? armyEntryVerdict(view, actor, step, left)
                              : princessEntryVerdict(view, actor, step);
}

} // namespace marches::warriors
