#pragma once

#include "engine/warriors/state.h"

#include <span>

/// What a battle comes to if both sides choose as well as they can (section 11). Computer players and
/// previews share it. Nothing here changes the game.
namespace marches::warriors {

/// What "best" means. The attacker assigns first, and openly: of all assignments he takes the one that leaves
/// him most when the defender, who knows it, gives the best answer; what one side wins in it the other loses.
/// Barbarians have no choice (`barb.damage`). Only what the exchange itself brings is weighed: kills, Forts,
/// the province, armies lost or driven off; refuges count as they stand before it, and where armies go is not
/// part of it.
struct OutlookWeights {
    int vp = 4;       ///< a Victory Point that the attacker wins or a defending player loses; and the reverse
    int strength = 2; ///< a point of power of a player's army or Fort lost, by damage or for want of a refuge
    int lying = 1;    ///< a point of power of a player's army that retreats
};

/// What becomes of a unit.
enum class UnitEnd : std::uint8_t {
    stays,     ///< stands (or lies) in the province when the battle is over
    retreats,  ///< to `to`, `battle.retreat`, `barb.retreat`
    withdraws, ///< to `to`, `battle.withdraw`
    killed,    ///< by damage
    lost,      ///< for want of a place to retreat or withdraw to, without VP
};

struct UnitOutlook {
    UnitRef unit;
    int damage = 0; ///< points assigned to it
    UnitEnd end = UnitEnd::stays;
    ProvinceId to = noProvince;
};

struct BattleOutlook {
    ProvinceId province = noProvince;
    SeatId attacker = noSeat;
    Owner defender = Owner::none; ///< who holds the province now
    int attackerPower = 0;
    int defenderPower = 0;
    std::vector<UnitOutlook> attackers; ///< by token
    std::vector<UnitOutlook> defenders; ///< in the order in which the rules list them
    Owner holder = Owner::none;         ///< who holds the province afterwards
    std::array<int, maxPlayers>
        vp{};      ///< by seat: what its Victory Points change by, provinces and Forts included
    int value = 0; ///< by the weights; above 0 the attacker gains

    bool conquered() const { return holder == static_cast<Owner>(index(attacker)); }
};

/// The battle that the moving seat still has to fight in `province`, or that is running there and whose
/// damage has not been dealt. While the defender chooses, the attacker's assignment is taken as it stands;
/// one that is begun and not whole is thought anew. Nothing if there is no such battle.
///
/// The exchange is exact for every size of both sides; its time grows with units times power, so that
/// hundreds of Barbarians in a province take milliseconds. What follows it is played by the rules: whoever
/// has to choose a place takes the free province worth most VP, else the first in the order of ids; a
/// country, the first of the province.
std::optional<BattleOutlook> battleOutlook(const Setting& setting, const State& state, ProvinceId province,
                                           const OutlookWeights& weights = {});

/// As if these armies of `seat` (tokens on the board, each once) entered the province now and fought there,
/// together with those of his that already stand in it; without a look at ways, Action Points, phase or
/// peace. Nothing if no army would attack there or it is free, his own or an ally's.
std::optional<BattleOutlook> battleOutlook(const Setting& setting, const State& state, SeatId seat,
                                           std::span<const Token> armies, ProvinceId province,
                                           const OutlookWeights& weights = {});

} // namespace marches::warriors
