#include "engine/warriors/maneuvering_parts.h"

#include <algorithm>

namespace marches::warriors {
namespace {

bool adjacent(const View& view, ProvinceId a, ProvinceId b) {
    const auto& list = view.setting.board.neighbours[a];
    return std::find(list.begin(), list.end(), b) != list.end();
}

Verdict wayVerdict(const View& view, ProvinceId from, ProvinceId to) {
    if (!view.setting.board.provinces[to].inPlay) return refuse(RefusalCode::notInPlay, to);
    if (!adjacent(view, from, to)) return refuse(RefusalCode::notAdjacent, from, to);
    return allowed;
}

bool betweenCommands(Stage stage) {
    return stage == Stage::move || stage == Stage::chooseBattle || stage == Stage::movePrincess;
}

} // namespace

void beginMoves(Play& play) {
    State& state = play.state;
    state.stage = Stage::move;
    state.strikeRound = 1;
    state.princessesBegun = false;
}

void beginManeuvering(Play& play) {
    enterPhase(play, Phase::maneuvering);
    play.state.current = firstInOrder(play.setting, play.state);
    beginMoves(play);
}

void afterMoves(Play& play) {
    play.state.stage = Stage::chooseBattle;
}

void afterBattles(Play& play) {
    State& state = play.state;
    if (state.strikeRound == 1 && has(play.setting, state, state.current, Ability::doubleStrike)) {
        state.strikeRound = 2;
        state.stage = Stage::move;
        play.say(EventCode::doubleStrike, state.current);
        return;
    }
    state.stage = Stage::movePrincess;
}

void resumeAfterUnify(Play& play) {
    State& state = play.state;
    state.stage = state.resume;
    // man.double-strike: if it comes by a Unification, it counts until the Princesses begin to move.
    if (state.stage == Stage::movePrincess && !state.princessesBegun && state.strikeRound == 1)
        afterBattles(play);
}

Verdict verdict(const View& view, SeatId actor, const step::Move& step) {
    const UnitRef ref = unitOf(actor, step.token);
    const bool armies = view.state.stage == Stage::move;
    if (isFort(step.token)) return refuse(RefusalCode::fortsDoNotMove, ref);
    if (armies && isPrincess(step.token))
        return refuse(RefusalCode::princessesMoveLast, ref, view.state.stage);
    if (!armies && isArmy(step.token)) return refuse(RefusalCode::armiesMoveFirst, ref, view.state.stage);
    const Unit& unit = view.state.player(actor).units[step.token];
    if (!unit.onBoard()) return refuse(RefusalCode::notOnBoard, ref);
    if (const Verdict no = wayVerdict(view, unit.province, step.to)) return no;
    if (const Verdict no = unitVerdict(view, actor, step.token)) return no;
    return entryVerdict(view, actor, step, actionPoints(view.setting, view.state, actor, step.token));
}

void carryOut(Play& play, SeatId actor, const step::Move& step) {
    Unit& unit = play.state.player(actor).units[step.token];
    const ProvinceId from = unit.province;
    unit.province = step.to;
    if (isArmy(step.token)) {
        ++unit.apSpent;
    } else {
        unit.moved = true;
        play.state.princessesBegun = true;
    }
    using Moved = CodeFor<EventCode, UnitRef, ProvinceId, ProvinceId>;
    play.say(isArmy(step.token) ? Moved(EventCode::moved) : Moved(EventCode::princessWent),
             unitOf(actor, step.token), from, step.to);
    if (play.state.holder(step.to) == Owner::none) setHolder(play, step.to, ownerOf(actor), EventCode::taken);
    releaseIfEmpty(play, from);
}

Verdict verdict(const View& view, SeatId actor, const step::Unify&) {
    if (!betweenCommands(view.state.stage)) return refuse(RefusalCode::unifyNotNow, view.state.stage);
    if (view.state.player(actor).unified) return refuse(RefusalCode::unifiedBefore, actor);
    for (const ProvinceId province : view.setting.board.required[view.setting.seats[index(actor)].country])
        if (const Owner holder = view.state.holder(province); holder != ownerOf(actor))
            return refuse(RefusalCode::unifyMissing, province, holder);
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::Unify&) {
    State& state = play.state;
    const int actions = unificationAward(play.setting, state, actor).value_or(0);
    state.player(actor).unified = true;
    state.resume = state.stage;
    state.stage = Stage::unifyAction;
    state.actionsLeft = static_cast<std::uint8_t>(actions);
    play.say(EventCode::unified, actor, actions);
    if (actions == 0) resumeAfterUnify(play);
}

Verdict verdict(const View& view, SeatId actor, const step::HandOver& step) {
    const State& state = view.state;
    if (!betweenCommands(state.stage)) return refuse(RefusalCode::handOverNotNow, state.stage);
    if (const Owner holder = state.holder(step.province); holder != ownerOf(actor))
        return refuse(RefusalCode::handOverNotHeld, step.province, holder);
    if (step.ally == actor || !allied(view.setting, actor, step.ally) ||
        !hasUnit(state, step.ally, step.province))
        return refuse(RefusalCode::handOverNoAlly, step.ally, step.province);
    const auto& units = state.player(actor).units;
    for (Token token = 0; token < tokenCount; ++token)
        if (!isFort(token) && units[token].province == step.province)
            return refuse(RefusalCode::handOverUnitsStay, step.province);
    return allowed;
}

void carryOut(Play& play, SeatId, const step::HandOver& step) {
    setHolder(play, step.province, ownerOf(step.ally), EventCode::handedOver);
}

} // namespace marches::warriors
