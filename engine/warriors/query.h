#pragma once

#include "engine/warriors/command.h"
#include "engine/warriors/state.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>

/// Questions that rules, screens and computer players ask of a state. All are cheap, and none changes it.
namespace marches::warriors {

/// Returns the level, 1 to 7, that `tokens` Development Tokens reach on a path (`tech.level`).
inline int levelFor(const Tables& tables, Path path, int tokens) {
    const auto& reach = tables.playMat.reach[static_cast<std::size_t>(path)];
    int reached = 1;
    for (std::size_t i = 1; i < levelCount; ++i)
        reached += tokens >= reach[i] ? 1 : 0;
    return reached;
}
/// Returns the level, 1 to 7, of a seat on a path.
inline int level(const Setting& setting, const State& state, SeatId seat, Path path) {
    return levelFor(setting.tables, path, state.player(seat).tokens[static_cast<std::size_t>(path)]);
}
/// Returns the number of tokens that fill a path (`tech.spaces`).
inline int spacesOf(const Tables& tables, Path path) {
    return tables.playMat.reach[static_cast<std::size_t>(path)].back();
}
/// Whether the level of the seat gives the ability.
inline bool has(const Setting& setting, const State& state, SeatId seat, Ability ability) {
    const AbilityLevel& needed = setting.tables.playMat.abilities[static_cast<std::size_t>(ability)];
    const auto path = static_cast<std::size_t>(needed.path);
    return state.player(seat).tokens[path] >=
           setting.tables.playMat.reach[path][static_cast<std::size_t>(needed.level - 1)];
}

/// Whether two seats are allies; a seat is its own ally.
inline bool allied(const Setting& setting, SeatId a, SeatId b) {
    return setting.seats[index(a)].alliance == setting.seats[index(b)].alliance;
}
/// Whether two seats are at war; false of a seat with itself.
inline bool atWar(const State& state, SeatId a, SeatId b) {
    return a != b && state.wars[pairIndex(a, b)].since != 0;
}
/// Whether units of `seat` must fight in a province held by `owner`: Barbarians, or an enemy at war.
inline bool hostile(const State& state, SeatId seat, Owner owner) {
    if (owner == Owner::barbarian) return true;
    return isPlayer(owner) && atWar(state, seat, seatOf(owner));
}

/// Returns the last turn, at most, of a war that began in turn `since` (`war.end`).
inline int lastTurnOfWar(const Tables& tables, int since) {
    return since + tables.warTurns - 1;
}

/// Returns what a step of Development costs, without the price of an extra Action.
inline Resources costOf(const Tables& tables, const step::Build& step) {
    Resources cost = tables.cost[static_cast<std::size_t>(step.kind)];
    if (step.secondProvince != noProvince) cost += tables.cost[static_cast<std::size_t>(step.secondKind)];
    return cost;
}
Resources costOf(const Tables& tables, const step::Promote& promote);
Resources promotionCost(const Tables& tables, UnitKind from, UnitKind to); ///< `action.upgrade-army`

/// Returns the seats in the order of this turn, without those who left (`turn.order`,
/// `option.variable-order`).
std::vector<SeatId> turnOrder(const Setting& setting, const State& state);

/// Returns the Action Points of an army at the level of the seat (`man.ap`).
inline int fullActionPoints(const Setting& setting, const State& state, SeatId seat) {
    return setting.tables.playMat
        .actionPoints[static_cast<std::size_t>(level(setting, state, seat, Path::military) - 1)];
}
/// Returns how many of its `full` Action Points an army on the board has left.
inline int actionPointsOf(const Unit& army, int full) {
    return army.noAp || army.lying ? 0 : std::max(0, full - army.apSpent);
}
/// Returns the Action Points left to an army (`man.ap`).
int actionPoints(const Setting& setting, const State& state, SeatId seat, Token token);
/// Returns the Action Points that a march by this way takes of each army: one a step, one more for the battle
/// at its end (`man.ap`).
int actionPointsFor(const State& state, SeatId seat, std::span<const ProvinceId> path);
/// Returns the damage that a unit can still take before it dies.
int lifeLeft(const Setting& setting, const State& state, UnitRef unit, ProvinceId province);
/// Returns the points of damage that a unit deals; 0 once it has retreated.
int power(const Setting& setting, const State& state, UnitRef unit);
/// Returns the power and the toughness of Barbarians in a turn, which are equal (`unit.power-toughness`).
int barbarianStrength(const Tables& tables, int turn);
/// Returns the same in the present turn.
int barbarianStrength(const Setting& setting, const State& state);
/// Returns the Barbarians of a province: armies before Forts, by number.
std::span<const Barbarian> barbariansIn(const State& state, ProvinceId province);
bool hasUnit(const State& state, SeatId seat, ProvinceId province); ///< of any kind, Forts too
int fortsIn(const State& state, ProvinceId province);               ///< of players, `prov.stack`
/// Returns the lowest token of its kind in the stash of the seat; nothing if none is left.
std::optional<Token> freeToken(const State& state, SeatId seat, UnitKind kind);

/// The roles of seats in Trade, computed once for many questions of one state.
struct Traders {
    SeatSet takePart;    ///< `trade.centre-required`
    SeatSet monopolists; ///< seats with Monopoly, whether or not they take part, `trade.monopoly`

