#pragma once

#include "engine/bots/warriors/position.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <iterator>

/// Foresees battles by figures alone, without a State: faster than battleOutlook, and less exact.
namespace marches::warriors::bots {

/// A unit in a foreseen battle.
struct Fighter {
    UnitRef unit;
    int power = 0;
    int life = 1;
    bool retreats = false; ///< at exactly 0 life it retreats
    bool fort = false;
    bool princess = false;
    double worth = 0; ///< VP that its destruction is worth to the other side
    int assigned = 0; ///< damage assigned so far
    int planned = 0;  ///< damage that the plan gives it in all
    bool dies = false;
    bool leaves = false; ///< it retreats
};
using Fighters = boost::container::small_vector<Fighter, 12>;

/// Returns an army of the attacker as a fighter: the kind of its token and the life it has left.
Fighter attackerOf(const Position& position, SeatId seat, Token token);
/// Returns an army that is not built yet.
Fighter freshArmy(const Position& position, SeatId seat, UnitKind kind);
/// Returns the units that defend a province against the seat of the position.
Fighters defendersOf(const Position& position, ProvinceId province);

/// Spreads `points` over the targets as serves best: with `clears` so that none stays in the province if that
/// can be, else by worth.
void planDamage(Fighters& targets, int points, bool clears);
/// Spreads `points` over the attackers as Barbarians do (`barb.damage`).
void planBarbarianDamage(Fighters& attackers, int points);

struct Forecast {
    bool captured = false; ///< attackers alone are left
    bool freed = false;    ///< no unit is left
    double gain = 0;       ///< VP: worth of what is destroyed
    double loss = 0;       ///< VP: worth of the attackers lost
    int killVp = 0;
};

/// Foresees one exchange of damage between the defenders of a province and attackers.
Forecast forecast(const Position& position, ProvinceId province, Fighters defenders, Fighters attackers);
Forecast forecast(const Position& position, ProvinceId province, const Fighters& attackers);

/// Sorts stably like std::stable_sort, but without its buffer; for lists of a dozen.
template <class List, class Less>
void sortFew(List& list, const Less& less) {
    for (auto next = list.begin(); next != list.end(); ++next)
        std::rotate(std::upper_bound(list.begin(), next, *next, less), next, std::next(next));
}

} // namespace marches::warriors::bots
