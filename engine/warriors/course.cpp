#include "engine/warriors/play.h"

/// The course of the game: the seat and stage that follow.
namespace marches::warriors {

void enterPhase(Play& play, Phase phase) {
    play.state.phase = phase;
    play.state.peace.made = {}; // war.end: one offer to each enemy a phase
    play.say(EventCode::phaseBegan, phase);
}

namespace {

void beginExtra(State& state) {
    state.universityUsed = false;
    state.warlordUsed = false;
    state.masterTraderUsed = 0;
}

void nextAction(Play& play) {
    State& state = play.state;
    switch (state.actionRound) {
    case ActionRound::first:
        state.current = nextInOrder(play.setting, state, state.current);
        if (state.current == noSeat) {
            state.actionRound = ActionRound::second;
            state.current = lastInOrder(play.setting, state);
        }
        break;
    case ActionRound::second:
        state.current = previousInOrder(play.setting, state, state.current);
        if (state.current == noSeat) {
            state.actionRound = ActionRound::extra;
            state.current = firstInOrder(play.setting, state);
        }
        break;
    case ActionRound::extra:
        beginExtra(state);
        state.current = nextInOrder(play.setting, state, state.current);
        if (state.current == noSeat) {
            state.stage = Stage::shift;
            state.current = firstInOrder(play.setting, state);
        }
        break;
    }
}

} // namespace

void nextSeat(Play& play) {
    State& state = play.state;
    if (state.stage == Stage::action) return nextAction(play);
    const Stage ended = state.stage;
    state.current = nextInOrder(play.setting, state, state.current);
    if (ended == Stage::movePrincess || ended == Stage::move || ended == Stage::chooseBattle) {
        if (state.current == noSeat) return beginDownkeep(play);
        return beginMoves(play);
    }
    if (ended == Stage::routeIncome) state.incomeOrdinal = 0;
    if (state.current != noSeat) return;
    switch (ended) {
    case Stage::placeTokens:
        return beginUpkeep(play);
    case Stage::feed:
        gather(play);
        state.stage = Stage::routeIncome;
        state.current = firstInOrder(play.setting, state);
        return;
    case Stage::routeIncome:
        return beginTrade(play);
    case Stage::shift:
        return beginManeuvering(play);
    case Stage::merchant:
        return finishTurn(play);
    default:
        assert(false && "not an ordered stage");
    }
}

Verdict verdict(const View& view, SeatId actor, const step::Done&) {
    if (view.state.stage == Stage::trade && view.state.tradeDone.contains(actor) &&
        !askedAgain(view.state, actor))
        return refuse(RefusalCode::alreadyDone, actor);
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::Done&) {
    switch (play.state.stage) {
    case Stage::feed:
        finishFeeding(play, actor);
        return nextSeat(play);
    case Stage::trade:
        play.state.tradeDone.insert(actor);
        for (Offer& offer : play.state.offers)
            if (offer.to == actor) offer.asksAgain = false;
        play.say(EventCode::tradeDone, actor);
        return;
    case Stage::move:
        return afterMoves(play);
    case Stage::movePrincess:
        return nextSeat(play);
    default:
        assert(false && "nothing to end");
    }
}

} // namespace marches::warriors
