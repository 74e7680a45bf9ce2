#include "engine/warriors/play.h"

namespace marches::warriors {

void beginDownkeep(Play& play) {
    enterPhase(play, Phase::downkeep);
    play.state.stage = Stage::merchant;
    play.state.current = firstInOrder(play.setting, play.state);
    play.state.peace.open = {}; // war.end: offers lapse at Down-keep
}

bool merchantMatters(const View& view, SeatId seat) {
    if (!has(view.setting, view.state, seat, Ability::merchant)) return false;
    const int gold = view.state.player(seat).resources[Resource::gold];
    return gold > 0 && gold < view.setting.tables.cap;
}

Verdict verdict(const View&, SeatId, const step::Merchant&) {
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::Merchant& step) {
    std::int32_t& gold = play.state.player(actor).resources[Resource::gold];
    if (step.yes) {
        play.say(EventCode::goldDoubled, actor, static_cast<int>(gold), static_cast<int>(2 * gold));
        gold *= 2;
    }
    nextSeat(play);
}

namespace {

void giveBackAboveCap(Play& play) {
    for (std::size_t s = 0; s < play.setting.players(); ++s)
        for (const Resource resource : allResources) {
            std::int32_t& held = play.state.players[s].resources[resource];
            const int above = held - play.setting.tables.cap;
            if (above <= 0) continue;
            held -= above;
            play.say(EventCode::capped, idAt<SeatId>(s), resource, above);
        }
}

void heal(const Setting& setting, State& state) {
    for (std::size_t s = 0; s < setting.players(); ++s)
        for (Unit& unit : state.players[s].units) {
            const ProvinceId province = unit.province;
            unit = Unit{};
            unit.province = province;
        }
    for (Barbarian& b : state.barbarians) {
        b.damage = 0;
        b.lying = false;
    }
}

void endWars(Play& play) {
    State& state = play.state;
    for (std::size_t b = 1; b < play.setting.players(); ++b)
        for (std::size_t a = 0; a < b; ++a) {
            War& war = state.wars[pairIndex(idAt<SeatId>(a), idAt<SeatId>(b))];
            if (war.since == 0) continue;
            const bool longEnough = state.turn >= lastTurnOfWar(play.setting.tables, war.since);
            if (war.damageThisTurn && !longEnough) {
                war.damageThisTurn = false;
                continue;
            }
            war = {};
            play.say(EventCode::warEnded, idAt<SeatId>(a), idAt<SeatId>(b));
        }
}

SeatId nextStart(const Setting& setting, const State& state) {
    for (std::size_t step = 1; step <= setting.players(); ++step) {
        const auto seat = idAt<SeatId>((index(state.startSeat) + step) % setting.players());
        if (!state.player(seat).left) return seat;
    }
    return state.startSeat;
}

} // namespace

void finishTurn(Play& play) {
    State& state = play.state;
    giveBackAboveCap(play);
    heal(play.setting, state);
    endWars(play);
    state.peace.open = {}; // those made in the Down-keep itself lapse with it
    if (thresholdReached(play.setting, state)) return endGame(play, End::threshold);
    if (state.timeUp) return endGame(play, End::limits);
    if (state.turn >= play.setting.turnLimit())
        return endGame(play, play.setting.turnLimit() == play.setting.tables.turnLimit ? End::lastTurn
                                                                                       : End::limits);
    ++state.turn;
    if (play.setting.options.variableOrder) state.startSeat = nextStart(play.setting, state);
    play.say(EventCode::turnBegan, int{state.turn});
    beginUpkeep(play);
}

void endGame(Play& play, End end) {
    State& state = play.state;
    abandonBattle(play);
    state.end = end;
    state.phase = Phase::over;
    state.stage = Stage::over;
    endVote(state);
    play.say(EventCode::gameEnded);
}

} // namespace marches::warriors
