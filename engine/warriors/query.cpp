#include "engine/warriors/query.h"

#include "engine/warriors/barbarians.h"
#include "engine/warriors/order.h"

#include <algorithm>

namespace marches::warriors {

std::vector<SeatId> turnOrder(const Setting& setting, const State& state) {
    std::vector<SeatId> order;
    for (SeatId seat = firstInOrder(setting, state); seat != noSeat; seat = nextInOrder(setting, state, seat))
        order.push_back(seat);
    return order;
}

int actionPoints(const Setting& setting, const State& state, SeatId seat, Token token) {
    const Unit& unit = state.player(seat).units[token];
    if (!unit.onBoard() || !isArmy(token)) return 0;
    return actionPointsOf(unit, fullActionPoints(setting, state, seat));
}

int barbarianStrength(const Tables& tables, int turn) {
    int strength = 0;
    for (const BarbarianStrength& row : tables.barbarians)
        if (turn >= row.fromTurn) strength = row.strength;
    return strength;
}

int barbarianStrength(const Setting& setting, const State& state) {
    return barbarianStrength(setting.tables, state.turn);
}

int lifeLeft(const Setting& setting, const State& state, UnitRef unit, ProvinceId province) {
    if (isPlayer(unit.owner)) {
        const Unit& own = state.player(seatOf(unit.owner)).units[unit.number];
        return setting.tables.toughness[static_cast<std::size_t>(kindOf(unit.number))] - own.damage;
    }
    const Barbarian* barbarian = findBarbarian(state, unit, province);
    const int toughness = unit.barbarianFort
                              ? setting.tables.toughness[static_cast<std::size_t>(UnitKind::fort)]
                              : barbarianStrength(setting, state);
    return toughness - (barbarian == nullptr ? 0 : barbarian->damage);
}

int power(const Setting& setting, const State& state, UnitRef unit) {
    if (isPlayer(unit.owner)) {
        if (state.player(seatOf(unit.owner)).units[unit.number].lying) return 0;
        return setting.tables.power[static_cast<std::size_t>(kindOf(unit.number))];
    }
    return unit.barbarianFort ? setting.tables.power[static_cast<std::size_t>(UnitKind::fort)]
                              : barbarianStrength(setting, state);
}

std::span<const Barbarian> barbariansIn(const State& state, ProvinceId province) {
    const auto& all = state.barbarians;
    // Like std::lower_bound, but without branches, half of which would be mispredicted.
    const Barbarian* first = all.data();
    for (std::size_t length = all.size(); length > 0;) {
        const std::size_t half = (length + 1) / 2;
        first += half * static_cast<std::size_t>(first[half - 1].province < province);
        length -= half;
    }
    const Barbarian* const end = all.data() + all.size();
    const Barbarian* last = first;
    while (last != end && last->province == province)
        ++last;
    return {first, last};
}

bool hasUnit(const State& state, SeatId seat, ProvinceId province) {
    const auto& units = state.player(seat).units;
    return std::any_of(units.begin(), units.end(),
                       [&](const Unit& unit) { return unit.province == province; });
}

int fortsIn(const State& state, ProvinceId province) {
    int count = 0;
    const TokenRange forts = tokensOf(UnitKind::fort);
    for (const Player& player : state.players)
        for (Token token = forts.first; token < forts.end; ++token)
            count += player.units[token].province == province ? 1 : 0;
    return count;
}

std::optional<Token> freeToken(const State& state, SeatId seat, UnitKind kind) {
    const TokenRange range = tokensOf(kind);
    for (Token token = range.first; token < range.end; ++token)
        if (!state.player(seat).units[token].onBoard()) return token;
    return std::nullopt;
}

Traders tradersOf(const Setting& setting, const State& state) {
    Traders traders;
    ByOwner<bool> holdsCentre;
    for (const ProvinceId centre : setting.board.tradeCenters)
        holdsCentre[state.holder(centre)] = true;
    for (std::size_t i = 0; i < setting.players(); ++i) {
        const auto seat = idAt<SeatId>(i);
        if (state.player(seat).left) continue;
        if (holdsCentre[ownerOf(seat)]) traders.takePart.insert(seat);
        if (has(setting, state, seat, Ability::monopoly)) traders.monopolists.insert(seat);
    }
    return traders;
}

bool takesPartInTrade(const Setting& setting, const State& state, SeatId seat) {
    return tradersOf(setting, state).takePart.contains(seat);
}

bool anyMonopoly(const Setting& setting, const State& state) {
    return !tradersOf(setting, state).monopolists.empty();
}

std::optional<Route> routeBetween(const State& state, SeatId a, SeatId b) {
    for (const Route& route : state.openRoutes()) {
        const SeatId opener = idAt<SeatId>(route.opener);
        const SeatId partner = idAt<SeatId>(route.partner);
        if ((opener == a && partner == b) || (opener == b && partner == a)) return route;
    }
    return std::nullopt;
}

bool routeUsable(const State& state, const Traders& traders, SeatId a, SeatId b) {
    return traders.takePart.contains(a) && traders.takePart.contains(b) &&
           !(traders.bound(a) && traders.bound(b)) && routeBetween(state, a, b);
}

bool routeUsable(const Setting& setting, const State& state, SeatId a, SeatId b) {
    return routeUsable(state, tradersOf(setting, state), a, b);
}

int routesOpened(const State& state, SeatId seat) {
    const auto routes = state.openRoutes();
    return static_cast<int>(std::count_if(routes.begin(), routes.end(),
                                          [&](const Route& route) { return route.opener == index(seat); }));
}

int bankRate(const Setting& setting, const State& state, SeatId seat) {
    return setting.tables.playMat
        .bankRate[static_cast<std::size_t>(level(setting, state, seat, Path::trade) - 1)];
}

int actionPointsFor(const State& state, SeatId seat, std::span<const ProvinceId> path) {
    if (path.empty()) return 0;
    return static_cast<int>(path.size()) + (hostile(state, seat, state.holder(path.back())) ? 1 : 0);
}

Resources promotionCost(const Tables& tables, UnitKind from, UnitKind to) {
    Resources cost;
    cost[Resource::product] = tables.promotionProducts * (static_cast<int>(to) - static_cast<int>(from));
    return cost;
}

Resources costOf(const Tables& tables, const step::Promote& promote) {
    return promotionCost(tables, kindOf(promote.unit.number), promote.to);
}

int routesAllowed(const Setting& setting, const State& state, SeatId seat) {
    return setting.tables.playMat
        .routes[static_cast<std::size_t>(level(setting, state, seat, Path::trade) - 1)];
}

int actionsLeft(const Setting& setting, const State& state) {
    if (state.stage == Stage::unifyAction) return state.actionsLeft;
    if (state.stage != Stage::action) return 0;
    if (state.actionRound != ActionRound::extra) return 1;
    const auto able = [&](Ability ability) { return has(setting, state, state.current, ability); };
    const int gold = state.player(state.current).resources[Resource::gold];
    const int bought =
        std::min(setting.tables.masterTraderActions - state.masterTraderUsed,
                 setting.tables.masterTraderPrice > 0 ? gold / setting.tables.masterTraderPrice : 255);
    return (able(Ability::warlord) && !state.warlordUsed ? 1 : 0) +
           (able(Ability::university) && !state.universityUsed ? 1 : 0) +
           (able(Ability::masterTrader) ? bought : 0);
}

Resources yieldOf(const Setting& setting, const State& state, SeatId seat, const Resources& symbols) {
    const PlayMat& mat = setting.tables.playMat;
    const auto production = static_cast<std::size_t>(level(setting, state, seat, Path::production) - 1);
    const auto military = static_cast<std::size_t>(level(setting, state, seat, Path::military) - 1);
    Resources yield;
    yield[Resource::food] = symbols[Resource::food] * mat.food[production];
    yield[Resource::product] = symbols[Resource::product] * mat.product[production];
    yield[Resource::weapon] = symbols[Resource::weapon] * mat.weapon[military];
    return yield;
}

std::array<Resources, maxPlayers> allIncome(const Setting& setting, const State& state) {
    struct Land {
        Resources symbols;
        int capitals = 0;
        int centres = 0;
    };
    ByOwner<Land> lands;
    for (std::size_t i = 0; i < setting.board.size(); ++i) {
        Land& land = lands[state.holders[i]];
        const BoardProvince& province = setting.board.provinces[idAt<ProvinceId>(i)];
        land.symbols += province.symbolCount();
        land.capitals += province.type == ProvinceType::capital ? 1 : 0;
        land.centres += province.type == ProvinceType::tradeCenter ? 1 : 0;
    }
    std::array<Resources, maxPlayers> all;
    for (std::size_t s = 0; s < setting.players(); ++s) {
        const auto seat = idAt<SeatId>(s);
        const auto& [symbols, capitals, centres] = lands[ownerOf(seat)];
        all[s] = yieldOf(setting, state, seat, symbols);
        if (has(setting, state, seat, Ability::productionTax)) all[s][Resource::gold] += capitals;
        if (has(setting, state, seat, Ability::tradeTax)) all[s][Resource::gold] += centres;
    }
    return all;
}

Resources income(const Setting& setting, const State& state, SeatId seat) {
    return allIncome(setting, state)[index(seat)];
}

int foodNeeded(const Setting& setting, const State& state, SeatId seat) {
    if (has(setting, state, seat, Ability::pillaging)) return 0;
    int sum = 0;
    for (Token token = 0; token < armyTokenCount; ++token)
        if (const Unit& unit = state.player(seat).units[token];
            unit.onBoard() && !(state.stage == Stage::feed && unit.fed))
            sum += setting.tables.feed[static_cast<std::size_t>(kindOf(token))];
    return sum;
}

Battlefields battlesPending(const Setting&, const State& state) {
    Battlefields provinces;
    if (state.phase != Phase::maneuvering || !isSeat(state.current)) return provinces;
    for (Token token = 0; token < armyTokenCount; ++token) {
        const Unit& unit = state.player(state.current).units[token];
        if (!unit.onBoard() || !hostile(state, state.current, state.holder(unit.province))) continue;
        const auto place = std::lower_bound(provinces.begin(), provinces.end(), unit.province);
        if (place == provinces.end() || *place != unit.province) provinces.insert(place, unit.province);
    }
    return provinces;
}

namespace {

int awardFor(const Tables& tables, std::size_t held) {
    const auto& table = tables.unification;
    return table.empty() ? 0 : table[std::min(held, table.size() - 1)];
}

} // namespace

AwardRange unificationRange(const Setting& setting, SeatId seat) {
    const CountryId country = setting.seats[index(seat)].country;
    const std::size_t least = setting.board.required[country].size();
    return {awardFor(setting.tables, least),
            awardFor(setting.tables, least + setting.board.contested[country].size())};
}

std::vector<ProvinceId> unificationMissing(const Setting& setting, const State& state, SeatId seat) {
    std::vector<ProvinceId> missing;
    for (const ProvinceId province : setting.board.required[setting.seats[index(seat)].country])
        if (state.holder(province) != ownerOf(seat)) missing.push_back(province);
    return missing;
}

std::optional<int> unificationAward(const Setting& setting, const State& state, SeatId seat) {
    const CountryId country = setting.seats[index(seat)].country;
    const Owner owner = ownerOf(seat);
    std::size_t held = 0;
    for (const ProvinceId province : setting.board.required[country]) {
        if (state.holder(province) != owner) return std::nullopt;
        ++held;
    }
    for (const ProvinceId province : setting.board.contested[country])
        held += state.holder(province) == owner ? 1U : 0U;
    return awardFor(setting.tables, held);
}

} // namespace marches::warriors
