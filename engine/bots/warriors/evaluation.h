#pragma once

#include "engine/bots/warriors/position.h"

/// What things are worth to a seat, in Victory Points at the end of the game.
namespace marches::warriors::bots {

/// A unit more of a resource in hand.
double resourceWorth(const Position& position, Resource resource);
double costWorth(const Position& position, const Resources& cost);

/// Holding a province from now on: its VP, what it yields, and what it means for Unification.
double provinceWorth(const Position& position, ProvinceId province);
/// Its VP and yield alone, for whoever holds it.
double plainWorth(const Position& position, ProvinceId province);
/// How much more Unification an ally could make of a province than oneself; negative if oneself more.
double servesAllyMore(const Position& position, ProvinceId province, SeatId ally);

/// Losing an army of a kind.
double armyWorth(const Position& position, UnitKind kind);

/// The play-mat with these tokens: levels, progress and leads.
double matWorth(const Position& position, const std::array<std::uint8_t, 3>& tokens);
/// Most tokens that another seat has on a path, and whose they are; noSeat: nobody's, or several tie.
struct Rival {
    int tokens = 0;
    SeatId seat = noSeat;
};
Rival rivalOn(const Position& position, Path path);
/// Only the lead on a path with so many tokens.
double leadWorth(const Position& position, Path path, int tokens);
/// An Action more.
double actionWorth(const Position& position);

/// The position as a whole for the seat's side against the others: what search compares. The higher the
/// better; the scale is VP.
double standing(const Position& position);

} // namespace marches::warriors::bots
