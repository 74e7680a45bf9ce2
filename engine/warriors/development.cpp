#include "engine/warriors/development_parts.h"

namespace marches::warriors {
namespace {

void payAction(Play& play, SeatId actor, const Resources& cost, bool declaresWar = false) {
    State& state = play.state;
    Player& player = state.player(actor);
    switch (sourceOf(play.view(), actor, declaresWar)) {
    case Source::warlord:
        state.warlordUsed = true;
        break;
    case Source::university:
        state.universityUsed = true;
        break;
    case Source::masterTrader:
        ++state.masterTraderUsed;
        player.resources[Resource::gold] -= play.setting.tables.masterTraderPrice;
        play.say(EventCode::extraActionPaid, actor, play.setting.tables.masterTraderPrice);
        break;
    case Source::turn:
    case Source::none:
        break;
    }
    player.resources -= cost;
}

void placeArmy(Play& play, SeatId actor, UnitKind kind, ProvinceId province) {
    const Token token = *freeToken(play.state, actor, kind);
    Unit& unit = play.state.player(actor).units[token];
    unit.province = province;
    unit.noAp = play.state.stage == Stage::unifyAction; // unify.award
    play.say(EventCode::armyBuilt, unitOf(actor, token), province);
}

} // namespace

void beginDevelopment(Play& play) {
    enterPhase(play, Phase::development);
    play.state.stage = Stage::action;
    play.state.actionRound = ActionRound::first;
    play.state.current = firstInOrder(play.setting, play.state);
}

void finishAction(Play& play, bool passed) {
    State& state = play.state;
    if (state.stage == Stage::unifyAction) {
        state.actionsLeft = passed ? std::uint8_t{0} : static_cast<std::uint8_t>(state.actionsLeft - 1);
        if (state.actionsLeft == 0) resumeAfterUnify(play);
        return;
    }
    if (passed || state.actionRound != ActionRound::extra) nextSeat(play);
}

bool asGoodAsPassing(const View& view, SeatId actor, const step::DeclareWar& step) {
    const War& war = view.state.wars[pairIndex(actor, step.enemy)];
    return war.since == view.state.turn && sourceOf(view, actor, true) != Source::masterTrader;
}

Verdict verdict(const View& view, SeatId actor, const step::Upgrade& step) {
    if (const Verdict no = pathVerdict(view, actor, step.path)) return no;
    return freeActionVerdict(view, actor);
}

void carryOut(Play& play, SeatId actor, const step::Upgrade& step) {
    payAction(play, actor, {});
    ++play.state.player(actor).tokens[static_cast<std::size_t>(step.path)];
    play.say(EventCode::tokenPlaced, actor, step.path,
             Level{level(play.setting, play.state, actor, step.path)});
    finishAction(play, false);
}

Verdict verdict(const View& view, SeatId actor, const step::Build& step) {
    if (const Verdict no = levelVerdict(view, actor, step)) return no;
    if (const Verdict no = placeVerdict(view, actor, step.province)) return no;
    if (step.secondProvince != noProvince)
        if (const Verdict no = placeVerdict(view, actor, step.secondProvince)) return no;
    return payVerdict(view, actor, step);
}

void carryOut(Play& play, SeatId actor, const step::Build& step) {
    payAction(play, actor, costOf(play.setting.tables, step));
    placeArmy(play, actor, step.kind, step.province);
    if (step.secondProvince != noProvince) placeArmy(play, actor, step.secondKind, step.secondProvince);
    finishAction(play, false);
}

Verdict verdict(const View& view, SeatId actor, const step::BuildFort& step) {
    if (const Verdict no = levelVerdict(view, actor, step)) return no;
    if (const Verdict no = placeVerdict(view, actor, step)) return no;
    return payVerdict(view, actor, step);
}

void carryOut(Play& play, SeatId actor, const step::BuildFort& step) {
    payAction(play, actor, play.setting.tables.cost[static_cast<std::size_t>(UnitKind::fort)]);
    const Token token = *freeToken(play.state, actor, UnitKind::fort);
    play.state.player(actor).units[token].province = step.province;
    play.say(EventCode::fortBuilt, unitOf(actor, token), step.province);
    finishAction(play, false);
}

Verdict verdict(const View& view, SeatId actor, const step::Promote& step) {
    if (!isPlayer(step.unit.owner) || !allied(view.setting, actor, seatOf(step.unit.owner)))
        return refuse(RefusalCode::notYourArmy, step.unit);
    const SeatId owner = seatOf(step.unit.owner);
    if (!isArmy(step.unit.number)) return refuse(RefusalCode::onlyArmiesPromoted, step.unit);
    if (!view.state.player(owner).units[step.unit.number].onBoard())
        return refuse(RefusalCode::notOnBoard, step.unit);
    if (const Verdict no = levelVerdict(view, actor, step)) return no;
    const UnitKind from = kindOf(step.unit.number);
    if (step.to <= from || step.to > UnitKind::cavalry) return refuse(RefusalCode::notHigher, step.unit);
    if (!freeToken(view.state, owner, step.to)) return refuse(RefusalCode::stashEmpty, step.to);
    return actionVerdict(view, actor, promotionCost(view.setting.tables, from, step.to),
                         RefusalCode::costShortPromotion);
}

void carryOut(Play& play, SeatId actor, const step::Promote& step) {
    payAction(play, actor, costOf(play.setting.tables, step));
    Player& owner = play.state.player(seatOf(step.unit.owner));
    const Token target = *freeToken(play.state, seatOf(step.unit.owner), step.to);
    Unit& lower = owner.units[step.unit.number];
    owner.units[target] = lower;
    returnToStash(lower);
    play.say(EventCode::promoted, step.unit, unitOf(seatOf(step.unit.owner), target),
             owner.units[target].province);
    finishAction(play, false);
}

Verdict verdict(const View& view, SeatId actor, const step::DeclareWar& step) {
    if (step.enemy == actor) return refuse(RefusalCode::warOnItself);
    if (allied(view.setting, actor, step.enemy)) return refuse(RefusalCode::warOnAlly, step.enemy);
    if (view.state.player(step.enemy).left) return refuse(RefusalCode::hasLeft, step.enemy);
    return freeActionVerdict(view, actor, true);
}

void carryOut(Play& play, SeatId actor, const step::DeclareWar& step) {
    payAction(play, actor, {}, true);
    declareWar(play, actor, step.enemy);
    finishAction(play, false);
}

Verdict verdict(const View&, SeatId, const step::Pass&) {
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::Pass&) {
    play.say(EventCode::passed, actor);
    if (play.state.stage == Stage::shift)
        nextSeat(play);
    else
        finishAction(play, true);
}

Verdict verdict(const View& view, SeatId actor, const step::Shift& step) {
    if (step.from == step.to) return refuse(RefusalCode::samePath);
    if (const Verdict no = shiftFromVerdict(view, actor, step.from)) return no;
    return shiftToVerdict(view, actor, step.to);
}

void carryOut(Play& play, SeatId actor, const step::Shift& step) {
    auto& tokens = play.state.player(actor).tokens;
    --tokens[static_cast<std::size_t>(step.from)];
    ++tokens[static_cast<std::size_t>(step.to)];
    play.say(EventCode::tokenShifted, actor, step.from, step.to);
    nextSeat(play);
}

} // namespace marches::warriors
