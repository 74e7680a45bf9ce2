#pragma once

#include "engine/warriors/command.h"
#include "engine/warriors/state.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>

/// Questions that rules, screens and computer players ask of a state. All cheap; none changes anything.
namespace marches::warriors {

/// Level 1 to 7 that `tokens` Development Tokens reach on a path (`tech.level`).
inline int levelFor(const Tables& tables, Path path, int tokens) {
    const auto& reach = tables.playMat.reach[static_cast<std::size_t>(path)];
    int reached = 1;
    for (std::size_t i = 1; i < levelCount; ++i)
        reached += tokens >= reach[i] ? 1 : 0;
    return reached;
}
inline int level(const Setting& setting, const State& state, SeatId seat, Path path) {
    return levelFor(setting.tables, path, state.player(seat).tokens[static_cast<std::size_t>(path)]);
}
/// Tokens that fill a path (`tech.spaces`).
inline int spacesOf(const Tables& tables, Path path) {
    return tables.playMat.reach[static_cast<std::size_t>(path)].back();
}
inline bool has(const Setting& setting, const State& state, SeatId seat, Ability ability) { ///< by its level
    const AbilityLevel& needed = setting.tables.playMat.abilities[static_cast<std::size_t>(ability)];
    const auto path = static_cast<std::size_t>(needed.path);
    return state.player(seat).tokens[path] >=
           setting.tables.playMat.reach[path][static_cast<std::size_t>(needed.level - 1)];
}

/// Also of a seat with itself.
inline bool allied(const Setting& setting, SeatId a, SeatId b) {
    return setting.seats[index(a)].alliance == setting.seats[index(b)].alliance;
}
inline bool atWar(const State& state, SeatId a, SeatId b) { ///< false of a seat with itself
    return a != b && state.wars[pairIndex(a, b)].since != 0;
}
/// Whether units of `seat` must fight in a province held by `owner`: Barbarians, or an enemy at war.
inline bool hostile(const State& state, SeatId seat, Owner owner) {
    if (owner == Owner::barbarian) return true;
    return isPlayer(owner) && atWar(state, seat, seatOf(owner));
}

/// The last turn, at most, of a war that began in turn `since` (`war.end`).
inline int lastTurnOfWar(const Tables& tables, int since) {
    return since + tables.warTurns - 1;
}

/// What a step of Development takes of the seat's Resources, without the price of an extra Action.
inline Resources costOf(const Tables& tables, const step::Build& step) {
    Resources cost = tables.cost[static_cast<std::size_t>(step.kind)];
    if (step.secondProvince != noProvince) cost += tables.cost[static_cast<std::size_t>(step.secondKind)];
    return cost;
}
Resources costOf(const Tables& tables, const step::Promote& promote);
Resources promotionCost(const Tables& tables, UnitKind from, UnitKind to); ///< `action.upgrade-army`

/// Seats in this turn's order, without those who left (`turn.order`, `option.variable-order`).
std::vector<SeatId> turnOrder(const Setting& setting, const State& state);

/// Action Points of an army at the seat's level, `man.ap`.
inline int fullActionPoints(const Setting& setting, const State& state, SeatId seat) {
    return setting.tables.playMat
        .actionPoints[static_cast<std::size_t>(level(setting, state, seat, Path::military) - 1)];
}
/// What is left of them to an army on the board.
inline int actionPointsOf(const Unit& army, int full) {
    return army.noAp || army.lying ? 0 : std::max(0, full - army.apSpent);
}
int actionPoints(const Setting& setting, const State& state, SeatId seat, Token token); ///< left, `man.ap`
/// Action Points that a march by this way takes of each army: one a step, one more for the battle at its end
/// (`man.ap`).
int actionPointsFor(const State& state, SeatId seat, std::span<const ProvinceId> path);
int lifeLeft(const Setting& setting, const State& state, UnitRef unit, ProvinceId province); ///< till death
int power(const Setting& setting, const State& state, UnitRef unit); ///< points; 0 once it has retreated
int barbarianStrength(const Tables& tables, int turn);               ///< `unit.power-toughness`
int barbarianStrength(const Setting& setting, const State& state);   ///< of this turn
std::span<const Barbarian> barbariansIn(const State& state, ProvinceId province);
bool hasUnit(const State& state, SeatId seat, ProvinceId province); ///< of any kind, Forts too
int fortsIn(const State& state, ProvinceId province);               ///< of players, `prov.stack`
/// The unit's own token by name, lowest free of its kind in the stash; nothing if none is left.
std::optional<Token> freeToken(const State& state, SeatId seat, UnitKind kind);

/// Who is who in Trade; for many questions of one state.
struct Traders {
    SeatSet takePart;    ///< `trade.centre-required`
    SeatSet monopolists; ///< whether or not they take part, `trade.monopoly`

