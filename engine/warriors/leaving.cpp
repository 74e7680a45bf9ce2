#include "engine/warriors/play.h"

/// `leave`: what becomes of the units of a player who leaves, and the vote of the others.
namespace marches::warriors {
namespace {

void dropRoutes(State& state, SeatId leaver) {
    const auto before = std::exchange(state.routes, {});
    const std::uint8_t count = std::exchange(state.routeCount, std::uint8_t{0});
    for (const Route& route : std::span(before).first(count))
        if (route.opener != index(leaver) && route.partner != index(leaver))
            state.routes[state.routeCount++] = route;
}

void dropTalks(State& state, std::size_t players, SeatId leaver) {
    const auto concerns = [&](const Offer& offer) { return offer.from == leaver || offer.to == leaver; };
    eraseIf(state.offers, concerns);
    for (std::size_t i = 0; i < players; ++i) {
        const SeatId other = idAt<SeatId>(i);
        if (other == leaver) continue;
        state.wars[pairIndex(leaver, other)] = {};
        state.peace.open[i].erase(leaver);
    }
    state.peace.open[index(leaver)] = {};
}

/// Removes the armies of the leaver that stand in provinces of others, where their battle is off.
void removeAttackers(Play& play, SeatId leaver) {
    for (Unit& unit : play.state.player(leaver).units)
        if (unit.onBoard() && play.state.holder(unit.province) != ownerOf(leaver)) returnToStash(unit);
}

void turnBarbarian(Play& play, SeatId leaver) {
    State& state = play.state;
    auto& units = state.player(leaver).units;
    for (Token token = 0; token < tokenCount; ++token) {
        Unit& unit = units[token];
        if (!unit.onBoard()) continue;
        if (!isPrincess(token)) {
            Barbarian& turned =
                addBarbarian(state, unit.province, isFort(token), false, isFort(token) ? unit.damage : 0);
            turned.assigned = unit.assigned;
        }
        returnToStash(unit);
    }
    for (std::size_t i = 0; i < state.holders.size(); ++i)
        if (state.holders[i] == ownerOf(leaver)) releaseIfEmpty(play, idAt<ProvinceId>(i));
}

/// Lets a battle that was begun against the leaver end against the Barbarians.
void adjustBattle(Play& play, ProvinceId province) {
    State& state = play.state;
    if (state.stage == Stage::assignAttacker || state.stage == Stage::assignDefender)
        state.battle.defenderPoints = defenderPower(play.view(), province);
}

void goFromFreeForAll(Play& play, SeatId leaver) {
    State& state = play.state;
    const bool mover = state.phase == Phase::maneuvering && state.current == leaver;
    const ProvinceId battle = state.battle.province;
    const bool defends = battle != noProvince && !mover && state.holder(battle) == ownerOf(leaver);
    if (mover) {
        removeAttackers(play, leaver);
        abandonBattle(play);
        if (state.stage == Stage::unifyAction) state.stage = state.resume;
    }
    turnBarbarian(play, leaver);
    if (defends) adjustBattle(play, battle);
    dropRoutes(state, leaver);
    dropTalks(state, play.setting.players(), leaver);
    Player& player = state.player(leaver);
    player = Player{};
    player.left = true;
}

/// Ends the vote as soon as its result is certain.
void settleVote(Play& play) {
    State& state = play.state;
    const std::size_t voters = state.votes.asked.size();
    const bool carried = state.votes.inFavour.size() * 2 > voters;
    const bool lost = state.votes.against.size() * 2 >= voters;
    if (!carried && !lost) return;
    if (play.setting.allied) return endGame(play, carried ? End::leave : End::voided);
    if (lost) return endGame(play, End::leave);
    endVote(state);
}

} // namespace

void endVote(State& state) {
    state.votes = {};
}

SeatSet votersLeft(const State& state) {
    return SeatSet::fromBits(static_cast<std::uint16_t>(
        state.votes.asked.bits() & ~state.votes.inFavour.bits() & ~state.votes.against.bits()));
}

Verdict verdict(const View&, SeatId, const step::Leave&) {
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::Leave&) {
    State& state = play.state;
    play.say(EventCode::left, actor);
    if (play.setting.allied)
        state.player(actor).left = true;
    else
        goFromFreeForAll(play, actor);
    SeatSet left;
    for (std::size_t i = 0; i < play.setting.players(); ++i)
        if (!state.players[i].left) left.insert(idAt<SeatId>(i));
    if (left.empty()) return endGame(play, End::voided);
    if (!play.setting.allied && left.size() == 1) return endGame(play, End::lastPlayer);
    state.votes.asked = left;
    state.votes.inFavour.erase(actor);
    state.votes.against.erase(actor);
    settleVote(play);
}

Verdict verdict(const View& view, SeatId, const step::Vote& step) {
    const bool alliedBallot = step.ballot == step::Ballot::count || step.ballot == step::Ballot::voidGame;
    if (alliedBallot != view.setting.allied) return refuse(RefusalCode::wrongBallot);
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::Vote& step) {
    const bool yes = step.ballot == step::Ballot::goOn || step.ballot == step::Ballot::count;
    (yes ? play.state.votes.inFavour : play.state.votes.against).insert(actor);
    play.say(EventCode::voted, actor);
    settleVote(play);
}

} // namespace marches::warriors
