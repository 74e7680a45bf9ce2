#include "engine/warriors/play.h"

namespace marches::warriors {

void beginUpkeep(Play& play) {
    enterPhase(play, Phase::upkeep);
    play.state.stage = Stage::feed;
    play.state.current = firstInOrder(play.setting, play.state);
}

Verdict verdict(const View& view, SeatId actor, const step::Feed& step) {
    const UnitRef ref = unitOf(actor, step.token);
    if (!isArmy(step.token)) return refuse(RefusalCode::onlyArmiesEat, ref);
    const Unit& unit = view.state.player(actor).units[step.token];
    if (!unit.onBoard()) return refuse(RefusalCode::notOnBoard, ref);
    if (unit.fed) return refuse(RefusalCode::alreadyFed, ref);
    const int needed = view.setting.tables.feed[static_cast<std::size_t>(kindOf(step.token))];
    const int held = view.state.player(actor).resources[Resource::food];
    if (held < needed) return refuse(RefusalCode::foodShort, needed, held, ref);
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::Feed& step) {
    Player& player = play.state.player(actor);
    Unit& unit = player.units[step.token];
    const int eaten = play.setting.tables.feed[static_cast<std::size_t>(kindOf(step.token))];
    player.resources[Resource::food] -= eaten;
    unit.fed = true;
    play.say(EventCode::fed, unitOf(actor, step.token), unit.province, eaten);
}

void finishFeeding(Play& play, SeatId seat) {
    Player& player = play.state.player(seat);
    for (Token token = 0; token < armyTokenCount; ++token) {
        Unit& unit = player.units[token];
        if (!unit.onBoard() || unit.fed) continue;
        const ProvinceId province = unit.province;
        returnToStash(unit);
        play.say(EventCode::starved, unitOf(seat, token), province);
        releaseIfEmpty(play, province);
    }
}

void gather(Play& play) {
    const auto all = allIncome(play.setting, play.state);
    for (SeatId seat = firstInOrder(play.setting, play.state); seat != noSeat;
         seat = nextInOrder(play.setting, play.state, seat)) {
        const Resources& yield = all[index(seat)];
        play.state.player(seat).resources += yield;
        if (yield != Resources{})
            play.say(EventCode::gathered, seat, static_cast<int>(yield[Resource::food]),
                     static_cast<int>(yield[Resource::product]), static_cast<int>(yield[Resource::weapon]),
                     static_cast<int>(yield[Resource::gold]));
    }
}

int lastRouteIncome(const View& view, SeatId seat) {
    return std::min(routesAllowed(view.setting, view.state, seat),
                    static_cast<int>(view.setting.tables.routeIncome.size()));
}

std::span<const Resource> nextRouteIncome(const View& view, SeatId seat, int ordinal) {
    if (ordinal < 1 || ordinal > lastRouteIncome(view, seat)) return {};
    return view.setting.tables.routeIncome[static_cast<std::size_t>(ordinal - 1)];
}

Verdict verdict(const View& view, SeatId actor, const step::RouteIncome& step) {
    const int asked = view.state.incomeOrdinal;
    if (step.ordinal != asked) return refuse(RefusalCode::noRouteIncome, int{step.ordinal}, asked);
    for (const Resource resource : nextRouteIncome(view, actor, asked))
        if (resource == step.resource) return allowed;
    return refuse(RefusalCode::routeYieldsOther, step.resource, asked);
}

void carryOut(Play& play, SeatId actor, const step::RouteIncome& step) {
    ++play.state.player(actor).resources[step.resource];
    ++play.state.incomeOrdinal;
    play.say(EventCode::routeIncome, actor, int{step.ordinal}, step.resource);
}

} // namespace marches::warriors
