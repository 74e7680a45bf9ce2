#pragma once

#include "engine/bots/warriors/position.h"

#include <algorithm>
#include <array>
#include <optional>

/// Estimates what resources are worth to a seat in Trade, unit by unit: for answering offers, making them and
/// the bank.
namespace marches::warriors::bots {

/// Resources that are reserved for plans.
struct Reserve {
    Resources units;
    std::array<double, 4> worth{}; ///< of one unit, by Resource
};

/// What a seat needs its resources for: Food for the armies, and the costs of what is to be built.
struct Budget {
    const Position& position; ///< of the seat; must outlive this
    Reserve reserve;          ///< with what is still missing; above the cap only as far as it is in hand
    Resources missing;        ///< of the best project that can't be paid yet
    double projectGain = 0;   ///< VP of that project above those of an upgrade
    int rate = 0;             ///< X of X:1 at the bank; 0: the seat can't use it

    int spare(Resource resource) const {
        return std::max(0, position.held()[resource] - reserve.units[resource]);
    }
};

/// Reserves the costs of what is worth building, best first; stops at the first project that the bank could
/// complete.
Budget budgetOf(const Position& position);
Budget budgetOf(Position&& position) = delete;

/// Returns the number of lots that the bank would take of what is to spare, without lots of `wanted`; 0
/// without a bank.
int lotsToSpare(const Budget& budget, std::optional<Resource> wanted);

/// Returns what the seat gains by giving and getting these, in VP. A unit in the plans is worth what the plan
/// brings for it, any other one less the more there are, and one above the cap nothing; in the last turn
/// those beyond the plans are worth the points that the bank and `trade.buy-vp` make of them.
double exchangeGain(const Budget& budget, const Resources& gives, const Resources& gets);

/// Returns `gets` without the units that add nothing to the gain of the exchange.
Resources usefulPart(const Budget& budget, const Resources& gives, const Resources& gets);

} // namespace marches::warriors::bots
