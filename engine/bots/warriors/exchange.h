#pragma once

#include "engine/bots/warriors/position.h"

#include <algorithm>
#include <array>
#include <optional>

/// What resources are worth to a seat in Trade, unit by unit: whoever answers an offer, makes one or goes to
/// the bank asks here.
namespace marches::warriors::bots {

/// Resources that are spoken for.
struct Reserve {
    Resources units;
    std::array<double, 4> worth{}; ///< of one unit, by Resource
};

/// What a seat's resources are to serve: Food for the armies, and the costs of what is to be built.
struct Budget {
    const Position& position; ///< of the seat; must outlive this
    Reserve reserve;          ///< with what is still missing; above the cap only as far as it is in hand
    Resources missing;        ///< of the best project that can't be paid yet
    double projectGain = 0;   ///< its worth above an upgrade's
    int rate = 0;             ///< X of X:1 at the bank; 0: the seat can't use it

    int spare(Resource resource) const {
        return std::max(0, position.held()[resource] - reserve.units[resource]);
    }
};

/// Goes through what is worth building, best first, and reserves what it costs; stops at the first thing that
/// the bank could complete.
Budget budgetOf(const Position& position);
Budget budgetOf(Position&& position) = delete;

/// Lots that the bank takes from what is to spare, apart from what is `wanted` itself; 0 without a bank.
int lotsToSpare(const Budget& budget, std::optional<Resource> wanted);

/// What the seat gains by giving and getting these, in Victory Points. A unit in the plans is worth what the
/// plan brings for it, another one less the more there are, and one above the cap nothing; in the last turn
/// those beyond the plans are worth the points that the bank and `trade.buy-vp` make of them.
double exchangeGain(const Budget& budget, const Resources& gives, const Resources& gets);

/// `gets` without the units that add nothing to that gain.
Resources usefulPart(const Budget& budget, const Resources& gives, const Resources& gets);

} // namespace marches::warriors::bots