    /// Whether somebody else's Monopoly binds the seat.
    bool bound(SeatId seat) const { return !monopolists.empty() && !monopolists.contains(seat); }
};
Traders tradersOf(const Setting& setting, const State& state);

bool takesPartInTrade(const Setting& setting, const State& state, SeatId seat); ///< `trade.centre-required`
bool anyMonopoly(const Setting& setting, const State& state);
std::optional<Route> routeBetween(const State& state, SeatId a, SeatId b);
bool routeUsable(const State& state, const Traders& traders, SeatId a, SeatId b);
bool routeUsable(const Setting& setting, const State& state, SeatId a, SeatId b);
int routesOpened(const State& state, SeatId seat);
int bankRate(const Setting& setting, const State& state, SeatId seat); ///< X of X:1, `trade.bank`
int routesAllowed(const Setting& setting, const State& state, SeatId seat);

/// What keeps a seat that Trade does not ask from the bank and from every route (`trade.no-order`).
enum class TradeBar : std::uint8_t {
    noCenter,
    monopoly,   ///< of another
    noneToOpen, ///< too little for the bank, and no route by the seat's level
    noRoute     ///< too little for the bank, and none that is open or can be opened
};
TradeBar tradeBar(const Setting& setting, const State& state, SeatId seat);
/// The same where Trade asks nobody.
enum class NoTrade : std::uint8_t {
    noCenter,  ///< nobody controls one
    oneCenter, ///< too little for the bank, and only one seat controls one
    noRoute,   ///< too little for the bank, and none that is open or can be opened
    several    ///< not the same for all
};
NoTrade whyNoTrade(const Setting& setting, const State& state);

/// Actions that the acting seat may still take at this point, as far as its abilities and Gold go
/// (`dev.extra`, `unify.award`); 0 where none is asked for.
int actionsLeft(const Setting& setting, const State& state);

/// Food, Products and Weapons of one Upkeep from this many symbols of each, by the levels of the seat
/// (`upkeep.gather`, `tech.level`); no Gold.
Resources yieldOf(const Setting& setting, const State& state, SeatId seat, const Resources& symbols);
/// What the gather step yields now (`upkeep.gather` and the two taxes).
Resources income(const Setting& setting, const State& state, SeatId seat);
/// Of all seats, in one go.
std::array<Resources, maxPlayers> allIncome(const Setting& setting, const State& state);
int foodNeeded(const Setting& setting, const State& state,
               SeatId seat); ///< by all armies not fed yet, `upkeep.feed`

/// Victory Points that a province of this kind is worth to its holder (`vp.provinces`).
inline int provinceVp(const Tables& tables, ProvinceType type) {
    return tables.provinceVp[static_cast<std::size_t>(type)];
}
inline int provinceVp(const Setting& setting, ProvinceId province) {
    return provinceVp(setting.tables, setting.board.provinces[province].type);
}

struct VictoryPoints {
    int provinces = 0;
    int forts = 0;
    int kills = 0;
    int bought = 0;
    int leaders = 0;
    int total() const { return provinces + forts + kills + bought + leaders; }
};
VictoryPoints victoryPoints(const Setting& setting, const State& state, SeatId seat);
/// Of all seats, in one go.
std::array<VictoryPoints, maxPlayers> allVictoryPoints(const Setting& setting, const State& state);
/// Builder, Trader or Warrior (`vp.leaders`); nothing on a tie.
std::optional<SeatId> leader(const Setting& setting, const State& state, Path path);
/// Whether somebody stands at or above the threshold now (`victory.threshold`).
bool thresholdReached(const Setting& setting, const State& state);
/// Total of a seat, or of its alliance (`ally.win`).
int sideVictoryPoints(const Setting& setting, const State& state, SeatId seat);

using Battlefields = boost::container::static_vector<ProvinceId, armyTokenCount>;
/// Provinces where the moving seat's armies still have to battle, ascending.
Battlefields battlesPending(const Setting& setting, const State& state);
/// Actions that a Unification now would give; nothing if `unify.condition` does not hold.
std::optional<int> unificationAward(const Setting& setting, const State& state, SeatId seat);
/// Provinces of its country that the seat does not hold and that `unify.condition` asks for.
std::vector<ProvinceId> unificationMissing(const Setting& setting, const State& state, SeatId seat);
/// Actions that a Unification of the seat's country can give: with none and with all of its Contested
/// provinces.
struct AwardRange {
    int least = 0;
    int most = 0;
};
AwardRange unificationRange(const Setting& setting, SeatId seat);

} // namespace marches::warriors
