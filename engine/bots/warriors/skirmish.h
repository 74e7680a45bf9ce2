#pragma once

#include "engine/bots/warriors/position.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <iterator>

/// Battles foreseen: who would deal what to whom, by figures alone and without a State of its own.
namespace marches::warriors::bots {

struct Fighter {
    UnitRef unit;
    int power = 0;
    int life = 1;
    bool retreats = false; ///< at exactly 0 life it retreats
    bool fort = false;
    bool princess = false;
    double worth = 0; ///< of its destruction to the other side
    int assigned = 0; ///< damage assigned so far
    int planned = 0;  ///< damage that the plan gives it in all
    bool dies = false;
    bool leaves = false; ///< retreats
};
using Fighters = boost::container::small_vector<Fighter, 12>;

/// An army of the attacker: its token's kind and what is left of it.
Fighter attackerOf(const Position& position, SeatId seat, Token token);
/// A fresh army of a kind that is not built yet.
Fighter freshArmy(const Position& position, SeatId seat, UnitKind kind);
/// Those who defend a province against `seat`.
Fighters defendersOf(const Position& position, ProvinceId province);

/// Spreads `points` over the targets as serves best: to clear the province if that can be, else by worth.
void planDamage(Fighters& targets, int points, bool clears);
/// As Barbarians spread theirs (`barb.damage`).
void planBarbarianDamage(Fighters& attackers, int points);

struct Forecast {
    bool captured = false; ///< only attackers are left
    bool freed = false;    ///< nobody is left
    double gain = 0;       ///< worth of what is destroyed
    double loss = 0;       ///< worth of the attackers lost
    int killVp = 0;
};

/// One exchange of blows in a province with those who defend it.
Forecast forecast(const Position& position, ProvinceId province, Fighters defenders, Fighters attackers);
Forecast forecast(const Position& position, ProvinceId province, const Fighters& attackers);

/// As std::stable_sort, without its buffer: for lists of a dozen.
template <class List, class Less>
void sortFew(List& list, const Less& less) {
    for (auto next = list.begin(); next != list.end(); ++next)
        std::rotate(std::upper_bound(list.begin(), next, *next, less), next, std::next(next));
}

} // namespace marches::warriors::bots
