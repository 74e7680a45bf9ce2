#pragma once

#include "engine/bots/warriors/position.h"

/// Estimates what things are worth to a seat, in Victory Points at the end of the game.
namespace marches::warriors::bots {

/// Returns the worth of one more unit of a resource in hand.
double resourceWorth(const Position& position, Resource resource);
/// Returns the worth of the resources that something costs.
double costWorth(const Position& position, const Resources& cost);

/// Returns the worth of holding a province from now on: its VP, its yield and its part in Unification.
double provinceWorth(const Position& position, ProvinceId province);
/// Returns the worth of its VP and yield alone, which is the same for every holder.
double plainWorth(const Position& position, ProvinceId province);
/// Returns how much more the Unification of an ally gains by a province than the own one; negative if the own
/// gains more.
double servesAllyMore(const Position& position, ProvinceId province, SeatId ally);

/// Returns what losing an army of a kind costs.
double armyWorth(const Position& position, UnitKind kind);

/// Returns the worth of the play-mat with these tokens: levels, progress and leads.
double matWorth(const Position& position, const std::array<std::uint8_t, 3>& tokens);
/// The most tokens that another seat has on a path, and that seat; noSeat if there is none, or several tie.
struct Rival {
    int tokens = 0;
    SeatId seat = noSeat;
};
/// Returns the rival on a path.
Rival rivalOn(const Position& position, Path path);
/// Returns the worth of the lead alone on a path with so many tokens.
double leadWorth(const Position& position, Path path, int tokens);

/// Returns the worth of the position as a whole for the side of the seat against the others, in VP: search
/// compares it.
double standing(const Position& position);

} // namespace marches::warriors::bots
