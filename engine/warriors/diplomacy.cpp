#include "engine/warriors/play.h"

namespace marches::warriors {

SeatSet alliesOf(const Setting& setting, SeatId seat) {
    SeatSet set;
    for (std::size_t i = 0; i < setting.players(); ++i)
        if (allied(setting, seat, idAt<SeatId>(i))) set.insert(idAt<SeatId>(i));
    return set;
}

void markWarDamage(State& state, const Setting& setting, SeatId a, SeatId b) {
    if (!setting.allied) {
        state.wars[pairIndex(a, b)].damageThisTurn = true;
        return;
    }
    for (const SeatId x : alliesOf(setting, a))
        for (const SeatId y : alliesOf(setting, b))
            if (War& war = state.wars[pairIndex(x, y)]; war.since != 0) war.damageThisTurn = true;
}

namespace {

Verdict enemyVerdict(const View& view, SeatId actor, SeatId enemy) {
    if (enemy == actor) return refuse(RefusalCode::warOnItself);
    if (view.state.player(enemy).left) return refuse(RefusalCode::hasLeft, enemy);
    if (!atWar(view.state, actor, enemy)) return refuse(RefusalCode::notAtWar, actor, enemy);
    return allowed;
}

/// Returns the seat on the side of `from` that has made an offer in `offers` to the side of `to`; noSeat if
/// none has.
SeatId sideOffer(const View& view, const std::array<SeatSet, maxPlayers>& offers, SeatId from, SeatId to) {
    for (const SeatId a : alliesOf(view.setting, from))
        for (const SeatId b : alliesOf(view.setting, to))
            if (offers[index(a)].contains(b)) return a;
    return noSeat;
}

void removeSideOffers(Play& play, SeatId from, SeatId to) {
    for (const SeatId a : alliesOf(play.setting, from))
        for (const SeatId b : alliesOf(play.setting, to))
            play.state.peace.open[index(a)].erase(b);
}

bool battlePendingBetween(const View& view, SeatId a, SeatId b) {
    if (view.state.phase != Phase::maneuvering || !isSeat(view.state.current)) return false;
    const SeatId mover = view.state.current;
    if (!allied(view.setting, mover, a) && !allied(view.setting, mover, b)) return false;
    const SeatId other = allied(view.setting, mover, a) ? b : a;
    for (const ProvinceId province : battlesPending(view.setting, view.state))
        if (const Owner holder = view.state.holder(province);
            isPlayer(holder) && allied(view.setting, seatOf(holder), other))
            return true;
    if (view.state.battle.province != noProvince)
        if (const Owner holder = view.state.holder(view.state.battle.province);
            isPlayer(holder) && allied(view.setting, seatOf(holder), other))
            return true;
    return false;
}

void makePeace(Play& play, SeatId actor, SeatId enemy) {
    for (const SeatId a : alliesOf(play.setting, actor))
        for (const SeatId b : alliesOf(play.setting, enemy))
            play.state.wars[pairIndex(a, b)] = {};
    removeSideOffers(play, actor, enemy);
    removeSideOffers(play, enemy, actor);
    play.say(EventCode::peaceMade, actor, enemy);
}

/// Withdraws offers of peace between the two sides: none outlives a declaration of war (`war.renew`).
void withdrawOffers(Play& play, SeatId declarer, SeatId enemy) {
    if (const SeatId maker = sideOffer(play.view(), play.state.peace.open, declarer, enemy); maker != noSeat)
        play.say(EventCode::peaceRetracted, maker, enemy);
    if (const SeatId maker = sideOffer(play.view(), play.state.peace.open, enemy, declarer); maker != noSeat)
        play.say(EventCode::peaceDeclined, declarer, maker);
    removeSideOffers(play, declarer, enemy);
    removeSideOffers(play, enemy, declarer);
}

} // namespace

void declareWar(Play& play, SeatId actor, SeatId enemy) {
    withdrawOffers(play, actor, enemy);
    for (const SeatId a : alliesOf(play.setting, actor))
        for (const SeatId b : alliesOf(play.setting, enemy))
            if (!play.state.player(a).left && !play.state.player(b).left)
                // war.renew: the damage of this turn counts for the war that goes on from here
                play.state.wars[pairIndex(a, b)].since = play.state.turn;
    play.say(EventCode::warDeclared, actor, enemy);
}

Verdict verdict(const View& view, SeatId actor, const step::OfferPeace& step) {
    if (const Verdict no = enemyVerdict(view, actor, step.enemy)) return no;
    if (sideOffer(view, view.state.peace.made, actor, step.enemy) != noSeat)
        return refuse(RefusalCode::peaceOfferedAlready, step.enemy);
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::OfferPeace& step) {
    play.state.peace.open[index(actor)].insert(step.enemy);
    play.state.peace.made[index(actor)].insert(step.enemy);
    play.say(EventCode::peaceOffered, actor, step.enemy);
}

Verdict verdict(const View& view, SeatId actor, const step::AcceptPeace& step) {
    if (sideOffer(view, view.state.peace.open, step.enemy, actor) == noSeat)
        return refuse(RefusalCode::noPeaceOffer, step.enemy, actor);
    if (battlePendingBetween(view, actor, step.enemy)) return refuse(RefusalCode::battlePending);
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::AcceptPeace& step) {
    makePeace(play, actor, step.enemy);
}

Verdict verdict(const View& view, SeatId actor, const step::DeclinePeace& step) {
    if (sideOffer(view, view.state.peace.open, step.enemy, actor) == noSeat)
        return refuse(RefusalCode::noPeaceOffer, step.enemy, actor);
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::DeclinePeace& step) {
    removeSideOffers(play, step.enemy, actor);
    play.say(EventCode::peaceDeclined, actor, step.enemy);
}

Verdict verdict(const View& view, SeatId actor, const step::RetractPeace& step) {
    if (sideOffer(view, view.state.peace.open, actor, step.enemy) == noSeat)
        return refuse(RefusalCode::noPeaceOffer, actor, step.enemy);
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::RetractPeace& step) {
    removeSideOffers(play, actor, step.enemy);
    play.say(EventCode::peaceRetracted, actor, step.enemy);
}

Verdict verdict(const View& view, SeatId, const step::TimeUp&) {
    if (!view.setting.options.timeMinutes) return refuse(RefusalCode::noTimeLimit);
    if (view.state.timeUp) return refuse(RefusalCode::timeUpAlready);
    return allowed;
}

void carryOut(Play& play, SeatId, const step::TimeUp&) {
    play.state.timeUp = true;
    play.say(EventCode::timeIsUp, int{play.state.turn});
}

} // namespace marches::warriors
