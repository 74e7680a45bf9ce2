#pragma once

#include "app/warriors/pieces/moment.h"
#include "app/warriors/pieces/reach.h"
#include "engine/warriors/units.h"

#include <QString>

#include <tuple>
#include <vector>

/// Marches and the units that make them, in words.
namespace marches::warriors::face {

/// Returns what the target of a march is, and the provinces on its way: "free · +2 VP, by Fyn".
QString marchDetail(const Moment& moment, const March& march);
/// Returns "Anjou is left empty and is lost: −2 VP"; empty if the march gives up no province.
QString marchLoss(const Moment& moment, const March& march);
/// Returns the price of a march by the Action Points of each unit: "2 AP each"; empty for none.
QString marchCost(const std::vector<Token>& units, int actionPoints);

/// What units that can do the same have in common: province, kind, Action Points left (of a Princess 1 until
/// she has moved), damage.
using Stack = std::tuple<ProvinceId, UnitKind, int, int>;
/// Returns the stack of a unit of the seat in hand.
Stack stackOf(const Moment& moment, Token token);

/// Tells whether other units of these kinds in their province differ from them in what they can do.
bool differsThere(const Moment& moment, const std::vector<Token>& units);
/// Names units of one province: "2 Infantry", or "1 Princess (4 there)"; each by its own name where units of
/// its kind there differ.
QString unitsThere(const Moment& moment, const std::vector<Token>& units);

/// Names one unit of the seat for a hint: "1 Archer", or its own name where others of its kind there differ.
QString hintName(const Moment& moment, SeatId seat, Token token);

} // namespace marches::warriors::face
