#include "engine/warriors/play.h"
#include "engine/warriors/rules.h"

namespace marches::warriors {
namespace {

void placeAtStart(State& state, SeatId seat, UnitKind kind, int count, ProvinceId province) {
    for (int i = 0; i < count; ++i)
        if (const auto token = freeToken(state, seat, kind))
            state.player(seat).units[*token].province = province;
}

/// Sets the board up by `setup.board`.
void setUpBoard(const Setting& setting, State& state) {
    for (std::size_t i = 0; i < setting.board.size(); ++i) {
        const auto province = idAt<ProvinceId>(i);
        const BoardProvince& data = setting.board.provinces[province];
        if (!data.inPlay) continue;
        SeatId starter = noSeat;
        for (std::size_t s = 0; s < setting.players(); ++s)
            if (setting.board.capitals[setting.seats[s].country] == province) starter = idAt<SeatId>(s);
        if (starter == noSeat) {
            addBarbarian(state, province, data.type == ProvinceType::capital, false, 0);
            state.holders[i] = Owner::barbarian;
            continue;
        }
        if (setting.start) continue; // free, unless the start names it
        placeAtStart(state, starter, UnitKind::fort, setting.tables.startForts, province);
        placeAtStart(state, starter, UnitKind::princess, setting.tables.startPrincesses, province);
        if (hasUnit(state, starter, province)) state.holders[i] = ownerOf(starter);
    }
}

void clearProvince(State& state, ProvinceId province) {
    if (state.holder(province) == Owner::barbarian)
        eraseIf(state.barbarians, [&](const Barbarian& b) { return b.province == province; });
    state.holders[index(province)] = Owner::none;
}

/// Places a start position (NOTATION.md "Scenario start positions").
void placeStart(const Setting& setting, const Start& start, State& state) {
    for (const ProvinceId province : start.barbarianProvinces)
        clearProvince(state, province);
    for (const ProvinceId province : start.free)
        clearProvince(state, province);
    for (const StartPlayer& player : start.players)
        for (const StartUnit& unit : player.units)
            clearProvince(state, unit.province);
    for (const StartBarbarian& b : start.barbarians) {
        addBarbarian(state, b.province, b.fort, b.retreated, b.damage);
        state.holders[index(b.province)] = Owner::barbarian;
    }
    for (std::size_t s = 0; s < start.players.size(); ++s) {
        const StartPlayer& from = start.players[s];
        const SeatId seat = idAt<SeatId>(s);
        Player& player = state.players[s];
        player.resources = from.resources;
        player.tokens = from.tokens;
        player.killsVp = from.killsVp;
        player.boughtVp = from.boughtVp;
        player.unified = from.unified;
        for (const SeatId partner : from.routes)
            state.routes[state.routeCount++] = {static_cast<std::uint8_t>(s),
                                                static_cast<std::uint8_t>(index(partner))};
        const int full =
            setting.tables.playMat
                .actionPoints[static_cast<std::size_t>(level(setting, state, seat, Path::military) - 1)];
        for (const StartUnit& unit : from.units) {
            Unit& token = player.units[static_cast<std::size_t>(tokensOf(unit.kind).first + unit.number - 1)];
            token.province = unit.province;
            token.damage = unit.damage;
            token.lying = unit.retreated;
            if (unit.ap) token.apSpent = static_cast<std::uint8_t>(full - *unit.ap);
        }
    }
    // `prov.owner`: where several allies have units, the first in turn order holds the token unless `holders`
    // says more.
    for (std::size_t place = setting.players(); place-- > 0;) {
        const SeatId seat = seatAt(setting, state, place);
        for (const Unit& unit : state.player(seat).units)
            if (unit.onBoard() && !barbariansIn(state, unit.province).empty())
                continue;
            else if (unit.onBoard())
                state.holders[index(unit.province)] = ownerOf(seat);
    }
    for (const auto& [province, seat] : start.holders)
        state.holders[index(province)] = ownerOf(seat);
    for (const Start::War& war : start.wars)
        for (const SeatId a : alliesOf(setting, war.a))
            for (const SeatId b : alliesOf(setting, war.b))
                state.wars[pairIndex(a, b)] = {static_cast<std::uint8_t>(war.since), war.damageThisTurn};
}

void beginAt(const Start& start, Play& play) {
    State& state = play.state;
    switch (start.phase) {
    case StartPhase::upkeep:
        beginUpkeep(play);
        break;
    case StartPhase::trade:
        beginTrade(play);
        break;
    case StartPhase::development:
        beginDevelopment(play);
        break;
    case StartPhase::maneuvering:
        beginManeuvering(play);
        break;
    }
    if (isSeat(start.toMove) && start.phase != StartPhase::trade) state.current = start.toMove;
}

/// What a vector holds outside the state itself.
template <class T, std::size_t Inside>
std::size_t owned(const boost::container::small_vector<T, Inside>& values) {
    return values.capacity() > Inside ? values.capacity() * sizeof(T) : 0;
}

} // namespace

std::size_t bytes(const State& state) {
    return sizeof state + owned(state.holders) + owned(state.barbarians) + owned(state.offers) +
           owned(state.declined);
}

State initial(const Setting& setting) {
    assert(setting.players() >= 2 && setting.players() <= maxPlayers);
    State state;
    state.holders.assign(setting.board.size(), Owner::none);
    std::vector<Event> events;
    Play play{setting, state, events};
    if (setting.start && setting.options.variableOrder)
        state.startSeat =
            isSeat(setting.start->startSeat)
                ? setting.start->startSeat
                : idAt<SeatId>(static_cast<std::size_t>(setting.start->turn - 1) % setting.players());
    setUpBoard(setting, state);
    if (setting.start) {
        state.turn = static_cast<std::uint8_t>(setting.start->turn);
        placeStart(setting, *setting.start, state);
        beginAt(*setting.start, play);
    } else {
        for (std::size_t s = 0; s < setting.players(); ++s)
            state.players[s].resources = setting.tables.startResources;
        state.current = firstInOrder(setting, state);
    }
    settle(play);
    return state;
}

Verdict verdict(const View& view, SeatId actor, const step::PlaceToken& step) {
    const int spaces = spacesOf(view.setting.tables, step.path);
    if (view.state.player(actor).tokens[static_cast<std::size_t>(step.path)] >= spaces)
        return refuse(RefusalCode::pathFull, step.path, spaces);
    return allowed;
}

void carryOut(Play& play, SeatId actor, const step::PlaceToken& step) {
    Player& player = play.state.player(actor);
    ++player.tokens[static_cast<std::size_t>(step.path)];
    play.say(EventCode::tokenPlaced, actor, step.path,
             Level{level(play.setting, play.state, actor, step.path)});
    if (player.tokens[0] + player.tokens[1] + player.tokens[2] >= play.setting.tables.startTokens)
        nextSeat(play);
}

} // namespace marches::warriors
