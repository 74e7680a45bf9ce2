#pragma once

#include "engine/warriors/state.h"

#include <span>

/// Predicts a battle in which both sides choose as well as they can (RULES.md section 11), for previews and
/// computer players. Nothing here changes the game.
namespace marches::warriors {

/// What the sides try to gain. The attacker assigns first, and openly: it takes the assignment that leaves it
/// most when the defender, who knows it, gives the best answer; what one side wins the other loses.
/// Barbarians have no choice (`barb.damage`). Only what the exchange itself brings is weighed: kills, Forts,
/// the province, armies lost or driven off. Refuges count as they are before it; where armies go is not
/// weighed.
struct OutlookWeights {
    int vp = 4;       ///< a Victory Point that the attacker wins or a defending player loses; and the reverse
    int strength = 2; ///< had no place to retreat or withdraw to; gives no VP
    int lying = 1;    ///< a point of power of a player's army that retreats
};

/// The fate of a unit.
enum class UnitEnd : std::uint8_t {
    stays,     ///< in the province when the battle is over, standing or lying
    retreats,  ///< to the province `to`: `battle.retreat`, `barb.retreat`
    withdraws, ///< to the province `to`: `battle.withdraw`
    killed,    ///< by damage
    lost,      ///< for want of a place to retreat or withdraw to, without VP
};

/// What happens to one unit.
struct UnitOutlook {
    UnitRef unit;
    int damage = 0; ///< points assigned to it
    UnitEnd end = UnitEnd::stays;
    ProvinceId to = noProvince;
};

/// The predicted battle and its result.
struct BattleOutlook {
    ProvinceId province = noProvince;
    SeatId attacker = noSeat;
    Owner defender = Owner::none; ///< who holds the province now
    int attackerPower = 0;
    int defenderPower = 0;
    std::vector<UnitOutlook> attackers; ///< by token
    std::vector<UnitOutlook> defenders; ///< in the order in which the rules list them
    Owner holder = Owner::none;         ///< who holds the province afterwards
    /// Change of Victory Points by seat, those of provinces and Forts included.
    std::array<int, maxPlayers> vp{};
    int value = 0; ///< by the weights; above 0 the attacker gains

    bool conquered() const { return holder == static_cast<Owner>(index(attacker)); }
};

/// Predicts the battle that the moving seat still has to fight in `province`, or that is running there with
/// its damage not dealt. While the defender chooses, the attacker's assignment is taken as it is; one that is
/// begun and not whole is chosen anew. Nothing if there is no such battle.
///
/// The exchange is exact for every size of both sides; its time grows with units times power, so that
/// hundreds of Barbarians in a province take milliseconds. What follows it is played by the rules: a side
/// that has to choose a place takes the free province worth most VP, else the first in the order of ids; of
/// countries, the first of the province.
std::optional<BattleOutlook> battleOutlook(const Setting& setting, const State& state, ProvinceId province,
                                           const OutlookWeights& weights = {});

/// Predicts the battle that there would be if these armies of `seat` (tokens on the board, each once) entered
/// the province now and fought together with those of the seat that are in it. Ways, Action Points, phase and
/// peace are not looked at. Nothing if no army would attack there, or the province is free, the seat's own or
/// an ally's.
std::optional<BattleOutlook> battleOutlook(const Setting& setting, const State& state, SeatId seat,
                                           std::span<const Token> armies, ProvinceId province,
                                           const OutlookWeights& weights = {});

} // namespace marches::warriors