    /// Whether another seat's Monopoly binds the seat.
    bool bound(SeatId seat) const { return !monopolists.empty() && !monopolists.contains(seat); }
};
Traders tradersOf(const Setting& setting, const State& state);

bool takesPartInTrade(const Setting& setting, const State& state, SeatId seat); ///< `trade.centre-required`
bool anyMonopoly(const Setting& setting, const State& state);
std::optional<Route> routeBetween(const State& state, SeatId a, SeatId b); ///< nothing if none is open
/// Whether the two seats have a route and may exchange over it (`trade.route.open`, `trade.monopoly`).
bool routeUsable(const State& state, const Traders& traders, SeatId a, SeatId b);
bool routeUsable(const Setting& setting, const State& state, SeatId a, SeatId b);
int routesOpened(const State& state, SeatId seat); ///< those that the seat has opened, not those opened to it
int bankRate(const Setting& setting, const State& state, SeatId seat); ///< X of X:1, `trade.bank`
/// Returns how many routes the seat may have opened at most (`trade.route.open`).
int routesAllowed(const Setting& setting, const State& state, SeatId seat);

/// Why a seat that Trade does not ask can use neither the bank nor a route (`trade.no-order`).
enum class TradeBar : std::uint8_t {
    noCenter,
    monopoly,   ///< of another seat
    noneToOpen, ///< too little for the bank, and no route by the seat's level
    noRoute     ///< too little for the bank, and none that is open or can be opened
};
TradeBar tradeBar(const Setting& setting, const State& state, SeatId seat);
/// Why Trade asks no seat at all.
enum class NoTrade : std::uint8_t {
    noCenter,  ///< no seat controls one
    oneCenter, ///< too little for the bank, and only one seat controls one
    noRoute,   ///< too little for the bank, and none that is open or can be opened
    several    ///< for different seats different reasons
};
NoTrade whyNoTrade(const Setting& setting, const State& state);

/// Returns how many Actions the acting seat may still take, as far as its abilities and Gold go (`dev.extra`,
/// `unify.award`); 0 where none is asked for.
int actionsLeft(const Setting& setting, const State& state);

/// Returns the Food, Products and Weapons of one Upkeep from so many symbols of each, by the levels of the
/// seat (`upkeep.gather`, `tech.level`); no Gold.
Resources yieldOf(const Setting& setting, const State& state, SeatId seat, const Resources& symbols);
/// Returns what the gather step would yield now (`upkeep.gather` and the two taxes).
Resources income(const Setting& setting, const State& state, SeatId seat);
/// Returns the income of all seats, faster than one by one.
std::array<Resources, maxPlayers> allIncome(const Setting& setting, const State& state);
/// Returns the Food that all armies not fed yet need (`upkeep.feed`).
int foodNeeded(const Setting& setting, const State& state, SeatId seat);

/// Returns the Victory Points of a province of this type for its holder (`vp.provinces`).
inline int provinceVp(const Tables& tables, ProvinceType type) {
    return tables.provinceVp[static_cast<std::size_t>(type)];
}
inline int provinceVp(const Setting& setting, ProvinceId province) {
    return provinceVp(setting.tables, setting.board.provinces[province].type);
}

/// Victory Points of a seat by source (`vp.provinces`, `vp.forts`, `vp.kills`, `trade.buy-vp`, `vp.leaders`).
struct VictoryPoints {
    int provinces = 0;
    int forts = 0;
    int kills = 0;
    int bought = 0;
    int leaders = 0;
    int total() const { return provinces + forts + kills + bought + leaders; }
};
VictoryPoints victoryPoints(const Setting& setting, const State& state, SeatId seat);
/// Returns the points of all seats, faster than one by one.
std::array<VictoryPoints, maxPlayers> allVictoryPoints(const Setting& setting, const State& state);
/// Returns the Builder, Trader or Warrior (`vp.leaders`); nothing on a tie.
std::optional<SeatId> leader(const Setting& setting, const State& state, Path path);
/// Whether a side has as many points as the threshold now (`victory.threshold`).
bool thresholdReached(const Setting& setting, const State& state);
/// Returns the total of a seat, or of its alliance (`ally.win`).
int sideVictoryPoints(const Setting& setting, const State& state, SeatId seat);

using Battlefields = boost::container::static_vector<ProvinceId, armyTokenCount>;
/// Returns the provinces where armies of the moving seat still have to fight, ascending.
Battlefields battlesPending(const Setting& setting, const State& state);
/// Returns the Actions that a Unification would give now; nothing if `unify.condition` does not hold.
std::optional<int> unificationAward(const Setting& setting, const State& state, SeatId seat);
/// Returns the provinces that `unify.condition` asks for and the seat does not hold.
std::vector<ProvinceId> unificationMissing(const Setting& setting, const State& state, SeatId seat);
/// The Actions that a Unification of the seat's country can give: with none and with all of its Contested
/// provinces.
struct AwardRange {
    int least = 0;
    int most = 0;
};
AwardRange unificationRange(const Setting& setting, SeatId seat);

} // namespace marches::warriors
